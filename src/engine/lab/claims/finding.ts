/**
 * The finding of a sample about a claim: figures and a verdict.
 *
 * The figures are shares of positions and medians over positions of a sample, which are independent. The intervals of
 * all figures of a claim hold jointly with 95 % confidence (Bonferroni). A verdict is given only if the rule gives it
 * for all values within the intervals, so that about one sample in twenty at most gives a wrong one; otherwise the
 * claim stays undecided.
 */
import { confidenceOfEach, deviationsOf, medianOf, shareOf } from '../../math/statistics.ts'
import { verdictWithin, type ClaimVerdict } from './verdict.ts'

/** Identifies a figure of a claim: its series, and a depth, margin, ring or number of stones. */
interface FigureKey {
  readonly series: string
  readonly at: number
}

/** A median of ratios, or a share, with its interval. */
export interface Figure extends FigureKey {
  /** The median or the share; null when no position contributes to it. */
  readonly value: number | null
  readonly lower: number
  readonly upper: number
  /** The number of positions behind it. */
  readonly count: number
  /** The least and the greatest ratio of a position; null for a share of positions. */
  readonly range: readonly [least: number, greatest: number] | null
}

export interface Finding {
  readonly verdict: ClaimVerdict
  readonly figures: readonly Figure[]
}

/**
 * The observations behind a figure: the ratios that it is the median of, or the answers that it is the share of yes
 * among.
 */
export type Observed = FigureKey & ({ readonly ratios: readonly number[] } | { readonly answers: readonly boolean[] })

type Rule = (figures: readonly (Figure & { readonly value: number })[]) => ClaimVerdict

/** The figures, with intervals that hold jointly, and the verdict of the rule within these. */
export function findingOf(observed: readonly Observed[], rule: Rule): Finding {
  const confidence = confidenceOfEach(observed.length)
  const figures = observed.map((each): Figure => {
    const { series, at } = each
    if ('ratios' in each) return { series, at, ...medianWithRange(each.ratios, confidence), count: each.ratios.length }
    const { answers } = each
    return {
      series,
      at,
      ...(answers.length === 0
        ? UNKNOWN_SHARE
        : shareOf(answers.filter(Boolean).length, answers.length, deviationsOf(confidence))),
      count: answers.length,
      range: null,
    }
  })
  return { verdict: verdictWithin(figures, rule), figures }
}

function medianWithRange(
  ratios: readonly number[],
  confidence: number,
): Pick<Figure, 'value' | 'lower' | 'upper' | 'range'> {
  if (ratios.length === 0) return { value: null, lower: -Infinity, upper: Infinity, range: null }
  return { ...medianOf(ratios, confidence), range: [Math.min(...ratios), Math.max(...ratios)] }
}

const UNKNOWN_SHARE = { value: null, lower: 0, upper: 1 } as const
