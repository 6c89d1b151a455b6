/**
 * What a linear evaluator weighs: numbers that say something of one player's stones. A feature is the mover's number less
 * the opponent's; `tempo` alone is 1 for whoever is to move.
 */
import type { Board } from '../board.ts'
import { cheapestSets } from '../cheapest-sets.ts'
import { chainsOf } from '../chain.ts'
import { setOf, size, type NodeSet } from '../node-set.ts'
import { piecesToWin } from '../pieces-to-win.ts'
import { secondDistance } from './second-distance.ts'

export const FEATURES = [
  ...(['piecesToWin', 'cheapestSets', 'secondDistance'] as const),
  ...(['centre', 'innerRing', 'middleRing', 'edge', 'corners'] as const),
  ...(['sides', 'chains', 'tempo'] as const),
] as const
export type FeatureId = (typeof FEATURES)[number]

/** Of one player, who owns `own`. */
type Count = (board: Board, own: NodeSet, other: NodeSet) => number

/** Cheapest sets counted at most; more than so many ways are no longer different. */
const MOST_SETS = 20

const COUNTS: Readonly<Record<Exclude<FeatureId, 'tempo'>, Count>> = {
  /** Stones still needed. */
  piecesToWin,
  /** How many smallest sets of empty nodes win. */
  cheapestSets(board, own, other) {
    let count = 0
    for (const sets = cheapestSets(board, own, other); count < MOST_SETS && sets.next().done !== true;) count++
    return count
  },
  /** Stones still needed when the best way is always barred. */
  secondDistance,
  /** Stones on the rings, from the centre out. */
  centre: (board, own) => onRing(board, own, 0),
  innerRing: (board, own) => onRing(board, own, 1),
  middleRing: (board, own) => onRing(board, own, 2),
  edge: (board, own) => onRing(board, own, 3),
  /** Stones on corners, each of which lies on two sides. */
  corners: (board, own) => size(own & setOf(board.corners)),
  /** Sides touched. */
  sides: (board, own) => board.sides.filter((side) => (own & side) !== 0).length,
  /** Chains: the fewer, the better the stones hold together. */
  chains: (board, own) => [...chainsOf(board, own)].length,
}

/** Smaller boards lack the outer rings. */
function onRing(board: Board, own: NodeSet, ring: number): number {
  return ring < board.rings.length ? size(own & setOf(board.rings[ring])) : 0
}

/** The feature of an open state, for its side to move. */
export function featureOf(id: FeatureId, board: Board, own: NodeSet, other: NodeSet): number {
  if (id === 'tempo') return 1
  return COUNTS[id](board, own, other) - COUNTS[id](board, other, own)
}
