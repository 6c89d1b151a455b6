/**
 * The human's games: the rating and how it went, its statistics folded under it, and the last games, counted or not.
 */
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { NOTICE, say } from '../../../platform/notice.tsx'
import type { PlayedGame } from '../../../model/players/results-file.ts'
import { type OwnRating, RATED_AFTER, ratingFrom, SETTLED_AFTER } from '../../../model/players/own-rating.ts'
import { isCounted, RESULTS, useResults } from '../../../model/players/results.ts'
import { ratingCurve } from '../../../model/players/rating-curve.ts'
import { points } from '../../../model/players/words.ts'
import { COLOUR_NAMES } from '../../../language/names.ts'
import { dateWords } from '../../../language/words.ts'
import { LIBRARY } from '../../../model/library/library.ts'
import { myGames } from '../../../model/library/my-games.ts'
import { DocumentFaults } from '../../../parts/documents/document-faults.tsx'
import { pageHash } from '../../../platform/places.ts'
import { useLaterServices, useServices } from '../../../platform/services.tsx'
import { GameRow } from './game-row.tsx'
import { boardLabel, opponentLabel } from './opponent-label.ts'
import { RatingCurve } from './rating-curve.tsx'
import { YourStatistics } from './your-statistics.tsx'
import './your-results.css'

/** The number of last games listed. */
const LAST = 10

export function YourResults() {
  const { t } = useTranslation(['players', 'yours'])
  const { results, notice } = useServices(NOTICE, RESULTS)
  const { status, games, unread, isPartial, unsaved } = useResults()
  const rating = useMemo(() => ratingFrom(games), [games])
  const curve = useMemo(() => ratingCurve(games), [games])
  const reset = () => {
    const undo = results.reset()
    say(notice, t('yours:forgotten'), undo)
  }
  return (
    <section className="panel results player-view" aria-label={t('yours:heading')}>
      <header>
        <div>
          <h2 className="title">{t('yours:heading')}</h2>
          <p className="muted">{t('yours:intro')}</p>
        </div>
        {games.length > 0 && <button onClick={reset}>{t('yours:reset')}</button>}
      </header>
      <DocumentFaults
        unread={unread}
        isPartial={isPartial}
        unsaved={unsaved}
        unreadWords={(reason) => t('yours:unread', { reason })}
      />
      {status === 'ready' && games.length === 0 ? (
        <div className="no-games stack gap-4">
          <p className="muted">{t('yours:empty')}</p>
          <a className="button primary" href={pageHash('play')}>
            {t('yours:play')}
          </a>
        </div>
      ) : (
        <>
          <YourRating rating={rating} counted={games.filter(isCounted).length} />
          {curve.length > 1 && <RatingCurve curve={curve} />}
          <YourStatistics games={games} rating={rating} />
          <h3>{t('yours:last')}</h3>
          <LastGames games={games} />
          <a className="button" href={`${pageHash('openings')}/31`}>
            {t('yours:openings')}
          </a>
        </>
      )}
    </section>
  )
}

/** The rating as a plain number, and what it comes from; before it, how many of its games are played. */
function YourRating({ rating, counted }: { rating: OwnRating | null; counted: number }) {
  const { t } = useTranslation(['players', 'yours'])
  if (rating === null) return <p className="muted">{t('yours:unrated', { count: counted, needed: RATED_AFTER })}</p>
  return (
    <p className="your-rating">
      <strong className="huge">{points(rating.elo)}</strong>{' '}
      <span className="muted">
        {rating.isProvisional
          ? t('yours:provisional', { count: rating.games, needed: SETTLED_AFTER })
          : t('yours:settled', { count: rating.games })}
      </span>
    </p>
  )
}

function LastGames({ games }: { games: readonly PlayedGame[] }) {
  const { t } = useTranslation(['players', 'yours'])
  const entries = useStore(useLaterServices(LIBRARY).library.store, (state) => state.entries)
  const entryOf = useMemo(
    () => new Map(myGames(entries).map(({ entry, played }) => [played.seed, entry.id])),
    [entries],
  )
  return (
    <ol className="last-games stack gap-1" aria-label={t('yours:last')}>
      {games
        .slice(-LAST)
        .reverse()
        // The key is not the game's own number, since a file may have a game twice.
        .map((game, i) => (
          <GameRow
            key={i}
            isWon={game.isWon}
            label={t('yours:game', { opponent: opponentLabel(game), colour: COLOUR_NAMES[game.colour] })}
            notes={[
              dateWords(game.date),
              boardLabel(game),
              ...(isCounted(game) ? [] : [t(`reasons.${game.uncounted ?? 'opponent'}`)]),
            ]}
            entry={game.seed === 0 ? null : (entryOf.get(game.seed) ?? null)}
          />
        ))}
    </ol>
  )
}
