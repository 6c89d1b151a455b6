/**
 * Everything that people give a name, with a name that a test chooses: documents on all shelves, games, players, tags.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type AppPage } from './app.ts'
import { putDocument } from './database.ts'
import { file, Shelf } from './shelf.ts'

/** The shelves, and the files of this version that can be put there. */
const DOCUMENTS = [
  ['accuracy', 'accuracy'],
  ['contests', 'contest'],
  ['experiments', 'experiment'],
  ['guesses', 'guesses'],
  ['kept-tables', 'kept-table'],
  ['lessons', 'lesson'],
  ['surfaces', 'surface'],
  ['table-games', 'table-games'],
  ['players', 'player'],
] as const

/** A player's name is no longer. */
const MAX_PLAYER = 60

const sample = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../formats/0.1.0/${name}.json`, import.meta.url)), 'utf8')

/** A document whose every name is the given one; those of players have a number as well, as they must differ. */
function renamed(text: string, name: string): string {
  let players = 0
  return JSON.stringify(JSON.parse(text), (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('name' in value)) return value
    const isPlayer = 'mind' in value
    return { ...value, name: isPlayer ? `${name.slice(0, MAX_PLAYER - 1)}${++players}` : name }
  })
}

/** Fills the app's shelves, and the library with a game of that name. */
export async function giveNames(app: AppPage, name: string): Promise<void> {
  await app.open()
  for (const [shelf, document] of DOCUMENTS)
    await putDocument(app.page, shelf, 'named', renamed(sample(document), name))
  await app.page.reload()
  const escaped = name.replaceAll(']', '\\]')
  const shelf = await Shelf.open(app)
  await shelf.openFiles(
    file(
      `${name}.sgf`,
      `(;FF[4]GM[531]SZ[4]GN[${escaped}]PB[${escaped}]PW[${escaped}]C[${escaped}]TAG[${escaped}][${escaped}2];B[c1]C[${escaped}];W[c5](;B[a1])(;B[b1]))`,
    ),
  )
  await expect(shelf.notice).toHaveText(/1 entry added/)
}

/** Every place that shows a name, one after the other, each with what it is. */
export async function lookAround(app: AppPage, name: string, look: (place: string) => Promise<void>): Promise<void> {
  const { page } = app
  const begin = name.slice(0, 8)
  await look('a file that has been read')
  const row = page.getByRole('row').filter({ hasText: begin }).first()
  await row.click()
  await look('the details of a game')
  // In a small window the details have taken the place of the list, and the row has lost the focus.
  await row.press('Enter')
  await expect(page).toHaveURL(/#\w+\/\w/)
  await app.expectLoaded()
  await look('a game')
  await page.goto('./#library')
  await row.press('Delete')
  await expect(app.notice).toContainText(begin)
  await look('a game that has been deleted')
  await app.notice.getByRole('button', { name: 'Undo that' }).click()
  await new Shelf(app).openFiles(file(`${name}.sgf`, 'no game'))
  await look('a file that cannot be read')
  for (const place of PLACES) {
    await page.goto(`./${place}`)
    await app.expectLoaded()
    await look(place)
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      // Until the tab is shown, the list of the last one stands there.
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      await app.expectLoaded()
      await lookAtDocument(app, `${place} ${await tab.textContent()}`, begin, look)
    }
  }
  await lookAtPlay(app, begin, name, look)
}

const PLACES = ['#learn', '#learn/puzzles', '#library', '#inspect', '#replay', '#lab', '#arena'] as const

/** A tab, and the document with the name in its list, if there is one: shown, renamed, deleted. */
async function lookAtDocument(
  app: AppPage,
  place: string,
  begin: string,
  look: (place: string) => Promise<void>,
): Promise<void> {
  await look(place)
  const entry = app.page.getByRole('main').getByRole('listitem').getByRole('button').filter({ hasText: begin }).first()
  if (!(await entry.isVisible())) return
  await entry.click()
  await look(`${place}, shown`)
  if (await app.button('Rename').isVisible()) {
    await app.button('Rename').click()
    await look(`${place}, renamed`)
    await app.page.keyboard.press('Escape')
  }
  await app.button('Delete').click()
  await expect(app.notice).toContainText(begin)
  await look(`${place}, deleted`)
  await app.notice.getByRole('button', { name: 'Undo that' }).click()
}

/** The players in a new game, and a game that is saved. */
async function lookAtPlay(
  app: AppPage,
  begin: string,
  name: string,
  look: (place: string) => Promise<void>,
): Promise<void> {
  const { page } = app
  await app.open()
  await app.openEngine()
  await app.select('Blue is played by').click()
  await look('the players')
  await page.getByRole('option').filter({ hasText: begin }).first().click()
  await look('a player')
  await app.node('c3').click()
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill(name)
  await look('saving a game')
  await page.keyboard.press('Enter')
  await expect(app.notice).toContainText(begin)
  await look('a game that has been saved')
}
