/** The comparison, against the figures the searches are known to have. */
import { expect, test } from './app.ts'

test('fills the report’s table for State 1, as the report counted, beside the published figures', async ({ app }) => {
  await app.page.goto('./#compare')
  await app.choose('Position', 'State 1')
  await app.page.getByLabel('What to count').selectOption('report')
  await app.button('Compare').click()
  await expect(app.page.getByText('All 16 searches done.')).toBeVisible({ timeout: 30_000 })
  const row = async (name: string) =>
    (await app.page.getByRole('row', { name }).locator('td').allInnerTexts()).map((text) => text.split('\n')[0].replaceAll(',', ''))
  expect((await row('Alpha-beta')).slice(0, 3)).toEqual(['559', '8334', '127682'])
  expect((await row('Aspiration search')).slice(0, 3)).toEqual(['582', '8785', '133849'])
  expect(await row('Iterative deepening')).toEqual(['870', '1624', '17064', '29380'])
  expect(await row('Minimal tree')).toEqual(['58', '868', '1622', '22622'])
  await expect(app.page.getByRole('row', { name: 'Iterative deepening' })).toContainText('published 29,458')
  await expect(app.page.locator('.chart .series .point')).toHaveCount(16 + 4)
})

test('compares the shown position while a game goes on, and can be cancelled', async ({ app }) => {
  await app.open()
  await app.chooseSlowOpponent()
  await app.node('c3').click()
  await expect(app.headline).toContainText('is thinking')
  await app.page.getByRole('link', { name: 'Compare' }).click()
  await app.button('Compare').click()
  await expect(app.page.locator('.status')).toContainText('Engine searching a move, comparing')
  await app.button('Cancel').click()
  await expect(app.page.getByText(/Cancelled after \d+ of 16/)).toBeVisible()
  await expect(app.page.locator('.status')).not.toContainText('comparing')
  await app.page.getByRole('link', { name: 'Play', exact: true }).click()
  await expect(app.headline).toContainText('is thinking')
})

test('says that a finished game has nothing to compare', async ({ app }) => {
  await app.open()
  await app.paste('b/bbb../........../rrrr..r........ b')
  await expect(app.headline).toContainText('Red wins')
  await app.page.getByRole('link', { name: 'Compare' }).click()
  await expect(app.page.getByText('This game is over: there is nothing to search.')).toBeVisible()
  await expect(app.button('Compare')).toBeDisabled()
})
