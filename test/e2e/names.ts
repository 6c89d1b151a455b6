/** Fills the app with documents that a test names. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { NAMED_DOCUMENTS, namedGame, renamed } from '../named.ts'
import { expect, type AppPage } from './app.ts'
import { putDocument } from './database.ts'
import { file, Shelf } from './shelf.ts'

const sample = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../formats/0.1.0/${name}.json`, import.meta.url)), 'utf8')

/** Fills the app's shelves, and the library with a game of that name. */
export async function giveNames(app: AppPage, name: string): Promise<void> {
  await app.open()
  for (const [shelf, document] of NAMED_DOCUMENTS)
    await putDocument(app.page, shelf, 'named', renamed(sample(document), name))
  await app.page.reload()
  const shelf = await Shelf.open(app)
  await shelf.openFiles(file(`${name}.sgf`, namedGame(name)))
  await expect(shelf.notice).toHaveText(/1 entry added/)
}
