/**
 * The ratings of the cast on the board of 31 nodes, from openings of three random stones, with each colour equally
 * often: `npm run -s polyy -- tournament --games 200 --ratings src/engine/arena/cast-ratings.json` measures them.
 * `rule-follower` came later: its rating is the likeliest one in the games that this tournament would give it, with all
 * others as they were.
 */
import { CAST } from './cast.ts'
import measured from './cast-ratings.json' with { type: 'json' }
import type { Contestant } from './contestant.ts'
import type { Position } from '../game/position.ts'

export interface Rating {
  /** Points of Elo from the mean of the cast. */
  readonly elo: number
  /** Standard error of `elo`. */
  readonly error: number
}

/** Added to ratings where they are shown, so that the mean of the cast is this and nobody begins below 0. */
export const MEAN_RATING = 1200

const RATINGS: Readonly<Record<string, Rating>> = measured.ratings

/** The rating of one of the cast, by name; null when not measured. */
export function ratingOf(name: string): Rating | null {
  return Object.hasOwn(RATINGS, name) ? RATINGS[name] : null
}

/** The cast from the strongest down, the order of every list. */
export const CAST_BY_RATING: readonly Contestant[] = CAST.toSorted(
  (a: Contestant, b: Contestant) => (ratingOf(b.name)?.elo ?? -Infinity) - (ratingOf(a.name)?.elo ?? -Infinity),
)

/**
 * The advantage of moving first on the empty board, in points of Elo: Red wins as if rated this much higher. Fitted by
 * maximum likelihood, with the ratings above given, to `npm run -s polyy -- tournament --games 2 --opening 0`, where
 * each of the cast but `rule-follower` is Red once against each other: Red won 332 of 600 games, and the standard error
 * is 20 points.
 */
export const RED_ADVANTAGE = 73

/** Are there ratings for games that begin so? They are measured on 31 nodes under the rule of three sides alone. */
export function isRatedBoard({ board, cornersToWin }: Pick<Position, 'board' | 'cornersToWin'>): boolean {
  return board.size === 4 && cornersToWin === 1
}
