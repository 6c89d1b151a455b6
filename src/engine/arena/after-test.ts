/**
 * What a match has shown of the rate of wins where a sequential test has ended it. The observed rate is biased then: it is
 * because the first player had luck, if only a little, that the test ended where it did.
 *
 * Method: the rate at which it would be as likely as not that a match ends in favour of the first player so soon, or for the
 * other, so late (Siegmund 1978, Biometrika 65, 341–349): in one match of two the estimate is above the true rate. As in
 * fishtest, the log-likelihood ratio counts as a Brownian motion; its bounds are 0.583 standard deviations of a step further
 * off, as it is looked at only after each pair (Siegmund 1985, Sequential Analysis, 10.2).
 */
import { logOfLowerTail } from '../math/statistics.ts'
import { likeliestShares, pairsOf, type PairScores } from './pair-scores.ts'
import { sequentialTest, type Hypotheses } from './sequential-test.ts'
import { boundary, rateOfElo } from './win-rate.ts'

/** By how many standard deviations of a step a walk passes a bound, seen from far below: −ζ(1/2) / √2π. */
const OVERSHOOT = 0.5826

/** Pairs of images of the two bounds that are counted: a test goes on far longer than its bounds are apart only by a wonder. */
const IMAGES = 20

/**
 * The probability that a Brownian motion of variance 1 a unit of time reaches `bound`, above its start, by a time, and has not
 * reached the other one before, which lies `apart` below that (by the method of images).
 */
function passage(bound: number, apart: number, drift: number, time: number): number {
  const speed = Math.abs(drift)
  const tail = (distance: number, sign: 1 | -1) =>
    Math.exp(drift * bound - sign * speed * distance + logOfLowerTail((sign * speed * time - distance) / Math.sqrt(time)))
  let sum = 0
  for (let image = -IMAGES; image <= IMAGES; image++) {
    const distance = bound + 2 * image * apart
    sum += Math.sign(distance) * (tail(Math.abs(distance), 1) + tail(Math.abs(distance), -1))
  }
  return sum
}

/**
 * The rate of wins of the first player, unbiased in the median.
 *
 * @param pairs with which the test came to its verdict
 */
export function rateAfterTest(hypotheses: Hypotheses, pairs: PairScores): number {
  const { lower, upper, verdict } = sequentialTest(hypotheses, pairs)
  const [rate0, rate1] = [rateOfElo(hypotheses.elo0), rateOfElo(hypotheses.elo1)]
  const middle = (rate0 + rate1) / 2
  const { split, won } = likeliestShares(pairs, middle)
  // Of the ratio, a pair
  const variance = (rate1 - rate0) ** 2 / (won + split / 4 - middle ** 2)
  const shift = OVERSHOOT * Math.sqrt(variance)
  const apart = upper - lower + 2 * shift
  // Half of those that end with this very pair count as before it.
  const time = variance * (pairsOf(pairs) - 1 / 2)
  const driftOf = (rate: number) => (rate - middle) / (rate1 - rate0)
  const isFirst = verdict === 'accept-h1'
  const soon = (rate: number) => (isFirst ? passage(upper + shift, apart, driftOf(rate), time) : passage(shift - lower, apart, -driftOf(rate), time))
  return boundary(0, 1, (rate) => (soon(rate) < 1 / 2) === isFirst)
}
