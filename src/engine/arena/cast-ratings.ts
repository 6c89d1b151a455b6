/**
 * How strong the cast is, as measured: `npm run -s polyy -- tournament --games 200 --ratings src/engine/arena/cast-ratings.json`.
 * That is on the board of 31 nodes, from openings of three random stones, with either colour as often.
 */
import measured from './cast-ratings.json' with { type: 'json' }

export interface Rating {
  /** Points of Elo from the mean of the cast. */
  readonly elo: number
  /** Standard error of `elo`. */
  readonly error: number
}

const RATINGS: Readonly<Record<string, Rating>> = measured.ratings

/** By name; null for who has not been measured. */
export function ratingOf(name: string): Rating | null {
  return Object.hasOwn(RATINGS, name) ? RATINGS[name] : null
}
