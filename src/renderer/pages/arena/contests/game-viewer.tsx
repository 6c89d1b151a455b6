/** The games of a contest on the board: the one being played, or any finished one, move by move. */
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import {
  contestantOf,
  decidersOf,
  openingOf,
  swapperIn,
  type Match,
  type MatchGame,
} from '../../../../engine/arena/match.ts'
import { isFromLostOpening } from '../../../../engine/arena/lost-openings.ts'
import { gameOf, pairOf, type Tournament } from '../../../../engine/arena/tournament.ts'
import type { ProgramFault } from '../../../../engine/arena/program-fault.ts'
import { COLOURS, opponentOf, type Colour } from '../../../../engine/game/colour.ts'
import { addMove, moveNamed, newGame, positionAfter } from '../../../../engine/game/game.ts'
import { formatPosition, parsePosition } from '../../../../engine/game/notation.ts'
import { winnerOf, winningStones, type Position } from '../../../../engine/game/position.ts'
import { BoardView } from '../../../parts/board/board-view.tsx'
import { GroundsPanel } from '../../../parts/grounds/grounds-panel.tsx'
import { StoneIcon } from '../../../parts/board/stone.tsx'
import { Checkbox } from '../../../ui/controls/checkbox.tsx'
import { NumberField } from '../../../ui/controls/number-field.tsx'
import { Slider } from '../../../ui/controls/slider.tsx'
import { MATCH } from '../../../model/match/match-store.ts'
import { contestantLabel } from '../../../model/players/names.ts'
import { faultWords } from '../../../model/players/program-words.ts'
import { count } from '../../../language/words.ts'
import type { ContestRecord } from '../../../model/studies/contest/contest-file.ts'
import { CONTESTS } from '../../../model/studies/contest/contests.ts'
import { JUDGE, type AskedMove } from '../../../model/grounds/grounds-finder.ts'
import { leaveGame } from '../../../model/match/leave.ts'
import { useServices, useLaterServices } from '../../../platform/services.tsx'
import { NOTICE } from '../../../platform/notice.tsx'
import './game-viewer.css'

/** A game as far as it is shown. */
interface ShownGame {
  readonly number: number
  readonly moves: readonly string[]
  readonly thrown: readonly number[]
  readonly isOver: boolean
  /** Was it lost from the start for perfect play, which played it? */
  readonly isFromLost: boolean
  /** The end of a game that a program has broken off. */
  readonly broken: { readonly winner: Colour; readonly fault: ProgramFault } | null
}

export function GameViewer({
  record: { games, tournament },
  isRunning,
}: {
  record: ContestRecord
  isRunning: boolean
}) {
  const { t } = useTranslation('arena')
  const live = useStore(useLaterServices(CONTESTS).contests.live, (state) => state.game)
  const [isFollowing, setFollowing] = useState(true)
  const [number, setNumber] = useState(games[0]?.number ?? 0)
  const isLive = isRunning && isFollowing
  const chosen = games.find((game) => game.number === number) ?? games[0]
  const shown = isLive
    ? live && { ...live, thrown: [], isFromLost: false, broken: null }
    : chosen && shownOf(tournament, chosen)
  return (
    <section className="standing game-viewer" aria-label={t('games.heading')}>
      <header>
        <h3>{t('games.heading')}</h3>
        {isRunning && (
          <Checkbox isSelected={isFollowing} onChange={setFollowing}>
            {t('games.follow')}
          </Checkbox>
        )}
      </header>
      {shown ? (
        <Game key={`${isLive} ${shown.number}`} tournament={tournament} game={shown} isLive={isLive} />
      ) : (
        <p className="muted nothing">{t('games.none')}</p>
      )}
      {!isLive && chosen && (
        <GameChoice games={games} chosen={chosen} swapRule={tournament.swapRule === true} onChoose={setNumber} />
      )}
    </section>
  )
}

function shownOf(tournament: Tournament, game: MatchGame): ShownGame {
  const { number, moves, thrown = [], winner, fault } = game
  const isFromLost = isFromLostOpening(tournament, game)
  return { number, moves, thrown, isOver: true, isFromLost, broken: fault ? { winner, fault } : null }
}

interface GameChoiceProps {
  readonly games: readonly MatchGame[]
  readonly chosen: MatchGame
  readonly swapRule: boolean
  readonly onChoose: (number: number) => void
}

function GameChoice({ games, chosen, swapRule, onChoose }: GameChoiceProps) {
  const { t } = useTranslation('arena')
  const app = useServices(MATCH, NOTICE)
  const max = games.reduce((max, { number }) => Math.max(max, number), 0)
  const review = () => {
    const start = parsePosition(chosen.opening)
    const empty = newGame(start, swapRule)
    const game = chosen.moves.reduce((game, name) => addMove(game, moveNamed(start.board, name)), empty)
    leaveGame(app, t('games.opened', { number: chosen.number + 1 }), () => app.match.open(game, null))
    location.hash = '#review'
  }
  return (
    <div className="wrap align-end gap-3">
      <NumberField
        label={t('games.number', { of: count(max + 1) })}
        min={1}
        max={max + 1}
        value={chosen.number + 1}
        onChange={(number) => onChoose(number - 1)}
      />
      <button onClick={review}>{t('games.review')}</button>
    </div>
  )
}

/** Milliseconds from one move to the next. */
const STEP = 160

function Game({ tournament, game, isLive }: { tournament: Tournament; game: ShownGame; isLive: boolean }) {
  const { t } = useTranslation(['arena', 'common'])
  const { match, number } = gameOf(tournament, game.number)
  const opening = openingOf(tournament, pairOf(tournament, game.number))
  const [step, setStep] = useState(isLive ? 0 : game.moves.length)
  const last = game.moves.length
  useEffect(() => {
    if (!isLive || step >= last) return undefined
    const timer = setTimeout(() => setStep(step + 1), STEP)
    return () => clearTimeout(timer)
  }, [isLive, step, last])
  const { position, lastMove } = after(opening, game.moves.slice(0, step))
  const isLost = game.broken !== null && step === last
  const winner = isLost ? (game.broken?.winner ?? null) : winnerOf(position)
  const soFar = { number, moves: game.moves.slice(0, step) }
  const names = COLOURS.map((colour) => contestantLabel(match.contestants[contestantOf(colour, soFar)].name))
  const wordOf = (move: string) => (move === 'swap' ? t('games.swap') : move)
  const label = t('games.label', { number: game.number + 1, red: names[0], blue: names[1] })
  return (
    <>
      <div className="game-board">
        <div className="game-frame">
          <BoardView
            position={position}
            label={label}
            showNames={false}
            lastMove={lastMove}
            {...(winner !== null && !isLost && { winningChain: winningStones(position) })}
          />
        </div>
        <div className="game-side stack">
          <p className="muted small">{t('games.title', { number: count(game.number + 1) })}</p>
          {COLOURS.map((colour, i) => (
            <p key={colour} className={winner === colour ? 'game-player won' : 'game-player'}>
              <StoneIcon colour={colour} /> {names[i]}
              {winner === colour && <span className="badge-text">{t('games.won')}</span>}
            </p>
          ))}
          <p className="muted small" role={isLive ? undefined : 'status'}>
            {step === 0
              ? t('games.opening', { count: tournament.openingStones })
              : t('games.move', { move: step, of: game.isOver ? last : '…', node: wordOf(game.moves[step - 1]) })}
          </p>
          {!isLive && <Slider label={t('games.step')} max={last} value={step} onChange={setStep} />}
          {isLost && game.broken !== null && (
            <p className="fault small">
              {faultWords(names[COLOURS.indexOf(opponentOf(game.broken.winner))], game.broken.fault)}
            </p>
          )}
          {game.isFromLost && <p className="small">{t('lostOpenings.game')}</p>}
          {game.thrown.length > 0 && (
            <p className="muted small">
              {t('games.thrown', {
                moves: game.thrown.map((index) => `${index + 1} (${wordOf(game.moves[index])})`),
                count: game.thrown.length,
              })}
            </p>
          )}
        </div>
      </div>
      {!isLive && <GroundsPanel asked={askedOf(match, opening, { ...game, number }, step)} />}
    </>
  )
}

/**
 * The move that led to a step of a game, numbered in its match: its player is asked for the grounds. Null before the
 * first.
 */
function askedOf(match: Match, opening: Position, { number, moves }: ShownGame, step: number): AskedMove | null {
  if (step === 0) return null
  const before = moves.slice(0, step - 1)
  const { position } = after(opening, before)
  const move = moveNamed(position.board, moves[step - 1])
  const isRandom = decidersOf(match, { number, opening: formatPosition(opening), moves })[step - 1] === 'random'
  const mover = match.contestants[contestantOf(position.toMove, { number, moves: before })]
  // Programs tell no grounds: a search judges their moves.
  const isOwn = mover.mind.by !== 'program'
  const contestant = isOwn ? mover : JUDGE
  return {
    move,
    isOwn,
    request: {
      position: formatPosition(position),
      contestant,
      drawn: isRandom && move !== 'swap' ? move : null,
      swapper: swapperIn(match, opening, before.length),
    },
  }
}

function after(opening: Position, moves: readonly string[]): { position: Position; lastMove: number | null } {
  const made = moves.map((name) => moveNamed(opening.board, name))
  return { position: made.reduce(positionAfter, opening), lastMove: made.findLast((move) => move !== 'swap') ?? null }
}
