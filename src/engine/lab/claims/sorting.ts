import { PLAIN } from '../experiment.ts'
import type { SearchClaim } from './claim.ts'
import { findingOf } from './finding.ts'
import { holdsIf } from './verdict.ts'

/**
 * Claim: sorting successors by their static value is enough. Holds if, at every depth, it visits at most half as many
 * states as no sorting, and no more than sorting by the values of the last depth, partly if only one of the two is so.
 */
export const sorting: SearchClaim = {
  kind: 'searches',
  usualCount: 120,
  experiment: (positions) => ({
    ...PLAIN,
    positions,
    algorithms: ['iterative-deepening'],
    depths: [3, 4, 5],
    orderings: ['id', 'value', 'last'],
  }),
  judge(results) {
    const observed = [3, 4, 5].flatMap((depth) =>
      (['id', 'last'] as const).map((ordering) => ({
        series: ordering,
        at: depth,
        ratios: results.ratios({ depth, ordering: 'value' }, { depth, ordering }),
      })),
    )
    return findingOf(observed, (figures) => {
      const saves = figures.every(({ series, value }) => series !== 'id' || value <= 0.5)
      const isEnough = figures.every(({ series, value }) => series !== 'last' || value <= 1)
      return holdsIf(saves && isEnough, saves || isEnough)
    })
  },
}
