import { PLAIN } from '../experiment.ts'
import type { SearchClaim } from './claim.ts'
import { findingOf } from './finding.ts'
import { holdsIf } from './verdict.ts'

const DEPTHS = [2, 3, 4, 5] as const

/**
 * Claim: a transposition table cannot help in this game. Fails if at some depth alpha-beta with a table visits fewer
 * than
 * 0.9 times as many states as without.
 */
export const table: SearchClaim = {
  kind: 'searches',
  usualCount: 24,
  experiment: (positions) => ({
    ...PLAIN,
    positions,
    algorithms: ['alpha-beta'],
    depths: DEPTHS,
    tables: ['off', 'plain', 'symmetric'],
  }),
  judge(results) {
    const observed = DEPTHS.flatMap((depth) =>
      (['plain', 'symmetric'] as const).map((kind) => ({
        series: kind,
        at: depth,
        ratios: results.ratios({ depth, table: kind }, { depth, table: 'off' }),
      })),
    )
    return findingOf(observed, (figures) => holdsIf(figures.every(({ value }) => value >= 0.9)))
  },
}
