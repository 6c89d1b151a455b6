/** The report's two tables, and guesses at the lost position of the second, at every size. */
import { expect, test } from './app.ts'

test('the published figures are accessible and whole', async ({ app }, info) => {
  await app.page.goto('./#lab/report')
  await expect(app.page.getByRole('region', { name: 'State 1' }).getByText('within 7%').first()).toBeVisible()
  await app.expectAccessible()
  await app.expectToFit(info, 'report', [
    [1280, 820],
    [1920, 1080],
    [820, 1180],
    [390, 844],
  ])
})

test('guesses are accessible, and kept over a reload', async ({ app }) => {
  await app.page.goto('./#lab/report')
  await app.page.getByRole('textbox', { name: 'Positions to try' }).fill('200')
  await app.page.getByRole('textbox', { name: 'Positions to try' }).press('Tab')
  await app.button('Guess').click()
  await expect(app.page.getByText('All 200 positions have been tried.')).toBeVisible()
  const best = app.page.getByRole('list', { name: 'The nearest guesses' }).getByRole('button')
  await expect(best).not.toHaveCount(0)
  await app.expectAccessible()
  const found = await best.allTextContents()
  await expect(app.page.getByText('Saved', { exact: true })).toBeVisible()
  await app.page.reload()
  await app.page.getByRole('button', { name: /^Guesses, seed 1/ }).click()
  await expect(best).toHaveText(found)
})
