/** Says that a moment elsewhere in the search is being fetched, how far that is, and if it fails why. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { percent } from '../../language/format.ts'
import { REPLAY, stay, type Wanted } from '../../model/replay/replay-store.ts'
import { useLaterServices } from '../../platform/services.tsx'
import './window-note.css'

export function WindowNote() {
  const { t } = useTranslation(['replay', 'common'])
  const { replay } = useLaterServices(REPLAY)
  const wanted = useStore(replay, (state) => state.wanted)
  const missed = useStore(replay, (state) => state.missed)
  if (missed !== null) {
    return (
      <p className="window-note row gap-3 fault" role="alert">
        {t('window.missed', { reason: missed })}
      </p>
    )
  }
  if (wanted === null) return null
  return (
    <div className="window-note row gap-3" role="status">
      {t('window.fetching')}
      <progress max={1} value={shareOf(wanted)} aria-label={t('window.fetching')} />
      <span className="number small">{percent(Math.floor(100 * shareOf(wanted)) / 100)}</span>
      <button onClick={() => stay(replay)}>{t('common:cancel')}</button>
    </div>
  )
}

/** The share made so far of the search that leads to the end of the window. */
function shareOf({ progress, fetch: { recording, from } }: Wanted): number {
  const { course, trace } = recording.replay
  const end = course.find(({ event }) => event >= Math.min(trace.total, from + trace.capacity))
  return Math.min(1, (progress?.counters.visited ?? 0) / Math.max(1, end?.visited ?? recording.result.visited))
}
