/** The comparison over reloads, and how it looks. */
import { expect, test } from './app.ts'
import { compare, expectSearched, openToDepth4, row } from './comparing.ts'

test('the comparison of several positions, its reasons and its evaluators are accessible, and fit', async ({
  app,
}, info) => {
  const { page } = app
  await openToDepth4(app)
  for (const name of ['Eleven stones', 'A double threat']) await app.choose('Add a position', name)
  await app.button('Compare').click()
  await expectSearched(app, 36)
  await page.getByRole('radio', { name: 'Depth 4' }).press('Space')
  await page.getByRole('radio', { name: 'Same for all' }).press('Space')
  await expectSearched(app, 36)
  await app.expectAccessible()
  await app.expectToFit(info, 'lab-positions', [
    [1280, 820],
    [1920, 1080],
    [390, 844],
  ])
  await page.setViewportSize({ width: 1280, height: 820 })

  for (const name of ['Eleven stones', 'A double threat']) await app.button(`Remove ${name}`).click()
  const why = page.getByRole('region', { name: 'Why the difference?' })
  await expect(why).toContainText('10 re-searches of NegaScout visited 11,047 of its states, 7.6%.')
  await why.getByRole('table').getByRole('button', { name: 're-searched', exact: true }).click()
  await expect(why).toContainText('inside such a repeated search')
  await app.expectAccessible()

  await page.getByText('More settings: ').click()
  const evaluators = page.getByRole('group', { name: 'Evaluator of each search' })
  await evaluators.getByRole('button', { name: 'NegaScout' }).click()
  await page.getByRole('option', { name: 'Weaver', exact: true }).click()
  await app.button('Continue').click()
  await expectSearched(app)
  await app.expectAccessible()
  await app.expectToFit(info, 'lab-evaluators', [
    [1280, 820],
    [390, 844],
  ])
})

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
