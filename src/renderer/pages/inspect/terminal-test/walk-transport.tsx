/** First, back, play, on and last. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { INSPECT } from '../../../model/inspect/inspect-store.ts'
import { goToStone, stepWalk, togglePlaying, type ShownWalk } from '../../../model/inspect/terminal-walk.ts'
import { useLaterServices } from '../../../platform/services.tsx'
import { Picture } from '../../../ui/controls/icon-button.tsx'

export function WalkTransport({ walk: { shown, test, isOver } }: { walk: ShownWalk }) {
  const { t } = useTranslation('terminal')
  const { inspect } = useLaterServices(INSPECT)
  const isPlaying = useStore(inspect, (state) => state.walk.isPlaying)
  // Only `aria-disabled` at the ends, since `disabled` loses the focus; a step there leads nowhere.
  const step = (picture: 'toStart' | 'stepBack' | 'stepOn' | 'toEnd', isAtEnd: boolean, go: () => void) => (
    <button
      aria-disabled={isAtEnd}
      onClick={go}
      aria-label={t(`transport.${picture}`)}
      title={t(`transport.${picture}`)}
    >
      <Picture of={picture} />
    </button>
  )
  return (
    <div className="walk-transport" role="group" aria-label={t('transport.label')}>
      <span className="walk-buttons">
        {step('toStart', shown === 1, () => goToStone(inspect, 1))}
        {step('stepBack', shown === 1, () => stepWalk(inspect, -1))}
        <button className="primary" aria-disabled={test.walk.length === 1} onClick={() => togglePlaying(inspect)}>
          <Picture of={isPlaying ? 'pause' : 'play'} />
          {t(isPlaying ? 'transport.pause' : 'transport.play')}
        </button>
        {step('stepOn', isOver, () => stepWalk(inspect, 1))}
        {step('toEnd', isOver, () => goToStone(inspect, Infinity))}
      </span>
      <span className="muted number" role="status">
        {t('transport.place', { place: shown, count: test.walk.length })}
      </span>
    </div>
  )
}
