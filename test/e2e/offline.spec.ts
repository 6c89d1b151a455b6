/** An idle page fetches its files ahead, so that nothing is missing when there is no server. */
import path from 'node:path'
import { filesIn } from '../../scripts/files.mjs'
import { ROOT } from '../../scripts/build.mjs'
import { type AppPage, expect, test } from './app.ts'

const BUILT = filesIn(path.join(ROOT, 'out/renderer')).filter((file) => file !== 'index.html')

const PLACES = [
  '#learn',
  '#learn/puzzles',
  '#library',
  '#review',
  '#inspect',
  '#replay',
  '#report',
  '#experiments/compare',
  '#experiments',
  '#arena',
] as const

/** Goes offline once every file of the build has been fetched. */
async function leaveServer(app: AppPage): Promise<void> {
  const fetched = new Set<string>()
  app.page.on('requestfinished', (request) => fetched.add(new URL(request.url()).pathname.slice(1)))
  await app.open()
  await expect.poll(() => BUILT.filter((file) => !fetched.has(file))).toEqual([])
  await app.page.context().setOffline(true)
}

async function expectShown(app: AppPage): Promise<void> {
  await app.expectLoaded()
  await expect(app.page.getByRole('main')).toHaveText(/\w/)
  await expect(app.page.getByRole('alert')).toHaveCount(0)
}

test('every page, tab, dialog and language opens without a server, and the engine answers', async ({ app, page }) => {
  await leaveServer(app)
  for (const place of PLACES) {
    await page.goto(`./${place}`)
    await expectShown(app)
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await expectShown(app)
    }
  }
  await page.goto('./#learn/puzzles')
  await expect(app.stones.first()).toBeVisible()

  await page.goto('./#')
  await app.seat('Blue', 'NegaScout')
  await app.node('c3').click()
  await expect(app.stones).toHaveCount(2)
  await page.keyboard.press('n')
  await expect(page.getByRole('dialog', { name: 'New game' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('dialog', { name: 'Save game' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+F1')
  await page
    .getByRole('dialog')
    .getByText(/packages by others/)
    .click()
  await expect(page.getByRole('dialog').getByText(/react-dom/)).toBeVisible()
  await page.keyboard.press('Escape')
  await app.button('Settings').click()
  await app.choose('Language', 'Polski')
  await app.button('Zamknij').click()
  await page.goto('./#arena')
  await expect(page.getByRole('tab', { name: 'Gracze' })).toBeVisible()
})
