/** Advice by playouts where perfect play is unknown, on 106 nodes: from the hint to the marks, and the review's curve. */
import { expect, test } from './app.ts'
import { Review } from './review.ts'

/** Red loses the most with move 21. */
const SHORT =
  '(;FF[4]GM[531]SZ[7]RU[three-corners]GN[Short];B[e18];W[e14];B[e7];W[e1];B[c7];W[e12];B[d7];W[d12];B[d4];W[f13];B[d15];W[e9];B[f21];W[d2];B[e10];W[b1];B[b5];W[g24];B[f12];W[c5];B[c10];W[d8])'

test('the first stone on 106 nodes with a swap is chosen by the fair ones on the board, and answered by its games', async ({
  app,
}) => {
  await app.open()
  await app.newGame('Two people', '106 nodes', 'Swap rule')
  await app.button('Hint').click()
  await expect(app.node('e3')).toHaveAccessibleName(/fair first stone: Red won \d+ of 100 games/)
  await expect(app.board.getByText('51', { exact: true }).first()).toBeVisible()
  await expect(app.advice.getByLabel('What the marks mean')).toContainText('Fair: ')
  await app.node('e3').click()
  await expect(app.board.getByText('51', { exact: true })).toHaveCount(0)
  await app.button('Hint').click()
  await app.advice.getByRole('button', { name: 'Stop' }).click()
  await expect(app.advice).toContainText('Red won 51 of 100 after this first stone')
})

test('the review of a game on 106 nodes draws its chances, names the worst moves, and plays nothing out again', async ({
  app,
}) => {
  await Review.of(app, SHORT)
  const analysis = app.page.getByRole('region', { name: 'Analysis' })
  await expect(analysis.getByRole('progressbar')).toBeHidden({ timeout: 100_000 })
  await expect(analysis).toContainText(/At its widest the band is ±[\d.]+%/)
  const worst = analysis.getByRole('button', { name: /^21\. Red c10: lost \d+% \(.+ to .+\); better / })
  await analysis.getByText('Moves that lost the most').click()
  await worst.click()
  await expect(app.headline).toContainText(/lost \d+%/)
  await expect(
    app.page
      .getByRole('list', { name: /^Candidate moves/ })
      .getByRole('listitem')
      .first(),
  ).toContainText('%')
  await expect(app.saving).toHaveText('Saved')
  // Counts the positions of the curve that are played out from now on.
  await app.page.addInitScript(() => {
    const counted = Object.assign(window, { playedOut: 0 })
    const { postMessage } = Worker.prototype
    Worker.prototype.postMessage = function (this: Worker, message: { kind?: string; request?: { goesOn?: boolean } }) {
      if (message.kind === 'chances' && message.request?.goesOn === false) counted.playedOut++
      postMessage.call(this, message)
    } as Worker['postMessage']
  })
  await app.page.reload()
  await expect(analysis).toContainText(/At its widest the band is ±[\d.]+%/)
  await expect(analysis.getByRole('progressbar')).toBeHidden()
  expect(await app.page.evaluate(() => (window as unknown as { playedOut: number }).playedOut)).toBe(0)
})
