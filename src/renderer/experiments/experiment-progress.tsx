/** How far an experiment is, and the button that fits. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useApp } from '../app-context.tsx'
import { count, reasonOf } from '../words.ts'
import { searchesOf, type ExperimentEntry } from './experiments.ts'
import { useClock, type ExperimentState } from './state.ts'
import { roughTime } from './words.ts'

export function Progress({ entry, state }: { entry: ExperimentEntry; state: ExperimentState }) {
  const { t } = useTranslation(['experiments', 'documents'])
  const { runner } = useApp()
  const { id, stop, unsaved } = entry
  const { done, total } = searchesOf(entry)
  const counts = t('view.counts', { done: count(done), total: count(total) })
  const isActive = state === 'running' || state === 'drawing' || state === 'waiting'
  const words = () => {
    if (state === 'done') return t('view.done', { count: total, number: count(total) })
    if (state === 'new') return counts
    if (state === 'stopped' && stop !== null) return stop.kind === 'sample' ? t('view.stopped.sample') : t('view.stopped.search', { counts, reason: stop.reason })
    return state === 'drawing' ? t('view.drawing') : state === 'waiting' ? t('view.waiting') : t('view.paused', { counts })
  }
  return (
    <div className="experiment-progress">
      {state === 'running' ? (
        <Running counts={counts} />
      ) : (
        <>
          {state !== 'done' && <progress value={done} max={total} aria-label={t('view.progress')} />}
          <p className={state === 'stopped' ? 'fault' : 'muted small'} role="status">
            {words()}
          </p>
        </>
      )}
      {state !== 'done' && (
        <button className={isActive ? '' : 'primary'} onClick={() => (isActive ? runner.pause(id) : runner.start(id))}>
          {t(isActive ? (state === 'waiting' ? 'view.leave' : 'view.pause') : state === 'new' ? 'view.start' : 'view.resume')}
        </button>
      )}
      {unsaved !== null && <p className="fault">{t('documents:unsaved', { reason: reasonOf(unsaved) })}</p>}
    </div>
  )
}

/** By the work that is done, which says more than the number of searches: the last ones are the longest. */
function Running({ counts }: { counts: string }) {
  const { t } = useTranslation('experiments')
  const { runner } = useApp()
  const work = useStore(runner.store, (state) => state.work)
  useClock()
  if (work === null) return null
  return (
    <>
      <progress value={work.done} max={work.total} aria-label={t('view.progress')} />
      <p className="muted small" title={t('view.leftHint')}>
        {t('view.left', { counts, time: roughTime(runner.timeLeft(work)) })}
      </p>
    </>
  )
}
