/**
 * The controls of a lecture, for those who have no keys at hand: shown while someone points, hidden with the pointer.
 */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { jump, jumpInGrowth, REPLAY, resizeLecture, toggleLecture } from '../../model/replay/replay-store.ts'
import { useLaterServices } from '../../platform/services.tsx'
import { Picture } from '../../ui/controls/icon-button.tsx'
import { SearchSwitch } from './search-switch.tsx'
import { Clock, Steps } from './transport.tsx'
import { WindowNote } from './window-note.tsx'
import './lecture-bar.css'

export function LectureBar() {
  const { t } = useTranslation('replay')
  const { replay } = useLaterServices(REPLAY)
  const growth = useStore(replay, (state) => state.growth)
  const cutoffs = useStore(replay, ({ recordings, followed }) => recordings.at(followed)?.replay.count('cutoff') ?? 0)
  return (
    <section className="lecture-bar" aria-label={t('bar.lectureControls')}>
      <WindowNote />
      <SearchSwitch isShort />
      <Steps />
      {growth !== null && (
        <button className="primary" onClick={() => jumpInGrowth(replay, 'playout', 'next')}>
          {t('growth.wholePlayout')}
        </button>
      )}
      {cutoffs > 0 && (
        <span className="joined-buttons">
          {(['previous', 'next'] as const).map((direction) => (
            <button
              key={direction}
              aria-label={t(`landmark.${direction}.cutoff`)}
              title={t(`landmark.${direction}.cutoff`)}
              onClick={() => jump(replay, 'cutoff', direction)}
            >
              {direction === 'previous' && '‹ '}
              <Picture of="scissors" />
              {direction === 'next' && ' ›'}
            </button>
          ))}
        </span>
      )}
      <Clock />
      <span className="joined-buttons">
        <button aria-label={t('bar.smaller')} title={t('bar.smaller')} onClick={() => resizeLecture(replay, 'smaller')}>
          <Picture of="minus" />
        </button>
        <button aria-label={t('bar.larger')} title={t('bar.larger')} onClick={() => resizeLecture(replay, 'larger')}>
          <Picture of="plus" />
        </button>
      </span>
      <button aria-label={t('bar.leaveLecture')} title={t('bar.leaveLecture')} onClick={() => toggleLecture(replay)}>
        <Picture of="close" />
      </button>
    </section>
  )
}
