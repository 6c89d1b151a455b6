/**
 * Files written so that a kill at any moment leaves the old text or the new one, whole: written beside, flushed,
 * renamed. Writes and removals of one file happen in the order of the calls. Knows nothing of Electron.
 */
import { constants, readdirSync, rmSync } from 'node:fs'
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import writeFileAtomic from 'write-file-atomic'

/** The last write or removal of each file that is not done yet. */
const pending = new Map<string, Promise<void>>()

/**
 * The text of a file, or null where there is none.
 *
 * @param limit the most bytes it may have; a larger file is not read
 * @throws Error when it cannot be read, is no plain file, is too large, or is not UTF-8
 */
export async function readText(file: string, limit: number): Promise<string | null> {
  let handle: FileHandle
  try {
    // Without O_NONBLOCK, opening a pipe waits until something is written into it.
    handle = await open(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
  try {
    const found = await handle.stat()
    if (found.isDirectory()) throw new Error(`EISDIR: ${file} is a folder`)
    if (!found.isFile()) throw new Error(`${file} is not a plain file`)
    if (found.size > limit) throw new Error(`${file} has ${found.size} bytes, more than ${limit}`)
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await handle.readFile())
  } finally {
    await handle.close()
  }
}

export function writeFile(file: string, content: string | Buffer): Promise<void> {
  return inOrder(file, async () => {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFileAtomic(file, content)
  })
}

export function removeFile(file: string): Promise<void> {
  return inOrder(file, () => rm(file, { force: true }))
}

function inOrder(file: string, act: () => Promise<void>): Promise<void> {
  const done = (pending.get(file) ?? Promise.resolve()).then(act)
  const settled = done
    .catch(() => undefined)
    .then(() => {
      if (pending.get(file) === settled) pending.delete(file)
    })
  pending.set(file, settled)
  return done
}

/** Resolves once all writes and removals are done; null when there are none. */
export function allDone(): Promise<unknown> | null {
  return pending.size === 0 ? null : Promise.all(pending.values())
}

/** Removes half-written files, which a kill during a write leaves beside the whole ones. Call this before any write. */
export function removeLeftovers(folder: string): void {
  try {
    for (const name of readdirSync(folder)) {
      if (/^[\w-]+\.(json|polyy)\.\d+$/.test(name)) rmSync(path.join(folder, name), { force: true })
    }
  } catch {
    // There is no such folder before the first start; one that cannot be read is reported when it is used.
  }
}
