/** The human's rating with its interval, the results by opponent, and the last games, counted or not. */
import { rounded } from '../../../../engine/math/rounding.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { CAST } from '../../../../engine/arena/cast.ts'
import { RED_ADVANTAGE } from '../../../../engine/arena/cast-ratings.ts'
import { ALGORITHMS } from '../../../../engine/search/search.ts'
import { i18n } from '../../../language/i18n.ts'
import { NOTICE, say } from '../../../platform/notice.tsx'
import { count } from '../../../language/words.ts'
import { contestantLabel } from '../../../model/players/names.ts'
import { isCounted, type PlayedGame, ratingFrom, RESULTS, useResults } from '../../../model/players/results.ts'
import { points, shortRating } from '../../../model/players/words.ts'
import { ALGORITHM_NAMES, COLOUR_NAMES } from '../../../language/names.ts'
import { limitLabel } from '../../../model/players/labels.ts'
import { KeptFaults } from '../../../parts/documents/kept-faults.tsx'
import { useServices } from '../../../platform/services.tsx'

/** The number of last games listed. */
const LAST = 20

export function YourResults() {
  const { t } = useTranslation('players')
  const { results, notice } = useServices(NOTICE, RESULTS)
  const { status, games, unread, isPartial, unsaved } = useResults()
  const reset = () => {
    const undo = results.reset()
    say(notice, t('you.forgotten'), undo)
  }
  return (
    <section className="panel results player-view" aria-label={t('you.heading')}>
      <header>
        <div>
          <h2 className="title">{t('you.heading')}</h2>
          <p className="muted">{t('you.intro')}</p>
        </div>
        <button disabled={games.length === 0} onClick={reset}>
          {t('you.reset')}
        </button>
      </header>
      <KeptFaults unread={unread} isPartial={isPartial} unsaved={unsaved} unreadWords={(reason) => t('you.unread', { reason })} />
      <YourRating games={games} />
      {status === 'ready' && games.length === 0 ? (
        <p className="muted nothing">{t('you.empty')}</p>
      ) : (
        <>
          <h3>{t('you.byOpponent')}</h3>
          <ByOpponent games={games} />
          <h3>{t('you.last')}</h3>
          <LastGames games={games} />
        </>
      )}
      <p className="muted small">{t('you.rules', { advantage: count(RED_ADVANTAGE) })}</p>
    </section>
  )
}

function YourRating({ games }: { games: readonly PlayedGame[] }) {
  const { t } = useTranslation('players')
  const rating = useMemo(() => ratingFrom(games), [games])
  const counted = games.filter(isCounted).length
  const figures = [
    [t('you.rating'), rating === null ? '–' : points(rating.elo)],
    [t('you.interval'), rating === null ? '–' : t('you.span', { lower: points(rating.lower), upper: points(rating.upper) })],
    [t('you.error'), rating === null ? '–' : count(rounded(rating.error))],
    [t('you.games'), count(counted)],
  ]
  return (
    <dl className="wrap figures">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="huge">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The opponent's name. A plain search is named by algorithm and limit, and marked where one of the cast has that name. */
function opponentLabel({ opponent, isCast }: PlayedGame): string {
  if (isCast) return contestantLabel(opponent)
  const [name, limit] = opponent.split(':')
  const algorithm = ALGORITHMS.find((candidate) => candidate === name)
  if (algorithm === undefined || limit === undefined) return opponent
  const number = parseFloat(limit)
  const search = `${ALGORITHM_NAMES[algorithm]}, ${limitLabel({ depth: number, seconds: limit.endsWith('s') ? number : null })}`
  return CAST.some(({ name }) => contestantLabel(name) === search) ? i18n.t('players:you.otherwise', { search }) : search
}

/** Groups of games, the largest first. */
function byOpponent(games: readonly PlayedGame[]): PlayedGame[][] {
  const groups = new Map<string, PlayedGame[]>()
  for (const game of games) {
    const key = `${game.opponent} ${game.isCast}`
    groups.set(key, [...(groups.get(key) ?? []), game])
  }
  return [...groups.values()].sort((a, b) => b.length - a.length)
}

function ByOpponent({ games }: { games: readonly PlayedGame[] }) {
  const { t } = useTranslation('players')
  const opponents = byOpponent(games)
  const heads = ['won', 'lost', 'asRed', 'asBlue', 'counted'] as const
  return (
    <div className="scroll" tabIndex={0} role="group" aria-label={t('you.byOpponent')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('you.opponent')}</th>
            <th scope="col" className="number">
              {t('view.rating')}
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className="number">
                {t(`you.heads.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {opponents.map((played) => {
            const [{ opponent, isCast }] = played
            const of = (isIt: (game: PlayedGame) => boolean) => count(played.filter(isIt).length)
            const score = (colour: PlayedGame['colour']) => `${of((game) => game.colour === colour && game.isWon)} : ${of((game) => game.colour === colour && !game.isWon)}`
            return (
              <tr key={`${opponent} ${isCast}`}>
                <th scope="row">{opponentLabel(played[0])}</th>
                <td className="number">{isCast ? shortRating(opponent) : t('unmeasured')}</td>
                <td className="number">{of(({ isWon }) => isWon)}</td>
                <td className="number">{of(({ isWon }) => !isWon)}</td>
                <td className="number">{score('red')}</td>
                <td className="number">{score('blue')}</td>
                <td className="number">{of(isCounted)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function LastGames({ games }: { games: readonly PlayedGame[] }) {
  const { t, i18n } = useTranslation('players')
  const dates = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <ol className="last-games" aria-label={t('you.last')}>
      {games
        .slice(-LAST)
        .reverse()
        // The key is not the game's own number, since a file may have a game twice.
        .map((game, i) => (
          <li key={i}>
            <span className={`outcome ${game.isWon ? 'won' : 'lost'}`}>{t(game.isWon ? 'you.won' : 'you.lost')}</span>
            <span>{t('you.game', { opponent: opponentLabel(game), colour: COLOUR_NAMES[game.colour] })}</span>
            <span className="muted small">{dates.format(new Date(game.date))}</span>
            {!isCounted(game) && <span className="muted small">{t(`reasons.${game.uncounted ?? 'opponent'}`)}</span>}
          </li>
        ))}
    </ol>
  )
}
