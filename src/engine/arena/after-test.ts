/**
 * The rate of wins in a match that a sequential test has ended. The observed rate is biased then: luck is a part of the
 * reason why the test ended where it did.
 *
 * Method: the median-unbiased estimate, the rate at which the test would reach its verdict by this pair with a
 * probability of one half (Siegmund 1978). It is above the true rate in one match of two. As in fishtest, the
 * log-likelihood ratio is taken as a Brownian motion. Its bounds are 0.583 standard deviations of a step further off,
 * as it is checked only after each pair (Siegmund 1985, 10.2).
 */
import { logOfLowerTail } from '../math/statistics.ts'
import { likeliestShares, pairsOf, type PairScores } from './pair-scores.ts'
import { sequentialTest, type Hypotheses } from './sequential-test.ts'
import { boundary, rateOfElo } from './win-rate.ts'

/** Mean overshoot of a random walk over a distant bound, in standard deviations of a step: −ζ(1/2) / √2π. */
const OVERSHOOT = 0.5826

/** Pairs of images of the two bounds that are summed. More matter only for a test that goes on improbably long. */
const IMAGES = 20

/**
 * The probability that a Brownian motion of variance 1 per unit of time reaches `bound`, above its start, by `time` and
 * before the other bound, which lies `apart` below it (method of images).
 */
function passage(bound: number, apart: number, drift: number, time: number): number {
  const speed = Math.abs(drift)
  const tail = (distance: number, sign: 1 | -1) =>
    Math.exp(
      drift * bound - sign * speed * distance + logOfLowerTail((sign * speed * time - distance) / Math.sqrt(time)),
    )
  let sum = 0
  for (let image = -IMAGES; image <= IMAGES; image++) {
    const distance = bound + 2 * image * apart
    sum += Math.sign(distance) * (tail(Math.abs(distance), 1) + tail(Math.abs(distance), -1))
  }
  return sum
}

/**
 * The median-unbiased rate of wins of the first player.
 *
 * @param pairs with which the test came to its verdict
 */
export function rateAfterTest(hypotheses: Hypotheses, pairs: PairScores): number {
  const { lower, upper, verdict } = sequentialTest(hypotheses, pairs)
  const [rate0, rate1] = [rateOfElo(hypotheses.elo0), rateOfElo(hypotheses.elo1)]
  const middle = (rate0 + rate1) / 2
  const { split, won } = likeliestShares(pairs, middle)
  // Variance of the log-likelihood ratio, per pair
  const variance = (rate1 - rate0) ** 2 / (won + split / 4 - middle ** 2)
  const shift = OVERSHOOT * Math.sqrt(variance)
  const apart = upper - lower + 2 * shift
  // Half of the matches that end with this very pair count as ended before it.
  const time = variance * (pairsOf(pairs) - 1 / 2)
  const driftOf = (rate: number) => (rate - middle) / (rate1 - rate0)
  const isFirst = verdict === 'accept-h1'
  const soon = (rate: number) =>
    isFirst ? passage(upper + shift, apart, driftOf(rate), time) : passage(shift - lower, apart, -driftOf(rate), time)
  return boundary(0, 1, (rate) => soon(rate) < 1 / 2 === isFirst)
}
