/** Playing: the board, a panel with who plays and what has been played, and a drawer for what the engine knows. */
import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { lastStoneOf, positionOf, resultOf, type Game, type GameResult } from '../../../engine/game/game.ts'
import { opponentOf } from '../../../engine/game/colour.ts'
import { EMPTY } from '../../../engine/game/node-set.ts'
import { emptyNodes, hasPerfectPlay, winningStones } from '../../../engine/game/position.ts'
import { BoardView } from '../../parts/board/board-view.tsx'
import { PanelBoundary } from '../../ui/boundary.tsx'
import type { Ghost } from '../../parts/board/marks.ts'
import { useComingBack } from '../../model/match/coming-back.ts'
import { canSwapNow, isAgainstComputer, type MatchState, moverOf } from '../../model/match/match-state.ts'
import { MATCH, useMatch } from '../../model/match/match-store.ts'
import { isByPlayouts, type ThinkingState, useThinking } from '../../model/match/computer.ts'
import { focusBoardNext } from '../../parts/board/focus.ts'
import { EngineDrawer } from './engine-drawer.tsx'
import { GamePanel } from './game-panel.tsx'
import { ComingBack } from './later-coming-back.tsx'
import { refutationGhosts, useAdvice } from './use-advice.ts'
import { MarkLegend } from '../../parts/oracle/mark-legend.tsx'
import { howItEnded, isHeadlineAbove, wordsOfEnd } from './end-words.ts'
import { GoalSlots } from '../../parts/board/goal-slots.tsx'
import { StoneIcon } from '../../parts/board/stone.tsx'
import { RulesOffer, useOffer } from './rules-offer.tsx'
import { reasonAgainst, useResults } from '../../model/players/results.ts'
import { COLOUR_NAMES } from '../../language/names.ts'
import { useServices } from '../../platform/services.tsx'
import { useShowAtStart } from '../../platform/shown-position.ts'
import { PLAYED_POSITION } from './shown-position.ts'
import { useSettings } from '../../model/settings.ts'
import './play-page.css'
import './play.css'

export function PlayPage() {
  useShowAtStart(PLAYED_POSITION)
  const { t } = useTranslation('play')
  const match = useMatch()
  const { game } = match
  const { showEngine } = useSettings()
  // Looking back ends with the next move, and with the game.
  const [looked, setLooked] = useState<{ readonly game: Game; readonly ply: number } | null>(null)
  const isOffering = useOffer()
  const isBack = useComingBack()
  const last = game.moves.length
  const ply = looked?.game === game ? looked.ply : last
  const look = (ply: number) => setLooked(ply === last ? null : { game, ply })
  const back = () => {
    look(last)
    focusBoardNext()
  }
  return (
    <main
      className={`page drawer-page play${showEngine ? ' with-drawer' : ''}${isHeadlineAbove(match) ? ' headline-above' : ''}${isOffering ? ' offering' : ''}${isBack ? ' coming-back' : ''}`}
    >
      <h1 className="visually-hidden">{t('title')}</h1>
      {isOffering && <RulesOffer />}
      <PanelBoundary>{ply === last ? <BoardArea /> : <PastBoard ply={ply} onBack={back} />}</PanelBoundary>
      <PanelBoundary>
        {isBack ? <ComingBack /> : <GamePanel ply={ply} isLive={ply === last} onLook={look} />}
      </PanelBoundary>
      <PanelBoundary>
        <EngineDrawer />
      </PanelBoundary>
    </main>
  )
}

/** The board with its headline. */
function BoardArea() {
  const { t } = useTranslation('play')
  const { match } = useServices(MATCH)
  const state = useMatch()
  const thinking = useThinking()
  const { showNames, orientation, showTruth } = useSettings()
  const advice = useAdvice()
  const { game } = state
  const position = positionOf(game)
  const mover = moverOf(state)
  const won = winningStones(position)
  // Who comes back is not told again who has won: the last result is a line beside the board.
  const winner = useComingBack() ? undefined : resultOf(game)?.winner
  return (
    <section className="board-area cornered" aria-label={t('boardArea')}>
      <div className={`headline-place stack gap-1${winner === undefined ? '' : ` over ${winner}`}`}>
        {(winner !== undefined || mover !== null) && <Headline match={state} thinking={thinking} />}
      </div>
      <BoardView
        position={position}
        label={t('board')}
        showNames={showNames}
        orientation={orientation}
        lastMove={lastStoneOf(game)}
        winningChain={won}
        ghosts={[...ghostsOf(thinking), ...(advice.refutation === null ? [] : refutationGhosts(advice.refutation))]}
        marks={advice.marks}
        mover={mover?.colour ?? null}
        playable={mover?.player.human ? emptyNodes(position) : EMPTY}
        onNode={(node) => match.play(node)}
      />
      {showTruth && !advice.areFirst && resultOf(game) === null && (
        <MarkLegend of={hasPerfectPlay(position) ? 'truth' : 'chances'} />
      )}
      <GameKind />
    </section>
  )
}

/** The board after an earlier move, to look at only. */
function PastBoard({ ply, onBack }: { ply: number; onBack: () => void }) {
  const { t } = useTranslation('play')
  const { game } = useMatch()
  const { showNames, orientation } = useSettings()
  const past = { ...game, moves: game.moves.slice(0, ply), resigned: null }
  const move = past.moves.at(-1)
  return (
    <section className="board-area cornered" aria-label={t('boardArea')}>
      <div className="headline-place stack gap-1">
        <p className="headline" data-testid="headline">
          {t('past.after', { count: ply })}
        </p>
        <button onClick={onBack}>{t('past.back')}</button>
      </div>
      <BoardView
        position={positionOf(past)}
        label={t('board')}
        showNames={showNames}
        orientation={orientation}
        lastMove={typeof move === 'number' ? move : null}
      />
    </section>
  )
}

/** Whether the game is rated, or why not, and the size of its board. */
function GameKind() {
  const { t, i18n } = useTranslation('play')
  const match = useMatch()
  const reason = reasonAgainst(match, useSettings(), useResults().games)
  const { board, cornersToWin } = match.game.start
  const nodes = [
    t('newGame.nodes', { count: board.nodeCount }),
    ...(cornersToWin === 1 ? [] : [t(`newGame.rules.${cornersToWin}`)]),
  ].join(' · ')
  const kind =
    reason === null
      ? i18n.t('players:you.counts')
      : i18n.t('players:you.countsNot', { reason: i18n.t(`players:reasons.${reason}`) })
  return <p className="game-kind">{isAgainstComputer(match) ? `${kind} · ${nodes}` : nodes}</p>
}

/** The best line so far, as stones not yet played. */
function ghostsOf({ task, progress }: ThinkingState): Ghost[] {
  if (task === null || progress === null || isByPlayouts(progress)) return []
  return progress.line.map((node, i) => ({
    node,
    number: i + 1,
    colour: i % 2 === 0 ? task.colour : opponentOf(task.colour),
  }))
}

/** Whose turn it is, or how the game ended. */
function Headline({ match, thinking }: { match: MatchState; thinking: ThinkingState }) {
  const { t } = useTranslation('play')
  const { game } = match
  const result = resultOf(game)
  if (result !== null) return <Ending match={match} result={result} />
  const { key, colour, ...values } = turnOf(match, thinking)
  // What may be done now comes before the goal, for which there is room again after it.
  const isSwapOffered = key === 'swapOrAnswer'
  return (
    <>
      <p className="headline" data-testid="headline">
        {game.moves.at(-1) === 'swap' && `${t('turn.swapped')} · `}
        <Trans
          t={t}
          i18nKey={`turn.${key}`}
          values={{ player: COLOUR_NAMES[colour], ...values }}
          components={{ name: <strong className={`name-${colour}`} /> }}
        />
      </p>
      {!isSwapOffered && <p className="goal">{t(`goals.${game.start.cornersToWin}`)}</p>}
    </>
  )
}

/** Who has won, and how: by a chain, the sides that it joins are shown as on the board. */
function Ending({ match, result }: { match: MatchState; result: GameResult }) {
  const { t } = useTranslation('play')
  const { winner, by } = result
  const position = positionOf(match.game)
  const isByChain = by === 'connection'
  const words = wordsOfEnd(match, result)
  return (
    <>
      <StoneIcon colour={winner} size={44} />
      <p className={`headline over${words === 'wins' ? ' named' : ''}`} data-testid="headline">
        <Trans
          t={t}
          i18nKey={`turn.${words}`}
          values={{ player: COLOUR_NAMES[winner], how: howItEnded(match, result) }}
          components={{
            name: <strong className={`name-${winner}`} />,
            colon: <span className="visually-hidden" />,
            how: <span className={isByChain ? 'visually-hidden' : 'how'} />,
          }}
        />
      </p>
      {isByChain && (
        <p className="joined-sides row wrap" aria-hidden="true">
          {t(position.cornersToWin === 1 ? 'how.chain' : 'how.corners')}{' '}
          <GoalSlots position={position} colour={winner} />
        </p>
      )}
    </>
  )
}

/** Whose turn it is in a game that goes on. */
function turnOf(match: MatchState, { task, progress }: ThinkingState) {
  const { colour, player } = moverOf(match) as NonNullable<ReturnType<typeof moverOf>>
  if (canSwapNow(match)) return { key: 'swapOrAnswer', colour } as const
  if (player.human) return { key: isAgainstComputer(match) ? 'yours' : 'toMove', colour } as const
  if (match.paused) return { key: 'waits', colour } as const
  if (task === null) return { key: 'toMove', colour } as const
  if (progress === null) return { key: 'thinks', colour } as const
  return isByPlayouts(progress)
    ? ({ key: 'thinksBy', colour, count: progress.playouts } as const)
    : ({ key: 'thinksAt', colour, depth: progress.depth } as const)
}
