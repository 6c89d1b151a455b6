/** Lists that scroll on the screen are whole on paper. */
import type { Locator } from '@playwright/test'
import { expect, test } from './app.ts'
import { openRecorded } from './replaying.ts'
import { file, Shelf } from './shelf.ts'

test('all entries of the library are printed', async ({ app, page }) => {
  await app.open()
  const shelf = await Shelf.open(app)
  const games = Array.from({ length: 100 }, (_, i) => `(;FF[4]GM[531]GN[Game ${i}];B[a1])`).join('')
  await shelf.openFiles(file('games.sgf', games))
  await expect(shelf.found).toHaveText('116 entries')
  await page.emulateMedia({ media: 'print' })
  for (const name of ['Game 0', 'Game 99', 'A double threat'])
    await expect(page.getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(1)
})

test('a replay is printed without what is pressed', async ({ app, page }) => {
  await openRecorded(app, 'alpha-beta', 2)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('main').locator('button, select, input').filter({ visible: true })).toHaveCount(0)
  await expect(app.region('Code').getByText('return best')).toBeVisible()
})

test('all moves of a game under review are printed', async ({ app, page }) => {
  const moves = Array.from(
    { length: 30 },
    (_, i) => `;${i % 2 === 0 ? 'B' : 'W'}[${i < 20 ? 'e' : 'd'}${(i % 20) + 1}]`,
  )
  const sgf = `(;FF[4]GM[531]SZ[5]${moves.join('')})`
  await app.open(`#game/${new URLSearchParams({ sgf }).toString()}`)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 720, height: 500 })
  const panel = app.region('Moves')
  const bottomOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().bottom)
  await expect
    .poll(async () => (await bottomOf(panel)) - (await bottomOf(panel.getByText('d10', { exact: true }))))
    .toBeGreaterThanOrEqual(0)
})
