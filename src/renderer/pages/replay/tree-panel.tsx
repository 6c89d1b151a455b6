/** The search told: its last step in a sentence, and the tree around the state that is searched. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Announcer } from './announcer.tsx'
import { EventWords } from './event-words.tsx'
import { comeBack, type Recording, REPLAY } from '../../model/replay/replay-store.ts'
import { type Distance, Tree } from './tree/tree.tsx'
import { useMoment } from './use-moment.ts'
import { useServices } from '../../platform/services.tsx'
import './tree-panel.css'

export function TreePanel({ recording, distance }: { recording: Recording; distance: Distance }) {
  const { t } = useTranslation('replay')
  const { replay } = useServices(REPLAY)
  const isAway = useStore(replay, ({ cameFrom }) => cameFrom !== null)
  const moment = useMoment(recording)
  return (
    <section className="panel tree-panel" aria-label={t('tree.label')}>
      <EventWords recording={recording} moment={moment} />
      <Tree key={distance} recording={recording} moment={moment} distance={distance} />
      {isAway && (
        <button className="tree-back" onClick={() => comeBack(replay)}>
          {t('tree.back')}
        </button>
      )}
      <Announcer recording={recording} moment={moment} />
    </section>
  )
}
