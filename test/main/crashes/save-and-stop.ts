/**
 * Saves each document twice and removes one, and stops dead at the n-th call of the file system: killed before the
 * call, or, where it writes, with half of it written. Says of each save on standard output when it is done: `id
 * revision`. Arguments: the folder, the first revision, n.
 */
import { writeSync } from 'node:fs'
import { fileDocuments } from '../../../src/main/documents.ts'
import { faults } from '../stand-in/faults.mjs'
import { IDS, REMOVED, textOf } from './texts.ts'

const [folder, first, stopAt] = process.argv.slice(2)

faults.arm(folder, 'SIGKILL', (call: number) => call === Number(stopAt))

const documents = fileDocuments(folder)

async function saveTwice(id: string): Promise<void> {
  for (let revision = Number(first); revision < Number(first) + 2; revision++) {
    await documents.save('games', id, textOf(id, revision))
    writeSync(1, `${id} ${revision}\n`)
  }
}

async function saveAll(): Promise<void> {
  await documents.save('games', REMOVED, '')
  await documents.remove('games', REMOVED)
  await Promise.all(IDS.map(saveTwice))
}

void saveAll()
