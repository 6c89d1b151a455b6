/** A node of a tree that grows in Replay, and the value by which it is chosen. */
import type { Colour } from '../game/colour.ts'
import { RAVE_SCALE } from './rave.ts'

/** A node of the tree. Everything but the colour to move is told for the side whose move leads there. */
export interface GrowthNode {
  /** The node of the board that the move here takes; null at the root. */
  readonly move: number | null
  readonly above: GrowthNode | null
  readonly ply: number
  readonly toMove: Colour
  /** The chance of winning before any playout; 0 without a source of chances. */
  prior: number
  children: readonly GrowthNode[]
  visits: number
  wins: number
  raveVisits: number
  raveWins: number
  /** Is it proven to win, or to lose? Null while neither is. */
  isWon: boolean | null
  /** Plies from here to the end of the game, where it is proven. */
  plies: number
}

/** A node of which nothing is known but its chance before any playout. */
export function newNode(move: number | null, toMove: Colour, above: GrowthNode | null, prior: number): GrowthNode {
  return {
    ...{ move, toMove, above, prior, ply: above === null ? 0 : above.ply + 1 },
    ...{ children: [], visits: 0, wins: 0, raveVisits: 0, raveWins: 0, isWon: null, plies: 0 },
  }
}

/** The figures from which a child is chosen. */
export interface ChildValue {
  /** Share of wins in own visits; null without any. */
  readonly mean: number | null
  /** Share of wins in RAVE visits, those of the prior among them; null without any. */
  readonly rave: number | null
  /** The share that RAVE has in the value; null where nothing is known. */
  readonly beta: number | null
  readonly value: number
}

/** The value of a child as the book has it: (1 − β) w / n + β W / r, and 1 where nothing is known. */
export function valueOfChild(node: GrowthNode, priorVisits: number): ChildValue {
  const { visits: n, wins } = node
  const r = node.raveVisits + priorVisits
  const mean = n === 0 ? null : wins / n
  const rave = r === 0 ? null : (node.raveWins + priorVisits * node.prior) / r
  if (n + r === 0) return { mean, rave, beta: null, value: 1 }
  const beta = r / (r + n + (r * n) / RAVE_SCALE)
  return { mean, rave, beta, value: (1 - beta) * (mean ?? 0) + beta * (rave ?? 0) }
}
