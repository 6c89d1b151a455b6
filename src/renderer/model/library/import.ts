/**
 * Adds the games and positions of files and pasted text to the library: SGF, or lines with one position or one of
 * CodeCup's games each; blank lines, and comments behind a #, say nothing.
 */
import { isCodeCupLine, parseCodeCupLine } from '../../../engine/game/codecup.ts'
import { FaultError } from '../../../engine/game/fault.ts'
import type { GameTree } from '../../../engine/game/game-tree.ts'
import { newTree } from '../../../engine/game/tree-builder.ts'
import { NotationError, parsePosition } from '../../../engine/game/notation.ts'
import type { Position } from '../../../engine/game/position.ts'
import { MAX_GAME_FILE_BYTES } from '../../../contract/api.ts'
import { isSilentLine, LINE_BREAK, MEGABYTE, TextFault } from '../../../contract/text-file.ts'
import { reasonOf } from '../../language/words.ts'
import { textOfFile } from '../../platform/read-file.ts'
import { inSlices } from '../../platform/slices.ts'
import { gameEntry, type GameEntry } from './entries.ts'
import { excerpt, LibraryError } from './fault.ts'
import type { Library } from './library.ts'
import { beginOfGames, MAX_GAMES, MAX_MOMENTS, readingSgf } from './read-sgf.ts'
import { newId } from '../../platform/secure-context.ts'

/** @throws LibraryError when the file is too large or not text */
export async function textOfGameFile(file: Blob): Promise<string> {
  try {
    return await textOfFile(file, MAX_GAME_FILE_BYTES)
  } catch (error) {
    if (!(error instanceof TextFault)) throw error
    throw error.code === 'too-large' ? tooLarge(file.size) : new LibraryError(error.code)
  }
}

function checkSize(size: number): void {
  if (size > MAX_GAME_FILE_BYTES) throw tooLarge(size)
}

export function tooLarge(size: number): LibraryError {
  return new LibraryError('too-large', { size: Math.ceil(size / MEGABYTE), limit: MAX_GAME_FILE_BYTES / MEGABYTE })
}

/**
 * The games and positions of a text, all of them or none, read in steps; yields the share read so far, from 0 to 1.
 *
 * @throws LibraryError when any of it cannot be read
 */
export function* readingGames(text: string): Generator<number, GameTree[]> {
  checkSize(text.length)
  return yield* beginOfGames(text) >= 0 || /^\s*\(/.test(text) ? readingSgf(text) : readingLines(text)
}

/** Lines read in one step, after which the page may draw. */
const LINES_PER_STEP = 64

function* readingLines(text: string): Generator<number, GameTree[]> {
  const lines = text.split(LINE_BREAK)
  const isCodeCup = isCodeCupLine(lines.find((line) => !isSilentLine(line)) ?? '')
  const trees: GameTree[] = []
  let moments = 0
  for (const [index, line] of lines.entries()) {
    if (!isSilentLine(line)) {
      if (trees.length === MAX_GAMES) throw new LibraryError('too-many-games', { limit: MAX_GAMES, line: index + 1 })
      const tree = isCodeCup ? codeCupGameIn(line, index + 1) : newTree(positionIn(line.trim(), index + 1), false)
      if ((moments += tree.moments.size) > MAX_MOMENTS)
        throw new LibraryError('too-many-moments', { limit: MAX_MOMENTS, line: index + 1 })
      trees.push(tree)
    }
    if (index % LINES_PER_STEP === 0) yield index / lines.length
  }
  if (trees.length === 0) throw new LibraryError('no-game')
  return trees
}

function codeCupGameIn(text: string, line: number): GameTree {
  try {
    return parseCodeCupLine(text, line)
  } catch (error) {
    if (error instanceof FaultError) throw new LibraryError('codecup', { fault: reasonOf(error) })
    throw error
  }
}

function positionIn(text: string, line: number): Position {
  try {
    return parsePosition(text)
  } catch (error) {
    if (error instanceof NotationError) throw new LibraryError('not-a-position', { line, text: excerpt(text) })
    throw error
  }
}

/** Names a game that has no name, by its index, from 0, and the number of games. */
export type NameGiver = (tree: GameTree, index: number, count: number) => string

/**
 * New entries for the games of a text, which are imported together; those without a name are given one. Made in steps,
 * as ten thousand names take time as well; yields the share done so far.
 */
function* readingEntries(text: string, nameOf: NameGiver): Generator<number, GameEntry[]> {
  const trees = yield* readingGames(text)
  const now = new Date().toISOString()
  const entries: GameEntry[] = []
  for (const [index, tree] of trees.entries()) {
    const name = tree.info.name || nameOf(tree, index, trees.length)
    // Whoever opens a file need not be who played its games.
    entries.push(
      gameEntry(newId(), { ...tree, info: { ...tree.info, name, created: now, changed: now, played: null } }),
    )
    yield 1
  }
  return entries
}

/** The progress of an import, each part from 0 to 1. */
export interface ImportProgress {
  readonly doing: 'reading' | 'saving'
  readonly share: number
}

export interface ImportControl {
  readonly report?: (progress: ImportProgress) => void
  /** Called with the id of each entry that has been saved. */
  readonly onSaved?: (id: string) => void
  readonly signal?: AbortSignal | undefined
}

/**
 * Adds all games and positions of a text, or none where any of it cannot be read; returns their ids. Reads and saves a
 * little at a time, so that the page stays responsive.
 *
 * @param nameOf gives names to those that have none
 * @throws LibraryError; the signal's reason, and then what was saved before it stays
 */
export async function importGames(
  library: Library,
  text: string,
  nameOf: NameGiver = () => '',
  { report = () => undefined, onSaved = () => undefined, signal }: ImportControl = {},
): Promise<string[]> {
  const entries = await inSlices(readingEntries(text, nameOf), (share) => report({ doing: 'reading', share }), signal)
  let saved = 0
  const oneSaved = (id: string) => {
    onSaved(id)
    // A hundred times at most, as drawing it after each of thousands takes long itself.
    if (++saved % Math.ceil(entries.length / 100) === 0) report({ doing: 'saving', share: saved / entries.length })
  }
  await library.addAll(entries, oneSaved, signal)
  return entries.map(({ id }) => id)
}
