/**
 * The scores of pairs of games: two players begin twice from the same opening, with colours reversed. The two games of
 * a pair are not independent, as the opening may favour a colour; the pairs are, so all inference on a match is from
 * pairs.
 */

/** Numbers of pairs by score, from one player's side. */
export interface PairScores {
  /** Pairs of 0 points: both games lost. */
  readonly lost: number
  /** Pairs of 1 point: a game each. */
  readonly split: number
  /** Pairs of 2 points: both games won. */
  readonly won: number
}

/** @throws RangeError unless it is a whole number from 0 */
export function checkCount(count: number, what: string): void {
  if (!(Number.isSafeInteger(count) && count >= 0)) throw new RangeError(`${count} is no number of ${what}`)
}

/** @throws RangeError when one of the numbers is not a whole number from 0 */
export function pairsOf({ lost, split, won }: PairScores): number {
  for (const count of [lost, split, won]) checkCount(count, 'pairs')
  return lost + split + won
}

/**
 * Are there more wins than losses by more than one standard deviation? Split pairs say nothing. Between equal players
 * chance alone brings that about in 15 to 16 % of matches of 20 pairs or more.
 */
export function isAheadByDeviation({ lost, won }: PairScores): boolean {
  return won - lost > Math.sqrt(won + lost)
}

/**
 * The maximum-likelihood probabilities of the three scores, given the rate of wins per game. A score that has not
 * occurred may still have a share.
 *
 * With share p of split pairs the others have 1 − rate − p/2 and rate − p/2. The likelihood is greatest at the smaller
 * root of a quadratic equation, at which all three are probabilities.
 *
 * @param rate of wins, from 0 to 1
 */
export function likeliestShares(pairs: PairScores, rate: number): PairScores {
  const { lost, split, won } = pairs
  const ceiling = { lost: 2 * (1 - rate), won: 2 * rate }
  const a = lost + split + won
  const b = 2 * split + lost * ceiling.won + won * ceiling.lost
  const c = split * ceiling.lost * ceiling.won
  // The form of the root that avoids cancellation.
  const root = c === 0 ? 0 : (2 * c) / (b + Math.sqrt(Math.max(0, b * b - 4 * a * c)))
  const share = Math.min(root, ceiling.lost, ceiling.won)
  return { lost: (ceiling.lost - share) / 2, split: share, won: (ceiling.won - share) / 2 }
}
