/** Playing: who plays on the left, the board in the middle, what the position is worth on the right. */
import { Trans, useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { positionOf, resultOf } from '../../../engine/game/game.ts'
import { winningChain } from '../../../engine/game/chain.ts'
import { emptyNodes } from '../../../engine/game/position.ts'
import { opponentOf } from '../../../engine/game/player.ts'
import { BoardView } from '../../parts/board/board-view.tsx'
import { Column, PanelBoundary } from '../../ui/boundary.tsx'
import type { Ghost } from '../../parts/board/marks.ts'
import { isAgainstComputer, type MatchState, moverOf, useMatch } from '../../model/match/match-store.ts'
import { type ThinkingState, useThinking } from '../../model/match/computer.ts'
import { OraclePanel } from './oracle-panel.tsx'
import { TutorWarning } from './tutor-warning.tsx'
import { useAdvice } from './use-advice.ts'
import { MarkLegend } from '../../parts/oracle/mark-legend.tsx'
import { ComputerMoves } from './computer-moves.tsx'
import { GameControls } from './game-controls.tsx'
import { MovesTable } from './moves-table.tsx'
import { howItEnded } from './news.ts'
import { PiecesToWin } from '../../parts/board/pieces-to-win.tsx'
import { PlayerCard } from './player-card.tsx'
import { RulesOffer } from './rules-offer.tsx'
import { SearchPanel } from './search-panel.tsx'
import { PLAYER_NAMES } from '../../language/names.ts'
import { ADVISOR } from '../../model/oracle/advisor.ts'
import { useServices } from '../../platform/services.tsx'
import { useSettings } from '../../model/settings.ts'
import './play-page.css'

export function PlayPage() {
  const { t } = useTranslation('play')
  const { game } = useMatch()
  return (
    <main className="page play">
      <h1 className="visually-hidden">{t('title')}</h1>
      <RulesOffer />
      <Column>
        <PlayerCard colour="red" />
        <PlayerCard colour="blue" />
        <GameControls />
        <MovesTable />
      </Column>
      <PanelBoundary>
        <BoardArea />
      </PanelBoundary>
      <Column>
        <PiecesToWin position={positionOf(game)} />
        <OraclePanel />
        <SearchPanel />
        <ComputerMoves />
      </Column>
    </main>
  )
}

/** The board with its headline. */
function BoardArea() {
  const { t } = useTranslation('play')
  const { advisor } = useServices(ADVISOR)
  const state = useMatch()
  const thinking = useThinking()
  const { showNames, showTruth, tutor } = useSettings()
  const advice = useAdvice()
  const isHeld = useStore(advisor.store, ({ held }) => held !== null)
  const { game } = state
  const position = positionOf(game)
  const mover = moverOf(state)
  const won = winningChain(position.board, position.red) | winningChain(position.board, position.blue)
  const lastMove = game.moves.findLast((move) => move !== 'swap')
  return (
    <section className="board-area" aria-label={t('boardArea')}>
      <div className={`headline-place${tutor ? ' tutored' : ''}`}>
        <TutorWarning />
        {!isHeld && <Headline match={state} thinking={thinking} />}
      </div>
      <BoardView
        position={position}
        label={t('board')}
        showNames={showNames}
        lastMove={typeof lastMove === 'number' ? lastMove : null}
        winningChain={won}
        ghosts={[...ghostsOf(thinking), ...advice.ghosts]}
        marks={advice.marks}
        mover={mover?.colour ?? null}
        playable={mover?.player.human ? emptyNodes(position) : 0}
        onNode={(node) => advisor.play(node)}
      />
      {showTruth && resultOf(game) === null && <MarkLegend />}
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

/** Whose turn it is, or how it ended. */
function Headline({ match, thinking }: { match: MatchState; thinking: ThinkingState }) {
  const { t } = useTranslation('play')
  const { game } = match
  const result = resultOf(game)
  const { key, colour, ...values } = result ? { key: 'wins' as const, colour: result.winner, how: howItEnded(game, result) } : turnOf(match, thinking)
  return (
    <p className={`headline${result ? ' over' : ''}`}>
      {result === null && game.moves.at(-1) === 'swap' && `${t('turn.swapped')} · `}
      <Trans
        t={t}
        i18nKey={`turn.${key}`}
        values={{ player: PLAYER_NAMES[colour], ...values }}
        components={{ name: <strong className={`name-${colour}`} />, colon: <span className="visually-hidden" />, how: <span className="how" /> }}
      />
    </p>
  )
}

/** Whose turn it is in a game that goes on. */
function turnOf(match: MatchState, { progress }: ThinkingState) {
  const { colour, player } = moverOf(match) as NonNullable<ReturnType<typeof moverOf>>
  if (player.human) return { key: isAgainstComputer(match) ? 'yours' : 'toMove', colour } as const
  if (match.paused) return { key: 'waits', colour } as const
  return progress === null ? ({ key: 'thinks', colour } as const) : ({ key: 'thinksAt', colour, depth: progress.depth } as const)
}
