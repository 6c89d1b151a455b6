/** The panel beside the board: the players, the moves and the controls. */
import { opponentOf } from '../../../engine/game/colour.ts'
import { resultOf, seatOf } from '../../../engine/game/game.ts'
import { COLOURS } from '../../../engine/game/colour.ts'
import { isAgainstComputer, useMatch } from '../../model/match/match-store.ts'
import { AfterGame } from './after-game.tsx'
import { GameControls } from './game-controls.tsx'
import { MovesTable } from './moves-table.tsx'
import { PlayerRow } from './player-row.tsx'
import './game-panel.css'

interface GamePanelProps {
  readonly ply: number
  readonly onLook: (ply: number) => void
}

export function GamePanel(props: GamePanelProps) {
  const state = useMatch()
  const { game, seats } = state
  // The human against a computer sits below; otherwise Red does.
  const below = (isAgainstComputer(state) && COLOURS.find((colour) => seats[seatOf(game, colour)].human)) || 'red'
  return (
    <div className="panel game-panel">
      <PlayerRow colour={opponentOf(below)} />
      <MovesTable {...props} />
      <PlayerRow colour={below} />
      {resultOf(game) !== null && <AfterGame />}
      <GameControls />
    </div>
  )
}
