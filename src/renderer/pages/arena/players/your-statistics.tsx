/** The human's rating in detail, folded: the interval, the standard error, the results by colour and by opponent. */
import { useTranslation } from 'react-i18next'
import { RED_ADVANTAGE } from '../../../../engine/arena/cast-ratings.ts'
import { rounded } from '../../../../engine/math/rounding.ts'
import { count } from '../../../language/words.ts'
import type { PlayedGame } from '../../../model/players/results-file.ts'
import type { OwnRating } from '../../../model/players/own-rating.ts'
import { isCounted, isOnRatedBoard } from '../../../model/players/results.ts'
import { points, shortRating } from '../../../model/players/words.ts'
import { TableHead } from '../../../ui/tables/table-head.tsx'
import { boardLabel, opponentLabel } from './opponent-label.ts'

export function YourStatistics({ games, rating }: { games: readonly PlayedGame[]; rating: OwnRating | null }) {
  const { t } = useTranslation(['players', 'yours'])
  const onBoard = games.filter(isOnRatedBoard)
  const won = (colour: PlayedGame['colour']) =>
    [true, false]
      .map((isWon) => count(onBoard.filter((game) => game.colour === colour && game.isWon === isWon).length))
      .join(' : ')
  const figures = [
    ...(rating === null || rating.isProvisional ? [] : [[t('yours:interval'), intervalWords(rating, t)]]),
    ...(rating === null ? [] : [[t('yours:error'), count(rounded(rating.error))]]),
    [t('yours:games'), count(rating?.games ?? 0)],
    [t('yours:asRed'), won('red')],
    [t('yours:asBlue'), won('blue')],
  ]
  return (
    <details className="more your-statistics">
      <summary>{t('yours:statistics')}</summary>
      <dl className="wrap figures">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="big">{value}</dd>
          </div>
        ))}
      </dl>
      <ByOpponent games={games} />
      <p className="muted small">{t('yours:rules', { advantage: count(RED_ADVANTAGE) })}</p>
    </details>
  )
}

/** The ends of the interval; one that is open has only one. */
function intervalWords(
  { lower, upper }: OwnRating,
  t: ReturnType<typeof useTranslation<['players', 'yours']>>['t'],
): string {
  if (lower === -Infinity) return t('yours:upTo', { upper: points(upper) })
  if (upper === Infinity) return t('yours:from', { lower: points(lower) })
  return t('yours:span', { lower: points(lower), upper: points(upper) })
}

/** Groups of games against one opponent on one board by one rule, the largest first. */
function byOpponent(games: readonly PlayedGame[]): PlayedGame[][] {
  const groups = new Map<string, PlayedGame[]>()
  for (const game of games) {
    const key = keyOf(game)
    groups.set(key, [...(groups.get(key) ?? []), game])
  }
  return [...groups.values()].sort((a, b) => b.length - a.length)
}

const keyOf = (game: PlayedGame) => `${game.opponent} ${game.isCast} ${boardLabel(game)}`

function ByOpponent({ games }: { games: readonly PlayedGame[] }) {
  const { t } = useTranslation(['players', 'yours'])
  const opponents = byOpponent(games)
  const heads = ['won', 'lost', 'asRed', 'asBlue', 'counted'] as const
  const table = () => ({
    columns: [
      t('yours:opponent'),
      ...(['won', 'lost', 'counted'] as const).map((head) => t(`yours:heads.${head}`)),
    ].map((name) => ({ name })),
    rows: opponents.map((played) => [
      `${opponentLabel(played[0])}, ${boardLabel(played[0])}`,
      ...[({ isWon }: PlayedGame) => isWon, ({ isWon }: PlayedGame) => !isWon, isCounted].map(
        (isIt) => played.filter(isIt).length,
      ),
    ]),
  })
  return (
    <div className="scroll" tabIndex={0} role="group" aria-label={t('yours:byOpponent')}>
      <TableHead title={t('yours:byOpponent')} fileName="results" table={table}>
        <h3>{t('yours:byOpponent')}</h3>
      </TableHead>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('yours:opponent')}</th>
            <th scope="col" className="number">
              {t('view.rating')}
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className="number">
                {t(`yours:heads.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {opponents.map((played) => {
            const [{ opponent, isCast }] = played
            const of = (isIt: (game: PlayedGame) => boolean) => count(played.filter(isIt).length)
            const score = (colour: PlayedGame['colour']) =>
              `${of((game) => game.colour === colour && game.isWon)} : ${of((game) => game.colour === colour && !game.isWon)}`
            return (
              <tr key={keyOf(played[0])}>
                <th scope="row">
                  <span>{opponentLabel(played[0])}</span> <span className="muted small">{boardLabel(played[0])}</span>
                </th>
                <td className="number">
                  {isCast && isOnRatedBoard(played[0]) ? shortRating(opponent) : t('unmeasured')}
                </td>
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
