/**
 * What a sample says of a claim: its figures and its verdict.
 *
 * The figures are shares of positions and medians over positions of a sample, which are independent of each other. The
 * intervals of all figures of a claim hold together with 95 % confidence (Bonferroni). A verdict is given only where the
 * rule comes to it for all values that they leave open, so that at most one sample in twenty gives a wrong one; otherwise
 * the sample leaves the claim undecided.
 */
import { confidenceOfEach, deviationsOf, medianOf, shareOf } from '../../math/statistics.ts'
import { verdictWithin, type Verdict } from './verdict.ts'

/** Which figure of a claim: of a series, at a depth or a margin. */
interface Place {
  readonly series: string
  readonly at: number
}

/** A median of ratios, or a share, 1 being as many or all; with its interval. */
export interface Figure extends Place {
  /** Null where no position tells of it. */
  readonly value: number | null
  readonly lower: number
  readonly upper: number
  /** Positions behind it. */
  readonly count: number
}

export interface Finding {
  readonly verdict: Verdict
  readonly figures: readonly Figure[]
}

/** What positions say of a figure: the ratios that it is the median of, or the answers of which it is the share of yes. */
export type Observed = Place & ({ readonly ratios: readonly number[] } | { readonly answers: readonly boolean[] })

type Rule = (figures: readonly (Figure & { readonly value: number })[]) => Verdict

/** Intervals that hold together, and the verdict of the rule for all that they leave open. */
export function findingOf(observed: readonly Observed[], rule: Rule): Finding {
  const confidence = confidenceOfEach(observed.length)
  const figures = observed.map((each): Figure => {
    const { series, at } = each
    if ('ratios' in each) return { series, at, ...(each.ratios.length === 0 ? UNKNOWN_RATIO : medianOf(each.ratios, confidence)), count: each.ratios.length }
    const { answers } = each
    return { series, at, ...(answers.length === 0 ? UNKNOWN_SHARE : shareOf(answers.filter(Boolean).length, answers.length, deviationsOf(confidence))), count: answers.length }
  })
  return { verdict: verdictWithin(figures, rule), figures }
}

const UNKNOWN_RATIO = { value: null, lower: -Infinity, upper: Infinity } as const
const UNKNOWN_SHARE = { value: null, lower: 0, upper: 1 } as const
