import type { EvaluationMethod } from '../../evaluation/evaluation.ts'
import { PLAIN } from '../experiment.ts'
import type { SearchClaim } from './claim.ts'
import { findingOf } from './finding.ts'
import { holdsIf } from './verdict.ts'

/** How often each evaluation is computed to measure what one costs: with twice, the noise of the clock settles nothing. */
const EVALUATION_TIMES = 6

/**
 * The evaluation takes nearly all the time. Evaluating everything six times makes a search longer by five times what
 * evaluating costs; the rest of its time it spends besides. A search with the slow evaluation visits the same states, and
 * spends as much besides. Holds if evaluating takes at least 0.9 of the time with Floyd–Warshall and with the fast
 * evaluation, partly if with one.
 */
export const evaluation: SearchClaim = {
  kind: 'searches',
  usualCount: 24,
  experiment: (positions) => ({
    ...PLAIN,
    positions,
    algorithms: ['alpha-beta'],
    depths: [2, 3],
    evaluations: ['floyd-warshall', 'bit-parallel'],
    evaluationTimes: [1, EVALUATION_TIMES],
  }),
  judge(results) {
    const observed = (['floyd-warshall', 'bit-parallel'] as const).flatMap((method) =>
      [2, 3].map((depth) => {
        const msOf = (evaluation: EvaluationMethod, evaluationTimes: number) => results.of({ depth, evaluation, evaluationTimes }).map(({ ms }) => ms)
        const [once, fast, more] = [msOf(method, 1), msOf('bit-parallel', 1), msOf('bit-parallel', EVALUATION_TIMES)]
        const besides = fast.map((ms, p) => ms - (more[p] - ms) / (EVALUATION_TIMES - 1))
        // A coarse clock may give no time at all.
        return { series: method, at: depth, ratios: once.flatMap((ms, p) => (ms > 0 && fast[p] > 0 ? [1 - besides[p] / ms] : [])) }
      }),
    )
    return findingOf(observed, (figures) => {
      const nearlyAll = figures.filter(({ at, value }) => at === 3 && value >= 0.9).length
      return holdsIf(nearlyAll === 2, nearlyAll === 1)
    })
  },
}
