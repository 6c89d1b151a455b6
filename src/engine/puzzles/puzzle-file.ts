/** Files of puzzles: a short, readable row for each. Data from a file are checked as they are read. */
import { parseMove, parsePosition } from '../game/notation.ts'
import { play, winnerOf } from '../game/position.ts'
import type { Puzzle } from './puzzle.ts'
import { THEMES, type Theme } from './themes.ts'

/** Greater than every first rating of a puzzle. */
export const MAX_DIFFICULTY = 4000

/** Position, moves, themes and difficulty. */
type Row = readonly [position: string, moves: string, themes: string, difficulty: number]

export interface PuzzleFile {
  /** The command that makes the same puzzles. */
  readonly madeBy: string
  readonly puzzles: readonly Row[]
}

export function rowOf({ position, moves, themes, difficulty }: Puzzle): Row {
  return [position, moves.join(' '), themes.join(' '), difficulty]
}

/**
 * The puzzles of a file.
 *
 * @throws RangeError that names the first wrong puzzle
 */
export function puzzlesOf(data: unknown): Puzzle[] {
  const rows = data !== null && typeof data === 'object' && 'puzzles' in data ? data.puzzles : null
  if (!Array.isArray(rows)) throw new RangeError('it is not a file of puzzles')
  return rows.map((row: unknown, index) => {
    try {
      return puzzleOfRow(row)
    } catch (error) {
      throw new RangeError(`puzzle ${index + 1}: ${(error as Error).message}`, { cause: error })
    }
  })
}

/** Checks the form alone: a line that can be played, with known themes. Whether its moves win is proven elsewhere. */
function puzzleOfRow(row: unknown): Puzzle {
  if (!Array.isArray(row) || row.length !== 4)
    throw new RangeError('it is not a position with moves, themes and a difficulty')
  const [text, line, names, difficulty] = row as unknown[]
  if (typeof text !== 'string' || typeof line !== 'string' || typeof names !== 'string')
    throw new RangeError('position, moves and themes are texts')
  if (!Number.isInteger(difficulty) || Math.abs(2 * (difficulty as number) - MAX_DIFFICULTY) > MAX_DIFFICULTY)
    throw new RangeError(`its difficulty is not a whole number from 0 to ${MAX_DIFFICULTY}`)
  const moves = line.split(' ')
  if (moves.length % 2 === 0) throw new RangeError('its line does not end with a move of the solver')
  let position = parsePosition(text)
  for (const move of moves) {
    if (winnerOf(position) !== null) throw new RangeError('its line goes on after the end of the game')
    position = play(position, parseMove(position.board, move))
  }
  const unknown = names.split(' ').find((name) => !THEMES.some((theme) => theme === name))
  if (unknown !== undefined) throw new RangeError(`there is no theme ${JSON.stringify(unknown)}`)
  return { position: text, moves, themes: names.split(' ') as Theme[], difficulty: difficulty as number }
}
