/** The last event in a sentence, and the tree around the state being searched. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Announcer } from './announcer.tsx'
import { EventWords } from './event-words.tsx'
import { ALGORITHM_NAMES } from '../../language/names.ts'
import type { Recording } from '../../model/replay/recording.ts'
import { comeBack, REPLAY } from '../../model/replay/replay-store.ts'
import type { Asked } from './tree/band-props.ts'
import { type Distance, Tree } from './tree/tree.tsx'
import { useMoment } from './use-moment.ts'
import { useLaterServices } from '../../platform/services.tsx'
import './tree-panel.css'

interface TreePanelProps {
  readonly recording: Recording
  readonly distance: Distance
  /** The question of an exercise; absent outside of one. */
  readonly asked?: Asked
  /** The number of the tree where another one stands beside it. */
  readonly number?: number
}

export function TreePanel({ recording, distance, asked, number }: TreePanelProps) {
  const { t } = useTranslation('replay')
  const { replay } = useLaterServices(REPLAY)
  const isFollowed = useStore(replay, ({ recordings, followed }) => recordings[followed] === recording)
  const isAway = useStore(replay, ({ returnEvent }) => returnEvent !== null) && isFollowed
  const moment = useMoment(recording)
  return (
    <section
      className={isFollowed ? 'panel tree-panel followed' : 'panel tree-panel'}
      aria-label={number === undefined ? t('tree.label') : t('tree.numbered', { number })}
    >
      {number !== undefined && (
        <h2 className="tree-name">
          {number}: {ALGORITHM_NAMES[recording.options.algorithm]}
          <small>
            {t('visited', { visited: moment.visited, all: recording.result.visited })} ·{' '}
            {t('depth', { depth: moment.depth })}
          </small>
        </h2>
      )}
      <EventWords recording={recording} moment={moment} />
      <Tree key={distance} recording={recording} moment={moment} distance={distance} asked={asked} />
      {isAway && (
        <button className="tree-back" onClick={() => comeBack(replay)}>
          {t('tree.back')}
        </button>
      )}
      {isFollowed && <Announcer recording={recording} moment={moment} />}
    </section>
  )
}
