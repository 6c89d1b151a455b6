/** Lessons and their progress in words, in the current language. */
import { QUICK_FEATURES, type FeatureId } from '../../../../engine/evaluation/features.ts'
import { REPORT_EVALUATOR } from '../../../../engine/evaluation/evaluator.ts'
import { gamesOfGeneration } from '../../../../engine/training/evolution.ts'
import { REPORT_WEIGHTS, type Training } from '../../../../engine/training/duel.ts'
import type { ExamplePlan } from '../../../../engine/training/examples.ts'
import { i18n } from '../../../language/i18n.ts'
import { count } from '../../../language/words.ts'
import { POLYY } from '../command-line.ts'
import type { StudyWords } from '../study-kind.ts'
import { stateWords, withTime } from '../texts.ts'
import { seedOf, stageOf, startOf, type Lesson, type Stage } from './lesson.ts'
import { exampleCount, MAX_EXAMPLES, type Lessons } from './lesson-draft.ts'
import type { LessonRecord } from './lesson-file.ts'

/** The method of a lesson. */
function kindWords(lesson: Lesson): string {
  if (lesson.kind === 'network' && lesson.plan.hidden.length === 0) return i18n.t('school:kinds.perceptronByErrors')
  return i18n.t(`school:kinds.${lesson.kind}`)
}

/** The method, unless the name says it, and the size. */
function aboutWords({ name, lesson }: LessonRecord): string {
  return [kindWords(lesson), sizeWords(lesson)].filter((words) => words !== name).join(' · ')
}

/** How much it learns from. */
function sizeWords(lesson: Lesson): string {
  if ('games' in lesson) {
    const positions = exampleCount(lesson.examples)
    return i18n.t('school:about.examples', {
      count: positions,
      positions: count(positions),
      games: i18n.t('school:about.games', { count: lesson.examples.games, games: count(lesson.examples.games) }),
    })
  }
  const games = lesson.kind === 'climb' ? 2 * lesson.plan.pairs : gamesOfGeneration(lesson.plan)
  return i18n.t(`school:about.${lesson.kind}`, {
    count: lesson.length,
    games: i18n.t('school:about.games', { count: games, games: count(games) }),
  })
}

/** Where the labels come from. */
function teacherWords(lesson: Lesson): string {
  if (!('games' in lesson)) return i18n.t('school:about.matches', { depth: lesson.plan.depth })
  const { labels } = lesson.examples
  return labels.by === 'oracle'
    ? i18n.t('school:about.oracle')
    : i18n.t('school:about.playouts', { count: labels.games })
}

/** The progress of a stage. */
export function stageWords({ name, done, total }: Stage): string {
  return i18n.t(`school:stage.${name}`, { done: count(Math.floor(done)), total: count(total) })
}

/** The command that learns the same in a terminal; null where there is none. */
export function lessonCommand(lesson: Lesson): string | null {
  const start = startOf(lesson)
  if (![REPORT_EVALUATOR, REPORT_WEIGHTS].some((known) => JSON.stringify(known) === JSON.stringify(start))) return null
  switch (lesson.kind) {
    case 'regression': {
      const { phases, features } = lesson.options
      // `polyy learn` takes its labels from perfect play alone.
      if (lesson.examples.labels.by === 'games') return null
      return `${POLYY} learn --file learned.json --phases ${phases}${featureOption(features)} ${exampleOptions(lesson.examples)}`
    }
    case 'perceptron':
      return `${POLYY} train --file perceptron.json --kind alpha ${labelOptions(lesson.examples)} ${exampleOptions(lesson.examples)}`
    case 'network': {
      const { hidden, epochs } = lesson.plan
      const kind = hidden.length === 0 ? '--kind perceptron' : `--hidden ${hidden.join(',')}`
      return `${POLYY} train --file network.json ${kind} --epochs ${epochs} ${labelOptions(lesson.examples)} ${exampleOptions(lesson.examples)}`
    }
    case 'climb':
      return `${POLYY} climb climbed.json --steps ${lesson.length} ${matchOptions(lesson.plan)}`
    case 'evolution':
      return `${POLYY} evolve evolved.json --generations ${lesson.length} --children ${lesson.plan.children} ${matchOptions(lesson.plan)}`
  }
}

function exampleOptions({ games, fewestStones, strays, seed }: ExamplePlan): string {
  return `--games ${games} --stones ${fewestStones} --strays ${strays} --seed ${seed}`
}

function labelOptions({ labels }: ExamplePlan): string {
  return labels.by === 'oracle' ? '--labels oracle' : `--labels games --playouts ${labels.games}`
}

function matchOptions({ pairs, openingStones, depth, features, seed }: Training): string {
  return `--games ${2 * pairs} --opening ${openingStones} --depth ${depth}${featureOption(features)} --seed ${seed}`
}

/** The option for features, unless they are the default. */
function featureOption(features: readonly FeatureId[]): string {
  return features.join() === QUICK_FEATURES.join() ? '' : ` --features ${features.join(',')}`
}

export const LESSON_WORDS: StudyWords<Lessons> = {
  texts: 'school',
  fileName: 'lesson',
  about: aboutWords,
  details: (record) => [
    [aboutWords(record)],
    [teacherWords(record.lesson), i18n.t('school:about.seed', { seed: seedOf(record.lesson) })],
  ],
  // What is done is of a stage, which only a running lesson names.
  badge: (state, percent, { lesson }) =>
    state === 'running' ? i18n.t(`school:running.${stageOf(lesson).name}`, { percent }) : stateWords('school', state),
  usualName: ({ lesson }) => kindWords(lesson),
  size: ({ lesson, time }, workers) => withTime(sizeWords(lesson), time / workers),
  sum: ({ lesson, time }, workers) => ({
    size: withTime(sizeWords(lesson), time / workers),
    note: teacherWords(lesson),
  }),
  faults: ({ faults }) => faults.map((fault) => i18n.t(`school:form.fault.${fault}`, { most: count(MAX_EXAMPLES) })),
  command({ lesson }) {
    const text = lessonCommand(lesson)
    return text === null ? null : { text, files: [] }
  },
}
