/** TrainingRuns and their progress in words, in the current language. */
import { flagsOf } from '../../../../contract/studies/field.ts'
import {
  CLIMB_FIELDS,
  EVOLUTION_FIELDS,
  EXAMPLE_FIELDS,
  LABEL_FIELDS,
  NETWORK_FIELDS,
  TRAINING_MATCH_FIELDS,
  WEIGHT_FIELDS,
} from '../../../../contract/studies/training.ts'
import { REPORT_EVALUATOR } from '../../../../engine/evaluation/evaluator.ts'
import { gamesOfGeneration } from '../../../../engine/training/evolution.ts'
import { REPORT_WEIGHTS } from '../../../../engine/training/duel.ts'
import { i18n } from '../../../language/i18n.ts'
import { count } from '../../../language/words.ts'
import { commandOf, type Command } from '../command-line.ts'
import type { StudyWords } from '../study-kind.ts'
import { stateWords, withTime } from '../texts.ts'
import { seedOf, stageOf, startOf, type TrainingRun, type Stage } from './training-run.ts'
import { exampleCount, MAX_EXAMPLES, OPENING_STONES, TRAINING_DRAFT, type TrainingRuns } from './draft.ts'
import type { TrainingRecord } from './training-file.ts'

/** The method of a training run. */
function kindWords(run: TrainingRun): string {
  if (run.kind === 'network' && run.plan.hidden.length === 0) return i18n.t('school:kinds.perceptronByErrors')
  return i18n.t(`school:kinds.${run.kind}`)
}

/** The method, unless the name says it, and the size. */
function aboutWords({ name, run }: TrainingRecord): string {
  return [kindWords(run), sizeWords(run)].filter((words) => words !== name).join(' · ')
}

/** The number of examples, or of games, that a training run learns from. */
function sizeWords(run: TrainingRun): string {
  if ('games' in run) {
    const positions = exampleCount(run.examples)
    return i18n.t('school:about.examples', {
      count: positions,
      positions: count(positions),
      games: i18n.t('school:about.games', { count: run.examples.games, games: count(run.examples.games) }),
    })
  }
  const games = run.kind === 'climb' ? 2 * run.plan.pairs : gamesOfGeneration(run.plan)
  return i18n.t(`school:about.${run.kind}`, {
    count: run.length,
    games: i18n.t('school:about.games', { count: games, games: count(games) }),
  })
}

/** The source of the labels. */
function teacherWords(run: TrainingRun): string {
  if (!('games' in run)) return i18n.t('school:about.matches', { depth: run.plan.depth })
  const { labels } = run.examples
  return labels.by === 'oracle'
    ? i18n.t('school:about.oracle')
    : i18n.t('school:about.playouts', { count: labels.games })
}

/** The progress of a stage. */
export function stageWords({ name, done, total }: Stage): string {
  return i18n.t(`school:stage.${name}`, { done: count(Math.floor(done)), total: count(total) })
}

/** The command that learns the same in a terminal; null where there is none. */
export function trainingCommand(run: TrainingRun): Command | null {
  const start = startOf(run)
  if (![REPORT_EVALUATOR, REPORT_WEIGHTS].some((known) => JSON.stringify(known) === JSON.stringify(start))) return null
  const draft = TRAINING_DRAFT.of({ name: '', run })
  const { playouts, ...labels } = LABEL_FIELDS
  const examples = flagsOf(
    { ...(draft.labels === 'oracle' ? labels : { ...labels, playouts }), ...EXAMPLE_FIELDS },
    draft,
  )
  const matches = () => flagsOf(TRAINING_MATCH_FIELDS, { ...draft, openingStones: OPENING_STONES })
  switch (run.kind) {
    case 'regression':
      // `polyy learn` takes its labels from perfect play alone.
      if (draft.labels === 'games') return null
      return commandOf('learn --file learned.json', [
        ...flagsOf(WEIGHT_FIELDS, draft),
        ...flagsOf(EXAMPLE_FIELDS, draft),
      ])
    case 'perceptron':
      return commandOf('train --file perceptron.json --kind alpha', examples)
    case 'network': {
      const isLayered = draft.hidden.length > 0
      const network = flagsOf(NETWORK_FIELDS, draft, isLayered ? {} : { hidden: null })
      return commandOf('train --file network.json', [
        ...(isLayered ? [] : ['--kind', 'perceptron']),
        ...network,
        ...examples,
      ])
    }
    case 'climb':
      return commandOf('climb climbed.json', [...flagsOf(CLIMB_FIELDS, draft), ...matches()])
    case 'evolution':
      return commandOf('evolve evolved.json', [...flagsOf(EVOLUTION_FIELDS, draft), ...matches()])
  }
}

export const TRAINING_WORDS: StudyWords<TrainingRuns> = {
  texts: 'school',
  fileName: 'lesson',
  about: aboutWords,
  details: (record) => [
    [aboutWords(record)],
    [teacherWords(record.run), i18n.t('school:about.seed', { seed: seedOf(record.run) })],
  ],
  // The percentage is that of one stage, which only a running training names.
  badge: (state, percent, { run }) =>
    state === 'running' ? i18n.t(`school:running.${stageOf(run).name}`, { percent }) : stateWords('school', state),
  usualName: ({ run }) => kindWords(run),
  time: ({ time }) => time,
  sum: ({ run, time }, workers) => ({ size: withTime(sizeWords(run), time / workers), note: teacherWords(run) }),
  faults: ({ faults }) => faults.map((fault) => i18n.t(`school:form.fault.${fault}`, { most: count(MAX_EXAMPLES) })),
  command: ({ run }) => trainingCommand(run),
}
