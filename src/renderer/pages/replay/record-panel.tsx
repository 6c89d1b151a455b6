/** The form that chooses a search and records it. */
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { parsePosition } from '../../../engine/game/notation.ts'
import { winnerOf } from '../../../engine/game/position.ts'
import type { GrowthPlan } from '../../../engine/playouts/growth-plan.ts'
import type { Algorithm } from '../../../engine/search/methods.ts'
import { boardWords } from '../../parts/board/node-words.ts'
import { BoardThumbnail } from '../../parts/board/thumbnail.tsx'
import { usePositionChoice } from '../../parts/positions/position-choice.tsx'
import { CancelButton, Modal } from '../../ui/controls/modal.tsx'
import { i18n } from '../../language/i18n.ts'
import { DEPTHS } from '../../model/match/players.ts'
import { onBoard, optionsOf, withoutOrdering, type Settings } from '../../model/search/settings.ts'
import { DepthChoice, SearchFields } from '../../parts/search/search-fields.tsx'
import type { Recording } from '../../model/replay/recording.ts'
import { cancelRecording, RECORDER, REPLAY, type ReplayPageState } from '../../model/replay/replay-store.ts'
import { growTree, keepFirst, replaceAll, record } from '../../model/replay/record.ts'
import { GrowthFields, SearchChoice, usualGrowth } from './growth/growth-fields.tsx'
import { OpenFile } from './open-file.tsx'
import { TreeForm } from './own-tree/tree-form.tsx'
import { useLaterServices } from '../../platform/services.tsx'
import './record-panel.css'

interface RecordFormProps {
  readonly position: string
  /** The field for the position; null for a second search of the same position. */
  readonly field: ReactNode
  readonly isBeside: boolean
  readonly isInDialog: boolean
}

/** The form for the first recording, beside the board with its position. */
export function RecordPanel({ position, field }: Pick<RecordFormProps, 'position' | 'field'>) {
  const { t } = useTranslation('replay')
  return (
    <section className="panel record-panel" aria-label={t('record.label')}>
      <h2>{t('record.title')}</h2>
      <RecordForm position={position} field={field} isBeside={false} isInDialog={false} />
      <OpenFile />
    </section>
  )
}

/** The form for a recording that replaces the present one or stands beside it. It closes once that is recorded. */
export function RecordDialog({ isBeside, onClose }: { isBeside: boolean; onClose: () => void }) {
  const { t } = useTranslation('replay')
  const { t: common } = useTranslation()
  const { replay } = useLaterServices(REPLAY)
  const recordings = useStore(replay, (state) => state.recordings)
  // A fault of the last recording is no longer of interest.
  useEffect(() => {
    if (replay.getState().status !== 'recording') replay.setState({ status: 'ready', error: null })
  }, [replay])
  const { position, field } = usePositionChoice()
  const growth = useStore(replay, (state) => state.growth)
  const first = useRef({ recordings, growth })
  useEffect(() => {
    // Another window of a search does not make it another one.
    if (growth !== first.current.growth || !isSame(recordings, first.current.recordings)) onClose()
  }, [recordings, growth, onClose])
  if (recordings[0]?.root.tree)
    return (
      <Modal title={t(isBeside ? 'record.beside' : 'ownTree.title')} onClose={onClose} className="own-tree">
        <TreeForm of={recordings[0].root.text} isBeside={isBeside} />
      </Modal>
    )
  const searched = isBeside ? recordings[0].root.text : position
  const shown = parsePosition(searched)
  return (
    <Modal title={t(isBeside ? 'record.beside' : 'record.title')} onClose={onClose} className="record-dialog">
      {isBeside && <p className="muted small">{t('record.besideHint')}</p>}
      <BoardThumbnail position={shown} size={136} label={boardWords(common, shown)} />
      <RecordForm position={searched} field={isBeside ? null : field} isBeside={isBeside} isInDialog />
    </Modal>
  )
}

function RecordForm({ position, field, isBeside, isInDialog }: RecordFormProps) {
  const [{ algorithm, settings }, setSearch] = useState<{ readonly algorithm: Algorithm; readonly settings: Settings }>(
    { algorithm: 'alpha-beta', settings: {} },
  )
  const [depth, setDepth] = useState<number>(3)
  // The choices so far; the rest of the plan follows from the position's rule, which may still change.
  const [chosen, setChosen] = useState<Partial<GrowthPlan> | null>(null)
  const { replay, recorder } = useLaterServices(RECORDER, REPLAY)
  const start = parsePosition(position)
  const fitting = onBoard(settings, start)
  const plan = chosen && { ...usualGrowth(start.cornersToWin), ...chosen }
  const choice = (
    <SearchChoice
      value={plan === null ? algorithm : 'monte-carlo'}
      onChange={(search) => {
        if (search === 'monte-carlo') return setChosen({})
        setChosen(null)
        setSearch({ algorithm: search, settings: withoutOrdering(settings) })
      }}
    />
  )
  const options = { ...optionsOf(algorithm, fitting), depth }
  const onRecord = () =>
    plan === null
      ? record(replay, recorder, position, options, isBeside ? keepFirst : replaceAll)
      : growTree(replay, recorder, position, plan)
  return (
    <div className="record-form stack gap-3">
      {field}
      {plan === null ? (
        <SearchFields
          algorithm={algorithm}
          settings={fitting}
          start={start}
          onChange={(algorithm, settings) => setSearch({ algorithm, settings })}
          // Two searches are compared by visited states, which playouts have none of.
          {...(!isBeside && { choice })}
        >
          <DepthChoice depths={DEPTHS} value={depth} onChange={setDepth} />
        </SearchFields>
      ) : (
        <GrowthFields plan={plan} onChange={(change) => setChosen({ ...chosen, ...change })} choice={choice} />
      )}
      <Recorder position={position} isInDialog={isInDialog} onRecord={onRecord} isGrowth={plan !== null} />
    </div>
  )
}

const isSame = (one: readonly Recording[], other: readonly Recording[]) =>
  one.length === other.length && one.every(({ result }, i) => result === other[i].result)

interface RecorderProps extends Pick<RecordFormProps, 'position' | 'isInDialog'> {
  readonly onRecord: () => void
  /** Is it a tree that grows, which is recorded whole? */
  readonly isGrowth: boolean
}

/** Starts and stops the recording, and says how it goes. */
function Recorder({ position, isInDialog, onRecord, isGrowth }: RecorderProps) {
  const { t } = useTranslation(['replay', 'common'])
  const { replay, recorder } = useLaterServices(RECORDER, REPLAY)
  const state = useStore(
    replay,
    useShallow(({ status, progress, error }) => ({ status, progress, error })),
  )
  const isOver = winnerOf(parsePosition(position)) !== null
  const isRecording = state.status === 'recording'
  const words = (
    <p
      className={state.status === 'failed' ? 'fault' : 'muted small'}
      role="status"
      aria-live={isRecording ? 'off' : 'polite'}
    >
      {isOver ? t('record.isOver') : statusWords(state, isGrowth)}
    </p>
  )
  return (
    <>
      {isInDialog && words}
      <div className={isInDialog ? 'wrap dialog-buttons' : 'record-button'}>
        {isInDialog && !isRecording && <CancelButton />}
        {/* One button, so that the focus stays where it is. */}
        <button
          className={isRecording ? '' : 'primary'}
          disabled={isOver && !isRecording}
          onClick={() => (isRecording ? cancelRecording(replay, recorder) : onRecord())}
        >
          {isRecording ? t('common:cancel') : t('record.record')}
        </button>
      </div>
      {!isInDialog && words}
    </>
  )
}

function statusWords(
  { status, progress, error }: Pick<ReplayPageState, 'status' | 'progress' | 'error'>,
  isGrowth: boolean,
): string {
  if (status === 'failed') return i18n.t('replay:record.failed', { error })
  if (status === 'recording')
    return progress === null
      ? i18n.t('replay:record.searching')
      : i18n.t('replay:record.progress', { count: progress.counters.visited })
  return i18n.t(
    status === 'cancelled' ? 'replay:record.cancelled' : isGrowth ? 'replay:growth.limit' : 'replay:record.limit',
  )
}
