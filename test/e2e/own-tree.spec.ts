/** A tree of one's own on the built page: from typing to its cuts, an exercise on paper, and its link. */
import { expect, test } from './app.ts'

test('a tree is typed, stepped through, asked about and found again by its link', async ({ app }) => {
  await app.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await app.open('#replay')
  const form = app.page.getByRole('region', { name: 'A tree of your own' })
  await form.getByRole('textbox').fill('((5 6)(4 9)(7 3))')
  await form.getByRole('button', { name: 'Step through it' }).click()
  await expect(app.page.getByText('a tree of 6 leaves')).toBeVisible()
  await app.page.getByRole('button', { name: 'Next cutoff' }).click()
  const tree = app.page.getByRole('region', { name: 'Tree', exact: true })
  await expect(tree).toContainText(
    'Max already has +5 by B; after C, Min reaches −4 by G. β = −5: cut. 1 move is never',
  )
  await app.more('Copy link')
  const link = await app.page.evaluate(() => navigator.clipboard.readText())
  await app.more('Make an exercise…')
  await app.page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click()
  await expect(app.page.getByRole('heading', { name: 'Question 1' })).toBeVisible()
  // An open exercise stays where it is, so the link is opened from elsewhere.
  await app.page.goto('about:blank')
  await app.page.goto(link)
  await expect(app.page.getByText('a tree of 6 leaves')).toBeVisible()
  await expect(tree).toContainText('1 move is never')
})
