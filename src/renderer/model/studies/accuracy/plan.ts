/** The form for accuracy studies: its choices, the plan that they make, and the presets. */
import { REPORTS_OWN, type NamedEvaluator } from '../../../../engine/evaluation/named-evaluator.ts'
import { usualOf } from '../../../../contract/studies/field.ts'
import { ACCURACY_SAMPLE_FIELDS } from '../../../../contract/studies/accuracy.ts'
import { boardOfSize } from '../../../../engine/game/board.ts'
import { stoneCountsOf, type AccuracyPlan } from '../../../../engine/lab/accuracy-plan.ts'
import { PLAYOUT_COUNTS } from '../../../../engine/lab/kept-by-playouts-plan.ts'
import { expectedTime } from '../../../../engine/lab/duration.ts'
import { settingsOf } from '../../../../engine/lab/experiment.ts'
import { tuningOf, USUAL_TUNING, type SearchTuning } from '../../../../engine/search/settings.ts'
import { unusual } from '../../search/settings.ts'
import type { LivePace } from '../numbered.ts'
import type { PlanOf, ShownTypes, StudyDraft } from '../study-kind.ts'
import type { AccuracyRecord } from './accuracy-file.ts'

export interface AccuracyDraft extends Omit<AccuracyPlan, 'evaluator' | 'playouts' | keyof SearchTuning> {
  readonly name: string
  readonly settings: SearchTuning
  /** Empty where no moves of playouts are judged. */
  readonly playouts: readonly number[]
  readonly evaluator: NamedEvaluator
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
  plan: { evaluator = REPORTS_OWN, ordering, table, evaluation, terminal, extension, margin, playouts = [], ...plan },
}: Pick<AccuracyRecord, 'name' | 'plan'>): AccuracyDraft {
  return {
    ...plan,
    playouts,
    name,
    evaluator,
    settings: tuningOf(unusual({ ordering, table, evaluation, terminal, extension, margin })),
  }
}

/** Makes the plan; usual settings are left out, so that its data are the same as in earlier versions. */
function planOf({
  evaluator,
  kind,
  from,
  to,
  count,
  algorithms,
  depths,
  seed,
  settings,
  playouts,
}: AccuracyDraft): PlanOf<Accuracies> {
  const searched = {
    ...{ kind, from, to, count, algorithms, depths, seed, ...settings },
    ...(playouts.length > 0 && { playouts }),
  }
  const plan: AccuracyPlan = evaluator.evaluator.kind === 'report' ? searched : { ...searched, evaluator }
  return { body: algorithms.length === 0 ? null : { plan, positions: [] }, plan, time: timeOf(plan) }
}

/** Searches in positions of games take this much of what they take in random ones, where no win is near. */
const IN_GAMES = 0.5

/** Milliseconds of a playout with each kind of priors, together, in positions of which half can be thrown away. */
const PLAYED = 0.016

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
  const playouts = (plan.playouts ?? []).reduce((sum, number) => sum + number, 0)
  return stoneCountsOf(plan).reduce((sum, stones) => {
    const searched = settings.reduce((all, setting) => all + IN_GAMES * expectedTime(setting, nodeCount - stones), 0)
    return sum + count * (searched + SOLVED + PLAYED * playouts)
  }, 0)
}

export const ACCURACY_DRAFT = {
  initial: { name: '', evaluator: REPORTS_OWN, settings: {}, playouts: [], ...usualOf(ACCURACY_SAMPLE_FIELDS) },
  presets: () => [
    { key: 'late', from: 15, count: 10 },
    { key: 'usual' },
    {
      key: 'compared',
      from: 10,
      depths: [1, 2, 3],
      algorithms: ['alpha-beta', 'iterative-deepening', 'aspiration', 'negascout'],
    },
    { key: 'playouts', from: 8, count: 40, depths: [5], playouts: PLAYOUT_COUNTS },
    { key: 'large', from: 12, count: 200, depths: [1, 2, 3] },
  ],
  planOf,
  of: draftOf,
} as const satisfies StudyDraft<Accuracies>
