/** What comes in from outside: files and pasted text, SGF or positions of one line each. */
import { newTree, type GameTree } from '../../engine/game-tree.ts'
import { NotationError, parsePosition } from '../../engine/notation.ts'
import { MAX_GAME_FILE_BYTES } from '../../preload/api.ts'
import { excerpt, LibraryError } from './fault.ts'
import { readSgf } from './read-sgf.ts'

const MEGABYTE = 1_000_000

/**
 * The text of a file; one too large is not even read.
 *
 * @throws LibraryError when it is too large or not text
 */
export async function textOfFile(file: Blob): Promise<string> {
  checkSize(file.size)
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new LibraryError('encoding')
  }
}

function checkSize(size: number): void {
  if (size > MAX_GAME_FILE_BYTES) throw tooLarge(size)
}

export function tooLarge(size: number): LibraryError {
  return new LibraryError('too-large', { size: Math.ceil(size / MEGABYTE), limit: MAX_GAME_FILE_BYTES / MEGABYTE })
}

/**
 * The games and positions of a text, all of them or none.
 *
 * @throws LibraryError when any of it cannot be read
 */
export function readGames(text: string): GameTree[] {
  checkSize(text.length)
  return /^\s*\(/.test(text) ? readSgf(text) : readPositions(text)
}

function readPositions(text: string): GameTree[] {
  const lines = text.split(/\r\n?|\n/).map((line, index) => ({ line: index + 1, text: line.trim() }))
  const written = lines.filter(({ text }) => text !== '')
  if (written.length === 0) throw new LibraryError('no-game')
  return written.map(({ line, text }) => {
    try {
      return newTree(parsePosition(text), false)
    } catch (error) {
      if (error instanceof NotationError) throw new LibraryError('not-a-position', { line, text: excerpt(text) })
      throw error
    }
  })
}
