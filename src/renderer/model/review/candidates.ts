/** The moves of a position with what perfect play makes of each, the best first. */
import { evaluate } from '../../../engine/evaluation/evaluation.ts'
import { formatPosition } from '../../../engine/game/notation.ts'
import { legalMoves, play, type Position } from '../../../engine/game/position.ts'
import type { TruthOf } from './reviewed.ts'

export interface Candidate {
  readonly node: number
  /** True if the move wins; null while that is not proven. */
  readonly wins: boolean | null
  /** Moves of both sides to the end, this one included; null where that is not known. */
  readonly plies: number | null
  /** f of the position after it, as the mover sees it: by how many stones the mover is nearer to the win. */
  readonly value: number
}

/**
 * Winning moves, the quickest first; then those not proven, the best by f first; then losing ones, the longest defence
 * first.
 */
export function candidatesOf(position: Position, truthOf: TruthOf): Candidate[] {
  return Array.from(legalMoves(position), (node) => candidateOf(position, node, truthOf)).toSorted(
    (a, b) => rankOf(a) - rankOf(b) || lengthOf(a) - lengthOf(b) || b.value - a.value || a.node - b.node,
  )
}

function candidateOf(position: Position, node: number, truthOf: TruthOf): Candidate {
  const after = play(position, node)
  const truth = truthOf(formatPosition(after))
  const { value } = evaluate(after)
  const plies = truth?.plies ?? null
  return {
    node,
    wins: truth === undefined ? null : truth.winner === position.toMove,
    plies: plies === null ? null : plies + 1,
    value: position.toMove === 'red' ? value : -value,
  }
}

const rankOf = ({ wins }: Candidate) => (wins === null ? 1 : wins ? 0 : 2)

/** Among winning moves the shortest comes first, among losing ones the longest; an unknown length counts as long. */
function lengthOf({ wins, plies }: Candidate): number {
  if (wins === null) return 0
  return wins ? (plies ?? Infinity) : -(plies ?? Infinity)
}

/** The moves that win; null while it is not proven of all moves. */
export function winningMoves(position: Position, truthOf: TruthOf): number[] | null {
  const moves = Array.from(legalMoves(position), (node) => ({
    node,
    winner: truthOf(formatPosition(play(position, node)))?.winner,
  }))
  return moves.some(({ winner }) => winner === undefined)
    ? null
    : moves.filter(({ winner }) => winner === position.toMove).map(({ node }) => node)
}
