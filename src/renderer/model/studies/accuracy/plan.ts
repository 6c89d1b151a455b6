/** What the form of accuracy studies holds, the usual plan, and the presets. */
import { REPORTS_OWN, type NamedEvaluator } from '../../../../engine/evaluation/named-evaluator.ts'
import type { AccuracyPlan } from '../../../../engine/lab/accuracy-plan.ts'
import type { Planned, StudyDraft } from '../study-kind.ts'
import { DEPTHS, type AccuracyRecord } from './accuracy-file.ts'

/** As `polyy accuracy` by default, but from games, whose positions are those that get searched. */
const USUAL_PLAN: AccuracyPlan = { kind: 'played', from: 6, to: 20, count: 20, algorithms: ['negascout'], depths: DEPTHS, seed: 1 }

export interface AccuracyDraft extends Omit<AccuracyPlan, 'evaluator'> {
  readonly name: string
  readonly judge: NamedEvaluator
}

export interface PlannedAccuracy extends Planned<AccuracyRecord> {
  readonly plan: AccuracyPlan
}

function draftOf({ name, plan: { evaluator = REPORTS_OWN, ...plan } }: Pick<AccuracyRecord, 'name' | 'plan'>): AccuracyDraft {
  return { ...plan, name, judge: evaluator }
}

/** For f the plan has no evaluator, so that its data are the same as in earlier versions. */
function planOf({ judge, kind, from, to, count, algorithms, depths, seed }: AccuracyDraft): PlannedAccuracy {
  const searched = { kind, from, to, count, algorithms, depths, seed }
  const plan = judge.evaluator.kind === 'report' ? searched : { ...searched, evaluator: judge }
  return { body: algorithms.length === 0 ? null : { plan, positions: [] }, plan }
}

export const ACCURACY_DRAFT = {
  initial: { name: '', judge: REPORTS_OWN, ...USUAL_PLAN },
  presets: () => [
    { key: 'late', from: 15, count: 10 },
    { key: 'usual' },
    { key: 'compared', from: 10, depths: [1, 2, 3], algorithms: ['alpha-beta', 'iterative-deepening', 'aspiration', 'negascout'] },
    { key: 'large', from: 12, count: 200, depths: [1, 2, 3] },
  ],
  planOf,
  of: draftOf,
} as const satisfies StudyDraft<AccuracyRecord, AccuracyDraft, PlannedAccuracy>
