/** Inspecting: what a position is worth, and why: cheapest sets, distances, and the two Floyd–Warshall tables. */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { cheapestSets } from '../../engine/cheapest-sets.ts'
import { positionOf } from '../../engine/game.ts'
import { nodesOf, type NodeSet } from '../../engine/node-set.ts'
import { formatPosition, parsePosition } from '../../engine/notation.ts'
import { opponentOf } from '../../engine/player.ts'
import { faultOf, type Position } from '../../engine/position.ts'
import { useApp, useSettings, type App } from '../app-context.tsx'
import { BoardView } from '../board/board-view.tsx'
import { Segmented } from '../segmented.tsx'
import { say } from '../notice.tsx'
import { useCopyAndPaste } from '../copy-and-paste.ts'
import { PiecesToWin } from '../play/pieces-to-win.tsx'
import { pathOf } from './distance-table.ts'
import { cycleStone, draw, type InspectState } from './inspect-store.ts'
import { OverlayPanel } from './overlay-panel.tsx'
import { distanceOverlay, moveOverlay, type OverlayPicture } from './overlays.ts'
import { PositionTools } from './position-tools.tsx'
import { SetsPanel } from './sets-panel.tsx'
import { TablePanel } from './table-panel.tsx'

function load(app: App, text: string): string | null {
  try {
    draw(app.inspect, parsePosition(text))
    say(app.notice, 'Position pasted')
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

export function InspectPage() {
  const app = useApp()
  const state = useStore(app.inspect)
  const drawn = state.drawn ?? positionOf(app.match.getState().game)
  useEffect(() => {
    if (app.inspect.getState().drawn === null) draw(app.inspect, positionOf(app.match.getState().game))
  }, [app])
  useCopyAndPaste(formatPosition(drawn), (text) => load(app, text))
  const sets = [...cheapestSets(drawn.board, drawn[state.player], drawn[opponentOf(state.player)])]
  const picture = pictureOf(state, drawn)
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
      <InspectBoard state={state} drawn={drawn} sets={sets} picture={picture} />
      <div className="column">
        {tables ? (
          <TablePanel drawn={drawn} />
        ) : (
          <>
            <OverlayPanel picture={picture} />
            <SetsPanel drawn={drawn} sets={sets} />
          </>
        )}
      </div>
    </main>
  )
}

function pictureOf({ view, overlay, player, side }: InspectState, drawn: Position): OverlayPicture | null {
  if (view === 'tables') return null
  if (overlay === 'distances') return distanceOverlay(drawn, player, side)
  // Moves are legal only where the position is.
  return overlay === 'moves' && faultOf(drawn) === null ? moveOverlay(drawn) : null
}

interface InspectBoardProps {
  readonly state: InspectState
  readonly drawn: Position
  readonly sets: readonly NodeSet[]
  readonly picture: OverlayPicture | null
}

function InspectBoard({ state, drawn, sets, picture }: InspectBoardProps) {
  const { inspect } = useApp()
  const { showNames } = useSettings()
  const { player, view, overlay } = state
  const shownSet = view === 'board' && overlay === 'sets' ? (sets[state.set] ?? 0) : 0
  return (
    <section className="board-area" aria-label="Board">
      <p className="headline">{faultOf(drawn) === null ? 'Click a node to put, change or take a stone' : 'This position cannot arise'}</p>
      <BoardView
        position={drawn}
        label="Board for setting up a position"
        showNames={showNames}
        ghosts={Array.from(nodesOf(shownSet), (node) => ({ node, player }))}
        playable={drawn.board.all}
        onNode={(node) => cycleStone(inspect, node)}
        {...(picture && { marks: picture.marks })}
        {...(view === 'tables' && { path: pathOf(state, drawn) })}
      />
    </section>
  )
}
