/** Evaluators: what a state is worth to its side to move when the search goes no further. They are plain data. */
import type { Board } from '../board.ts'
import { PIECES_TO_WIN, repeated, type EvaluationMethod } from '../evaluation.ts'
import { size, type NodeSet } from '../node-set.ts'
import { FEATURES, featureOf, type FeatureId } from './features.ts'

/** The report's own: the opponent's pieces to win less one's own, so f for Red and −f for Blue. */
export interface ReportEvaluator {
  readonly kind: 'report'
}

/**
 * A weighted sum of features. With several sets of weights the game has as many phases, of as many stones each, and the
 * first set is that of its beginning. A feature without a weight does not count.
 */
export interface LinearEvaluator {
  readonly kind: 'linear'
  readonly phases: readonly Weights[]
}

export type Weights = Readonly<Partial<Record<FeatureId, number>>>

export type Evaluator = ReportEvaluator | LinearEvaluator

export const REPORT_EVALUATOR: ReportEvaluator = { kind: 'report' }

/** The value of an open state for its side to move: a whole number, at most `GREATEST_VALUE` either way. */
export type Evaluate = (board: Board, own: NodeSet, other: NodeSet) => number

/** Less than a won game is worth. */
export const GREATEST_VALUE = 20_000

/** Weighted sums are counted in hundredths. */
export const LINEAR_UNIT = 100

/**
 * @param method how the report's pieces to win are found
 * @param times how often, to measure what that costs
 */
export function evaluateBy(evaluator: Evaluator, method: EvaluationMethod, times: number): Evaluate {
  if (evaluator.kind === 'linear') return linear(evaluator)
  const piecesToWin = repeated(PIECES_TO_WIN[method], times)
  return (board, own, other) => piecesToWin(board, other, own) - piecesToWin(board, own, other)
}

function linear({ phases }: LinearEvaluator): Evaluate {
  // What does not weigh need not be computed.
  const weighed = phases.map((weights) => FEATURES.flatMap((id) => (weights[id] ? [{ id, weight: weights[id] * LINEAR_UNIT }] : [])))
  return (board, own, other) => {
    const phase = Math.min(phases.length - 1, Math.floor((size(own | other) * phases.length) / board.nodeCount))
    let sum = 0
    for (const { id, weight } of weighed[phase]) sum += weight * featureOf(id, board, own, other)
    return Math.round(Math.max(-GREATEST_VALUE, Math.min(GREATEST_VALUE, sum)))
  }
}
