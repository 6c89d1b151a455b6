/** The limits of accuracy plans, the usual plan, and the presets. */
import { REPORTS_OWN, type NamedEvaluator } from '../../../../engine/evaluation/named-evaluator.ts'
import type { AccuracyPlan } from '../../../../engine/lab/accuracy-plan.ts'

/** With fewer stones proofs take too long; with more, hardly any game is still undecided. */
export const MIN_ACCURACY_STONES = 4
export const MAX_ACCURACY_STONES = 22

export const DEPTHS: readonly number[] = [1, 2, 3, 4, 5]

/** As `polyy accuracy` by default, but from games, whose positions are those that get searched. */
export const USUAL_PLAN: AccuracyPlan = { kind: 'played', from: 6, to: 20, count: 20, algorithms: ['negascout'], depths: DEPTHS, seed: 1 }

export interface AccuracyDraft extends Omit<AccuracyPlan, 'evaluator'> {
  readonly name: string
  readonly judge: NamedEvaluator
}

export const NEW_DRAFT: AccuracyDraft = { name: '', judge: REPORTS_OWN, ...USUAL_PLAN }

/** The draft of an existing study. */
export function draftOf(name: string, { evaluator = REPORTS_OWN, ...plan }: AccuracyPlan): AccuracyDraft {
  return { ...plan, name, judge: evaluator }
}

/** The plan of a draft. For f it has no evaluator, so that its data are the same as in earlier versions. */
export function planOf({ judge, kind, from, to, count, algorithms, depths, seed }: AccuracyDraft): AccuracyPlan {
  const plan = { kind, from, to, count, algorithms, depths, seed }
  return judge.evaluator.kind === 'report' ? plan : { ...plan, evaluator: judge }
}

/** Ready-made studies: what differs from the usual one. */
export const PRESETS = [
  { key: 'late', from: 15, count: 10 },
  { key: 'usual' },
  { key: 'compared', from: 10, depths: [1, 2, 3], algorithms: ['alpha-beta', 'iterative-deepening', 'aspiration', 'negascout'] },
  { key: 'large', from: 12, count: 200, depths: [1, 2, 3] },
] as const satisfies readonly (Partial<AccuracyPlan> & { readonly key: string })[]
