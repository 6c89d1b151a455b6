/** Playing: who plays on the left, the board in the middle, what the position is worth on the right. */
import { positionOf, resultOf, type Game, type GameResult } from '../../engine/game.ts'
import { SIDE_NAMES } from '../../engine/board.ts'
import { winningChain } from '../../engine/chain.ts'
import { emptyNodes } from '../../engine/position.ts'
import { opponentOf, PLAYER_NAMES, type Player } from '../../engine/player.ts'
import { useApp, useMatch, useSettings, useThinking } from '../app-context.tsx'
import { BoardView, type Ghost } from '../board/board-view.tsx'
import { moverOf, playHuman, type MatchState } from '../match/match-store.ts'
import type { ThinkingState } from '../match/computer.ts'
import { ComputerMoves } from './computer-moves.tsx'
import { GameControls } from './game-controls.tsx'
import { MovesTable } from './moves-table.tsx'
import { PiecesToWin } from './pieces-to-win.tsx'
import { PlayerCard } from './player-card.tsx'
import { SearchPanel } from './search-panel.tsx'

export function PlayPage() {
  const { game } = useMatch()
  return (
    <main className="play">
      <h1 className="visually-hidden">Play</h1>
      <div className="column">
        <PlayerCard colour="red" />
        <PlayerCard colour="blue" />
        <GameControls />
        <MovesTable />
      </div>
      <BoardArea />
      <div className="column">
        <PiecesToWin position={positionOf(game)} />
        <SearchPanel />
        <ComputerMoves />
      </div>
    </main>
  )
}

/** The board with its headline. */
function BoardArea() {
  const { match } = useApp()
  const state = useMatch()
  const thinking = useThinking()
  const { showNames } = useSettings()
  const { game } = state
  const position = positionOf(game)
  const mover = moverOf(state)
  const won = winningChain(position.board, position.red) | winningChain(position.board, position.blue)
  const lastMove = game.moves.findLast((move) => move !== 'swap')
  return (
    <section className="board-area" aria-label="Board and turn">
      <Headline match={state} thinking={thinking} />
      <BoardView
        position={position}
        label="Poly-Y board"
        showNames={showNames}
        lastMove={typeof lastMove === 'number' ? lastMove : null}
        winningChain={won}
        ghosts={ghostsOf(thinking)}
        mover={mover?.colour ?? null}
        playable={mover?.player.human ? emptyNodes(position) : 0}
        onNode={(node) => playHuman(match, node)}
      />
    </section>
  )
}

/** The best line so far, as stones not yet played. */
function ghostsOf({ task, progress }: ThinkingState): Ghost[] {
  if (task === null || progress === null) return []
  return progress.line.map((node, i) => ({
    node,
    number: i + 1,
    player: i % 2 === 0 ? task.colour : opponentOf(task.colour),
  }))
}

function Name({ player }: { player: Player }) {
  return <strong className={`name-${player}`}>{PLAYER_NAMES[player]}</strong>
}

/** Whose turn it is, or how it ended; read out when it changes. */
function Headline({ match, thinking }: { match: MatchState; thinking: ThinkingState }) {
  const { game } = match
  const result = resultOf(game)
  const mover = moverOf(match)
  return (
    <p className={`headline${result ? ' over' : ''}`} role="status">
      {result && (
        <>
          <Name player={result.winner} /> wins: {howItEnded(game, result)}
        </>
      )}
      {mover !== null && game.moves.at(-1) === 'swap' && 'Colours swapped · '}
      {mover?.player.human && (
        <>
          <Name player={mover.colour} /> {match.seats.first.human && match.seats.second.human ? 'to move' : '· your move'}
        </>
      )}
      {mover && !mover.player.human && (
        <>
          <Name player={mover.colour} /> {match.paused ? 'waits' : 'is thinking'}
          {!match.paused && thinking.progress && `, depth ${thinking.progress.depth}`}
        </>
      )}
    </p>
  )
}

function howItEnded(game: Game, { winner, by }: GameResult): string {
  if (by === 'resignation') return `${PLAYER_NAMES[opponentOf(winner)]} resigned`
  const position = positionOf(game)
  const chain = winningChain(position.board, position[winner])
  const joined = SIDE_NAMES.filter((_, k) => (position.board.sides[k] & chain) !== 0)
  return `one chain joins sides ${joined.slice(0, -1).join(', ')} and ${joined.at(-1)}`
}
