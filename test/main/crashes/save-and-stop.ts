/**
 * Saves each document twice and removes one, and stops dead at the n-th call of the file system: killed before the call,
 * or, where it writes, with half of it written. Says of each save on standard output when it is done: `id revision`.
 * Arguments: the folder, the first revision, n.
 */
import fs from 'node:fs'
import { fileDocuments } from '../../../src/main/documents.ts'
import { IDS, REMOVED, textOf } from './texts.ts'

const [folder, first, stopAt] = process.argv.slice(2)
const { writeSync } = fs
let calls = 0

type FileCall = (...args: unknown[]) => unknown

function stopHere(name: string, [file, data]: unknown[]): never {
  if (name === 'write') writeSync(file as number, (data as string).slice(0, (data as string).length / 2))
  process.kill(process.pid, 'SIGKILL')
  // The signal arrives in its own time, and nothing may happen until then.
  for (;;);
}

/** Has every function of an object counted, and the n-th call be the last. */
function count(functions: Record<string, FileCall>): void {
  for (const [name, original] of Object.entries(functions)) {
    if (typeof original !== 'function' || !/^[a-z]/.test(name)) continue
    functions[name] = function (this: unknown, ...args) {
      if (++calls === Number(stopAt)) stopHere(name, args)
      return original.apply(this, args)
    }
  }
}

count(fs as unknown as Record<string, FileCall>)
count(fs.promises as unknown as Record<string, FileCall>)

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
