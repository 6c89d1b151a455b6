/**
 * A puzzle: a position in which exactly one move wins, and every other loses, as perfect play proves.
 *
 * Its `moves` are the solution: the only winning move, the best defence, the only winning move then, and so on while
 * there is only one. The best defence is the longest, where the length of the game is known. After the line several
 * moves win, so nothing is left to find.
 */
import { formatPosition } from '../game/notation.ts'
import { legalMoves, play, winnerOf, type Position } from '../game/position.ts'
import type { Oracle } from '../solver/oracle.ts'
import { difficultyOf, gradeOf } from './difficulty.ts'
import { themesOf, type Theme } from './themes.ts'

export interface Puzzle {
  /** One-line position. */
  readonly position: string
  /** By name: the solver's and the defender's in turn, the solver's first and last. */
  readonly moves: readonly string[]
  readonly themes: readonly Theme[]
  /** The first rating: see `difficulty.ts`. */
  readonly difficulty: number
}

/** The only winning move of a position; null when there is none, or several. */
export function onlyWin(position: Position, oracle: Oracle): number | null {
  if (winnerOf(position) !== null || oracle.winnerWithBestPlay(position) !== position.toMove) return null
  const winning: number[] = []
  for (const node of legalMoves(position)) {
    if (oracle.winnerWithBestPlay(play(position, node)) === position.toMove) winning.push(node)
    if (winning.length > 1) return null
  }
  return winning[0]
}

/** The puzzle of a position; null when the position is not a puzzle. */
export function puzzleAt(position: Position, oracle: Oracle): Puzzle | null {
  const move = onlyWin(position, oracle)
  return move === null ? null : puzzleOf(position, move, gradeOf(position, move), oracle)
}

/** The puzzle of a position whose only winning move and grade are known. */
export function puzzleOf(position: Position, move: number, grade: number, oracle: Oracle): Puzzle {
  const line = solutionOf(position, move, oracle)
  return {
    position: formatPosition(position),
    moves: line.map((node) => position.board.names[node]),
    themes: themesOf(position, move),
    difficulty: difficultyOf(position, move, grade, (line.length + 1) / 2),
  }
}

function solutionOf(start: Position, first: number, oracle: Oracle): number[] {
  const line = [first]
  for (let position = play(start, first); winnerOf(position) === null;) {
    const defence = oracle.bestMove(position).node
    position = play(position, defence)
    const move = onlyWin(position, oracle)
    if (move === null) break
    line.push(defence, move)
    position = play(position, move)
  }
  return line
}
