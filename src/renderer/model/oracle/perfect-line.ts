/** The line on which perfect play goes on, from solved positions alone: nothing is guessed. */
import { formatPosition } from '../../../engine/game/notation.ts'
import { legalMoves, play, winnerOf, type Position } from '../../../engine/game/position.ts'
import { bestLooking } from '../../../engine/solver/hint.ts'
import type { Truth } from '../../../engine/solver/oracle.ts'
import { withSuccessors } from './truths.ts'

/** By one-line position. */
type Known = ReadonlyMap<string, Truth>

/**
 * The quickest win, or else the longest defence; among equal moves the one that looks best. A move whose length is not
 * known counts as longer than any other. Null while a move is not solved, and where there is none.
 */
export function bestMove(position: Position, known: Known): number | null {
  const moves = legalMoves(position).map((node) => ({ node, truth: known.get(formatPosition(play(position, node))) }))
  const solved = moves.flatMap(({ node, truth }) =>
    truth === undefined ? [] : [{ node, isWon: truth.winner === position.toMove, plies: truth.plies ?? Infinity }],
  )
  if (solved.length === 0 || solved.length < moves.length) return null
  const wins = solved.filter(({ isWon }) => isWon)
  const plies = (wins.length > 0 ? wins : solved).map((move) => move.plies)
  const best = wins.length > 0 ? Math.min(...plies) : Math.max(...plies)
  const equal = solved.filter((move) => move.isWon === wins.length > 0 && move.plies === best)
  return bestLooking(
    position,
    equal.map(({ node }) => node),
  )
}

export interface PerfectLine {
  readonly moves: readonly number[]
  /** The positions, one-line, that must be known for the line to go on; none once the game is over. */
  readonly wanted: readonly string[]
}

/** The line of best moves from a position, as far as it is known. */
export function perfectLine(position: Position, known: Known): PerfectLine {
  const moves: number[] = []
  let at = position
  while (winnerOf(at) === null) {
    const move = bestMove(at, known)
    if (move === null) return { moves, wanted: withSuccessors(at) }
    moves.push(move)
    at = play(at, move)
  }
  return { moves, wanted: [] }
}
