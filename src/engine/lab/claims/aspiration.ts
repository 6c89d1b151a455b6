import { PLAIN } from '../experiment.ts'
import type { SearchClaim } from './claim.ts'
import { findingOf } from './finding.ts'
import { holdsIf } from './verdict.ts'

const MARGINS = [1, 2, 3, 4, 6]

/**
 * Claim: aspiration search gains little over the same depths in the full window. Holds if no width visits fewer than
 * 0.8 times as many states at any depth, partly if that is so at some depth.
 */
export const aspiration: SearchClaim = {
  kind: 'searches',
  usualCount: 60,
  experiment: (positions) => ({
    ...PLAIN,
    positions,
    algorithms: ['aspiration', 'iterative-deepening'],
    depths: [3, 4, 5],
    orderings: ['id'],
    margins: MARGINS,
  }),
  judge(results) {
    const observed = [3, 4, 5].flatMap((depth) =>
      MARGINS.map((margin) => ({
        series: String(depth),
        at: margin,
        ratios: results.ratios({ algorithm: 'aspiration', depth, margin }, { algorithm: 'iterative-deepening', depth }),
      })),
    )
    return findingOf(observed, (figures) => {
      const gains = figures.filter(({ value }) => value < 0.8)
      const everyDepth = [3, 4, 5].every((depth) => gains.some(({ series }) => series === String(depth)))
      return holdsIf(gains.length === 0, !everyDepth)
    })
  },
}
