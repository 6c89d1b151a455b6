/** Experiments: many searches of many positions. */
import { useStore } from 'zustand'
import { timeLeft } from '../../../../engine/lab/duration.ts'
import { positionCountOf, settingsOf } from '../../../../engine/lab/experiment.ts'
import { i18n } from '../../../language/i18n.ts'
import type { ShownKindService } from '../study.ts'
import { progressOf } from '../study-kind.ts'
import { EXPERIMENT_DRAFT, type Experiments } from './draft.ts'
import { EXPERIMENT_FORMAT, type ExperimentRecord } from './experiment-file.ts'
import { NO_SAMPLE, runExperiment, type LiveExperiment } from './experiment-run.ts'
import { EXPERIMENT_WORDS } from './words.ts'
import { countsIn } from '../texts.ts'
import { useLaterServices } from '../../../platform/services.tsx'

const counts = countsIn('experiments:view')
const isDrawing = ({ positions }: ExperimentRecord, live: LiveExperiment | null) => live !== null && positions === null

export const EXPERIMENTS: ShownKindService<Experiments> = {
  name: 'experiments',
  shelf: 'experiments',
  format: EXPERIMENT_FORMAT,
  draft: EXPERIMENT_DRAFT,
  words: EXPERIMENT_WORDS,
  idle: { work: null },
  progress({ experiment, positions, measurements }) {
    const done = measurements.filter((measurement) => measurement !== undefined).length
    const total = settingsOf(experiment).length * (positions?.length ?? positionCountOf(experiment.positions))
    return progressOf(done, total)
  },
  run: runExperiment,
  progressWords: {
    texts: 'experiments:view',
    timeLeft: ({ live: { work }, pool }) => (work === null ? null : timeLeft(work, pool.runningTimes(), pool.size)),
    counts: (record, progress, live) =>
      isDrawing(record, live) ? i18n.t('experiments:view.drawing') : counts(record, progress),
    // In work done rather than in searches, as the last searches are the longest.
    bar: (record, { done, total }, live) =>
      isDrawing(record, live) ? { done: null, total } : (live?.work ?? { done, total }),
    stopped: (reason) => (reason === NO_SAMPLE ? i18n.t('experiments:view.noSample') : null),
  },
}

export function useExperiments() {
  return useStore(useLaterServices(EXPERIMENTS).experiments.list.store)
}
