/** Replaying a search: the line on the board, the tree around it, and the controls of time. */
import { useStore } from 'zustand'
import { opponentOf, type Player } from '../../engine/player.ts'
import { parsePosition } from '../../engine/notation.ts'
import type { Moment } from '../../engine/replay.ts'
import { useApp, useSettings } from '../app-context.tsx'
import { BoardView, type Ghost, type Mark } from '../board/board-view.tsx'
import { ALGORITHM_NAMES, count } from '../words.ts'
import { RecordPanel } from './record-panel.tsx'
import { eventOf, type Recording } from './replay-store.ts'
import { Transport } from './transport.tsx'
import { TreePanel } from './tree-panel.tsx'

export function ReplayPage() {
  const state = useStore(useApp().replay)
  const { recordings } = state
  const moments = recordings.map((recording) => recording.replay.at(eventOf(state, recording)))
  return (
    <main className="replay">
      <h1 className="visually-hidden">Replay</h1>
      <div className="column">
        <RecordPanel />
      </div>
      <div className="replay-stage">
        <div className="replay-boards">
          {recordings.length === 0 && <EmptyBoard />}
          {recordings.map((recording, i) => (
            <ReplayBoard key={i} recording={recording} moment={moments[i]} />
          ))}
        </div>
        <Transport />
      </div>
      <div className="column">
        {recordings.length > 0 ? (
          <TreePanel recording={recordings[0]} moment={moments[0]} />
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

function EmptyBoard() {
  const { showNames } = useSettings()
  return (
    <section className="board-area" aria-label="Board">
      <p className="headline">Record a search to watch it</p>
      <BoardView position={EMPTY_BOARD} label="Empty board" showNames={showNames} />
    </section>
  )
}

function ReplayBoard({ recording, moment }: { recording: Recording; moment: Moment }) {
  const { showNames } = useSettings()
  const { position, options, result } = recording
  const name = ALGORITHM_NAMES[options.algorithm]
  return (
    <section className="board-area" aria-label={`Replay of ${name}`}>
      <p className="headline">
        <strong>{name}</strong> · {count(moment.visited)} of {count(result.visited)} visited · depth {moment.depth}
      </p>
      <BoardView
        position={position}
        label={`Board of ${name}`}
        showNames={showNames}
        ghosts={lineOf(moment, position.toMove)}
        marks={heatOf(moment, position.board.names)}
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
