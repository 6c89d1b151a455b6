/**
 * A match that goes on only until it has shown what it is for: after every pair of games the sequential probability ratio
 * test (Wald 1945) says whether one of two hypotheses on the difference in rating can be accepted.
 *
 * The hypotheses say nothing of how many pairs are split, so each is given the benefit of the likeliest share, which makes
 * the test a generalised one (Li, Liu and Ying 2014, Sequential Analysis 33, 539–563), as in fishtest of the Stockfish
 * project. Fishtest adds a thousandth of a pair to scores that have not come up; here the likelihood is at its maximum
 * with them too, and nothing is added.
 */
import { likeliestShares, pairsOf, type PairScores } from './pair-scores.ts'
import { rateOfElo } from './win-rate.ts'

/** What a match is to decide between, of the rating of the first player less that of the second. */
export interface Hypotheses {
  /** H0: the difference in points of Elo is this, or less. */
  readonly elo0: number
  /** H1: it is this, or more. */
  readonly elo1: number
  /** The probability of accepting H1 where the difference is `elo0`, at most, nearly. */
  readonly alpha: number
  /** The probability of accepting H0 where the difference is `elo1`, at most, nearly. */
  readonly beta: number
}

export type SequentialVerdict = 'continue' | 'accept-h0' | 'accept-h1'

export interface SequentialState {
  /** Natural logarithm of the likelihood of the pairs under H1 over that under H0. */
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
 * Where a match stands after these pairs. The verdict is valid the first time that it is not to continue: the pairs must
 * be looked at one by one as they come in, and none be added after.
 *
 * @throws RangeError when the hypotheses cannot be told apart, or the probabilities of error are not above 0 and together
 *   below 1
 */
export function sequentialTest({ elo0, elo1, alpha, beta }: Hypotheses, pairs: PairScores): SequentialState {
  const [rate0, rate1] = [rateOfElo(elo0), rateOfElo(elo1)]
  if (!(rate0 > 0 && rate0 < rate1 && rate1 < 1)) throw new RangeError(`no test tells ${elo1} points from ${elo0}`)
  if (!(alpha > 0 && beta > 0 && alpha + beta < 1)) throw new RangeError(`no test errs at rates of ${alpha} and ${beta}`)
  pairsOf(pairs)
  const ratio = logLikelihood(pairs, rate1) - logLikelihood(pairs, rate0)
  const lower = Math.log(beta / (1 - alpha))
  const upper = Math.log((1 - beta) / alpha)
  const verdict = ratio >= upper ? 'accept-h1' : ratio <= lower ? 'accept-h0' : 'continue'
  return { ratio, lower, upper, verdict }
}
