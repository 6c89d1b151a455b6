/** The comparison over reloads. */
import { expect, test } from './app.ts'
import { compare, expectSearched, openToDepth4, row } from './comparing.ts'

test('positions, choices and searches outlast a reload; a comparison goes on where it was', async ({ app }) => {
  await openToDepth4(app)
  await app.button('4').click()
  await app.choose('Add a position', 'Eleven stones')
  await compare(app, 'State 1', 16)
  await app.page.getByRole('radio', { name: 'Depth 2' }).press('Space')
  const before = await row(app, 'NegaScout')
  await app.page.reload()
  await expect(app.page.getByText('All 16 searches done.')).toBeVisible()
  await expect(app.page.getByRole('radio', { name: 'Depth 2' })).toBeChecked()
  expect(await row(app, 'NegaScout')).toEqual(before)
  expect(before).toEqual(['276', expect.stringMatching(/^\d+$/)])

  // A depth that takes long, and the page goes meanwhile.
  await app.button('8').click()
  await expect(app.page.getByText('16 of 24 searches are done.')).toBeVisible()
  await app.button('Continue').click()
  await expect(app.page.getByText('Search 17 of 24…')).toBeVisible()
  await app.page.reload()
  await expect(app.page.getByText('16 of 24 searches are done.')).toBeVisible()
  await expect(app.button('Compare again')).toBeVisible()
  await app.button('8').click()
  await app.button('Compare again').click()
  await expectSearched(app, 16)
})
