import { PLAIN } from '../experiment.ts'
import { COMPARED } from '../lab.ts'
import { defaultOrdering, type Algorithm } from '../../search/methods.ts'
import type { SearchClaim } from './claim.ts'
import { findingOf } from './finding.ts'
import { holdsIf } from './verdict.ts'

const DEPTHS = [2, 3, 4, 5] as const
export const BY_CUTOFFS = ['history', 'killers'] as const

/**
 * The bases that an ordering by cutoffs is compared with. `own`: states visited with the search's own ordering in the
 * report. `value`: the states visited by static value. `evaluated`: evaluations computed, those to sort included, by
 * static value.
 */
export const BASES = ['own', 'value', 'evaluated'] as const

/** The figures of an ordering, beside one base, have a series for each algorithm. */
export const HISTORY_GROUPS = BASES.flatMap((base) => BY_CUTOFFS.map((ordering) => `${ordering}-${base}` as const))
export type HistoryGroup = (typeof HISTORY_GROUPS)[number]
export type HistorySeries = `${HistoryGroup}-${Algorithm}`

/**
 * Claim: a history of moves cannot help, since no state of a game comes again. In chess the history and
 * a transposition table together save nearly all that can be saved (Schaeffer 1989). Here each of the report's four
 * searches is made with successors by history and by killer moves. Fails if at some depth each of them visits fewer
 * than 0.9 times as many states with one of the two as with its own ordering, partly if some of them do. Sorting by
 * static value is shown, but does not count.
 */
export const history: SearchClaim = {
  kind: 'searches',
  usualCount: 150,
  experiment: (positions) => ({
    ...PLAIN,
    positions,
    algorithms: COMPARED,
    depths: DEPTHS,
    orderings: ['own', 'value', ...BY_CUTOFFS],
  }),
  judge(results) {
    const observed = BASES.flatMap((base) =>
      BY_CUTOFFS.flatMap((ordering) =>
        COMPARED.flatMap((algorithm) =>
          DEPTHS.map((depth) => {
            const counter = base === 'evaluated' ? 'evaluations' : 'visited'
            const of = results.of({ algorithm, depth, ordering })
            const to = results.of({ algorithm, depth, ordering: base === 'own' ? defaultOrdering(algorithm) : 'value' })
            const series: HistorySeries = `${ordering}-${base}-${algorithm}`
            // Where every move wins at once, nothing is evaluated.
            return {
              series,
              at: depth,
              ratios: of.flatMap((measured, p) => (to[p][counter] > 0 ? [measured[counter] / to[p][counter]] : [])),
            }
          }),
        ),
      ),
    )
    return findingOf(observed, (figures) => {
      const isOwn = (series: string, algorithm: Algorithm) =>
        BY_CUTOFFS.some((ordering) => series === `${ordering}-own-${algorithm}`)
      const saving = COMPARED.filter((algorithm) =>
        figures.some(({ series, value }) => isOwn(series, algorithm) && value < 0.9),
      ).length
      return holdsIf(saving === 0, saving < COMPARED.length)
    })
  },
}
