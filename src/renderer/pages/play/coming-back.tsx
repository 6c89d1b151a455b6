/**
 * Cards with what to do next, for who comes back: the game that goes on, mistakes due today, the next level, the puzzle
 * of the day. The last result is one quiet line.
 */
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { LEVEL_COUNT } from '../../../engine/arena/contestant.ts'
import { levelOf } from '../../../engine/arena/levels.ts'
import { opponentOf } from '../../../engine/game/colour.ts'
import { positionOf, resultOf, seatOf, SEATS } from '../../../engine/game/game.ts'
import { parsePosition } from '../../../engine/game/notation.ts'
import { emptyPosition } from '../../../engine/game/position.ts'
import type { Puzzle } from '../../../engine/puzzles/puzzle.ts'
import { i18n } from '../../language/i18n.ts'
import { COLOUR_NAMES } from '../../language/names.ts'
import { gameDateWords, opponentName } from '../../model/library/entry-words.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { myGames, outcomeOf } from '../../model/library/my-games.ts'
import { COMING_BACK, goOn } from '../../model/match/coming-back.ts'
import { isAgainstComputer, isHumansTurn, type MatchState } from '../../model/match/match-state.ts'
import { MATCH, useMatch } from '../../model/match/match-store.ts'
import { playAgainst } from '../../model/players/actions.ts'
import { playerLabel } from '../../model/players/labels.ts'
import { beatenLevels, levelOfPlayer, nextLevel } from '../../model/players/ladder.ts'
import { contestantLabel } from '../../model/players/names.ts'
import { useResults } from '../../model/players/results.ts'
import { type Mistake, useDueMistakes } from '../../model/puzzles/mistakes.ts'
import { puzzleOfTheDay } from '../../model/puzzles/of-the-day.ts'
import { MISTAKES_PLACE, PUZZLES_PLACE } from '../../model/puzzles/place.ts'
import { useRecords } from '../../model/puzzles/records.ts'
import { fetchShipped } from '../../model/puzzles/shipped.ts'
import { SOLVING } from '../../model/puzzles/solving.ts'
import { reviewEntry } from '../../model/review/review-mistakes.ts'
import { REVIEW } from '../../model/review/review-store.ts'
import { focusBoardNext } from '../../parts/board/focus.ts'
import { BoardThumbnail } from '../../parts/board/thumbnail.tsx'
import { Portrait } from '../../parts/players/portrait.tsx'
import { useCommands } from '../../platform/command.ts'
import { NOTICE } from '../../platform/notice.tsx'
import { goToPlace } from '../../platform/places.ts'
import { useLaterServices } from '../../platform/services.tsx'
import { useToday } from '../../platform/today.ts'
import { PLAY_COMMANDS } from './commands.ts'
import { LadderSteps } from './ladder-steps.tsx'
import { colourBelow } from './end-words.ts'
import './coming-back.css'

export function ComingBack() {
  const { t } = useTranslation('learn')
  const isOver = resultOf(useMatch().game) !== null
  const due = useDueMistakes()
  const puzzle = usePuzzleOfTheDay()
  const { status } = useResults()
  // All at once, so that nothing moves down under the pointer.
  const isRead = due !== null && puzzle !== undefined && status === 'ready'
  return (
    <section className="next-things" aria-label={t('return.title')} aria-busy={!isRead}>
      {!isOver && <GameCard />}
      {isRead && (
        <>
          {due.length > 0 && <MistakesCard due={due} isFirst={isOver} />}
          <LevelCard isFirst={isOver && due.length === 0} />
          {puzzle !== null && <PuzzleCard puzzle={puzzle} />}
          <LastGame />
        </>
      )}
    </section>
  )
}

/** The puzzle of the day, if it has not been tried; undefined until that is known. */
function usePuzzleOfTheDay(): Puzzle | null | undefined {
  const { tried, status } = useRecords()
  const today = useToday()
  const [shipped, setShipped] = useState<readonly Puzzle[]>()
  useEffect(() => {
    fetchShipped().then(
      ({ puzzles }) => setShipped(puzzles),
      // Without them there is no puzzle today; Learn says why.
      () => setShipped([]),
    )
  }, [])
  if (shipped === undefined || status !== 'ready') return undefined
  if (shipped.length === 0) return null
  const puzzle = puzzleOfTheDay(shipped, today)
  return tried.some(({ position }) => position === puzzle.position) ? null : puzzle
}

interface CardProps {
  readonly picture: ReactNode
  readonly title: ReactNode
  readonly children: ReactNode
  readonly buttons: ReactNode
  readonly isFirst?: boolean
  /** Have the buttons a line of their own? */
  readonly isBroad?: boolean
}

function Card({ picture, title, children, buttons, isFirst = false, isBroad = false }: CardProps) {
  return (
    <article className={`panel next-card${isFirst ? ' first' : ''}${isBroad ? ' broad' : ''}`}>
      {picture}
      <div className="next-words stack gap-1">
        <h2 className="title">{title}</h2>
        {children}
      </div>
      <div className="next-buttons buttons">{buttons}</div>
    </article>
  )
}

function NewGameButton() {
  const { t } = useTranslation('play')
  const commands = useCommands()
  return <button onClick={() => commands.run(PLAY_COMMANDS.newGame)}>{t('controls.newGame')}</button>
}

/** The game that goes on. */
function GameCard() {
  const { t } = useTranslation('learn')
  const app = useLaterServices(COMING_BACK, MATCH)
  const match = useMatch()
  const { moves, start } = match.game
  const resume = () => {
    if (match.paused) app.match.setPaused(false)
    goOn(app.comingBack)
    focusBoardNext()
  }
  return (
    <Card
      isFirst
      isBroad
      picture={<GamePicture match={match} />}
      title={gameTitle(match)}
      buttons={
        <>
          <button className="primary" onClick={resume}>
            {t('goOn')}
          </button>
          <NewGameButton />
        </>
      }
    >
      <p className="muted small">
        {t('return.move', { number: moves.length + 1 })} ·{' '}
        {i18n.t('play:newGame.nodes', { count: start.board.nodeCount })}
      </p>
    </Card>
  )
}

/** The opponent; on a phone the board, which has no room beside the cards. */
function GamePicture({ match }: { match: MatchState }) {
  const { game, seats } = match
  const colour = opponentOf(colourBelow(match))
  const player = seats[seatOf(game, colour)]
  return (
    <>
      <span className="next-opponent">
        <Portrait level={player.human ? 'human' : levelOfPlayer(player)} colour={colour} />
      </span>
      <span className="next-board">
        <BoardThumbnail position={positionOf(game)} size={120} />
      </span>
    </>
  )
}

/** Against whom the game goes on, and whether it is the person's turn. */
function gameTitle(match: MatchState): string {
  const seat = isAgainstComputer(match) ? SEATS.find((seat) => !match.seats[seat].human) : undefined
  if (seat === undefined) return i18n.t('learn:return.people')
  return i18n.t(isHumansTurn(match) ? 'learn:return.yours' : 'learn:return.theirs', {
    name: playerLabel(match.seats[seat]),
  })
}

function MistakesCard({ due, isFirst }: { due: readonly Mistake[]; isFirst: boolean }) {
  const { t } = useTranslation('learn')
  return (
    <Card
      isFirst={isFirst}
      picture={<BoardThumbnail position={parsePosition(due[0].position)} size={64} />}
      title={
        <>
          {t('return.mistakes')} <span className="due-count">{due.length}</span>
        </>
      }
      buttons={
        <a className={isFirst ? 'button primary' : 'button'} href={MISTAKES_PLACE}>
          {t('return.correct')}
        </a>
      }
    >
      <p className="muted small">{t('return.due')}</p>
    </Card>
  )
}

/** The level to play next; it has the button of a new game where no game goes on. */
function LevelCard({ isFirst }: { isFirst: boolean }) {
  const { t } = useTranslation('learn')
  const app = useLaterServices(MATCH, NOTICE)
  const { game } = useMatch()
  const { start } = game
  const isOver = resultOf(game) !== null
  const { games } = useResults()
  const level = nextLevel(games, start)
  const areAllBeaten = beatenLevels(games, start).size === LEVEL_COUNT
  const play = () => {
    playAgainst(app, level, emptyPosition(start.board.size, start.cornersToWin))
    focusBoardNext()
  }
  return (
    <Card
      isFirst={isFirst}
      isBroad={isOver}
      picture={<Portrait level={levelOf(level.name)} />}
      title={t(areAllBeaten ? 'return.again' : 'return.level', { name: contestantLabel(level.name) })}
      buttons={
        <>
          <button className={isFirst ? 'primary' : ''} onClick={play}>
            {t('return.play')}
          </button>
          {isOver && <NewGameButton />}
        </>
      }
    >
      <LadderSteps />
    </Card>
  )
}

function PuzzleCard({ puzzle }: { puzzle: Puzzle }) {
  const { t } = useTranslation('learn')
  const { solving } = useLaterServices(SOLVING)
  const position = parsePosition(puzzle.position)
  const solve = () => {
    solving.begin(puzzle)
    goToPlace(PUZZLES_PLACE)
  }
  return (
    <Card
      picture={<BoardThumbnail position={position} size={64} />}
      title={t('return.puzzle')}
      buttons={<button onClick={solve}>{t('return.solve')}</button>}
    >
      <p className="muted small">{t('return.oneWins', { player: COLOUR_NAMES[position.toMove] })}</p>
    </Card>
  )
}

/** How the last game ended; nothing where none is in the library. */
function LastGame() {
  const { t } = useTranslation('learn')
  const app = useLaterServices(LIBRARY, REVIEW)
  const game = myGames(useStore(app.library.store, ({ entries }) => entries)).find(({ played }) => played.ended !== '')
  if (game === undefined) return null
  const name = opponentName(game)
  const date = gameDateWords(game.played.ended)
  return (
    <p className="last-game row wrap spread muted small">
      <span>
        {name === null
          ? t('return.lastOther', { date })
          : t(`return.last.${outcomeOf(game) ?? 'lost'}`, { name, date })}
      </span>
      <button className="quiet" onClick={() => reviewEntry(app, game.entry.id)}>
        {t('return.review')}
      </button>
    </p>
  )
}
