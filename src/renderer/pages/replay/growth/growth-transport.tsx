/** Play, pause, step and scrub through a tree that grows, and jump from playout to playout. */
import { useTranslation } from 'react-i18next'
import { GROWTH_LANDMARKS, type Growth } from '../../../../engine/playouts/growth.ts'
import { count } from '../../../language/words.ts'
import { jumpInGrowth, REPLAY } from '../../../model/replay/replay-store.ts'
import { useLaterServices } from '../../../platform/services.tsx'
import { Timeline } from '../timeline.tsx'
import { Clock, Speed, Steps, TimeSlider } from '../transport.tsx'

export function GrowthTransport({ growth }: { growth: Growth }) {
  const { t } = useTranslation('replay')
  return (
    <section className="panel transport" aria-label={t('transport.label')}>
      <Clock />
      <Timeline>
        <TimeSlider />
      </Timeline>
      <div className="transport-row row wrap gap-x-3">
        <Steps />
        <Jumps growth={growth} />
        <Speed />
      </div>
    </section>
  )
}

function Jumps({ growth }: { growth: Growth }) {
  const { t } = useTranslation('replay')
  const { replay } = useLaterServices(REPLAY)
  return (
    <span className="joined-buttons jumps">
      {GROWTH_LANDMARKS.map((landmark) => {
        const total = growth.count(landmark)
        // Only the network values nodes again.
        if (landmark === 'revalue' && total === 0) return null
        const button = (direction: 'previous' | 'next', sign: string) => (
          <button
            disabled={total === 0}
            aria-label={t(`growth.jump.${direction}.${landmark}`)}
            title={t(`growth.jump.${direction}.${landmark}`)}
            onClick={() => jumpInGrowth(replay, landmark, direction)}
          >
            {sign}
          </button>
        )
        return (
          <span key={landmark} className={`jump jump-${landmark}`} data-none={total === 0}>
            {button('previous', '‹')}
            <span className="jump-words">
              {t(`growth.landmark.${landmark}`)} <small>{count(total)}</small>
            </span>
            {button('next', '›')}
          </span>
        )
      })}
    </span>
  )
}
