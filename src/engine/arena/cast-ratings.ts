/**
 * How strong the cast is, as measured: `npm run -s polyy -- tournament --games 200 --ratings src/engine/arena/cast-ratings.json`.
 * That is on the board of 31 nodes, from openings of three random stones, with either colour as often.
 */
import { CAST } from './cast.ts'
import measured from './cast-ratings.json' with { type: 'json' }
import type { Contestant } from './contestant.ts'

export interface Rating {
  /** Points of Elo from the mean of the cast. */
  readonly elo: number
  /** Standard error of `elo`. */
  readonly error: number
}

/** What a rating is shown as where it is the mean of the cast: so that nobody begins below nought. */
export const MEAN_RATING = 1200

const RATINGS: Readonly<Record<string, Rating>> = measured.ratings

/** By name; null for who has not been measured. */
export function ratingOf(name: string): Rating | null {
  return Object.hasOwn(RATINGS, name) ? RATINGS[name] : null
}

/** The cast from the strongest down: the order in which it stands wherever it is listed. */
export const CAST_BY_RATING: readonly Contestant[] = CAST.toSorted(
  (a: Contestant, b: Contestant) => (ratingOf(b.name)?.elo ?? -Infinity) - (ratingOf(a.name)?.elo ?? -Infinity),
)

/**
 * What moving first is worth from the empty board, in points of Elo: who is Red wins as if rated so much higher. Fitted by
 * likelihood, with the ratings above given, to `npm run -s polyy -- tournament --games 2 --opening 0`, where each of the
 * cast is Red once against each other: Red won 332 of 600 games, and the standard error is 20 points.
 */
export const RED_ADVANTAGE = 73
