/** The last event in a sentence, and the tree around the state being searched. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Announcer } from './announcer.tsx'
import { EventWords } from './event-words.tsx'
import type { Recording } from '../../model/replay/recording.ts'
import { comeBack, REPLAY } from '../../model/replay/replay-store.ts'
import type { Asked } from './tree/band-props.ts'
import { type Distance, Tree } from './tree/tree.tsx'
import { useMoment } from './use-moment.ts'
import { useServices } from '../../platform/services.tsx'
import './tree-panel.css'

interface TreePanelProps {
  readonly recording: Recording
  readonly distance: Distance
  /** Only in an exercise. */
  readonly asked?: Asked
}

export function TreePanel({ recording, distance, asked }: TreePanelProps) {
  const { t } = useTranslation('replay')
  const { replay } = useServices(REPLAY)
  const isAway = useStore(replay, ({ returnEvent }) => returnEvent !== null)
  const moment = useMoment(recording)
  return (
    <section className="panel tree-panel" aria-label={t('tree.label')}>
      <EventWords recording={recording} moment={moment} />
      <Tree key={distance} recording={recording} moment={moment} distance={distance} asked={asked} />
      {isAway && (
        <button className="tree-back" onClick={() => comeBack(replay)}>
          {t('tree.back')}
        </button>
      )}
      <Announcer recording={recording} moment={moment} />
    </section>
  )
}
