/** Keys that must do nothing: those held down, and those of an input method. */
import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect, test, type AppPage } from './app.ts'
import { file, Shelf } from './shelf.ts'

const GAMES = ['My first', 'My second', 'My third'].map((name, i) =>
  file(`${name}.sgf`, `(;FF[4]GM[531]SZ[3]GN[${name}]${';B[c1];W[c5]'.slice(0, 6 * (i + 1))})`),
)

/** The library with three games of the user's. */
async function openGames(app: AppPage): Promise<Shelf> {
  const shelf = await Shelf.open(app)
  await shelf.openFiles(GAMES)
  // All are selected until then.
  await expect(shelf.notice).toContainText('3 entries')
  return shelf
}

/** Presses a key and holds it until it has been sent five times, each time when what the one before did is drawn. */
async function hold(page: Page, key: string): Promise<void> {
  for (let i = 0; i < 5; i++) {
    await page.keyboard.down(key)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  }
  await page.keyboard.up(key)
}

test('Delete held down in the library deletes one entry, and two deletions are undone one after the other', async ({
  app,
}) => {
  const shelf = await openGames(app)
  await expect(shelf.found).toHaveText('19 entries')
  // The newest comes first, so that those of the user follow it.
  await shelf.entry('My third').click()
  await hold(app.page, 'Delete')
  await expect(shelf.notice).toContainText('“My third” deleted')
  // News stays under the pointer.
  await app.button('Undo that').hover()
  await expect(shelf.found).toHaveText('18 entries')
  await shelf.entry('My second').press('Delete')
  await expect(shelf.notice).toContainText('“My second” deleted')
  await app.button('Undo that').click()
  await expect(shelf.notice).toContainText('“My third” deleted')
  await app.button('Undo that').click()
  await expect(shelf.found).toHaveText('19 entries')
})

test('Enter held down does not choose in the dialog that it opens', async ({ app }) => {
  await app.open()
  await app.button('New game').focus()
  await hold(app.page, 'Enter')
  await expect(app.page.getByRole('dialog')).toBeVisible()
})

/** Begins to compose a text with an input method in a field. */
async function compose(field: Locator, text: string): Promise<CDPSession> {
  await field.focus()
  const session = await field.page().context().newCDPSession(field.page())
  await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  return session
}

async function press(session: CDPSession, key: string, code: number): Promise<void> {
  for (const type of ['rawKeyDown', 'keyUp'] as const)
    await session.send('Input.dispatchKeyEvent', { type, key, code: key, windowsVirtualKeyCode: code })
}

test('Enter that ends a composition adds no tag', async ({ app }) => {
  const shelf = await openGames(app)
  await shelf.entry('My first').click()
  const field = shelf.field('Add a tag')
  const method = await compose(field, 'しょ')
  await press(method, 'Enter', 13)
  await expect(field).toHaveValue('しょ')
  await method.send('Input.insertText', { text: '初手' })
  await expect(field).toHaveValue('初手')
  await field.press('Enter')
  await expect(shelf.details.getByRole('row')).toHaveText([/^初手$/])
})

test('Escape that cancels a composition leaves what was typed before', async ({ app }) => {
  const shelf = await openGames(app)
  await shelf.entry('My first').click()
  const name = shelf.field('Name')
  await name.focus()
  await app.page.keyboard.press('End')
  await app.page.keyboard.type(' more')
  const method = await compose(name, 'しょ')
  await press(method, 'Escape', 27)
  await expect(name).toHaveValue(/^My first more/)
  await method.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 })
  await name.press('Enter')
  await expect(shelf.entry('My first more')).toBeVisible()
})
