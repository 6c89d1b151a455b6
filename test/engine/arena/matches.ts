/** Simulated matches with known odds. */
import type { PairScores } from '../../../src/engine/arena/pair-scores.ts'
import type { Random } from '../math/random.ts'

/** Does what has this probability, in steps of a millionth, happen? */
export function happens(random: Random, probability: number): boolean {
  return random.below(1_000_000) < probability * 1_000_000
}

/**
 * Pairs of games in which the first player wins at odds that are known. Each opening favours one of the colours: the
 * rates in the two games are `rate` plus and minus up to `bias`, anew for each pair.
 */
export function playPairs(random: Random, count: number, rate: number, bias: number): PairScores {
  const scores = [0, 0, 0]
  for (let pair = 0; pair < count; pair++) {
    const favour = bias * (random.below(2001) / 1000 - 1)
    scores[Number(happens(random, rate + favour)) + Number(happens(random, rate - favour))]++
  }
  return { lost: scores[0], split: scores[1], won: scores[2] }
}
