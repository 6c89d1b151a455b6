/** The progress of a study, and the button to start, pause or resume it. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { reasonOf } from '../../language/words.ts'
import type { Head, ListedDocument } from '../../model/documents/document-list.ts'
import type { Study } from '../../model/studies/study.ts'
import { progressTexts, withTimeLeft } from '../../model/studies/texts.ts'
import { useClock, useStudyState } from './run-state.ts'

interface StudyProgressProps<Content extends Head, Live extends object, Draft> {
  readonly study: Study<Content, Live, Draft>
  readonly entry: ListedDocument<Content>
}

export function StudyProgress<Content extends Head, Live extends object, Draft>({
  study,
  entry,
}: StudyProgressProps<Content, Live, Draft>) {
  const { t } = useTranslation('documents')
  const { state, progress } = useStudyState(study, entry)
  const live = useStore(study.live)
  const { told } = study.kind
  const { id, record, stop, unsaved } = entry
  const texts = progressTexts(told.texts)
  const running = state === 'running' ? live : null
  const counts = told.counts(record, progress, running)
  const bar = told.bar?.(record, progress, running) ?? progress
  const isActive = state === 'running' || state === 'waiting'
  return (
    <div className="study-progress">
      {state !== 'done' && (
        <progress {...(bar.done !== null && { value: bar.done })} max={bar.total} aria-label={texts.label} />
      )}
      {state === 'running' ? (
        <TimeLeft counts={counts} timeLeft={() => told.timeLeft({ record, live, progress, pool: study.pool })} />
      ) : (
        <p className={state === 'stopped' ? 'fault' : 'muted small'} role="status">
          {said(state)}
        </p>
      )}
      {state !== 'done' && (
        <button className={isActive ? '' : 'primary'} onClick={() => (isActive ? study.pause(id) : study.start(id))}>
          {t(isActive ? (state === 'waiting' ? 'leave' : 'pause') : state === 'new' ? 'start' : 'resume')}
        </button>
      )}
      {unsaved !== null && <p className="fault">{t('unsaved', { reason: reasonOf(unsaved) })}</p>}
    </div>
  )

  function said(at: Exclude<typeof state, 'running'>): string {
    switch (at) {
      case 'new':
        return counts
      case 'waiting':
        return t('waiting')
      case 'paused':
        return texts.paused(counts)
      case 'stopped':
        return told.stopped?.(stop ?? '') ?? texts.stopped(counts, stop ?? '')
      case 'done':
        return told.done?.(record, progress) ?? texts.done(progress.total)
    }
  }
}

function TimeLeft({ counts, timeLeft }: { counts: string; timeLeft: () => number | null }) {
  useTranslation('documents')
  useClock()
  const ms = timeLeft()
  return (
    <p className="muted small" role="status">
      {ms === null ? counts : withTimeLeft(counts, ms)}
    </p>
  )
}
