/** The progress of a document's run, and the button to start, pause or resume it. */
import { useTranslation } from 'react-i18next'
import { roughTime } from '../../model/studies/experiment/words.ts'
import { reasonOf } from '../../language/words.ts'
import type { Head, ListedDocument } from '../../model/documents/document-list.ts'
import type { Pace } from '../../model/studies/pace.ts'
import type { Runnable } from '../../model/studies/study.ts'
import { useClock, type RunState } from './run-state.ts'

interface ProgressProps<Content extends Head> {
  readonly study: Runnable<Content>
  readonly entry: ListedDocument<Content>
  readonly state: RunState
  /** The bar's name. */
  readonly label: string
  /** Null while it is not known. */
  readonly done: number | null
  readonly total: number
  /** What has been done, in words. */
  readonly counts: string
  readonly words: Readonly<Record<'paused' | 'stopped' | 'done', string>>
  /** Milliseconds; null while it is not known. */
  readonly timeLeft: () => number | null
}

export function Progress<Content extends Head>({ study, entry, state, label, done, total, counts, words, timeLeft }: ProgressProps<Content>) {
  const { t } = useTranslation('documents')
  const { id, unsaved } = entry
  const isActive = state === 'running' || state === 'waiting'
  const said = { new: counts, waiting: t('waiting'), ...words }
  return (
    <div className="experiment-progress">
      {state !== 'done' && <progress {...(done !== null && { value: done })} max={total} aria-label={label} />}
      {state === 'running' ? (
        <TimeLeft counts={counts} timeLeft={timeLeft} />
      ) : (
        <p className={state === 'stopped' ? 'fault' : 'muted small'} role="status">
          {said[state]}
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
}

function TimeLeft({ counts, timeLeft }: { counts: string; timeLeft: () => number | null }) {
  const { t } = useTranslation('documents')
  useClock()
  const ms = timeLeft()
  return (
    <p className="muted small" role="status">
      {ms === null ? counts : t('left', { counts, time: roughTime(ms) })}
    </p>
  )
}

/** Milliseconds left, at the pace since it was started or resumed. */
export function leftAtPace(left: number, pace: Pace | null): number | null {
  return pace === null || pace.done === 0 ? null : (left * pace.ms) / pace.done
}
