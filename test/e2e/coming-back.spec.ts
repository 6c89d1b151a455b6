/** A second visit, with a game that goes on and a mistake that is due. */
import { expect, test } from './app.ts'
import { putDocument } from './database.ts'

/** A game whose last own move gave the win away. */
const MOVES = ['c1', 'd3', 'c4', 'd1', 'd4', 'd15', 'c3', 'd13', 'd14', 'd12', 'b4']
const LOST = `(;FF[4]GM[531]CA[UTF-8]SZ[4]PB[You]PW[random]CREATED[2026-03-04T18:20:00.000Z]PLAYED[1]SEAT[first]OPPONENT[random]ENDED[2026-03-04T18:20:00.000Z]RATED[1]MISTAKES[11]${MOVES.map(
  (move, i) => `;${i % 2 === 0 ? 'B' : 'W'}[${move}]`,
).join('')})`

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`at ${width} px a second visit leads to the mistakes due, and to the game`, async ({ app }) => {
    const { page } = app
    await page.setViewportSize({ width, height })
    await app.open()
    await app.button('I know the game').click()
    await app.node('b1').click()
    await expect(app.stones).toHaveCount(2)
    await putDocument(page, 'games', 'lost', LOST)
    await expect(page.getByText('Saved', { exact: true })).toBeAttached()
    // How far anything has moved after it was painted.
    await page.addInitScript(() => {
      Object.assign(window, { shifts: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shifts: number }).shifts += Reflect.get(entry, 'value')
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.reload()
    const next = app.region('What to do next')
    await expect(next).toContainText('Your move against Random')
    await expect(next).toContainText('Puzzle of the day')
    // All that can be done is in sight.
    for (const words of ['Go on', 'New game', 'Play', 'Solve', 'Review it'])
      await expect(next.getByRole('button', { name: words })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.01)
    const before = await app.board.boundingBox()
    await next.getByRole('link', { name: 'Correct' }).click()
    await expect(app.region('My mistakes')).toContainText('Your move was b4.')
    await page.goBack()
    await app.button('Go on').click()
    await expect(next).toHaveCount(0)
    await expect(app.button('Undo')).toBeVisible()
    // Beside the cards the board stays where it was; on a phone it takes their place.
    if (width > 1000) expect(await app.board.boundingBox()).toEqual(before)
    await expect(app.stones).toHaveCount(2)
  })
