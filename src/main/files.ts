/**
 * Files written so that a kill or a fault at any moment leaves the old text or the new one, whole: written beside,
 * flushed, renamed. Writes and removals of one file happen in the order of the calls. Knows nothing of Electron.
 */
import { randomInt } from 'node:crypto'
import { constants, readdirSync, rmSync, type Stats } from 'node:fs'
import { lstat, mkdir, open, realpath, rename, rm, stat, unlink, type FileHandle } from 'node:fs/promises'
import path from 'node:path'

/** The last write or removal of each file that is not done yet. */
const pending = new Map<string, Promise<unknown>>()

/** Why a file cannot be used, with the code that operating systems have for it. */
export class FileFault extends Error {
  constructor(
    readonly code: 'EISDIR' | 'EFTYPE' | 'EFBIG' | 'EILSEQ',
    message: string,
    /** In bytes, of a file that is too large. */
    readonly size = 0,
  ) {
    super(`${code}: ${message}`)
  }
}

export const codeOf = (error: unknown) => (error as Partial<NodeJS.ErrnoException>).code

/**
 * The bytes of a file, or null where there is none.
 *
 * @param limit the most bytes it may have; a larger file is not read
 * @throws FileFault when it is too large or no plain file, and the system's error when it cannot be read
 */
export async function readBytes(file: string, limit: number): Promise<Buffer | null> {
  let handle: FileHandle
  try {
    // Without O_NONBLOCK, opening a pipe waits until something is written into it.
    handle = await open(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
  try {
    const found = await handle.stat()
    checkPlain(file, found)
    if (found.size > limit)
      throw new FileFault('EFBIG', `${path.basename(file)} has ${found.size} bytes, more than ${limit}`, found.size)
    return await handle.readFile()
  } finally {
    await handle.close()
  }
}

/**
 * The text of a file, or null where there is none.
 *
 * @param limit the most bytes it may have
 * @throws FileFault when it is too large, no plain file, or not UTF-8, and the system's error when it cannot be read
 */
export async function readText(file: string, limit: number): Promise<string | null> {
  const bytes = await readBytes(file, limit)
  if (bytes === null) return null
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new FileFault('EILSEQ', `the encoded data of ${path.basename(file)} are not UTF-8`)
  }
}

function checkPlain(file: string, found: Stats): void {
  if (found.isDirectory()) throw new FileFault('EISDIR', `${path.basename(file)} is a folder`)
  if (!found.isFile()) throw new FileFault('EFTYPE', `${path.basename(file)} is not a plain file`)
}

/** Writes a file of the app's own, and makes the folders that it needs. */
export function writeFile(file: string, content: string): Promise<void> {
  return inOrder(file, async () => {
    await makeFolder(path.dirname(file))
    await replace(file, content)
  })
}

/**
 * Writes a file where the user says: in a folder that is there, and in place of nothing but a plain file.
 *
 * @throws FileFault for anything else, such as a device
 */
export function exportFile(file: string, content: Uint8Array): Promise<void> {
  return inOrder(file, () => replace(file, content))
}

/**
 * Writes a text as a new file, beside those of earlier calls.
 *
 * @param nameOf the first of the names for 1, 2, 3 … that is free is taken
 */
export function addFile(nameOf: (number: number) => string, text: string): Promise<void> {
  return inOrder(nameOf(1), async () => {
    let number = 1
    while (await isThere(nameOf(number))) number++
    await makeFolder(path.dirname(nameOf(number)))
    await replace(nameOf(number), text)
  })
}

/** A file that cannot be asked about may be there. */
async function isThere(file: string): Promise<boolean> {
  try {
    return (await lstat(file)) !== null
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
}

export function removeFile(file: string): Promise<void> {
  return inOrder(file, async () => {
    try {
      await unlink(file)
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return
      throw error
    }
    await syncFolder(path.dirname(file))
  })
}

/** The file behind a link, or the file itself, with what is known of the one that is there. */
async function target(file: string): Promise<{ place: string; found: Stats | null }> {
  try {
    const place = await realpath(file)
    return { place, found: await stat(place) }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return { place: file, found: null }
    throw error
  }
}

async function replace(file: string, content: string | Uint8Array): Promise<void> {
  const { place, found } = await target(file)
  if (found !== null) checkPlain(file, found)
  // Cut, as a name may be as long as the file system allows.
  const beside = path.join(path.dirname(place), `${path.basename(place).slice(0, 80)}.${randomInt(2 ** 32)}`)
  const handle = await open(beside, 'wx')
  try {
    try {
      // Not every file system has rights to keep.
      if (found !== null) await handle.chmod(found.mode & 0o777).catch(() => undefined)
      // Unlike a single call of the system, this writes all, or fails where there is no room.
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(beside, place)
  } catch (error) {
    await rm(beside, { force: true }).catch(() => undefined)
    throw error
  }
  await syncFolder(path.dirname(place))
}

async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true })
  if (first === undefined) return
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) await syncFolder(path.dirname(made))
}

/**
 * Error codes of systems that cannot flush a folder: Windows flushes none, some file systems none, and nobody one that
 * is not readable.
 */
const NOT_FLUSHED = ['EACCES', 'EINVAL', 'EISDIR', 'ENOTSUP', 'EPERM']

/** Flushes the names in a folder. Without it, a loss of power may take a rename back. */
async function syncFolder(folder: string): Promise<void> {
  try {
    await flush(folder)
  } catch (error) {
    if (!NOT_FLUSHED.includes(codeOf(error) ?? '')) throw error
  }
}

/** Waits until the disk has what a file or a folder holds. */
export async function flush(place: string): Promise<void> {
  const handle = await open(place, constants.O_RDONLY)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
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
  for (const name of namesIn(folder)) {
    if (!/^[\w-]+\.(json|polyy)\.\d+$/.test(name)) continue
    try {
      rmSync(path.join(folder, name), { force: true })
    } catch {
      // It takes room, and harms nothing.
    }
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    // There is no such folder before the first start; one that cannot be read is reported when it is used.
    return []
  }
}
