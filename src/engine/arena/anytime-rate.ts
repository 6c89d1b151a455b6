/**
 * The rate of wins with an anytime-valid interval: it may be checked, and acted on, after every pair. All intervals of
 * a match together contain the true rate with a probability of 95 %, however long the match goes on and whenever it is
 * stopped. The intervals of a fixed sample (`rateOfPairs`) do so only at a moment chosen beforehand; checked after each
 * pair, they call one of two equal players the stronger in three matches of ten.
 *
 * Method: a confidence sequence by betting (Waudby-Smith and Ramdas 2024). A bettor who in every pair stakes a fixed
 * share of his capital on scores above, or below, a rate m gains nothing on average where m is the true rate. By
 * Ville's inequality his capital ever reaches twenty times its start with a probability of at most one in twenty; then
 * m is contradicted. The start is spread evenly over several shares, as the best one is unknown and smaller the closer
 * the players are. The capital depends on the counts of pairs alone, is convex in m, and is below 1 at the observed
 * rate: so the rates not contradicted are an interval around it.
 *
 * The intervals are about 1.7 times as wide as those of a fixed sample, from 10 pairs to 50,000.
 */
import type { Estimate } from '../math/statistics.ts'
import { pairsOf, type PairScores } from './pair-scores.ts'
import { intervalAround } from './win-rate.ts'

/** Shares of the capital that are staked; the least is for matches of tens of thousands of pairs. */
const STAKES = Array.from({ length: 10 }, (_, i) => 0.6 ** i)

/** A rate is contradicted once the bettor's capital, 1 at first, reaches this. */
const MAX_CAPITAL = 20

/** The capital of bets on scores above a rate. */
function capital({ lost, split, won }: PairScores, rate: number): number {
  let sum = 0
  for (const stake of STAKES) {
    const kept = 1 - stake
    // As logarithms, since the products may overflow or underflow.
    sum +=
      Math.exp(growth(lost, kept) + growth(split, kept + stake / 2 / rate) + growth(won, kept + stake / rate)) /
      STAKES.length
  }
  return sum
}

/** The logarithm of what so many pairs make of the capital, each by this factor. */
function growth(count: number, factor: number): number {
  return count === 0 ? 0 : count * Math.log(factor)
}

/** @throws RangeError when there are no pairs */
export function anytimeRate(pairs: PairScores): Estimate {
  const count = pairsOf(pairs)
  if (count === 0) throw new RangeError('no pairs have no rate of wins')
  const { lost, split, won } = pairs
  const turned = { lost: won, split, won: lost }
  const isContradicted = (rate: number) => (capital(pairs, rate) + capital(turned, 1 - rate)) / 2 >= MAX_CAPITAL
  return intervalAround((split / 2 + won) / count, isContradicted)
}
