import { TABLE_ENTRIES } from '../../search/transposition-table.ts'
import type { SearchClaim } from './claim.ts'
import { findingOf } from './finding.ts'
import { table } from './table.ts'
import { holdsIf } from './verdict.ts'

/** About how many searches a side makes in a game, all of which a table kept for the game has to hold. */
const SEARCHES = 10

/**
 * Claim: a table kept for the whole game soon runs out of memory. A search stores no more states than it expands, and
 * each takes an entry at most. Holds if the states of one search to depth 5 fill the table of this app, partly if those
 * of ten would.
 */
export const memory: SearchClaim = {
  kind: 'searches',
  usualCount: table.usualCount,
  experiment: table.experiment,
  judge(results) {
    const observed = (['plain', 'symmetric'] as const).flatMap((kind) =>
      [2, 3, 4, 5].map((depth) => ({
        series: kind,
        at: depth,
        ratios: results.of({ depth, table: kind }).map(({ expanded }) => expanded / TABLE_ENTRIES),
      })),
    )
    return findingOf(observed, (figures) => {
      const deepest = figures.filter(({ series, at }) => series === 'plain' && at === 5).map(({ value }) => value)
      return holdsIf(Math.min(...deepest) >= 1, Math.min(...deepest) >= 1 / SEARCHES)
    })
  },
}
