/** Which search to record, and what has been recorded. */
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { parsePosition } from '../../../engine/game/notation.ts'
import { winnerOf } from '../../../engine/game/position.ts'
import { ORDERINGS, type Ordering } from '../../../engine/search/ordering.ts'
import { ALGORITHMS, defaultOrdering, type Algorithm } from '../../../engine/search/search.ts'
import type { Trace } from '../../../engine/search/trace.ts'
import { TABLES, type TableKind } from '../../../engine/search/transposition-table.ts'
import { BoardThumbnail } from '../../parts/board/thumbnail.tsx'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { i18n } from '../../language/i18n.ts'
import { DEPTHS } from '../../model/match/players.ts'
import { JudgeSelect, judgeOn, USUAL_JUDGE, type Judge } from '../../parts/players/judge-select.tsx'
import { cancelRecording, record, recordBeside, RECORDER, REPLAY, type ReplayPageState } from '../../model/replay/replay-store.ts'
import { ALGORITHM_NAMES, ORDERING_NAMES, TABLE_NAMES } from '../../language/names.ts'
import { useServices } from '../../platform/services.tsx'

interface RecordPanelProps {
  readonly position: string
  /** The choice of the position. */
  readonly field: ReactNode
}

export function RecordPanel({ position, field }: RecordPanelProps) {
  const { t } = useTranslation('replay')
  const hasRecording = useStore(useServices(REPLAY).replay, ({ recordings }) => recordings.length > 0)
  const [algorithm, setAlgorithm] = useState<Algorithm>('alpha-beta')
  const [ordering, setOrdering] = useState<Ordering>('id')
  const [table, setTable] = useState<TableKind>('off')
  const [depth, setDepth] = useState<number>(3)
  const [judge, setJudge] = useState<Judge>(USUAL_JUDGE)
  const boardSize = parsePosition(position).board.size
  return (
    <section className="panel record-panel" aria-label={t('record.label')}>
      <h2>{t('record.title')}</h2>
      {field}
      {/* Until something is recorded, the board itself shows it. */}
      {hasRecording && <BoardThumbnail position={parsePosition(position)} size={136} />}
      <Select
        label={t('record.search')}
        isLabelShown
        options={ALGORITHMS.map((value) => ({ value, label: ALGORITHM_NAMES[value] }))}
        value={algorithm}
        onChange={(algorithm) => {
          setAlgorithm(algorithm)
          setOrdering(defaultOrdering(algorithm))
        }}
      />
      <Segmented
        legend={t('record.depth')}
        options={DEPTHS.map((value) => ({ value, label: String(value), name: t('record.depthNamed', { depth: value }) }))}
        value={depth}
        onChange={setDepth}
      />
      <Select
        label={t('record.ordering')}
        options={ORDERINGS.map((value) => ({ value, label: t('record.orderBy', { ordering: ORDERING_NAMES[value] }) }))}
        value={ordering}
        onChange={setOrdering}
      />
      <Select
        label={t('record.table')}
        options={TABLES.map((value) => ({ value, label: t('record.tableIs', { table: TABLE_NAMES[value] }) }))}
        value={table}
        onChange={setTable}
      />
      <JudgeSelect boardSize={boardSize} value={judge} onChange={setJudge} />
      <Recorder position={position} options={{ algorithm, depth, ordering, table, ...judgeOn(judge, boardSize) }} />
    </section>
  )
}

type Wanted = Parameters<typeof record>[3]

/** Starts and stops the recording, and says how it goes. */
function Recorder({ position, options }: { position: string; options: Wanted }) {
  const { t } = useTranslation(['replay', 'common'])
  const { replay, recorder } = useServices(RECORDER, REPLAY)
  const state = useStore(
    replay,
    useShallow(({ status, progress, error, recordings }) => ({ status, progress, error, recordings })),
  )
  const isOver = winnerOf(parsePosition(position)) !== null
  const isRecording = state.status === 'recording'
  return (
    <>
      <div className="buttons">
        {/* One button, so that the focus stays where it is. */}
        <button
          className={isRecording ? '' : 'primary'}
          disabled={isOver && !isRecording}
          onClick={() => (isRecording ? cancelRecording(replay, recorder) : record(replay, recorder, position, options))}
        >
          {isRecording ? t('common:cancel') : t('record.record')}
        </button>
        <button disabled={state.recordings.length === 0 || isRecording} title={t('record.besideHint')} onClick={() => recordBeside(replay, recorder, options)}>
          {t('record.beside')}
        </button>
      </div>
      <p className={state.status === 'failed' ? 'fault' : 'muted small'} role="status" aria-live={isRecording ? 'off' : 'polite'}>
        {isOver ? t('record.isOver') : statusWords(state)}
      </p>
    </>
  )
}

function statusWords({ status, progress, error, recordings }: Pick<ReplayPageState, 'status' | 'progress' | 'error' | 'recordings'>): string {
  if (status === 'failed') return i18n.t('replay:record.failed', { error })
  if (status === 'recording')
    return progress === null ? i18n.t('replay:record.searching') : i18n.t('replay:record.progress', { count: progress.counters.visited })
  if (status === 'cancelled') return i18n.t('replay:record.cancelled')
  if (recordings.length === 0) return i18n.t('replay:record.limit')
  return recordings.map(({ replay, options }) => `${ALGORITHM_NAMES[options.algorithm]}: ${recordedWords(replay.trace)}`).join(' ')
}

function recordedWords({ length, omitted }: Trace): string {
  const recorded = i18n.t('replay:record.recorded', { count: length })
  return omitted === 0 ? recorded : `${recorded} ${i18n.t('replay:record.omitted', { count: omitted })}`
}
