import type { SearchClaim } from './claim.ts'
import { findingOf } from './finding.ts'
import { guess } from './guess.ts'
import { horizonRule } from './horizon-rule.ts'
import { answersOfSteps, type Step } from './steps.ts'

function signOf({ value }: Step): number {
  if (value === '+inf') return 1
  return value === '-inf' ? -1 : Math.sign(value)
}

/**
 * Claim: there is no horizon effect; the advantage does not change sides when the search looks one ply further. Holds
 * if the sign of f is reversed in at most 1 of 100 positions at every depth, partly if in at most 10.
 */
export const horizon: SearchClaim = {
  kind: 'searches',
  usualCount: 300,
  experiment: guess.experiment,
  judge(results) {
    const measured = results.of({ depth: 5 })
    const turned = answersOfSteps('turned', measured, (from, to) => signOf(from) * signOf(to) < 0)
    const changed = answersOfSteps('changed', measured, (from, to) => signOf(from) !== signOf(to))
    return findingOf([...turned, ...changed], (figures) =>
      horizonRule(figures.filter(({ series }) => series === 'turned')),
    )
  },
}
