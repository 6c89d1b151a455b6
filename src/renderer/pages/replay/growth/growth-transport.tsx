/** Play, pause, step and scrub through a tree that grows, and jump from playout to playout. */
import { useTranslation } from 'react-i18next'
import { GROWTH_LANDMARKS, type Growth } from '../../../../engine/playouts/growth.ts'
import { jumpInGrowth, REPLAY } from '../../../model/replay/replay-store.ts'
import { useLaterServices } from '../../../platform/services.tsx'
import { Timeline } from '../timeline.tsx'
import { Clock, Jump, Speed, Steps, TimeSlider } from '../transport.tsx'

export function GrowthTransport({ growth }: { growth: Growth }) {
  const { t } = useTranslation('replay')
  return (
    <section className="panel transport" aria-label={t('transport.label')}>
      <Clock />
      <Timeline>
        <TimeSlider />
      </Timeline>
      <div className="transport-row row gap-x-3">
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
    <span className="joined-buttons jumps worded">
      {GROWTH_LANDMARKS.map((landmark) => {
        const total = growth.count(landmark)
        // Only the network values nodes again.
        if (landmark === 'revalue' && total === 0) return null
        return (
          <Jump
            key={landmark}
            kind={landmark}
            total={total}
            name={t(`growth.jump.next.${landmark}`)}
            onJump={(direction) => jumpInGrowth(replay, landmark, direction)}
          >
            {t(`growth.landmark.${landmark}`)}
          </Jump>
        )
      })}
    </span>
  )
}
