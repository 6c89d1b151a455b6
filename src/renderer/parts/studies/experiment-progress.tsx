/** How far an experiment is, in work done rather than in searches, as the last searches are the longest. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Progress } from './progress.tsx'
import { count } from '../../language/words.ts'
import { EXPERIMENTS, type ExperimentEntry } from '../../model/studies/experiment/experiments.ts'
import { useStudyState } from './run-state.ts'
import { NO_SAMPLE } from '../../model/studies/experiment/experiment-run.ts'
import { timeLeft } from '../../../engine/lab/duration.ts'
import { useServices } from '../../platform/services.tsx'

export function ExperimentProgress({ entry }: { entry: ExperimentEntry }) {
  const { t } = useTranslation('experiments')
  const { experiments } = useServices(EXPERIMENTS)
  const { live, pool } = experiments
  const work = useStore(live, (state) => state.work)
  const { state, done, total } = useStudyState(experiments, entry)
  const counts = t('view.counts', { done: count(done), total: count(total) })
  const isDrawing = state === 'running' && entry.record.positions === null
  return (
    <Progress
      study={experiments}
      entry={entry}
      state={state}
      label={t('view.progress')}
      done={isDrawing ? null : state === 'running' && work !== null ? work.done : done}
      total={state === 'running' && work !== null ? work.total : total}
      counts={isDrawing ? t('view.drawing') : counts}
      words={{ paused: t('view.paused', { counts }), stopped: stopWords(), done: t('view.done', { count: total, number: count(total) }) }}
      timeLeft={() => (work === null ? null : timeLeft(work, pool.runningTimes(), pool.size))}
    />
  )

  function stopWords(): string {
    const { stop } = entry
    if (stop === null) return ''
    return stop === NO_SAMPLE ? t('view.stopped.sample') : t('view.stopped.search', { counts, reason: stop })
  }
}
