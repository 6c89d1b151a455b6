/** A game that leaves the library by the browser's own downloads and clipboard, and comes back. */
import { expect, test } from './app.ts'
import { file, Shelf } from './shelf.ts'

const GAME = '(;FF[4]GM[531]SZ[3]RU[swap]GN[Kept]PB[Ann]PW[Bob]C[Hello]XX[a\\]b];B[a1];W[swap](;W[b1]C[here])(;W[b2]))'

test('a game goes out by file and by clipboard, and comes in again', async ({ app, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const shelf = await Shelf.open(app)
  await shelf.openFiles(file('a.sgf', GAME))
  await shelf.entry('Kept').click()
  await app.button('Export').click()
  const { name, text } = await shelf.download(() => app.page.getByRole('menuitem', { name: 'File .sgf' }).click())
  expect(name).toBe('Kept.sgf')
  await app.button('Export').click()
  await app.page.getByRole('menuitem', { name: 'Copy as SGF' }).click()
  await expect(shelf.notice).toContainText('Copied')
  expect(await app.page.evaluate(() => navigator.clipboard.readText())).toBe(text)
  await app.button('Delete').click()
  await expect(shelf.found).toHaveText('16 entries')
  await shelf.openFiles(file(name, text))
  await expect(shelf.entry('Kept')).toBeVisible()
})
