/** The progress of a study, and the button to start, pause or resume it. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { reasonOf } from '../../language/words.ts'
import type { ListedDocument } from '../../model/documents/document-list.ts'
import type { KindService } from '../../model/studies/study.ts'
import type { StudyTypes } from '../../model/studies/study-kind.ts'
import { progressTexts, withTimeLeft } from '../../model/studies/texts.ts'
import { useClock, useStudyState } from './run-state.ts'
import { useStudy } from './use-study.ts'

interface StudyProgressProps<Of extends StudyTypes> {
  readonly kind: KindService<Of>
  readonly entry: ListedDocument<Of['record']>
}

export function StudyProgress<Of extends StudyTypes>({ kind, entry }: StudyProgressProps<Of>) {
  const { t } = useTranslation('documents')
  const study = useStudy(kind)
  const { state, progress } = useStudyState(study, entry)
  const live = useStore(study.live)
  const { progressWords } = kind
  const { id, record, stop, unsaved } = entry
  const texts = progressTexts(progressWords.texts)
  const running = state === 'running' ? live : null
  const counts = progressWords.counts(record, progress, running)
  const bar = progressWords.bar?.(record, progress, running) ?? progress
  const isActive = state === 'running' || state === 'waiting'
  return (
    <div className="study-progress">
      {state !== 'done' && (
        <progress {...(bar.done !== null && { value: bar.done })} max={bar.total} aria-label={texts.label} />
      )}
      {state === 'running' ? (
        <TimeLeft
          counts={counts}
          timeLeft={() => progressWords.timeLeft({ record, live, progress, pool: study.pool })}
        />
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
        return progressWords.stopped?.(stop ?? '') ?? texts.stopped(counts, stop ?? '')
      case 'done':
        return progressWords.done?.(record, progress) ?? texts.done(progress.total)
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
