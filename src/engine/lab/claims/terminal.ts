import { PLAIN } from '../experiment.ts'
import type { SearchClaim } from './claim.ts'
import { findingOf } from './finding.ts'
import { holdsIf } from './verdict.ts'

/** Shorter searches take too little time to be compared. */
const DEPTH = 3
const METHODS = ['floyd-warshall', 'bit-parallel'] as const

/** A search that takes this many times as long is slowed noticeably. */
export const NOTICEABLE = 1.1

/**
 * The share of a search's time that its tests take, from this time as a multiple of that by flood fill. The flood fill,
 * made once for all successors of a state, counts as no time at all, so this is a little too low. On a busy computer
 * the multiple may be below 1; then no share is found.
 */
export function shareOfTests(times: number): number {
  return Math.max(0, 1 - 1 / times)
}

/**
 * Claim: the terminal test, repeated at every state, slows the search noticeably. Minimax visits the same states
 * whichever test it makes. Its time with a depth-first test of each state is compared with that by flood fill. Holds if
 * at depth 3 it takes at least 1.1 times as long with Floyd–Warshall and with the bit-parallel evaluation, partly if
 * with one of them.
 */
export const terminal: SearchClaim = {
  kind: 'searches',
  usualCount: 24,
  experiment: (positions) => ({
    ...PLAIN,
    positions,
    algorithms: ['minimax'],
    depths: [DEPTH],
    evaluations: METHODS,
    terminals: ['flood', 'dfs'],
  }),
  judge(results) {
    const observed = METHODS.map((evaluation) => {
      const [flood, dfs] = (['flood', 'dfs'] as const).map((terminal) =>
        results.of({ depth: DEPTH, evaluation, terminal }),
      )
      // A coarse clock may measure no time at all.
      return {
        series: evaluation,
        at: DEPTH,
        ratios: flood.flatMap(({ ms }, p) => (ms > 0 && dfs[p].ms > 0 ? [dfs[p].ms / ms] : [])),
      }
    })
    return findingOf(observed, (figures) => {
      const slowed = figures.filter(({ value }) => value >= NOTICEABLE).length
      return holdsIf(slowed === METHODS.length, slowed > 0)
    })
  },
}
