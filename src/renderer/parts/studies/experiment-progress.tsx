/** How far an experiment is: by the work that is done, which says more than the number of searches, as the last ones are the longest. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Progress } from './progress.tsx'
import { count } from '../../language/words.ts'
import { searchesOf, type ExperimentEntry } from '../../model/studies/experiment/experiments.ts'
import { useExperimentState } from './state.ts'
import { EXPERIMENT_RUNNER } from '../../model/studies/experiment/experiment-runner.ts'
import { useServices } from '../../platform/services.tsx'

export function ExperimentProgress({ entry }: { entry: ExperimentEntry }) {
  const { t } = useTranslation('experiments')
  const { runner } = useServices(EXPERIMENT_RUNNER)
  const work = useStore(runner.store, (state) => state.work)
  const state = useExperimentState(entry)
  const { done, total } = searchesOf(entry)
  const counts = t('view.counts', { done: count(done), total: count(total) })
  const isDrawing = state === 'drawing'
  return (
    <Progress
      runner={runner}
      entry={entry}
      state={isDrawing ? 'running' : state}
      label={t('view.progress')}
      done={isDrawing ? null : state === 'running' && work !== null ? work.done : done}
      total={state === 'running' && work !== null ? work.total : total}
      counts={isDrawing ? t('view.drawing') : counts}
      words={{ paused: t('view.paused', { counts }), stopped: stopWords(), done: t('view.done', { count: total, number: count(total) }) }}
      timeLeft={() => (work === null ? null : runner.timeLeft(work))}
    />
  )

  function stopWords(): string {
    const { stop } = entry
    if (stop === null) return ''
    return stop.kind === 'sample' ? t('view.stopped.sample') : t('view.stopped.search', { counts, reason: stop.reason })
  }
}
