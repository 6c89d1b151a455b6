/** Features, which a linear evaluator weighs: each is a number for one colour's stones in an open state. */
import type { BitBoard } from '../bits/bit-board.ts'
import { cheapestSets } from './cheapest-sets.ts'
import { flood } from '../bits/bit-chain.ts'
import type { Pentagon } from '../game/pentagon.ts'
import { setOf, size, type Bits } from '../bits/bits.ts'
import { piecesToWin } from './pieces-to-win.ts'
import { twoDistance } from './two-distance.ts'

/** Rings are counted from the edge, so that `edge` is the outermost one on every board. */
const RINGS_FROM_EDGE = ['edge', 'middleRing', 'innerRing'] as const

/** Features that tell on which ring a stone is, from the centre out. */
export const RING_FEATURES = ['centre', 'innerRing', 'middleRing', 'edge'] as const
export type RingFeature = (typeof RING_FEATURES)[number]

export const FEATURES = [
  ...(['piecesToWin', 'cheapestSets', 'secondDistance'] as const),
  ...([...RING_FEATURES, 'corners'] as const),
  ...(['sides', 'chains', 'tempo'] as const),
] as const
export type FeatureId = (typeof FEATURES)[number]

/** All features but the one that takes ten times as long as the others. */
export const QUICK_FEATURES = FEATURES.filter((id) => id !== 'cheapestSets')

/** Counts a feature for the colour of `own`. */
export type Count = (own: Bits, other: Bits) => number

/** Maximum number of cheapest sets counted; more are no better. */
const MAX_SETS = 20

/**
 * How each feature is counted. `tempo` does not depend on the stones: it is 1 for the side to move and 0 for the other.
 */
export const COUNTS: Readonly<Record<Exclude<FeatureId, 'tempo'>, (board: BitBoard) => Count>> = {
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
  /** Stones on the centre, and on each ring. */
  centre: (board) => stonesOn(board, 'centre'),
  innerRing: (board) => stonesOn(board, 'innerRing'),
  middleRing: (board) => stonesOn(board, 'middleRing'),
  edge: (board) => stonesOn(board, 'edge'),
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

/** The nodes of a feature of rings. Smaller boards lack the inner rings, so every node belongs to one feature alone. */
export function ringNodes({ rings }: Pentagon, id: RingFeature): readonly number[] {
  if (id === 'centre') return rings[0]
  const ring = rings.length - 1 - RINGS_FROM_EDGE.indexOf(id)
  return ring > 0 ? rings[ring] : []
}

function stonesOn(board: BitBoard, id: RingFeature): Count {
  const set = setOf(ringNodes(board, id))
  return (own) => size(own & set)
}
