/** Replaying a search: the line on the board, the tree around it, and the controls of time. */
import { useStore } from 'zustand'
import { opponentOf, type Player } from '../../engine/player.ts'
import { parsePosition } from '../../engine/notation.ts'
import type { Moment } from '../../engine/replay.ts'
import { useApp, useSettings } from '../app-context.tsx'
import { BoardView, type Ghost, type Mark } from '../board/board-view.tsx'
import { ALGORITHM_NAMES, count, signed } from '../words.ts'
import { RecordPanel } from './record-panel.tsx'
import type { Recording } from './replay-store.ts'
import { Transport } from './transport.tsx'
import { TreePanel } from './tree-panel.tsx'

export function ReplayPage() {
  const { replay } = useApp()
  const { recording, event } = useStore(replay)
  const moment = recording?.replay.at(event) ?? null
  return (
    <main className="replay">
      <h1 className="visually-hidden">Replay</h1>
      <div className="column">
        <RecordPanel />
      </div>
      <div className="replay-stage">
        <ReplayBoard recording={recording} moment={moment} />
        <Transport />
      </div>
      <div className="column">
        {recording !== null && moment !== null ? (
          <TreePanel recording={recording} moment={moment} />
        ) : (
          <section className="panel" aria-label="Tree">
            <h2>Here in the tree</h2>
            <p className="muted empty">The states around the one that is searched, with their windows and values, show here.</p>
          </section>
        )}
      </div>
    </main>
  )
}

const EMPTY_BOARD = parsePosition('./...../........../............... r')

function ReplayBoard({ recording, moment }: { recording: Recording | null; moment: Moment | null }) {
  const { showNames } = useSettings()
  const position = recording?.position ?? EMPTY_BOARD
  return (
    <section className="board-area" aria-label="Board">
      <p className="headline">
        {recording === null || moment === null ? (
          'Record a search to watch it'
        ) : (
          <>
            <strong>{ALGORITHM_NAMES[recording.options.algorithm]}</strong> · {count(moment.visited)} of {count(recording.result.visited)} visited · depth{' '}
            {moment.depth} · value {signed(recording.result.value)}
          </>
        )}
      </p>
      <BoardView
        position={position}
        label="Board of the replay"
        showNames={showNames}
        ghosts={moment === null ? [] : lineOf(moment, position.toMove)}
        {...(moment !== null && { marks: heatOf(moment, position.board.names) })}
      />
    </section>
  )
}

/** The line being searched, as numbered stones. */
function lineOf({ line }: Moment, first: Player): Ghost[] {
  return line.slice(1).map(({ node }, i) => ({ node, number: i + 1, player: i % 2 === 0 ? first : opponentOf(first) }))
}

/** The more often a node has been moved to, the stronger its colour. */
function heatOf({ visits }: Moment, names: readonly string[]): Map<number, Mark> {
  const most = Math.max(1, ...visits)
  return new Map(Array.from(visits, (visited, node) => [node, { text: names[node], tone: 'accent', strength: (0.8 * visited) / most }]))
}
