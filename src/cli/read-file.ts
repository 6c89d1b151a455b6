/** Files that the command line reads: what may be read, how much of it, and as which text. */
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import { MEGABYTE, textOfBytes, TextFault } from '../contract/text-file.ts'
import { InputError, systemReason } from './input.ts'

/** More bytes than any evaluator, player, book or set of puzzles has. */
export const MAX_BYTES = 100 * MEGABYTE

/** For a record of games; JavaScript has no text that is much longer. */
export const MAX_RECORD_BYTES = 500 * MEGABYTE

/** Bytes read at once. */
const PIECE = 2 ** 20

/**
 * Opens a file to be read. A device may have no end, and a pipe with a name may have no writer; a pipe of the shell, as
 * `<(…)`, has one.
 *
 * @throws InputError
 */
export function openToRead(path: string): number {
  // Without O_NONBLOCK, opening a pipe waits until something is written into it.
  const waits = isShellsPipe(path) ? 0 : (constants.O_NONBLOCK ?? 0)
  const file = reading(path, () => openSync(path, constants.O_RDONLY | waits))
  const found = fstatSync(file)
  if (found.isFile() || (found.isFIFO() && isShellsPipe(path))) return file
  closeSync(file)
  throw new InputError(`cannot read ${path}: it is ${found.isDirectory() ? 'a directory' : 'not a file'}`)
}

function isShellsPipe(path: string): boolean {
  return /^\/dev\/(fd\/\d+|stdin)$|^\/proc\/self\/fd\/\d+$/.test(path)
}

/**
 * The bytes of a file, which may grow meanwhile.
 *
 * @throws InputError when it cannot be read, or has more than `limit`
 */
export function readBytes(path: string, limit: number): Buffer {
  const file = openToRead(path)
  try {
    const tooLarge = () => new InputError(`cannot read ${path}: ${new TextFault('too-large', limit).message}`)
    if (fstatSync(file).size > limit) throw tooLarge()
    const pieces: Buffer[] = []
    for (let size = 0; ;) {
      const piece = Buffer.allocUnsafe(PIECE)
      const length = reading(path, () => readSync(file, piece))
      if (length === 0) return Buffer.concat(pieces)
      if ((size += length) > limit) throw tooLarge()
      pieces.push(piece.subarray(0, length))
    }
  } finally {
    closeSync(file)
  }
}

/**
 * Does the file begin with a byte order mark of UTF-16?
 *
 * @throws InputError when it cannot be read
 */
export function isUtf16(path: string): boolean {
  const file = openToRead(path)
  try {
    const mark = Buffer.alloc(2)
    reading(path, () => readSync(file, mark))
    return mark.equals(Buffer.from([0xff, 0xfe])) || mark.equals(Buffer.from([0xfe, 0xff]))
  } finally {
    closeSync(file)
  }
}

/** @throws InputError when it cannot be read, or is no text */
export function readText(path: string, limit = MAX_BYTES): string {
  const bytes = readBytes(path, limit)
  return reading(path, () => textOfBytes(bytes))
}

function reading<T>(path: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    throw new InputError(`cannot read ${path}: ${systemReason(error)}`, { cause: error })
  }
}
