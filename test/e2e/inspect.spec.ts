/** The inspector: a position that is set up by hand and goes to other places. */
import { expect, test } from './app.ts'

test('a position that is set up goes to a file, over a reload and into a game', async ({ app }) => {
  await app.open('#inspect')
  await app.node('a1').click()
  await app.page.keyboard.press('r')
  await app.node('d1').click()
  const saved = app.page.waitForEvent('download')
  await app.more('Save as a text file')
  expect((await saved).suggestedFilename()).toBe('position.txt')
  await app.page.reload()
  await expect(app.node('d1')).toHaveAccessibleName('d1, corner of sides A and E, red stone')
  await app.page.keyboard.press('b')
  await app.node('d1').click()
  await app.button('Play from here').click()
  await expect(app.headline).toHaveText('Red · your move')
  await expect(app.position).toHaveText('r/...../........../b.............. r')
})
