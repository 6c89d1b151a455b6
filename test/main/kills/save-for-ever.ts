/**
 * Saves documents for ever, four at a time, and says of each save on standard output when it is done: `id revision`.
 * Arguments: the folder, and the first revision.
 */
import { writeSync } from 'node:fs'
import { fileDocuments } from '../../../src/main/documents.ts'
import { IDS, textOf } from './texts.ts'

const [folder, first] = process.argv.slice(2)
const documents = fileDocuments(folder)

async function saveForEver(id: string): Promise<never> {
  for (let revision = Number(first); ; revision++) {
    await documents.save('games', id, textOf(id, revision))
    writeSync(1, `${id} ${revision}\n`)
  }
}

for (const id of IDS) void saveForEver(id)
