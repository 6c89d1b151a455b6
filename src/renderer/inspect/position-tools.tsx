/** Setting up a position: where it comes from, who is to move, and turning it about. */
import { BOARD_SIZES, boardOfSize, type BoardSize } from '../../engine/board.ts'
import { positionOf } from '../../engine/game.ts'
import { parsePosition } from '../../engine/notation.ts'
import { PLAYER_NAMES, PLAYERS } from '../../engine/player.ts'
import { faultOf, type Position } from '../../engine/position.ts'
import { useApp, useMatch } from '../app-context.tsx'
import { KNOWN_POSITIONS } from '../position-choice.tsx'
import { Segmented } from '../controls/segmented.tsx'
import { replaceGame } from '../copy-and-paste.ts'
import { faultWords } from '../words.ts'
import { applySymmetry, clearBoard, draw, MIRROR, setMover, setSize, TURN } from './inspect-store.ts'

export function PositionTools({ drawn }: { drawn: Position }) {
  const app = useApp()
  const { inspect } = app
  const { game } = useMatch()
  const fault = faultOf(drawn)
  return (
    <section className="panel tools" aria-label="Position">
      <h2>Position</h2>
      <select
        aria-label="Take a position"
        value=""
        onChange={({ target }) => draw(inspect, target.value === 'game' ? positionOf(game) : parsePosition(target.value))}
      >
        <option value="" disabled>
          Take a position…
        </option>
        <option value="game">From the game</option>
        {KNOWN_POSITIONS.map(({ name, position }) => (
          <option key={name} value={position}>
            {name}
          </option>
        ))}
      </select>
      <Segmented
        legend="To move"
        options={PLAYERS.map((player) => ({ value: player, label: PLAYER_NAMES[player], name: `${PLAYER_NAMES[player]} to move` }))}
        value={drawn.toMove}
        onChange={(player) => setMover(inspect, player)}
      />
      <Segmented
        legend="Nodes"
        options={BOARD_SIZES.map((size) => ({ value: size, label: String(boardOfSize(size).nodeCount), name: `${boardOfSize(size).nodeCount} nodes` }))}
        value={drawn.board.size}
        onChange={(size: BoardSize) => setSize(inspect, size)}
      />
      <div className="tool-buttons">
        <button onClick={() => applySymmetry(inspect, TURN)}>Rotate</button>
        <button onClick={() => applySymmetry(inspect, MIRROR)}>Mirror</button>
        <button onClick={() => clearBoard(inspect)}>Clear</button>
      </div>
      <button className="primary" disabled={fault !== null} onClick={() => playFromHere()}>
        Play from here
      </button>
      <p className={`fault${fault === null ? ' none' : ''}`} role="status">
        {fault === null ? '' : `Cannot arise: ${faultWords(fault)}.`}
      </p>
    </section>
  )

  function playFromHere(): void {
    replaceGame(app, 'Playing from the position inspected', drawn, false)
    location.hash = ''
  }
}
