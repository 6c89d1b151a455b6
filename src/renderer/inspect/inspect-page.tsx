/** Inspecting: what a position is worth, and why: cheapest sets, distances, and the two Floyd–Warshall tables. */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { cheapestSets } from '../../engine/cheapest-sets.ts'
import { positionOf } from '../../engine/game.ts'
import { nodesOf } from '../../engine/node-set.ts'
import { opponentOf } from '../../engine/player.ts'
import { faultOf, type Position } from '../../engine/position.ts'
import { useApp, useSettings } from '../app-context.tsx'
import { BoardView, type BoardViewProps } from '../board/board-view.tsx'
import { Segmented } from '../controls/segmented.tsx'
import { PiecesToWin } from '../play/pieces-to-win.tsx'
import { shownTable } from './distance-table.ts'
import { cycleStone, draw, type InspectState } from './inspect-store.ts'
import { OverlayPanel } from './overlay-panel.tsx'
import { distanceOverlay, moveOverlay, type OverlayPicture } from './overlays.ts'
import { PositionTools } from './position-tools.tsx'
import { SetsPanel } from './sets-panel.tsx'
import { TablePanel } from './table-panel.tsx'

export function InspectPage() {
  const app = useApp()
  const state = useStore(app.inspect)
  const drawn = state.drawn ?? positionOf(app.match.getState().game)
  useEffect(() => {
    if (app.inspect.getState().drawn === null) draw(app.inspect, positionOf(app.match.getState().game))
  }, [app])
  const tables = state.view === 'tables'
  return (
    <main className={`inspect${tables ? ' tables' : ''}`}>
      <h1 className="visually-hidden">Inspect</h1>
      <div className="column">
        <Segmented
          legend="Show"
          options={[
            { value: 'board', label: 'Board', name: 'Show the board' },
            { value: 'tables', label: 'Tables', name: 'Show the distance tables' },
          ]}
          value={state.view}
          onChange={(view: InspectState['view']) => app.inspect.setState({ view })}
        />
        <PositionTools drawn={drawn} />
        <PiecesToWin position={drawn} />
      </div>
      {tables ? <TablesView state={state} drawn={drawn} /> : <OverlaysView state={state} drawn={drawn} />}
    </main>
  )
}

interface ViewProps {
  readonly state: InspectState
  readonly drawn: Position
}

/** The board with one overlay, and the cheapest sets. */
function OverlaysView({ state, drawn }: ViewProps) {
  const { player, overlay } = state
  const sets = [...cheapestSets(drawn.board, drawn[player], drawn[opponentOf(player)])]
  const picture = pictureOf(state, drawn)
  const shownSet = overlay === 'sets' ? (sets[state.set] ?? 0) : 0
  return (
    <>
      <InspectBoard
        drawn={drawn}
        ghosts={Array.from(nodesOf(shownSet), (node) => ({ node, player }))}
        {...(picture && { marks: picture.marks })}
      />
      <div className="column">
        <OverlayPanel picture={picture} />
        <SetsPanel drawn={drawn} sets={sets} />
      </div>
    </>
  )
}

function pictureOf({ overlay, player, side }: InspectState, drawn: Position): OverlayPicture | null {
  if (overlay === 'distances') return distanceOverlay(drawn, player, side)
  // Moves are legal only where the position is.
  return overlay === 'moves' && faultOf(drawn) === null ? moveOverlay(drawn) : null
}

/** A smaller board with a path, and the table behind it. */
function TablesView({ state, drawn }: ViewProps) {
  const shown = shownTable(state, drawn)
  return (
    <>
      <InspectBoard drawn={drawn} path={shown.path} />
      <div className="column">
        <TablePanel drawn={drawn} shown={shown} />
      </div>
    </>
  )
}

function InspectBoard({ drawn, ...overlay }: { drawn: Position } & Pick<BoardViewProps, 'ghosts' | 'marks' | 'path'>) {
  const { inspect } = useApp()
  const { showNames } = useSettings()
  return (
    <section className="board-area" aria-label="Board">
      <p className="headline">{faultOf(drawn) === null ? 'Click a node to put, change or take a stone' : 'This position cannot arise'}</p>
      <BoardView
        position={drawn}
        label="Board for setting up a position"
        showNames={showNames}
        playable={drawn.board.all}
        onNode={(node) => cycleStone(inspect, node)}
        {...overlay}
      />
    </section>
  )
}
