/**
 * The parts of a state's value, by feature and by stone. A linear evaluator is exactly the sum of its features; a
 * network is no such sum, and no value is a sum over stones. The contribution of a stone, or a group of stones, is
 * found by occlusion (Zeiler and Fergus 2014): the value less the value without them. These differences need not sum to
 * the value, as stones work together.
 *
 * All amounts are in Red's favour, as f is.
 */
import { BIT_SIZES, SIDE_NAMES } from '../game/board.ts'
import { COLOURS, type Colour } from '../game/colour.ts'
import { difference, EMPTY, intersection, nodesOf, only, setOf, size, type NodeSet } from '../game/node-set.ts'
import { colourBits, stonesOf, type Position } from '../game/position.ts'
import { evaluate } from './evaluation.ts'
import { LINEAR_UNIT, phaseOf, valueForRed, type Evaluator, type LinearEvaluator } from './evaluator.ts'
import { COUNTS, FEATURES, RING_FEATURES, ringNodes, type FeatureId, type RingFeature } from './features.ts'

/** The contribution of one feature. */
export interface FeaturePart {
  readonly id: FeatureId
  readonly weight: number
  /** The feature, counted for each colour. */
  readonly red: number
  readonly blue: number
  readonly amount: number
}

export interface StonePart {
  readonly node: number
  readonly amount: number
}

/** All stones of a colour, of a ring, on the corners or on a side. */
export const STONE_GROUPS = [...COLOURS, ...RING_FEATURES, 'corners', ...SIDE_NAMES] as const
export type StoneGroup = (typeof STONE_GROUPS)[number]

export interface GroupPart {
  readonly id: StoneGroup
  readonly stones: NodeSet
  readonly amount: number
}

export interface Contributions {
  /** The value of the state; with features their sum, rounded. */
  readonly value: number
  /** Empty for a network. */
  readonly features: readonly FeaturePart[]
  readonly stones: readonly StonePart[]
  /** Groups without a stone add nothing and are left out. */
  readonly groups: readonly GroupPart[]
}

/**
 * @param position open
 * @param searcher the colour that searches; an evaluator with `attack` weighs this colour's features differently
 * @throws RangeError when the evaluator is a network for another board
 */
export function contributionsOf(evaluator: Evaluator, position: Position, searcher: Colour): Contributions {
  const { board, red, blue } = position
  const valueOf = valueForRed(evaluator, board)
  const worth = (taken: NodeSet) =>
    valueOf({ ...position, red: difference(red, taken), blue: difference(blue, taken) }, searcher)
  const value = worth(EMPTY)
  const without = (set: NodeSet) => value - worth(set)
  const stones = Array.from(nodesOf(stonesOf(position)), (node) => ({ node, amount: without(only(node)) }))
  const sets = groupSets(position)
  const groups = STONE_GROUPS.flatMap((id) =>
    sets[id] === EMPTY ? [] : [{ id, stones: sets[id], amount: without(sets[id]) }],
  )
  return { value, features: featuresOf(evaluator, position, searcher), stones, groups }
}

function groupSets(position: Position): Readonly<Record<StoneGroup, NodeSet>> {
  const { board, red, blue } = position
  const all = stonesOf(position)
  const ring = (id: RingFeature) => intersection(all, setOf(ringNodes(board, id)))
  // Larger boards have more rings between centre and edge than have names.
  const between = (id: RingFeature) => (board.rings.length > BIT_SIZES.length + 1 ? EMPTY : ring(id))
  const [A, B, C, D, E] = board.sides.map((side) => intersection(all, side))
  return {
    red,
    blue,
    centre: ring('centre'),
    innerRing: between('innerRing'),
    middleRing: between('middleRing'),
    edge: ring('edge'),
    corners: intersection(all, setOf(board.corners)),
    A,
    B,
    C,
    D,
    E,
  }
}

function featuresOf(evaluator: Evaluator, position: Position, searcher: Colour): FeaturePart[] {
  if (evaluator.kind === 'network') return []
  if (evaluator.kind === 'linear') return weightedParts(evaluator, position, searcher)
  // An open position has both numbers.
  const { red, blue, value } = evaluate(position)
  return [{ id: 'piecesToWin', weight: -1, red: red ?? 0, blue: blue ?? 0, amount: value }]
}

function weightedParts({ phases, attack }: LinearEvaluator, position: Position, searcher: Colour): FeaturePart[] {
  const { board, toMove } = position
  const { red, blue } = colourBits(position)
  const weights = phases[phaseOf(board, size(stonesOf(position)), phases.length)]
  const attacker = searcher === 'red' ? attack : -attack
  return FEATURES.flatMap((id): FeaturePart[] => {
    const weight = weights[id] ?? 0
    if (weight === 0) return []
    if (id === 'tempo') {
      const [reds, blues] = toMove === 'red' ? [1, 0] : [0, 1]
      return [{ id, weight, red: reds, blue: blues, amount: LINEAR_UNIT * weight * (reds - blues) }]
    }
    const count = COUNTS[id](board.bits)
    const [reds, blues] = [count(red, blue), count(blue, red)]
    return [
      {
        id,
        weight,
        red: reds,
        blue: blues,
        amount: LINEAR_UNIT * weight * ((1 + attacker) * reds - (1 - attacker) * blues),
      },
    ]
  })
}
