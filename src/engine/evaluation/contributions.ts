/**
 * The parts of a state's value, by feature and by stone. A linear evaluator is exactly the sum of its features; a
 * network is no such sum, and no value is a sum over stones. The contribution of a stone, or a group of stones, is
 * found by occlusion (Zeiler and Fergus 2014): the value less the value without them. These differences need not sum to
 * the value, as stones work together.
 *
 * All amounts are in Red's favour, as f is.
 */
import { SIDE_NAMES, type Board } from '../game/board.ts'
import { COLOURS, type Colour } from '../game/colour.ts'
import { nodesOf, only, setOf, type NodeSet } from '../game/node-set.ts'
import type { Position } from '../game/position.ts'
import { LINEAR_UNIT, phaseOf, valueForRed, type Evaluator, type LinearEvaluator } from './evaluator.ts'
import { COUNTS, FEATURES, RING_FEATURES, ringNodes, type FeatureId, type RingFeature } from './features.ts'
import { piecesToWin } from './pieces-to-win.ts'

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
  const worth = (left: NodeSet) => valueOf({ ...position, red: red & left, blue: blue & left }, searcher)
  const value = worth(board.all)
  const without = (set: NodeSet) => value - worth(board.all & ~set)
  const stones = Array.from(nodesOf(red | blue), (node) => ({ node, amount: without(only(node)) }))
  const sets = groupSets(position)
  const groups = STONE_GROUPS.flatMap((id) =>
    sets[id] === 0 ? [] : [{ id, stones: sets[id], amount: without(sets[id]) }],
  )
  return { value, features: featuresOf(evaluator, position, searcher), stones, groups }
}

function groupSets({ board, red, blue }: Position): Readonly<Record<StoneGroup, NodeSet>> {
  const all = red | blue
  const ring = (id: RingFeature) => all & setOf(ringNodes(board, id))
  const [A, B, C, D, E] = board.sides.map((side) => all & side)
  return {
    red,
    blue,
    centre: ring('centre'),
    innerRing: ring('innerRing'),
    middleRing: ring('middleRing'),
    edge: ring('edge'),
    corners: all & setOf(board.corners),
    A,
    B,
    C,
    D,
    E,
  }
}

function featuresOf(evaluator: Evaluator, position: Position, searcher: Colour): FeaturePart[] {
  const { board, red, blue } = position
  if (evaluator.kind === 'network') return []
  if (evaluator.kind === 'linear') return weightedParts(evaluator, board, position, searcher)
  const [reds, blues] = [piecesToWin(board, red, blue), piecesToWin(board, blue, red)]
  return [{ id: 'piecesToWin', weight: -1, red: reds, blue: blues, amount: blues - reds }]
}

function weightedParts(
  { phases, attack }: LinearEvaluator,
  board: Board,
  { red, blue, toMove }: Position,
  searcher: Colour,
): FeaturePart[] {
  const weights = phases[phaseOf(board, red | blue, phases.length)]
  const attacker = searcher === 'red' ? attack : -attack
  return FEATURES.flatMap((id): FeaturePart[] => {
    const weight = weights[id] ?? 0
    if (weight === 0) return []
    if (id === 'tempo') {
      const [reds, blues] = toMove === 'red' ? [1, 0] : [0, 1]
      return [{ id, weight, red: reds, blue: blues, amount: LINEAR_UNIT * weight * (reds - blues) }]
    }
    const count = COUNTS[id](board)
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
