/** TrainingRuns, in which evaluators learn. */
import { i18n } from '../../../language/i18n.ts'
import { leftAtPace } from '../numbered.ts'
import type { ShownKindService } from '../study.ts'
import { TRAINING_DRAFT, type TrainingRuns } from './draft.ts'
import { isBegun, isOver, stageOf } from './training-run.ts'
import { TRAINING_FORMAT } from './training-file.ts'
import { teach } from './run-training.ts'
import { TRAINING_WORDS, stageWords } from './words.ts'

export const TRAINING_RUNS: ShownKindService<TrainingRuns> = {
  name: 'trainingRuns',
  shelf: 'lessons',
  format: TRAINING_FORMAT,
  draft: TRAINING_DRAFT,
  words: TRAINING_WORDS,
  idle: { pace: null },
  progress({ run }) {
    const { done, total } = stageOf(run)
    return { done, total, isBegun: isBegun(run), isOver: isOver(run) }
  },
  run: ({ run }, pool, report) => teach(run, pool, report),
  progressWords: {
    texts: 'school:view',
    // The time left in this stage, by the pace since it began or was resumed.
    timeLeft: ({ record, live: { pace }, progress }) =>
      leftAtPace({ live: { pace: pace?.stage === stageOf(record.run).name ? pace : null }, progress }),
    counts: ({ run }) => stageWords(stageOf(run)),
    bar({ run }) {
      const { name, done, total } = stageOf(run)
      return { done: name === 'fitting' ? null : done, total }
    },
    done: ({ run }, { done, total }) =>
      run.kind === 'network' && done < total ? i18n.t('school:view.early', { counts: stageWords(stageOf(run)) }) : null,
  },
}
