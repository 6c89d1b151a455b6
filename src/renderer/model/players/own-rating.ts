/** The human's rating against the computers. */
import { ratingAgainst, type RatedGame, type RatingAgainst } from '../../../engine/arena/rating-against.ts'
import type { PlayedGame } from './results-file.ts'
import { ratedOpponent } from './results.ts'

/**
 * With fewer rated games, or puzzles, a rating is provisional: the next one may still move it by hundreds of points.
 */
export const SETTLED_AFTER = 10

/** After fewer rated games there is no rating: it would say more of the opponents than of the player. */
export const RATED_AFTER = 5

export interface OwnRating extends RatingAgainst {
  /** The number of games that it comes from. */
  readonly games: number
  readonly isProvisional: boolean
}

/** The human's rating, from the games that count; null while these are too few. */
export function ratingFrom(games: readonly PlayedGame[]): OwnRating | null {
  const rated = games.flatMap((game): RatedGame[] => {
    const opponent = ratedOpponent(game)
    return opponent === null ? [] : [{ opponent, isWon: game.isWon }]
  })
  const rating = rated.length < RATED_AFTER ? null : ratingAgainst(rated)
  return rating && { ...rating, games: rated.length, isProvisional: rated.length < SETTLED_AFTER }
}
