/** Games by keyboard alone and with a clock, to their end. */
import { parsePosition } from '../../src/engine/game/notation.ts'
import { winnerOf } from '../../src/engine/game/position.ts'
import { expect, test } from './app.ts'

test('a game is played to its end by keyboard alone', async ({ app, page }) => {
  await app.open()
  await app.newGame('Another player', '16 nodes')
  const arrows = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowUp']
  for (let turn = 0; await app.myTurn(); turn++) {
    for (let step = 0; ; step++) {
      const focused = app.board.locator('[data-node]:focus')
      if ((await focused.getAttribute('aria-disabled')) === 'false') break
      await page.keyboard.press(arrows[(step * 5 + turn + Math.floor(step / 7)) % arrows.length])
      expect(step, 'an empty node is within reach of the arrows').toBeLessThan(400)
    }
    const before = await app.stones.count()
    await page.keyboard.press(turn % 2 === 0 ? 'Enter' : ' ')
    await expect.poll(() => app.stones.count()).toBeGreaterThan(before)
  }
  const winner = winnerOf(parsePosition((await app.position.textContent()) ?? ''))
  await expect(app.headline).toHaveText(
    winner === 'red' ? /^You win: one chain joins sides/ : /^You lost: one chain joins sides/,
  )
  await expect(app.board.locator('[data-node][data-wins]').first()).toBeVisible()
  await expect(app.playable).toHaveCount(0)
})

test('a reload gives no time back, and the time runs out', async ({ app, page }) => {
  await page.clock.install()
  await app.open()
  await app.newGame('Two people', '1 minute each')
  const clock = page.getByRole('timer', { name: 'Blue’s clock' })
  await app.node('a1').click()
  await page.clock.fastForward(20_000)
  await expect(clock).toHaveText(/0:(40|3\d)/)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(clock).toHaveText(/0:(40|3\d)/)
  await page.clock.fastForward(60_000)
  await expect(app.headline).toHaveText('Red wins: Blue ran out of time')
})
