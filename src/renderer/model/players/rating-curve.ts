/** The human's rating over time: what it was after each of the rated games. */
import type { PlayedGame } from './results-file.ts'
import { ratingFrom, type OwnRating } from './own-rating.ts'
import { isCounted } from './results.ts'

export interface CurvePoint {
  /** The rating after `rating.games` rated games, the last of which was this one. */
  readonly rating: OwnRating
  readonly game: PlayedGame
}

/** Each point fits all games up to it, so more would make the page wait. */
const MAX_POINTS = 100

/**
 * A point for each rated game; of many games as many as can be told apart, evenly, with the first and the last among
 * them.
 */
export function ratingCurve(games: readonly PlayedGame[]): CurvePoint[] {
  const rated = games.filter(isCounted)
  const count = Math.min(rated.length, MAX_POINTS)
  const indices = Array.from({ length: count }, (_, i) =>
    count === 1 ? 0 : Math.floor((i * (rated.length - 1)) / (count - 1)),
  )
  return indices.flatMap((index) => {
    const rating = ratingFrom(rated.slice(0, index + 1))
    return rating === null ? [] : [{ rating, game: rated[index] }]
  })
}
