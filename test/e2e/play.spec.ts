/** Games with the mouse and with the keyboard, to their end, against each search. */
import { ALGORITHMS } from '../../src/engine/search/search.ts'
import { parsePosition } from '../../src/engine/game/notation.ts'
import { winnerOf } from '../../src/engine/game/position.ts'
import { expect, test, type AppPage } from './app.ts'
import { holdEngine } from './hold-engine.ts'

async function expectFinished(app: AppPage): Promise<void> {
  const winner = winnerOf(parsePosition((await app.position.textContent()) ?? ''))
  await expect(app.headline).toHaveText(
    winner === 'red' ? /(Red wins|You win): one chain joins sides/ : /(Blue wins|You lost): one chain joins sides/,
  )
  await expect(app.board.locator('[data-node][data-wins]').first()).toBeVisible()
  await expect(app.playable).toHaveCount(0)
}

test('with the mouse: no node that is occupied, none during the computer’s turn, and a game to its end against each search', async ({
  app,
}) => {
  const letEngineGo = await holdEngine(app.page)
  await app.open()
  await app.node('a1').click()
  await expect(app.headline).toContainText('is thinking')
  await app.node('a1').click({ force: true })
  await app.node('d3').click({ force: true })
  await expect(app.stones).toHaveCount(1)
  await letEngineGo()
  await expect(app.headline).toHaveText('Red · your move')
  await app.node('a1').click({ force: true })
  await expect(app.stones).toHaveCount(2)

  // A newcomer plays on the large board.
  await app.newGame('another computer', '6 nodes')
  for (const algorithm of ALGORITHMS) {
    await app.chooseOpponent(algorithm, algorithm === 'minimax' ? 2 : 3)
    await expect(app.stones).toHaveCount(0)
    let moves = 0
    for (; await app.myTurn(); moves++) {
      const before = await app.stones.count()
      await app.playable.first().click()
      await expect.poll(() => app.stones.count()).toBeGreaterThan(before)
    }
    await expectFinished(app)
    const rows = app.page.getByRole('region', { name: 'Computer’s moves' }).locator('tbody tr')
    expect(await rows.count()).toBeGreaterThanOrEqual(moves - 1)
    await app.button('Rematch').click()
  }
})

test('with the keyboard: a first Tab offers the board, of which it reaches one node; the board has the keys after a new game, and a game to its end', async ({
  app,
  page,
}) => {
  await app.open()
  await page.keyboard.press('Tab')
  await expect(app.button('Skip to the board')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(app.node('a1')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(app.board.locator('[data-node]:focus')).toHaveCount(0)
  await page.keyboard.press('n')
  // On a busy computer it is still being fetched.
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(app.node('a1')).toBeFocused()

  await app.newGame('another computer', '16 nodes')
  await expect(app.board.locator('[data-node]:focus')).toHaveCount(1)
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
  await expectFinished(app)
})

test('two computers play a game by themselves on the small board', async ({ app }) => {
  await app.open()
  await app.newGame('Two computers', '16 nodes')
  await app.openEngine()
  await app.page.getByLabel('Step by step').check()
  await expect(app.headline).toContainText('waits')
  const made = await app.stones.count()
  const next = app.page.getByRole('region', { name: 'Search' }).getByRole('button', { name: 'Next move' })
  await next.click()
  await expect(app.stones).toHaveCount(made + 1)
  // It keeps the focus, for the next.
  await app.page.keyboard.press('Enter')
  await expect(app.stones).toHaveCount(made + 2)
  await app.button('Engine').click()
  await app.page.keyboard.press('C')
  await expect(app.stones).toHaveCount(made + 3)
  await app.openEngine()
  await app.page.getByRole('radio', { name: 'None' }).check()
  await app.page.getByRole('region', { name: 'Search' }).getByRole('button', { name: 'Continue' }).click()
  await expect(app.headline).toHaveText(/wins: one chain/, { timeout: 30_000 })
  await expect(app.board.locator('[data-node]')).toHaveCount(16)
  await expectFinished(app)
})

test('two people play, with swap, undo, redo and resignation; the winning chain is drawn link by link, and at once with reduced motion', async ({
  app,
  page,
}) => {
  await app.open()
  await app.newGame('Two people', 'Swap rule')
  await expect(app.button('Swap')).toBeHidden()
  await app.node('a1').click()
  await expect(app.headline).toHaveText('Blue · take the stone over, or answer')
  await app.button('Swap').click()
  await expect(app.page.getByRole('region', { name: 'Moves', exact: true })).toContainText('swap')
  await expect(app.button('Swap')).toBeHidden()
  await app.node('d1').click()
  await expect(app.position).toHaveText('r/...../........../b.............. r')
  await app.button('Undo').click()
  await app.button('Undo').click()
  await expect(app.button('Swap')).toBeEnabled()
  await app.page.keyboard.press('Control+Shift+Z')
  await app.button('Redo').click()
  await expect(app.position).toHaveText('r/...../........../b.............. r')
  await expect(app.button('Redo')).toBeDisabled()
  await app.button('Resign').click()
  await expect(app.headline).toHaveText('Blue wins: Red resigned')
  await expect(app.playable).toHaveCount(0)

  const delays = () =>
    app.board
      .locator('[data-wins="link"]')
      .evaluateAll((links) => links.map((link) => parseFloat(getComputedStyle(link).animationDelay)))
  await app.newGame('Two people')
  for (const node of ['d1', 'a1', 'd2', 'b1', 'd3', 'b2', 'd4']) await app.node(node).click()
  await expect(app.board.locator('[data-wins="link"]')).toHaveCount(3)
  await expect(app.board.locator('[data-wins="halo"]')).toHaveCount(3)
  const inTurn = [...(await delays())].sort((a, b) => a - b)
  expect(inTurn[0]).toBe(0)
  expect(inTurn[1]).toBeGreaterThan(inTurn[0])
  expect(inTurn[2]).toBeGreaterThan(inTurn[1])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await delays()).toEqual([0, 0, 0])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await delays()).not.toEqual([0, 0, 0])
  await app.setting((dialog) => dialog.getByRole('radiogroup', { name: 'Motion' }).getByLabel('Reduced').check())
  expect(await delays()).toEqual([0, 0, 0])
})

test('after the game the same again, or with the other colour, and nothing moves when it ends; the computer may swap, and then plays Red', async ({
  app,
}) => {
  await app.open()
  await app.newGame('another computer', '16 nodes')
  await expect(app.button('Rematch')).toHaveCount(0)
  await app.node('b1').click()
  await expect(app.headline).toContainText('your move')
  const before = await app.board.boundingBox()
  await app.pressAnyway('Resign')
  await expect(app.headline).toHaveText('You lost: you resigned')
  expect(await app.board.boundingBox()).toEqual(before)
  await app.button('Rematch').click()
  await expect(app.board.locator('[data-node]:focus')).toBeVisible()
  await expect(app.stones).toHaveCount(0)
  await expect(app.position).toHaveText('./...../.......... r')
  await expect(app.headline).toHaveText('Red · your move')
  await app.node('c2').click()
  await expect(app.stones).toHaveCount(2)
  await app.pressAnyway('Resign')
  await app.button('Other colour').click()
  await expect(app.page.getByRole('region', { name: 'Red player' })).toContainText('NegaScout')
  await expect(app.stones).toHaveCount(1)
  await app.button('Undo that').click()
  await expect(app.headline).toHaveText('You lost: you resigned')
  await app.page.keyboard.press('Shift+N')
  await expect(app.headline).toHaveText('Red · your move')

  await app.newGame('31 nodes', 'Swap rule')
  await app.node('c1').click()
  await expect(app.headline).toHaveText('Colours swapped · Blue · your move')
  await expect(app.page.getByRole('region', { name: 'Red player' })).toContainText('NegaScout')
})

test('stones are heard once sounds are asked for, and not while looking back: a click on a move shows the board as it was, and leads back', async ({
  app,
  page,
}) => {
  await page.addInitScript(() => {
    const heard = { tones: 0 }
    Object.assign(window, { heard })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (when) {
      heard.tones++
      start.call(this, when)
    }
  })
  const tones = () => page.evaluate(() => (window as unknown as { heard: { tones: number } }).heard.tones)
  await app.open()
  await app.newGame('Two people')
  await app.node('a1').click()
  await expect(app.stones).toHaveCount(1)
  expect(await tones()).toBe(0)
  await app.setting((dialog) => dialog.getByLabel('Sounds').check())
  const sample = await tones()
  expect(sample).toBeGreaterThan(0)
  await app.node('b1').click()
  await expect(app.stones).toHaveCount(2)
  expect(await tones()).toBeGreaterThan(sample)

  await app.node('b2').click()
  await app.node('b3').click()
  await expect(app.stones).toHaveCount(4)
  const moves = page.getByRole('region', { name: 'Moves', exact: true })
  const heard = await tones()
  await moves.getByRole('button', { name: 'b1' }).click()
  await expect(app.headline).toHaveText('After 2 moves')
  await expect(app.stones).toHaveCount(2)
  expect(await tones()).toBe(heard)
  await app.button('Back to the game').click()
  await expect(app.stones).toHaveCount(4)
  await moves.getByRole('button', { name: 'a1' }).click()
  await expect(app.stones).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(app.headline).toHaveText('Blue to move')
  await expect(app.stones).toHaveCount(3)
})

test('a game with a clock: it runs for whoever is to move, a reload gives no time back, and who runs out of time loses', async ({
  app,
  page,
}) => {
  await page.clock.install()
  await app.open()
  await app.newGame('Two people', '1 minute each')
  const clock = (colour: string) => page.getByRole('timer', { name: `${colour}’s clock` })
  await expect(clock('Blue')).toHaveText('1:00')
  await app.node('a1').click()
  await page.clock.fastForward(20_000)
  await expect(clock('Blue')).toHaveText(/0:(40|3\d)/)
  await expect(clock('Red')).toHaveText('1:00')
  await expect(app.button('Undo')).toBeDisabled()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(clock('Blue')).toHaveText(/0:(40|3\d)/)
  await app.expectAccessible()
  await page.clock.fastForward(60_000)
  await expect(app.headline).toHaveText('Red wins: Blue ran out of time')
  await expect(clock('Blue')).toHaveText('0:00')
  await expect(app.button('Undo')).toBeDisabled()
  await app.button('Rematch').click()
  await expect(clock('Blue')).toHaveText('1:00')
})
