import { REPORTS_OWN, type NamedEvaluator } from '../../evaluation/named-evaluator.ts'
import { PLAIN } from '../experiment.ts'
import type { SearchClaim } from './claim.ts'
import { findingOf } from './finding.ts'
import { holdsIf } from './verdict.ts'

/** Values every state at 0 without looking at its stones: a sum in which nothing has a weight. */
const ZERO: NamedEvaluator = { name: '0', evaluator: { kind: 'linear', phases: [{ piecesToWin: 0 }], attack: 0 } }

/**
 * Claim: the evaluation takes nearly all the time. Minimax visits the same states whatever their values, so its time
 * with every leaf at 0 is spent on all else. Holds if at depth 3 evaluating takes at least 0.9 of the time with
 * Floyd–Warshall and with the bit-parallel evaluation, partly if with one of them.
 */
export const evaluation: SearchClaim = {
  kind: 'searches',
  usualCount: 24,
  experiment: (positions) => ({
    ...PLAIN,
    positions,
    algorithms: ['minimax'],
    depths: [2, 3],
    evaluations: ['floyd-warshall', 'bit-parallel'],
    evaluators: [REPORTS_OWN, ZERO],
  }),
  judge(results) {
    const observed = (['floyd-warshall', 'bit-parallel'] as const).flatMap((method) =>
      [2, 3].map((depth) => {
        // Only settings with f have a method of evaluation; null is the evaluator of 0.
        const besides = results.of({ depth, evaluation: null })
        const all = results.of({ depth, evaluation: method })
        // A coarse clock may measure no time at all.
        return {
          series: method,
          at: depth,
          ratios: all.flatMap(({ ms }, p) => (ms > 0 ? [1 - besides[p].ms / ms] : [])),
        }
      }),
    )
    return findingOf(observed, (figures) => {
      const nearlyAll = figures.filter(({ at, value }) => at === 3 && value >= 0.9).length
      return holdsIf(nearlyAll === 2, nearlyAll === 1)
    })
  },
}
