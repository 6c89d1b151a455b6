import { isForBoard } from '../../evaluation/evaluator.ts'
import { REPORTS_OWN, type NamedEvaluator } from '../../evaluation/named-evaluator.ts'
import { LEARNED, NETWORK } from '../../evaluation/trained.ts'
import { PLAIN } from '../experiment.ts'
import type { SearchClaim } from './claim.ts'
import { findingOf } from './finding.ts'
import { holdsIf } from './verdict.ts'
import { emptyPosition } from '../../game/position.ts'

/** Evaluators with more values than f: with the two-distance, with learned weights, and with the odds of a network. */
const FINER: readonly NamedEvaluator[] = [
  { name: 'two-distance', evaluator: { kind: 'linear', phases: [{ piecesToWin: -1, secondDistance: -1 }], attack: 0 } },
  { name: 'learned', evaluator: LEARNED },
  { name: 'network', evaluator: NETWORK },
]

/** Narrow ones are for the finer evaluators; f has whole values, and no window narrower than ± 1. */
const MARGINS = [0.1, 0.2, 0.5, 1, 2, 3]

const DEPTH = 4

/**
 * Claim: aspiration search gains more with a finer evaluation. Holds if with each finer evaluator some width visits
 * fewer than
 * 0.9 times as many states as the same evaluator's full window, partly if with one of them. What f gains is shown, but
 * does not count.
 */
export const finer: SearchClaim = {
  kind: 'searches',
  usualCount: 150,
  experiment: (positions) => ({
    ...PLAIN,
    positions,
    algorithms: ['aspiration', 'iterative-deepening'],
    depths: [DEPTH],
    orderings: ['id'],
    margins: MARGINS,
    // A network is for one board.
    evaluators: [REPORTS_OWN, ...FINER].filter(({ evaluator }) =>
      isForBoard(evaluator, emptyPosition(positions.boardSize)),
    ),
  }),
  judge(results) {
    const fitting = FINER.filter((evaluator) => results.has({ evaluator }))
    const observed = [REPORTS_OWN, ...fitting].flatMap((evaluator) =>
      MARGINS.filter((margin) => evaluator !== REPORTS_OWN || margin >= 1).map((margin) => ({
        series: evaluator.name,
        at: margin,
        ratios: results.ratios(
          { algorithm: 'aspiration', margin, evaluator },
          { algorithm: 'iterative-deepening', evaluator },
        ),
      })),
    )
    return findingOf(observed, (figures) => {
      const gaining = fitting.filter(({ name }) =>
        figures.some(({ series, value }) => series === name && value < 0.9),
      ).length
      return holdsIf(gaining === fitting.length, gaining > 0)
    })
  },
}
