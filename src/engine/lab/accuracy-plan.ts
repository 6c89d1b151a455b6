/** The plan of an accuracy study: its positions, and the searches on them. */
import type { NamedEvaluator } from '../evaluation/named-evaluator.ts'
import type { SampleKind } from './sample-plan.ts'
import type { Algorithm } from '../search/methods.ts'
import type { SearchTuning } from '../search/settings.ts'

export interface AccuracyPlan extends SearchTuning {
  readonly kind: SampleKind
  /** The fewest and the most stones of the positions. */
  readonly from: number
  readonly to: number
  /** Positions of each number of stones. */
  readonly count: number
  readonly algorithms: readonly Algorithm[]
  readonly depths: readonly number[]
  readonly seed: number
  /** The evaluator whose agreement with the truth is measured, by itself and in the searches; f by default. */
  readonly evaluator?: NamedEvaluator
  /** Is every move judged, as some claims need? */
  readonly everyMove?: boolean
  /** Numbers of playouts of Monte Carlo tree searches whose moves are judged as well, in ascending order. */
  readonly playouts?: readonly number[]
}

/** Maximum number of positions for each number of stones. */
export const MAX_ACCURACY_POSITIONS = 500

/** Each number of stones. */
export function stoneCountsOf({ from, to }: Pick<AccuracyPlan, 'from' | 'to'>): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
}

/** The number of all positions. */
export function totalOf(plan: Pick<AccuracyPlan, 'from' | 'to' | 'count'>): number {
  return stoneCountsOf(plan).length * plan.count
}
