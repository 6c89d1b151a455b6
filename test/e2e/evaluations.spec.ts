/** How times and ways of the three evaluations look. */
import { expect, test } from './app.ts'

test('times of each evaluation, and the ways that they find, are accessible and fit', async ({ app }, info) => {
  await app.page.goto('./#lab')
  // Floyd–Warshall takes some hundred times as long as the evaluation that is usual.
  for (const depth of ['3', '4', '5']) await app.button(depth).click()
  await app.page.getByRole('checkbox', { name: 'With each of the three evaluations' }).press('Space')
  await app.button('Compare').click()
  await expect(app.page.getByText('All 12 searches done.')).toBeVisible({ timeout: 60_000 })
  await app.expectAccessible()

  await app.page.goto('./#inspect')
  await app.choose('Load a position', 'Eleven stones')
  await app.choose('Overlay', 'The shortest way each evaluation finds')
  await app.button('Measure the times').click()
  await expect(app.page.getByText('over 2,000 evaluations by each')).toBeVisible()
  await app.expectAccessible()
  await app.expectToFit(info, 'inspect-ways', [
    [1280, 820],
    [1920, 1080],
    [390, 844],
  ])
})
