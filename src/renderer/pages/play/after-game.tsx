/** After a game: the change of the rating, the progress on the ladder, and what to do next. */
import { rounded } from '../../../engine/math/rounding.ts'
import { useTranslation } from 'react-i18next'
import type { Contestant } from '../../../engine/arena/contestant.ts'
import { lastStoneOf, positionOf, resultOf, SEATS } from '../../../engine/game/game.ts'
import { emptyPosition } from '../../../engine/game/position.ts'
import { INSPECT } from '../../model/inspect/inspect-store.ts'
import { inspectEnd } from '../../model/inspect/terminal-walk.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { canReviewMistakes, isAgainstComputer } from '../../model/match/match-state.ts'
import { MATCH, useMatch } from '../../model/match/match-store.ts'
import { playAgainst } from '../../model/players/actions.ts'
import { levelOfPlayer, suggestion } from '../../model/players/ladder.ts'
import { contestantLabel } from '../../model/players/names.ts'
import { ratingFrom } from '../../model/players/own-rating.ts'
import { isCounted, useResults } from '../../model/players/results.ts'
import { ownRatingWords } from '../../model/players/words.ts'
import { reviewMistakes } from '../../model/review/review-mistakes.ts'
import { REVIEW } from '../../model/review/review-store.ts'
import { signed } from '../../language/words.ts'
import { focusBoardNext } from '../../parts/board/focus.ts'
import { NOTICE } from '../../platform/notice.tsx'
import { goTo } from '../../platform/places.ts'
import { useCommands } from '../../platform/command.ts'
import { useLaterServices } from '../../platform/services.tsx'
import { PLAY_COMMANDS } from './commands.ts'
import { LadderSteps } from './ladder-steps.tsx'
import './after-game.css'

const REMATCHES = ['rematch', 'otherColour'] as const

export function AfterGame() {
  const { t } = useTranslation(['play', 'common'])
  const commands = useCommands()
  const app = useLaterServices(INSPECT, LIBRARY, MATCH, NOTICE, REVIEW)
  const match = useMatch()
  const { games } = useResults()
  const seat = isAgainstComputer(match) ? SEATS.find((seat) => !match.seats[seat].human) : undefined
  const level = seat === undefined ? null : levelOfPlayer(match.seats[seat])
  const suggested = level === null ? null : suggestion(games, level, match.seed, match.game.start)
  // The button disappears, so the board takes the focus.
  const next = (contestant: Contestant) => {
    playAgainst(app, contestant, emptyPosition(match.game.start.board.size, match.game.start.cornersToWin))
    focusBoardNext()
  }
  const seeTest = () => {
    inspectEnd(app.inspect, positionOf(match.game), lastStoneOf(match.game))
    goTo('inspect')
  }
  return (
    <section className="after-game stack gap-3" aria-label={t('after.title')}>
      {seat !== undefined && <RatingChange />}
      {level !== null && <LadderSteps />}
      <div className="after-buttons">
        {suggested?.isHarder && (
          <button className="primary" onClick={() => next(suggested.contestant)}>
            {t('after.harder', { name: contestantLabel(suggested.contestant.name) })}
          </button>
        )}
        {REMATCHES.map((name) => (
          <button
            key={name}
            className={name === 'rematch' && suggested?.isHarder !== true ? 'primary' : ''}
            onClick={() => commands.run(PLAY_COMMANDS[name])}
          >
            {t(`controls.${name}`)}
          </button>
        ))}
        {suggested?.isHarder === false && (
          <button onClick={() => next(suggested.contestant)}>
            {t('after.easier', { name: contestantLabel(suggested.contestant.name) })}
          </button>
        )}
        {canReviewMistakes(match) ? (
          <button onClick={() => reviewMistakes(app)}>{t('after.mistakes')}</button>
        ) : (
          <button onClick={() => commands.run(PLAY_COMMANDS.review)}>{t('controls.review')}</button>
        )}
        {resultOf(match.game)?.by === 'connection' && (
          <button title={t('common:terminal.hint')} onClick={seeTest}>
            {t('common:terminal.open')}
          </button>
        )}
      </div>
    </section>
  )
}

/** The rating, and how this game changed it; nothing if the game does not count. */
function RatingChange() {
  const { t } = useTranslation('play')
  const { seed } = useMatch()
  const { games } = useResults()
  const rating = ratingFrom(games)
  if (rating === null || !games.some((game) => game.seed === seed && isCounted(game))) return null
  const before = ratingFrom(games.filter((game) => game.seed !== seed))
  return (
    <p className="row">
      <span className="muted">{t('after.rating')}</span>
      <strong className="big">{ownRatingWords(rating)}</strong>
      <span className="muted">
        {before === null ? t('after.firstRating') : signed(rounded(rating.elo) - rounded(before.elo))}
      </span>
    </p>
  )
}
