/** The verdict on a claim: that of its rule, if it is the same for all values within the intervals. */
import type { Estimate } from '../../math/statistics.ts'

export const VERDICTS = ['holds', 'partly', 'fails', 'undecided'] as const
export type ClaimVerdict = (typeof VERDICTS)[number]

/**
 * The verdict of a rule for all values within the intervals; `undecided` if they have different ones. The rule must be
 * monotone in the figures: then the ends of the intervals are enough to check.
 */
export function verdictWithin<Interval extends Pick<Estimate, 'lower' | 'upper'>>(
  intervals: readonly Interval[],
  rule: (figures: readonly (Interval & { readonly value: number })[]) => ClaimVerdict,
): ClaimVerdict {
  const [low, high] = (['lower', 'upper'] as const).map((end) =>
    rule(intervals.map((interval) => ({ ...interval, value: interval[end] }))),
  )
  return low === high ? low : 'undecided'
}

export const holdsIf = (holds: boolean, partly = false): ClaimVerdict => (holds ? 'holds' : partly ? 'partly' : 'fails')
