/** The human's rating over time: what it was after each of the rated games. */
import type { PlayedGame } from './results-file.ts'
import { RATED_AFTER, ratingFrom, type OwnRating } from './own-rating.ts'
import { isCounted } from './results.ts'

export interface CurvePoint {
  /** The rating after `rating.games` rated games, the last of which was this one. */
  readonly rating: OwnRating
  readonly game: PlayedGame
}

/** Each point fits all games up to it, so more would make the page wait. */
const MAX_POINTS = 100

/**
 * A point for each rated game from the first rating on; of many games as many as can be told apart, evenly, with the
 * first and the last among them.
 */
export function ratingCurve(games: readonly PlayedGame[]): CurvePoint[] {
  const rated = games.filter(isCounted)
  const first = RATED_AFTER - 1
  const count = Math.min(Math.max(0, rated.length - first), MAX_POINTS)
  const indices = Array.from({ length: count }, (_, i) =>
    count === 1 ? first : first + Math.floor((i * (rated.length - 1 - first)) / (count - 1)),
  )
  return indices.flatMap((index) => {
    const rating = ratingFrom(rated.slice(0, index + 1))
    return rating === null ? [] : [{ rating, game: rated[index] }]
  })
}
