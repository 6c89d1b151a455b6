/**
 * Rates of wins between two players, with intervals, and the differences in rating that they correspond to. There are
 * no draws in this game.
 */
import { DEVIATIONS_OF_95_PERCENT, type Estimate } from '../math/statistics.ts'
import { likeliestShares, pairsOf, type PairScores } from './pair-scores.ts'

/** Points of rating that multiply the odds of winning by e. */
export const ELO_PER_UNIT = 400 / Math.LN10

/** Halvings of an interval within 0 to 1, which is finer than any figure shown. */
const HALVINGS = 44

/** By bisection, where a condition that holds at `from` and not at `to` ceases to hold. */
export function boundary(from: number, to: number, isSo: (value: number) => boolean): number {
  let [so, not] = [from, to]
  for (let halving = 0; halving < HALVINGS && so !== not; halving++) {
    const middle = (so + not) / 2
    if (isSo(middle)) so = middle
    else not = middle
  }
  return not
}

/**
 * An estimate with the interval of the rates around it that are not contradicted.
 *
 * @param isContradicted false at `value`; if true at a rate, then true at all rates further from `value` on that side
 */
export function intervalAround(value: number, isContradicted: (rate: number) => boolean): Estimate {
  return { value, lower: boundary(0, value, isContradicted), upper: boundary(1, value, isContradicted) }
}

/**
 * The rate of wins in games played in pairs, from 0 to 1: half the mean score of a pair. The interval is the score
 * interval for the difference of two paired proportions (Tango 1998): it has the rates from which the observed one is
 * at most z standard deviations away, by the variance of the likeliest scores under that rate. It is for pairs what
 * Wilson's interval is for single games (`shareOf`), and equal to it where no pair is split. Unlike an interval by the
 * observed variance it has a width even if all pairs have the same score.
 *
 * @throws RangeError when there are no pairs
 */
export function rateOfPairs(pairs: PairScores): Estimate {
  const count = pairsOf(pairs)
  if (count === 0) throw new RangeError('no pairs have no rate of wins')
  const value = (pairs.split / 2 + pairs.won) / count
  const isContradicted = (rate: number) => {
    const { split, won } = likeliestShares(pairs, rate)
    const variance = won + split / 4 - rate ** 2
    return count * (value - rate) ** 2 > DEVIATIONS_OF_95_PERCENT ** 2 * variance
  }
  return intervalAround(value, isContradicted)
}

/**
 * The difference in rating, in points of Elo's logistic scale, at which a player wins at this rate: 400 log₁₀ of the
 * odds. It is −∞ at a rate of 0 and ∞ at 1.
 *
 * @throws RangeError when the rate is not from 0 to 1
 */
export function eloOfRate(rate: number): number {
  if (!(rate >= 0 && rate <= 1)) throw new RangeError(`${rate} is no rate of wins`)
  return ELO_PER_UNIT * (Math.log(rate) - Math.log1p(-rate))
}

/** The rate of wins, from 0 to 1, of a player rated `elo` points above the other: the inverse of `eloOfRate`. */
export function rateOfElo(elo: number): number {
  return 1 / (1 + Math.exp(-elo / ELO_PER_UNIT))
}

/**
 * The difference in rating that corresponds to a rate of wins, with its interval, in points of Elo. The scale is
 * monotone, so the ends of the interval are those of the rate. For all games won, or none, the difference is infinite,
 * with a finite bound on the other side.
 *
 * @throws RangeError when a figure is not a rate
 */
export function eloOfEstimate({ value, lower, upper }: Estimate): Estimate {
  return { value: eloOfRate(value), lower: eloOfRate(lower), upper: eloOfRate(upper) }
}
