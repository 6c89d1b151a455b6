/**
 * The scores of pairs of games: two players begin twice from the same opening, with colours reversed. The two games of a
 * pair are not independent, as the opening may favour a colour; the pairs are, and so all that is inferred from a match
 * counts pairs.
 */

/** How many pairs there are of each score, from one player's side. */
export interface PairScores {
  /** Pairs of 0 points: both games lost. */
  readonly lost: number
  /** Pairs of 1 point: a game each. */
  readonly split: number
  /** Pairs of 2 points: both games won. */
  readonly won: number
}

/** @throws RangeError when it is no count: negative, broken, or nothing at all */
export function checkCount(count: number, what: string): void {
  if (!(Number.isSafeInteger(count) && count >= 0)) throw new RangeError(`${count} is no number of ${what}`)
}

/** @throws RangeError when one of the numbers is no count */
export function pairsOf({ lost, split, won }: PairScores): number {
  for (const count of [lost, split, won]) checkCount(count, 'pairs')
  return lost + split + won
}

/**
 * The probabilities of the three scores under which these pairs are likeliest, of all that give each game this rate of
 * wins: the maximum-likelihood estimate under a given mean. A score that has not come up may well have a share.
 *
 * With share p of split pairs the others have 1 − rate − p/2 and rate − p/2, and the likelihood is greatest at the lesser
 * root of a quadratic equation, which lies where all three are probabilities.
 *
 * @param rate of wins, from 0 to 1
 */
export function likeliestShares(pairs: PairScores, rate: number): PairScores {
  const { lost, split, won } = pairs
  const most = { lost: 2 * (1 - rate), won: 2 * rate }
  const a = lost + split + won
  const b = 2 * split + lost * most.won + won * most.lost
  const c = split * most.lost * most.won
  // The form of the root that does not take the difference of two near numbers.
  const root = c === 0 ? 0 : (2 * c) / (b + Math.sqrt(Math.max(0, b * b - 4 * a * c)))
  const share = Math.min(root, most.lost, most.won)
  return { lost: (most.lost - share) / 2, split: share, won: (most.won - share) / 2 }
}
