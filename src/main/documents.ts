/** The documents on their shelves, each a file of its own; see `DocumentStorage` for what it promises. */
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import pLimit from 'p-limit'
import {
  checkDocument,
  DOCUMENT_ID,
  MAX_DOCUMENT_LENGTH,
  SHELVES,
  type DocumentStorage,
  type Shelf,
} from '../contract/api.ts'
import { codeOf, readText, removeFile, removeLeftovers, writeFile } from './files.ts'

const extensionOf = (shelf: Shelf): string => (shelf === 'games' ? '.polyy' : '.json')

/** UTF-8 takes at most three bytes for what JavaScript counts as one character. */
const MAX_DOCUMENT_BYTES = 3 * MAX_DOCUMENT_LENGTH

/** The page asks for a whole shelf at once, and a process may have only some thousand files open. */
const MAX_OPEN_FILES = 32

/** A folder for each shelf. Call this once, before anything is written there. */
export function fileDocuments(folder: string): DocumentStorage {
  for (const shelf of SHELVES) removeLeftovers(path.join(folder, shelf))
  const reading = pLimit(MAX_OPEN_FILES)
  const fileOf = (shelf: Shelf, id: string) => path.join(folder, shelf, id + extensionOf(shelf))
  return {
    async list(shelf) {
      const names = (await namesIn(path.join(folder, shelf))).filter((name) => name.endsWith(extensionOf(shelf)))
      return names
        .map((name) => name.slice(0, -extensionOf(shelf).length))
        .filter((id) => DOCUMENT_ID.test(id))
        .sort()
    },
    async load(shelf, id) {
      checkDocument(id)
      const text = await reading(() => readText(fileOf(shelf, id), MAX_DOCUMENT_BYTES))
      if (text === null) throw new Error(`ENOENT: there is no document ${id}`)
      return text
    },
    async save(shelf, id, text) {
      checkDocument(id, text)
      await writeFile(fileOf(shelf, id), text)
    },
    async remove(shelf, id) {
      checkDocument(id)
      await removeFile(fileOf(shelf, id))
    },
  }
}

/** The names in a folder; none before the first save. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}
