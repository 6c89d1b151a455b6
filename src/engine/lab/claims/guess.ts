import { PLAIN } from '../experiment.ts'
import type { SearchClaim } from './claim.ts'
import { findingOf } from './finding.ts'
import { holdsIf } from './verdict.ts'
import { answersOfSteps, type Step } from './steps.ts'

/**
 * Claim: the best move at depth d is a good guess at depth d + 1. The deeper search tries it first and leaves it only
 * for a strictly better one, so the guess was good if both depths give the same move. Positions that the deeper search
 * finds decided do not count: there, all moves may be equal. Holds if the guess is good in at least half of the others
 * at every depth, partly if at some.
 */
export const guess: SearchClaim = {
  kind: 'searches',
  usualCount: 300,
  experiment: (positions) => ({ ...PLAIN, positions, algorithms: ['iterative-deepening'], depths: [5] }),
  judge(results) {
    const stands = (from: Step, to: Step) => (typeof to.value === 'number' ? from.move === to.move : null)
    return findingOf(answersOfSteps('stands', results.of({ depth: 5 }), stands), (figures) => {
      const standing = figures.filter(({ value }) => value >= 0.5).length
      return holdsIf(standing === figures.length, standing > 0)
    })
  },
}
