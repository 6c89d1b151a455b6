/** The report's two tables with what is reproduced of them, and guesses at the lost position of the second. */
import { expect, test } from './app.ts'

test('each published figure says what it is worth, and why', async ({ app }, info) => {
  await app.page.goto('./#lab/report')
  const state1 = app.page.getByRole('region', { name: 'State 1' })
  const row = (name: string) => state1.getByRole('row', { name: new RegExp(`^${name}`) })
  await expect(row('Alpha-beta').getByRole('cell')).toHaveText([
    '559reproduced',
    '8,934within 7%8,334 here',
    '133,673within 5%127,682 here',
    'not given1,463,205 here',
  ])
  await expect(row('Iterative deepening').getByRole('cell').nth(3)).toHaveText('29,458within 1%29,380 here')
  await expect(state1.getByText('What the authors counted for NegaScout is not known.')).toBeVisible()
  await expect(
    state1.getByText(
      'alpha-beta visits 32,296 states at depth 5 instead of 1,589,351 (2%), with killer moves 32,064, and computes 28,389 evaluations',
    ),
  ).toBeVisible()
  await expect(state1.getByRole('link', { name: 'the report’s claims' })).toHaveAttribute('href', '#lab/claims')
  const state2 = app.page.getByRole('region', { name: 'State 2' })
  await expect(state2.getByText('cannot be checked', { exact: true })).toHaveCount(15)
  await expect(state2.getByText('39,118,609,530')).toBeVisible()
  await app.expectAccessible()
  await app.expectToFit(info, 'report', [
    [1280, 820],
    [1920, 1080],
    [820, 1180],
    [390, 844],
  ])
})

test('guesses are found, kept over a reload, and shown beside the published figures', async ({ app }) => {
  await app.page.goto('./#lab/report')
  await app.page.getByRole('textbox', { name: 'Positions to try' }).fill('200')
  await app.page.getByRole('textbox', { name: 'Positions to try' }).press('Tab')
  await app.button('Guess').click()
  await expect(app.page.getByText('All 200 positions have been tried.')).toBeVisible()
  const best = app.page.getByRole('list', { name: 'The nearest guesses' }).getByRole('button')
  await expect(best).not.toHaveCount(0)
  await best.nth(1).click()
  await expect(best.nth(1)).toHaveAttribute('aria-pressed', 'true')
  const table = app.page.getByRole('group', { name: 'Published figures of State 2 beside guess 2' })
  // Wherever no game can end within two plies.
  await expect(
    table
      .getByRole('row', { name: /^Iterative deepening/ })
      .getByRole('cell')
      .first(),
  ).toHaveText('380reproduced')
  await expect(table.getByRole('row', { name: /^NegaScout/ }).getByText('cannot be checked')).toHaveCount(3)
  await app.expectAccessible()
  const found = await best.allTextContents()
  await expect(app.page.getByText('Saved', { exact: true })).toBeVisible()
  await app.page.reload()
  await app.page.getByRole('button', { name: /^Guesses, seed 1/ }).click()
  await expect(best).toHaveText(found)
  await best.first().click()
  await app.button('Inspect').click()
  await expect(app.stones).toHaveCount(11)
})
