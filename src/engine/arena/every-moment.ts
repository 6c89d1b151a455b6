/**
 * The rate of wins with an interval that may be looked at after every pair, and be acted on: at a true rate all intervals of
 * a match together hold it with a probability of 95 %, however long it goes on and whenever it is stopped. Those of a fixed
 * sample (`rateOfPairs`) hold it so only at a moment that was settled beforehand; looked at after each pair, they call one
 * of two equal players the stronger in three matches of ten.
 *
 * Method: a confidence sequence by betting (Waudby-Smith and Ramdas 2024, Journal of the Royal Statistical Society B 86,
 * 1–27). Who bets in every pair on scores above, or below, a rate m, and stakes a fixed share of what he has, wins nothing
 * on average where m is the true rate; by Ville's inequality he has twenty times his start at some moment with a probability
 * of at most one in twenty, and then m is contradicted. The start is spread evenly over several shares, for nobody knows the
 * best one, which grows smaller the closer the players are. The product over the pairs depends on their counts alone, and is
 * convex in m, below 1 at the observed rate: so the rates that are not contradicted are an interval around that.
 *
 * The intervals are some 1.7 times as wide as those of a fixed sample, from 10 pairs to 50,000.
 */
import type { Estimate } from '../math/statistics.ts'
import { pairsOf, type PairScores } from './pair-scores.ts'
import { intervalAround } from './win-rate.ts'

/** Shares of what there is that are staked: the least is for matches of tens of thousands of pairs. */
const STAKES = Array.from({ length: 10 }, (_, i) => 0.6 ** i)

/** The bettor, who started with 1, may come to no more than this, or the rate is contradicted. */
const MOST_CAPITAL = 20

/** What bets on scores above a rate have come to. */
function capital({ lost, split, won }: PairScores, rate: number): number {
  // As logarithms, since the products may be too great or too small for a number.
  const term = (count: number, factor: number) => (count === 0 ? 0 : count * Math.log(factor))
  return STAKES.reduce((sum, stake) => {
    const kept = 1 - stake
    return sum + Math.exp(term(lost, kept) + term(split, kept + stake / 2 / rate) + term(won, kept + stake / rate)) / STAKES.length
  }, 0)
}

/** @throws RangeError when there are no pairs */
export function rateAtEveryMoment(pairs: PairScores): Estimate {
  const count = pairsOf(pairs)
  if (count === 0) throw new RangeError('no pairs have no rate of wins')
  const { lost, split, won } = pairs
  const turned = { lost: won, split, won: lost }
  const isContradicted = (rate: number) => (capital(pairs, rate) + capital(turned, 1 - rate)) / 2 >= MOST_CAPITAL
  return intervalAround((split / 2 + won) / count, isContradicted)
}
