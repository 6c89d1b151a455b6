/** The panel beside the board: the players, the moves, advice and the controls. */
import { useEffect, useState } from 'react'
import { opponentOf } from '../../../engine/game/colour.ts'
import { resultOf } from '../../../engine/game/game.ts'
import { useMatch } from '../../model/match/match-store.ts'
import { GameControls } from './game-controls.tsx'
import { MovesTable } from './moves-table.tsx'
import { colourBelow } from './end-words.ts'
import { PlayerRow } from './player-row.tsx'
import { nextPaint } from '../../platform/idle.ts'
import { WithWholeApp } from '../../platform/services.tsx'
import { PanelBoundary } from '../../ui/boundary.tsx'
import { later } from '../../ui/later.tsx'
import './game-panel.css'

/** Not needed before the first move, and so fetched apart from the page. */
const Advice = later(() => import('./advice.tsx').then(({ Advice }) => Advice), null, WithWholeApp)
const AfterGame = later(() => import('./after-game.tsx').then(({ AfterGame }) => AfterGame), null, WithWholeApp)
export const fetchGamePanels = () => Promise.all([Advice.fetch(), AfterGame.fetch()])

interface GamePanelProps {
  /** The number of moves after which the board is shown. */
  readonly ply: number
  /** Does the board show the game as it stands, and not an earlier move? */
  readonly isLive: boolean
  readonly onLook: (ply: number) => void
}

export function GamePanel({ ply, isLive, onLook }: GamePanelProps) {
  const match = useMatch()
  const below = colourBelow(match)
  // What is fetched apart would be asked for before the first board is painted.
  const [isPainted, setPainted] = useState(false)
  useEffect(() => void nextPaint().then(() => setPainted(true)), [])
  return (
    <div className="panel game-panel">
      <PlayerRow colour={opponentOf(below)} place="above" />
      <MovesTable ply={ply} onLook={onLook} />
      {isLive && isPainted && (
        <PanelBoundary>
          <Advice />
        </PanelBoundary>
      )}
      <PlayerRow colour={below} place="below" />
      {resultOf(match.game) !== null && (
        <PanelBoundary>
          <AfterGame />
        </PanelBoundary>
      )}
      <GameControls />
    </div>
  )
}
