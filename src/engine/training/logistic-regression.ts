/**
 * A linear evaluator from examples, by logistic regression: the maximum-likelihood weights when the side to move wins
 * with probability 1 / (1 + e^−value). The value is then the log-odds.
 *
 * Method: Newton's, with a small ridge penalty on the weights, which also settles those of features that are nearly the
 * same. Each phase of the game is fitted by itself.
 */
import { boardOfSize, type BoardSize } from '../game/board.ts'
import { phaseOf, type LinearEvaluator, type Weights } from '../evaluation/evaluator.ts'
import { COUNTS, type FeatureId } from '../evaluation/features.ts'
import { inverse, times } from '../math/matrix.ts'
import { RefusedRequest } from '../math/refused-request.ts'
import { parsePosition } from '../game/notation.ts'
import { moverBits } from '../game/position.ts'
import { size } from '../bits/bits.ts'
import type { Example } from './examples.ts'
import { fitOf, probability, type Fit } from './fit.ts'

export interface RegressionOptions {
  readonly boardSize: BoardSize
  readonly features: readonly FeatureId[]
  /** Phases of the game, equally long in stones. */
  readonly phases: number
}

export interface RegressionStep {
  readonly weights: readonly Weights[]
  readonly training: Fit
  /** On examples that were not trained on. */
  readonly heldOut: Fit
}

/** The penalty on a weight of 1, in examples. */
const RIDGE = 1

/** Maximum number of steps; Newton's method converges long before. */
const MAX_REGRESSION_STEPS = 25
const MIN_STEP_LENGTH = 1e-6

interface Row {
  readonly values: readonly number[]
  readonly moverWins: number
}

/**
 * The steps of the regression, the last of them its result.
 *
 * @throws RefusedRequest when there are no examples of a phase
 */
export function* regression(
  training: readonly Example[],
  heldOut: readonly Example[],
  options: RegressionOptions,
): Generator<RegressionStep> {
  const rows = rowsByPhase(training, options)
  const heldOutRows = rowsByPhase(heldOut, options)
  const empty = rows.findIndex((phase) => phase.length === 0)
  if (empty >= 0) throw new RefusedRequest(`there are no examples of phase ${empty + 1} of ${options.phases}`)
  let weights = rows.map(() => options.features.map(() => 0))
  for (let steps = 0; steps < MAX_REGRESSION_STEPS; steps++) {
    const changes = rows.map((phase, p) => newtonStep(phase, weights[p]))
    weights = weights.map((phase, p) => phase.map((weight, k) => weight + changes[p][k]))
    yield {
      weights: weights.map((phase) => named(phase, options.features)),
      training: fitOf(predictions(rows, weights)),
      heldOut: fitOf(predictions(heldOutRows, weights)),
    }
    if (Math.max(...changes.flat().map(Math.abs)) < MIN_STEP_LENGTH) return
  }
}

/** The evaluator of a step, its weights rounded to four places: the examples support no more. */
export function evaluatorOf({ weights }: RegressionStep): LinearEvaluator {
  const rounded = (phase: Weights): Weights =>
    Object.fromEntries(Object.entries(phase).map(([id, weight]) => [id, Math.round(10_000 * weight) / 10_000]))
  return { kind: 'linear', phases: weights.map(rounded), attack: 0 }
}

function rowsByPhase(examples: readonly Example[], { boardSize, features, phases }: RegressionOptions): Row[][] {
  const board = boardOfSize(boardSize)
  const counts = features.map((id) => (id === 'tempo' ? null : COUNTS[id](board.bits)))
  const rows: Row[][] = Array.from({ length: phases }, () => [])
  for (const { position, moverWins } of examples) {
    const [own, other] = moverBits(parsePosition(position))
    const stones = size(own) + size(other)
    const values = counts.map((count) => (count === null ? 1 : count(own, other) - count(other, own)))
    rows[phaseOf(board, stones, phases)].push({ values, moverWins })
  }
  return rows
}

const dot = (values: readonly number[], weights: readonly number[]) =>
  values.reduce((sum, value, k) => sum + value * weights[k], 0)

/** The Newton step: the inverse of the negative Hessian times the gradient, both of the penalised log-likelihood. */
function newtonStep(rows: readonly Row[], weights: readonly number[]): number[] {
  const gradient = weights.map((weight) => -RIDGE * weight)
  const hessian = weights.map((_, i) => weights.map((_, j) => (i === j ? RIDGE : 0)))
  for (const { values, moverWins } of rows) {
    const expected = probability(dot(values, weights))
    const certainty = expected * (1 - expected)
    for (const [i, value] of values.entries()) {
      gradient[i] += (moverWins - expected) * value
      for (const [j, other] of values.entries()) hessian[i][j] += certainty * value * other
    }
  }
  return times(inverse(hessian), gradient)
}

/** The value and the label of each row. */
function predictions(phases: readonly (readonly Row[])[], weights: readonly (readonly number[])[]): [number, number][] {
  return phases.flatMap((rows, p) =>
    rows.map(({ values, moverWins }): [number, number] => [dot(values, weights[p]), moverWins]),
  )
}

function named(weights: readonly number[], features: readonly FeatureId[]): Weights {
  return Object.fromEntries(features.map((id, k) => [id, weights[k]]))
}
