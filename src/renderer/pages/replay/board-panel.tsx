/** The line on the board, and the counters at the present moment, of one search or of two side by side. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { nodesOf } from '../../../engine/game/node-set.ts'
import { emptyNodes, type Position } from '../../../engine/game/position.ts'
import { codeOptions, linesRun } from '../../../engine/search/pseudocode.ts'
import type { ReplayMoment } from '../../../engine/search/replay-moment.ts'
import { BoardView } from '../../parts/board/board-view.tsx'
import type { Ghost, Mark } from '../../parts/board/marks.ts'
import { ALGORITHM_NAMES } from '../../language/names.ts'
import { count } from '../../language/words.ts'
import type { Recording } from '../../model/replay/recording.ts'
import { eventOf, REPLAY } from '../../model/replay/replay-store.ts'
import { FAILURES } from '../../model/replay/tree-standing.ts'
import { useSettings } from '../../model/settings.ts'
import { useLaterServices } from '../../platform/services.tsx'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { useStanding } from './own-tree/use-standing.ts'
import { ScrollingTree } from './own-tree/whole-tree.tsx'
import { moverAt, shownAt, valueText } from './replay-words.ts'
import { useMoment } from './use-moment.ts'
import { WindowLine } from './window-line.tsx'
import './board-panel.css'

interface BoardPanelProps {
  readonly recordings: readonly Recording[]
  /** The index of the one whose line is on the board. */
  readonly followed: number
  /** Is the window on its number line shown? An exercise may ask for it. */
  readonly hasWindow?: boolean
}

export function BoardPanel({ recordings, followed, hasWindow = false }: BoardPanelProps) {
  const { t } = useTranslation('replay')
  const { showNames } = useSettings()
  const recording = recordings[followed]
  const { position } = recording.root
  const moment = useMoment(recording)
  const maxVisits = Math.max(...moment.visits)
  const name = ALGORITHM_NAMES[recording.options.algorithm]
  const isAlone = recordings.length === 1
  const ply = linesRun(moment, recording.options.algorithm, codeOptionsOf(recording))?.ply ?? 0
  const state = moment.line.at(ply)
  return (
    <section className="panel recorded-board" aria-label={t('board.area')} data-figure="board">
      <p className="headline" data-testid="headline">
        {isAlone ? <strong>{name}</strong> : <strong>{t('compare.title')}</strong>}
        <span className="dot"> · </span>
        {isAlone
          ? [
              t('visited', { visited: moment.visited, all: recording.result.visited }),
              t('depth', { depth: moment.depth }),
            ].join(' · ')
          : t('compare.inStep')}
      </p>
      {position === null ? (
        <TreeBoard recording={recording} />
      ) : (
        <BoardView
          position={position}
          label={t('board.of', { search: name })}
          showNames={showNames}
          ghosts={lineOf(recording, moment)}
          marks={heatOf(moment, position, maxVisits)}
        />
      )}
      <div className="recorded-figures stack">
        {hasWindow && recording.root.tree !== null && <FailureChoice />}
        {hasWindow && isAlone && state !== undefined && <WindowLine state={state} shown={shownAt(recording, ply)} />}
        {isAlone ? (
          <Counters recording={recording} moment={moment} />
        ) : (
          <ComparedCounters recordings={recordings} followed={followed} />
        )}
        {position !== null && (
          <p className="heat-key row gap-1 muted small">
            {t('board.heat')} <span className="heat-scale" aria-hidden="true" /> {count(maxVisits)}
          </p>
        )}
      </div>
    </section>
  )
}

const codeOptionsOf = ({ options, root }: Recording) => codeOptions(options, root.position === null)

/** The position with the line on it and the names of its nodes, which the sentences use, and nothing else. */
export function LineBoard({ recording }: { recording: Recording }) {
  const { t } = useTranslation('replay')
  const moment = useMoment(recording)
  const label = t('board.of', { search: ALGORITHM_NAMES[recording.options.algorithm] })
  const { position } = recording.root
  if (position === null) return <TreeBoard recording={recording} />
  return (
    <BoardView
      position={position}
      label={label}
      showNames
      ghosts={lineOf(recording, moment).map(({ node, colour }) => ({ node, colour }))}
    />
  )
}

/** The typed tree in a board's place, with what is known of it by now; nothing where no tree was typed. */
function TreeBoard({ recording }: { recording: Recording }) {
  const { root } = recording
  const standing = useStanding(recording, useMoment(recording).event)
  return (
    <div className="board tree-board">
      {root.tree !== null && standing !== null && <ScrollingTree tree={root.tree} standing={standing} />}
    </div>
  )
}

/** Whether values outside of a window are the best found or the window's limit. */
function FailureChoice() {
  const { t } = useTranslation('replay')
  const { replay } = useLaterServices(REPLAY)
  const failure = useStore(replay, (state) => state.failure)
  return (
    <Segmented
      legend={t('ownTree.failure')}
      options={FAILURES.map((value) => ({ value, label: t(`ownTree.fails.${value}`) }))}
      value={failure}
      onChange={(failure) => replay.setState({ failure })}
    />
  )
}

const COUNTERS = ['leaves', 'cutoffs', 'researches', 'best'] as const

/** The counters of a search at a moment, as texts. */
function countersOf(
  recording: Recording,
  { counts, leaves, line }: ReplayMoment,
): Readonly<Record<(typeof COUNTERS)[number], string>> {
  const root = line.at(0)
  const best =
    root === undefined || root.bestNode === null || root.best === null
      ? '–'
      : `${recording.root.names[root.bestNode]}, ${valueText(shownAt(recording, 0).value(root.best))}`
  return { leaves: count(leaves), cutoffs: count(counts.cutoff), researches: count(counts.research), best }
}

function Counters({ recording, moment }: { recording: Recording; moment: ReplayMoment }) {
  const { t } = useTranslation('replay')
  const counters = countersOf(recording, moment)
  return (
    <dl className="rows">
      {COUNTERS.map((name) => (
        <div key={name} className="row spread gap-3">
          <dt>{t(`counter.${name}`)}</dt>
          <dd className="number">{counters[name]}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The counters of two searches side by side. */
function ComparedCounters({ recordings, followed }: BoardPanelProps) {
  const { t } = useTranslation('replay')
  const { replay: store } = useLaterServices(REPLAY)
  const events = useStore(
    store,
    useShallow((state) => recordings.map((recording) => eventOf(state, recording))),
  )
  const columns = recordings.map((recording, i) => {
    const moment = recording.replay.at(events[i])
    const visited = `${count(moment.visited)} / ${count(recording.result.visited)}`
    return { visited, depth: String(moment.depth), ...countersOf(recording, moment) }
  })
  return (
    <table className="compared-counters">
      <thead>
        <tr>
          <td />
          {recordings.map(({ options: { algorithm } }, i) => (
            <th key={i} scope="col" className={i === followed ? 'number followed' : 'number'}>
              {i + 1}: {ALGORITHM_NAMES[algorithm]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(['visited', 'depth', ...COUNTERS] as const).map((name) => (
          <tr key={name}>
            <th scope="row">{t(`counter.${name}`)}</th>
            {columns.map((column, i) => (
              <td key={i} className="number">
                {column[name]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The line being searched, as numbered stones. */
function lineOf(recording: Recording, { line }: ReplayMoment): Ghost[] {
  return line.slice(1).map(({ node }, i) => ({ node, number: i + 1, colour: moverAt(recording, i) }))
}

/** The more often a node has been moved to, the stronger its colour. */
function heatOf({ visits }: ReplayMoment, position: Position, maxVisits: number): Map<number, Mark> {
  const markOf = (node: number): Mark => ({
    text: position.board.names[node],
    tone: 'accent',
    strength: maxVisits === 0 ? 0 : (0.8 * visits[node]) / maxVisits,
  })
  return new Map(Array.from(nodesOf(emptyNodes(position)), (node) => [node, markOf(node)]))
}
