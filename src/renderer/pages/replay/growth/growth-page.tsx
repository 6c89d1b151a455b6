/** The replay of a Monte Carlo tree search: its tree as it grows, its code, a playout on the board, and its figures. */
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { GrowthMoment } from '../../../../engine/playouts/growth.ts'
import type { GrowthRecording } from '../../../model/replay/growth-recording.ts'
import { REPLAY } from '../../../model/replay/replay-store.ts'
import { useLaterServices } from '../../../platform/services.tsx'
import { Column, PanelBoundary } from '../../../ui/boundary.tsx'
import { StatusAtRest } from '../announcer.tsx'
import { useLecture } from '../lecture.tsx'
import { LectureBar } from '../lecture-bar.tsx'
import { ChildrenTable } from './children-table.tsx'
import { GrowthBar } from './growth-bar.tsx'
import { GrowthBoard, GrowthBoardPanel } from './growth-board.tsx'
import { GrowthCode } from './growth-code.tsx'
import { GrowthTransport } from './growth-transport.tsx'
import { GrowthTree } from './growth-tree.tsx'
import { stepWords } from './growth-words.ts'
import { useGrowthMoment } from './use-growth-moment.ts'
import './growth-page.css'

export function GrowthPage({ recording }: { recording: GrowthRecording }) {
  const { t } = useTranslation()
  const moment = useGrowthMoment(recording)
  return (
    <main className="page replay growth">
      <h1 className="visually-hidden">{t('pages.replay')}</h1>
      <GrowthBar recording={recording} />
      <div className="replay-stage">
        <div className="growth-views">
          <PanelBoundary>
            <GrowthTreePanel recording={recording} moment={moment} isHall={false} />
          </PanelBoundary>
          <ChildrenTable recording={recording} moment={moment} />
        </div>
        <GrowthTransport growth={recording.growth} />
      </div>
      <Column>
        <GrowthCode recording={recording} moment={moment} />
        <GrowthBoardPanel recording={recording} moment={moment} />
      </Column>
    </main>
  )
}

export function GrowthLecture({ recording }: { recording: GrowthRecording }) {
  const { t } = useTranslation()
  const size = useStore(useLaterServices(REPLAY).replay, ({ lectureSize }) => lectureSize)
  const isResting = useLecture()
  const moment = useGrowthMoment(recording)
  return (
    <main
      className={isResting ? 'lecture growth-lecture resting' : 'lecture growth-lecture'}
      style={{ '--size': size } as CSSProperties}
    >
      <h1 className="visually-hidden">{t('pages.replay')}</h1>
      <GrowthTreePanel recording={recording} moment={moment} isHall />
      <GrowthCode recording={recording} moment={moment} board={<GrowthBoard recording={recording} moment={moment} />} />
      <LectureBar />
    </main>
  )
}

interface TreePanelProps {
  readonly recording: GrowthRecording
  readonly moment: GrowthMoment
  readonly isHall: boolean
}

/** The sentence about the last step, and the tree. */
export function GrowthTreePanel({ recording, moment, isHall }: TreePanelProps) {
  const { t } = useTranslation('replay')
  const { growth } = recording
  const words = stepWords(t, recording, moment)
  const kind = moment.step?.kind ?? 'ready'
  return (
    <section className="panel tree-panel" aria-label={t('tree.label')}>
      <div className="event">
        <span className={TONES[kind] === undefined ? 'event-kind' : `event-kind ${TONES[kind]}`}>
          {t(`growth.kind.${kind}`)}
        </span>
        <p className={words.length > LONG ? 'event-words long' : 'event-words'}>{words}</p>
      </div>
      <GrowthTree growth={growth} moment={moment} isHall={isHall} />
      <StatusAtRest of={growth} time={moment.event} words={() => stepWords(t, recording, growth.at(moment.event))} />
    </section>
  )
}

const TONES: Readonly<Partial<Record<NonNullable<GrowthMoment['step']>['kind'] | 'ready', string>>> = {
  expand: 'best',
  revalue: 'best',
  prove: 'cut',
  result: 'again',
}

/** A sentence of more characters is written smaller where room is short. */
const LONG = 88
