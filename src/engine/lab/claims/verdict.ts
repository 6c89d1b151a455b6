/** What becomes of a claim: the verdict of its rule, where that is the same for all values that the intervals leave open. */
import type { Estimate } from '../../math/statistics.ts'

export const VERDICTS = ['holds', 'partly', 'fails', 'undecided'] as const
export type Verdict = (typeof VERDICTS)[number]

/**
 * The verdict of a rule for all values within the intervals; undecided where they do not have the same one. The rule is
 * monotone: with greater figures its verdict becomes ever better, or ever worse, so that the ends of the intervals tell.
 */
export function verdictWithin<Interval extends Pick<Estimate, 'lower' | 'upper'>>(
  intervals: readonly Interval[],
  rule: (figures: readonly (Interval & { readonly value: number })[]) => Verdict,
): Verdict {
  const [low, high] = (['lower', 'upper'] as const).map((end) => rule(intervals.map((interval) => ({ ...interval, value: interval[end] }))))
  return low === high ? low : 'undecided'
}

export const holdsIf = (holds: boolean, partly = false): Verdict => (holds ? 'holds' : partly ? 'partly' : 'fails')
