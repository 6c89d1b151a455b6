/** Features, which a linear evaluator weighs: each is a number for one colour's stones in an open state. */
import type { Board } from '../game/board.ts'
import { cheapestSets } from './cheapest-sets.ts'
import { flood } from '../game/chain.ts'
import { setOf, size, type NodeSet } from '../game/node-set.ts'
import { piecesToWin } from './pieces-to-win.ts'
import { twoDistance } from './two-distance.ts'

export const FEATURES = [
  ...(['piecesToWin', 'cheapestSets', 'secondDistance'] as const),
  ...(['centre', 'innerRing', 'middleRing', 'edge', 'corners'] as const),
  ...(['sides', 'chains', 'tempo'] as const),
] as const
export type FeatureId = (typeof FEATURES)[number]

/** All features but the one that takes ten times as long as the others. */
export const QUICK_FEATURES = FEATURES.filter((id) => id !== 'cheapestSets')

/** Counts a feature for the colour of `own`. */
export type Count = (own: NodeSet, other: NodeSet) => number

/** Maximum number of cheapest sets counted; more are no better. */
const MAX_SETS = 20

/** How each feature is counted. `tempo` does not depend on the stones: it is 1 for the side to move and 0 for the other. */
export const COUNTS: Readonly<Record<Exclude<FeatureId, 'tempo'>, (board: Board) => Count>> = {
  /** Stones still needed. */
  piecesToWin: (board) => (own, other) => piecesToWin(board, own, other),
  /** Number of cheapest sets. */
  cheapestSets: (board) => (own, other) => {
    let count = 0
    for (const sets = cheapestSets(board, own, other); count < MAX_SETS && sets.next().done !== true;) count++
    return count
  },
  /** The two-distance: stones still needed when the best way is always blocked. */
  secondDistance: (board) => (own, other) => twoDistance(board, own, other),
  /** Stones on the rings, from the centre out. */
  centre: (board) => stonesOn(board, 0),
  innerRing: (board) => stonesOn(board, 1),
  middleRing: (board) => stonesOn(board, 2),
  edge: (board) => stonesOn(board, 3),
  /** Stones on corners, each of which lies on two sides. */
  corners({ corners }) {
    const set = setOf(corners)
    return (own) => size(own & set)
  },
  /** Sides touched. */
  sides({ sides }) {
    return (own) => {
      let touched = 0
      for (const side of sides) if ((own & side) !== 0) touched++
      return touched
    }
  },
  /** Chains: the fewer, the better the stones hold together. */
  chains: (board) => (own) => {
    let count = 0
    for (let rest = own; rest !== 0; rest &= ~flood(board, rest & -rest, own)) count++
    return count
  },
}

/** Smaller boards lack the outer rings. */
function stonesOn({ rings }: Board, ring: number): Count {
  const set = setOf(rings[ring] ?? [])
  return (own) => size(own & set)
}
