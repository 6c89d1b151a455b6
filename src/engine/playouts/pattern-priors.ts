/**
 * The chances that patterns give to moves, as visits that RAVE begins with. A move whose share of the strength of all n
 * moves is p has the chance 0.5 + 0.08 ln(p n): that of an average move is one half.
 */
import { boardOfSize, type BoardSize } from '../game/board.ts'
import type { Priors, TreeState, Valuer } from './monte-carlo.ts'
import type { PatternWeights } from './pattern-file.ts'
import { PatternStrengths } from './pattern-strengths.ts'
import type { Tree } from './tree.ts'

/** RAVE visits that a prior counts for. */
const PRIOR_VISITS = 60

/** How far the logarithm of a strength moves a chance, and the limits of a chance. */
const SLOPE = 0.08
const MIN_CHANCE = 0.05
const MAX_CHANCE = 0.95

export class PatternPriors implements Priors {
  readonly visits = PRIOR_VISITS
  private readonly strengths: PatternStrengths
  private readonly moves: Uint8Array
  private readonly logs: Float64Array

  /** @param better values the moves of nodes visited more often; null if the patterns value those of all nodes */
  constructor(
    size: BoardSize,
    weights: PatternWeights,
    readonly better: Valuer | null = null,
  ) {
    this.strengths = new PatternStrengths(size, weights)
    this.moves = new Uint8Array(boardOfSize(size).nodeCount)
    this.logs = new Float64Array(boardOfSize(size).nodeCount)
  }

  value(tree: Tree, node: number, state: TreeState): void {
    const { moves, logs } = this
    const first = tree.firstOf(node)
    const count = tree.childCountOf(node)
    for (let i = 0; i < count; i++) moves[i] = tree.moveOf(first + i)
    this.strengths.read(state, moves, count, logs)
    chancesByLogs(tree, node, logs)
  }
}

/** Writes the chances of a node's children from the logarithms of their strengths, in their order. */
export function chancesByLogs(tree: Tree, node: number, logs: Float64Array): void {
  const first = tree.firstOf(node)
  const count = tree.childCountOf(node)
  let sum = 0
  for (let i = 0; i < count; i++) sum += Math.exp(logs[i])
  const average = Math.log(sum / count)
  for (let i = 0; i < count; i++)
    tree.setPrior(first + i, Math.min(MAX_CHANCE, Math.max(MIN_CHANCE, 0.5 + SLOPE * (logs[i] - average))))
}
