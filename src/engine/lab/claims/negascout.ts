import { PLAIN, type Measurement } from '../experiment.ts'
import type { SearchClaim } from './claim.ts'
import { findingOf } from './finding.ts'
import { holdsIf } from './verdict.ts'

const DEPTHS = [3, 4, 5] as const
const ORDERINGS = ['id', 'value', 'last'] as const

/** States entered per re-search; null without one. */
const costOf = ({ researched, researches }: Measurement) => (researches === 0 ? null : researched / researches)

/**
 * The states of a re-search with remembered orders, as a multiple of those by node id, for positions with re-searches
 * in both.
 */
function costRatios(remembered: readonly Measurement[], plain: readonly Measurement[]): number[] {
  return remembered.flatMap((measurement, p) => {
    const [cost, of] = [costOf(measurement), costOf(plain[p])]
    return cost === null || of === null || of === 0 ? [] : [cost / of]
  })
}

/**
 * Claim: sorting cures NegaScout, and the remembered order cuts the cost of a re-search. Sorting cures it if, at every
 * depth, NegaScout visits no more states than iterative deepening, both with successors ordered by their last values,
 * as in the report. The order cuts the cost if, at every depth, a re-search enters at most 0.9 times as many states
 * with it as by node id. Holds if both are so, partly if one is.
 */
export const negascout: SearchClaim = {
  kind: 'searches',
  usualCount: 300,
  experiment: (positions) => ({
    ...PLAIN,
    positions,
    algorithms: ['iterative-deepening', 'negascout'],
    depths: DEPTHS,
    orderings: ORDERINGS,
  }),
  judge(results) {
    const visited = ORDERINGS.flatMap((ordering) =>
      DEPTHS.map((depth) => ({
        series: `by-${ordering}`,
        at: depth,
        ratios: results.ratios(
          { algorithm: 'negascout', depth, ordering },
          { algorithm: 'iterative-deepening', depth, ordering },
        ),
      })),
    )
    const again = DEPTHS.map((depth) => {
      const of = (ordering: 'id' | 'last') => results.of({ algorithm: 'negascout', depth, ordering })
      return { series: 're-search', at: depth, ratios: costRatios(of('last'), of('id')) }
    })
    return findingOf([...visited, ...again], (figures) => {
      const isCured = figures.every(({ series, value }) => series !== 'by-last' || value <= 1)
      const isCheaper = figures.every(({ series, value }) => series !== 're-search' || value <= 0.9)
      return holdsIf(isCured && isCheaper, isCured || isCheaper)
    })
  },
}
