/**
 * The sequential probability ratio test of a match (Wald 1945): after every pair of games it tells whether one of two
 * hypotheses on the difference in rating can be accepted, and the match can end.
 *
 * The hypotheses do not fix the share of split pairs, so each is tested with its likeliest one: a generalised test (Li,
 * Liu and Ying 2014), as in fishtest of the Stockfish project. Fishtest adds a thousandth of a pair to scores that have
 * not occurred; here the likelihood is at its maximum without that.
 */
import { likeliestShares, pairsOf, type PairScores } from './pair-scores.ts'
import { rateOfElo } from './win-rate.ts'

/** The two hypotheses on the rating of the first player less that of the second. */
export interface Hypotheses {
  /** H0: the difference in points of Elo is this, or less. */
  readonly elo0: number
  /** H1: it is this, or more. */
  readonly elo1: number
  /** Approximate upper bound of the probability of accepting H1 where the difference is `elo0`. */
  readonly alpha: number
  /** Approximate upper bound of the probability of accepting H0 where the difference is `elo1`. */
  readonly beta: number
}

export type SequentialVerdict = 'continue' | 'accept-h0' | 'accept-h1'

export interface SequentialState {
  /** Natural logarithm of the likelihood ratio of H1 to H0. */
  readonly ratio: number
  /** H0 is accepted at this ratio and below. */
  readonly lower: number
  /** H1 is accepted at this ratio and above. */
  readonly upper: number
  readonly verdict: SequentialVerdict
}

function logLikelihood(pairs: PairScores, rate: number): number {
  const shares = likeliestShares(pairs, rate)
  const term = (count: number, share: number) => (count === 0 ? 0 : count * Math.log(share))
  return term(pairs.lost, shares.lost) + term(pairs.split, shares.split) + term(pairs.won, shares.won)
}

/**
 * The state of the test after these pairs. Only the first verdict other than `continue` is valid: pairs must be tested
 * one by one, and none added after it.
 *
 * @throws RangeError when `elo0` is not below `elo1`, either is too extreme, or `alpha` and `beta` are not above 0 with
 * a
 *   sum below 1
 */
export function sequentialTest({ elo0, elo1, alpha, beta }: Hypotheses, pairs: PairScores): SequentialState {
  const [rate0, rate1] = [rateOfElo(elo0), rateOfElo(elo1)]
  if (!(rate0 > 0 && rate0 < rate1 && rate1 < 1)) throw new RangeError(`no test tells ${elo1} points from ${elo0}`)
  if (!(alpha > 0 && beta > 0 && alpha + beta < 1))
    throw new RangeError(`no test errs at rates of ${alpha} and ${beta}`)
  pairsOf(pairs)
  const ratio = logLikelihood(pairs, rate1) - logLikelihood(pairs, rate0)
  const lower = Math.log(beta / (1 - alpha))
  const upper = Math.log((1 - beta) / alpha)
  const verdict = ratio >= upper ? 'accept-h1' : ratio <= lower ? 'accept-h0' : 'continue'
  return { ratio, lower, upper, verdict }
}
