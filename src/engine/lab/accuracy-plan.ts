/** What an accuracy study measures: which positions, and which searches on them. */
import type { NamedEvaluator } from '../evaluation/named-evaluator.ts'
import type { SampleKind } from './sample.ts'
import type { Algorithm } from '../search/search.ts'

export interface AccuracyPlan {
  readonly kind: SampleKind
  /** Stones of the positions, from the fewest to the most. */
  readonly from: number
  readonly to: number
  /** Positions of each number of stones. */
  readonly count: number
  readonly algorithms: readonly Algorithm[]
  readonly depths: readonly number[]
  readonly seed: number
  /** Whose agreement with the truth is measured, by itself and in the searches; that of f unless it is given. */
  readonly evaluator?: NamedEvaluator
  /** Is every move to be judged, for claims that ask? */
  readonly everyMove?: boolean
}

/** Positions of each number of stones at most. */
export const MOST_POSITIONS = 500

/** Each number of stones. */
export function stonesOf({ from, to }: Pick<AccuracyPlan, 'from' | 'to'>): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
}

/** Positions of all numbers of stones. */
export function totalOf(plan: Pick<AccuracyPlan, 'from' | 'to' | 'count'>): number {
  return stonesOf(plan).length * plan.count
}
