/** The form for accuracy studies: its choices, the plan that they make, and the presets. */
import { REPORTS_OWN, type NamedEvaluator } from '../../../../engine/evaluation/named-evaluator.ts'
import { usualOf } from '../../../../contract/studies/field.ts'
import { ACCURACY_SAMPLE_FIELDS } from '../../../../contract/studies/accuracy.ts'
import { boardOfSize } from '../../../../engine/game/board.ts'
import { stoneCountsOf, type AccuracyPlan } from '../../../../engine/lab/accuracy-plan.ts'
import { expectedTime } from '../../../../engine/lab/duration.ts'
import { settingsOf } from '../../../../engine/lab/experiment.ts'
import { tuningOf, USUAL_TUNING, type SearchTuning } from '../../../../engine/search/settings.ts'
import { unusual } from '../../search/settings.ts'
import type { LivePace } from '../numbered.ts'
import type { PlanOf, ShownTypes, StudyDraft } from '../study-kind.ts'
import type { AccuracyRecord } from './accuracy-file.ts'

export interface AccuracyDraft extends Omit<AccuracyPlan, 'evaluator' | keyof SearchTuning> {
  readonly name: string
  readonly settings: SearchTuning
  readonly judge: NamedEvaluator
}

interface PlannedAccuracy {
  readonly plan: AccuracyPlan
  /** Expected milliseconds of one core for all of it. */
  readonly time: number
}

export interface Accuracies extends ShownTypes {
  readonly name: 'accuracies'
  readonly record: AccuracyRecord
  readonly live: LivePace
  readonly draft: AccuracyDraft
  readonly plan: PlannedAccuracy
}

function draftOf({
  name,
  plan: { evaluator = REPORTS_OWN, ordering, table, evaluation, terminal, extension, margin, ...plan },
}: Pick<AccuracyRecord, 'name' | 'plan'>): AccuracyDraft {
  return {
    ...plan,
    name,
    judge: evaluator,
    settings: tuningOf(unusual({ ordering, table, evaluation, terminal, extension, margin })),
  }
}

/** Makes the plan; usual settings are left out, so that its data are the same as in earlier versions. */
function planOf({
  judge,
  kind,
  from,
  to,
  count,
  algorithms,
  depths,
  seed,
  settings,
}: AccuracyDraft): PlanOf<Accuracies> {
  const searched = { kind, from, to, count, algorithms, depths, seed, ...settings }
  const plan: AccuracyPlan = judge.evaluator.kind === 'report' ? searched : { ...searched, evaluator: judge }
  return { body: algorithms.length === 0 ? null : { plan, positions: [] }, plan, time: timeOf(plan) }
}

/** Searches in positions of games take this much of what they take in random ones, where no win is near. */
const IN_GAMES = 0.5

/** Milliseconds to solve a position. */
const SOLVED = 15

function timeOf(plan: AccuracyPlan): number {
  const { algorithms, depths, count, ordering, table, evaluation, terminal, extension, margin } = {
    ...USUAL_TUNING,
    ...plan,
  }
  const chosen = {
    orderings: [ordering ?? 'own'],
    tables: [table],
    evaluations: [evaluation],
    terminals: [terminal],
    extensions: [extension],
    margins: [margin],
  } as const
  const settings = settingsOf({
    ...chosen,
    positions: [],
    algorithms,
    depths,
    ...(plan.evaluator && { evaluators: [plan.evaluator] }),
  })
  const { nodeCount } = boardOfSize(4)
  return stoneCountsOf(plan).reduce((sum, stones) => {
    const searched = settings.reduce((all, setting) => all + IN_GAMES * expectedTime(setting, nodeCount - stones), 0)
    return sum + count * (searched + SOLVED)
  }, 0)
}

export const ACCURACY_DRAFT = {
  initial: { name: '', judge: REPORTS_OWN, settings: {}, ...usualOf(ACCURACY_SAMPLE_FIELDS) },
  presets: () => [
    { key: 'late', from: 15, count: 10 },
    { key: 'usual' },
    {
      key: 'compared',
      from: 10,
      depths: [1, 2, 3],
      algorithms: ['alpha-beta', 'iterative-deepening', 'aspiration', 'negascout'],
    },
    { key: 'large', from: 12, count: 200, depths: [1, 2, 3] },
  ],
  planOf,
  of: draftOf,
} as const satisfies StudyDraft<Accuracies>
