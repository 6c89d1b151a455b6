/**
 * The replay of a search: the tree around the state being searched, its event in words and code, and the line on the
 * board.
 */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { parsePosition } from '../../../engine/game/notation.ts'
import { BoardView } from '../../parts/board/board-view.tsx'
import { usePositionChoice } from '../../parts/positions/position-choice.tsx'
import { useLaterServices } from '../../platform/services.tsx'
import { useSettings } from '../../model/settings.ts'
import type { Recording } from '../../model/replay/recording.ts'
import { REPLAY } from '../../model/replay/replay-store.ts'
import { useSize } from '../../ui/charts/use-size.ts'
import { Column, PanelBoundary } from '../../ui/boundary.tsx'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { useReplayAddress } from './address.ts'
import { BoardPanel } from './board-panel.tsx'
import { CodePanel } from './code-panel.tsx'
import { GrowthExerciseView } from './growth/growth-exercise-view.tsx'
import { GrowthLecture, GrowthPage } from './growth/growth-page.tsx'
import { ExercisesPanel } from './exercise/exercises-panel.tsx'
import { ExerciseView } from './exercise/exercise-view.tsx'
import { MyExercises } from './exercise/my-exercises.tsx'
import { Lecture } from './lecture.tsx'
import { LessonsPanel } from './lessons-panel.tsx'
import { OwnTreePanel } from './own-tree/tree-form.tsx'
import { usePlayback, useReplayKeys } from './playback.ts'
import { PlyCounters } from './ply-counters.tsx'
import { RecordPanel } from './record-panel.tsx'
import { SubBar } from './sub-bar.tsx'
import { Transport } from './transport.tsx'
import { TreePanel } from './tree-panel.tsx'
import { REPLAYED_POSITION } from './shown-position.ts'
import { useShowPosition } from '../../platform/shown-position.ts'
import { REPLAY_COMMANDS } from './commands.ts'
import { usePageShortcuts } from '../../platform/shortcuts.ts'
import './replay-page.css'

export function ReplayPage() {
  useShowPosition(REPLAYED_POSITION)
  usePageShortcuts(REPLAY_COMMANDS)
  const { replay } = useLaterServices(REPLAY)
  const recordings = useStore(replay, (state) => state.recordings)
  const growth = useStore(replay, (state) => state.growth)
  const followed = useStore(replay, (state) => state.followed)
  const isLecture = useStore(replay, (state) => state.isLecture)
  const exercise = useStore(replay, (state) => state.exercise)
  const growthExercise = useStore(replay, (state) => state.growthExercise)
  usePlayback(replay, useSettings())
  useReplayKeys(replay)
  useReplayAddress()
  if (growth !== null && growthExercise !== null)
    return <GrowthExerciseView recording={growth} exercise={growthExercise} />
  if (growth !== null) return isLecture ? <GrowthLecture recording={growth} /> : <GrowthPage recording={growth} />
  if (recordings.length === 0) return <Start />
  if (exercise !== null) return <ExerciseView exercise={exercise} />
  if (isLecture) return <Lecture recording={recordings[followed]} />
  return <Recorded recordings={recordings} followed={followed} />
}

/** The width of the stage in rem from which two trees stand side by side. */
const ROOM_FOR_TWO = 62

/** The size in rem of a stage whose tree stays large above the table of the counters. */
const ROOM_FOR_TABLE = { width: 60, height: 52 }

/** The panels below the tree on a phone, which shows one at a time. */
const PARTS = ['code', 'board', 'counters'] as const

function Recorded({ recordings, followed }: { recordings: readonly Recording[]; followed: number }) {
  const { t } = useTranslation(['common', 'replay'])
  const [stage, { width, height, rem }] = useSize()
  const [part, setPart] = useState<(typeof PARTS)[number]>('code')
  const isPair = recordings.length > 1
  const shown = isPair && width / rem >= ROOM_FOR_TWO ? recordings : [recordings[followed]]
  return (
    <main className={isPair ? 'page replay pair' : 'page replay'} data-part={part}>
      <h1 className="visually-hidden">{t('pages.replay')}</h1>
      <SubBar recordings={recordings} followed={followed} />
      <div className="replay-stage" ref={stage}>
        <div className="replay-trees stack gap-3">
          {shown.map((recording, i) => (
            <PanelBoundary key={i}>
              <TreePanel recording={recording} distance="page" {...(shown.length > 1 && { number: i + 1 })} />
            </PanelBoundary>
          ))}
        </div>
        <Transport />
        <div className="replay-parts">
          <Segmented
            legend={t('replay:bar.parts')}
            options={PARTS.map((value) => ({ value, label: t(`replay:bar.part.${value}`) }))}
            value={part}
            onChange={setPart}
          />
        </div>
        <PlyCounters
          recording={recordings[followed]}
          hasRoom={
            part === 'counters' || (width / rem >= ROOM_FOR_TABLE.width && height / rem >= ROOM_FOR_TABLE.height)
          }
        />
      </div>
      <Column>
        <CodePanel recording={recordings[followed]} />
        <BoardPanel recordings={recordings} followed={followed} hasWindow />
      </Column>
    </main>
  )
}

/** The page until something is recorded: lessons, exercises, and the choice of a position and a search. */
function Start() {
  const { t } = useTranslation(['replay', 'common'])
  const { showNames } = useSettings()
  const { position, field } = usePositionChoice()
  return (
    <main className="page replay-start">
      <h1 className="visually-hidden">{t('common:pages.replay')}</h1>
      <Column>
        <LessonsPanel />
      </Column>
      <section className="board-area" aria-label={t('board.area')}>
        <p className="headline" data-testid="headline">
          {t('board.hint')}
        </p>
        <BoardView position={parsePosition(position)} label={t('board.area')} showNames={showNames} />
      </section>
      <Column>
        <RecordPanel position={position} field={field} />
        <OwnTreePanel />
        <MyExercises />
        <ExercisesPanel />
      </Column>
    </main>
  )
}
