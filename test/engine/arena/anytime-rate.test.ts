import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rateAfterTest } from '../../../src/engine/arena/after-test.ts'
import { anytimeRate } from '../../../src/engine/arena/anytime-rate.ts'
import { strongerOf } from '../../../src/engine/arena/match-result.ts'
import type { PairScores } from '../../../src/engine/arena/pair-scores.ts'
import { sequentialTest } from '../../../src/engine/arena/sequential-test.ts'
import { eloOfEstimate, eloOfRate, rateOfElo, rateOfPairs } from '../../../src/engine/arena/win-rate.ts'
import type { Estimate } from '../../../src/engine/math/statistics.ts'
import { Random } from '../math/random.ts'
import { playPairs } from './matches.ts'

const plus = (a: PairScores, b: PairScores): PairScores => ({
  lost: a.lost + b.lost,
  split: a.split + b.split,
  won: a.won + b.won,
})
const NOTHING: PairScores = { lost: 0, split: 0, won: 0 }

/**
 * Numbers of pairs at which a match is looked at: each at first, then ever more rarely, as little happens in between.
 */
const LOOKS = Array.from({ length: 60 }, (_, i) => Math.ceil(1.11 ** i)).filter(
  (look, i, all) => look !== all[i - 1] && look <= 500,
)

/** In how many % of matches of 1,000 games some look calls one player the stronger, or loses the true rate. */
function everWrong(estimate: (pairs: PairScores) => Estimate, rate: number, bias: number, runs: number): number {
  const random = new Random(12)
  // Many matches come to the same counts of pairs.
  const known = new Map<string, boolean>()
  const losesRate = (pairs: PairScores) => {
    const { lower, upper } = estimate(pairs)
    return rate < lower || rate > upper
  }
  let wrong = 0
  for (let run = 0; run < runs; run++) {
    let [pairs, played] = [NOTHING, 0]
    const isWrong = LOOKS.some((look) => {
      pairs = plus(pairs, playPairs(random, look - played, rate, bias))
      played = look
      const key = `${pairs.lost} ${pairs.split} ${pairs.won}`
      const isLost = known.get(key) ?? losesRate(pairs)
      known.set(key, isLost)
      return isLost
    })
    if (isWrong) wrong += 100 / runs
  }
  return wrong
}

describe('an interval that holds at every moment', () => {
  it.each([
    ['equal players', 0.5, 0],
    ['equal players, openings that decide', 0.5, 0.5],
    ['unlike players', 0.7, 0.2],
    ['very unlike players', 0.995, 0],
  ])('loses the true rate at some moment in no more than 5 %% of matches: %s', (_, rate, bias) => {
    expect(everWrong(anytimeRate, rate, bias, 400)).toBeLessThan(5)
  })

  it('does what that of a fixed sample does not', () => {
    expect(everWrong(rateOfPairs, 0.5, 0, 300)).toBeGreaterThan(20)
  })

  it('is no wider than it must be', () => {
    for (const n of [10, 100, 1000, 10_000, 50_000]) {
      const pairs = { lost: 0.2 * n, split: 0.5 * n, won: 0.3 * n }
      const [always, fixed] = [anytimeRate(pairs), rateOfPairs(pairs)]
      expect((always.upper - always.lower) / (fixed.upper - fixed.lower)).toBeLessThan(1.8)
    }
  })

  const anyPairs = fc
    .record({ lost: fc.nat(300), split: fc.nat(300), won: fc.nat(300) })
    .filter(({ lost, split, won }) => lost + split + won > 0)

  it('lies around the observed rate', () => {
    fc.assert(
      fc.property(anyPairs, (pairs) => {
        const { lost, split, won } = pairs
        const { value, lower, upper } = anytimeRate(pairs)
        expect(value).toBe((split / 2 + won) / (lost + split + won))
        expect(0 <= lower && lower <= value && value <= upper && upper <= 1).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('is turned about with the players', () => {
    fc.assert(
      fc.property(anyPairs, ({ lost, split, won }) => {
        const { upper } = anytimeRate({ lost, split, won })
        expect(anytimeRate({ lost: won, split, won: lost }).lower).toBeCloseTo(1 - upper, 9)
      }),
      { numRuns: 60 },
    )
  })

  it('shrinks as its pairs are played again', () => {
    fc.assert(
      fc.property(anyPairs, (pairs) => {
        const { lower, upper } = anytimeRate(pairs)
        const more = anytimeRate(plus(pairs, pairs))
        expect(more.upper - more.lower).toBeLessThan(upper - lower)
      }),
      { numRuns: 60 },
    )
  })

  it('has ends where bets on other rates would have made twenty of one', () => {
    // One pair won: the ten stakes, in equal parts above and below, come to 20 at the lower end.
    const { lower, upper } = anytimeRate({ ...NOTHING, won: 1 })
    const stakes = Array.from({ length: 10 }, (_, i) => 0.6 ** i)
    const mean = (of: (stake: number) => number) => stakes.reduce((sum, stake) => sum + of(stake) / 10, 0)
    expect((mean((stake) => 1 - stake + stake / lower) + mean((stake) => 1 - stake)) / 2).toBeCloseTo(20, 6)
    expect(upper).toBe(1)
  })

  it.each([
    [{ ...NOTHING, won: 20 }, 0.7, 1],
    [{ ...NOTHING, lost: 20 }, 0, 0.3],
    [{ ...NOTHING, split: 1 }, 0, 1],
    [{ lost: 1, split: 0, won: 49_999 }, 0.999, 1],
    [{ ...NOTHING, split: 50_000 }, 0.49, 0.51],
  ])('is narrow or wide where the results are extreme: %o', (pairs, least, most) => {
    const { lower, upper } = anytimeRate(pairs)
    expect(lower).toBeGreaterThanOrEqual(least)
    expect(upper).toBeLessThanOrEqual(most)
    expect(lower < upper).toBe(true)
  })

  it('is of no pairs not', () => {
    expect(() => anytimeRate(NOTHING)).toThrow(new RangeError('no pairs have no rate of wins'))
  })

  it('alone says who is stronger', () => {
    const stronger = (pairs: PairScores) =>
      strongerOf({ atEveryMoment: { rate: anytimeRate(pairs), elo: eloOfEstimate(anytimeRate(pairs)) } })
    // The interval of a fixed sample begins at 52 %.
    const doubtful = { lost: 8, split: 20, won: 20 }
    expect(rateOfPairs(doubtful).lower).toBeGreaterThan(0.51)
    expect(stronger(doubtful)).toBeNull()
    expect(stronger({ ...doubtful, won: 40 })).toBe(0)
    expect(stronger({ ...doubtful, lost: 60 })).toBe(1)
    expect(strongerOf({ atEveryMoment: null })).toBeNull()
  })
})

describe('after a sequential test', () => {
  /** Matches that a test ends, at a true difference in points. */
  function ended(elo0: number, elo1: number, elo: number, bias: number, runs: number) {
    const random = new Random(13)
    const hypotheses = { elo0, elo1, alpha: 0.05, beta: 0.05 }
    const truth = rateOfElo(elo)
    const sums = { covered: 0, fixed: 0, above: 0, observedAbove: 0, corrected: 0, observed: 0 }
    for (let run = 0; run < runs; run++) {
      let pairs = NOTHING
      while (sequentialTest(hypotheses, pairs).verdict === 'continue')
        pairs = plus(pairs, playPairs(random, 1, truth, bias))
      const [always, fixed, corrected] = [anytimeRate(pairs), rateOfPairs(pairs), rateAfterTest(hypotheses, pairs)]
      sums.covered += Number(always.lower <= truth && truth <= always.upper)
      sums.fixed += Number(fixed.lower <= truth && truth <= fixed.upper)
      sums.above += Number(corrected > truth)
      sums.observedAbove += Number(fixed.value > truth)
      sums.corrected += corrected
      sums.observed += fixed.value
    }
    return {
      ...sums,
      bias: eloOfRate(sums.corrected / runs) - elo,
      observedBias: eloOfRate(sums.observed / runs) - elo,
    }
  }

  it.each([
    [0, 100, 0, 0.3],
    [0, 100, 100, 0.3],
    [0, 100, 50, 0],
    [-40, 40, 60, 0.2],
  ])(
    'between %i and %i points at %i holds the true rate in 95 of 100 matches, and halves them',
    (elo0, elo1, elo, bias) => {
      const runs = 300
      const { covered, above } = ended(elo0, elo1, elo, bias, runs)
      expect(covered / runs).toBeGreaterThan(0.95)
      // Three standard deviations of a half, and what the Brownian motion is not.
      expect(Math.abs(above / runs - 1 / 2)).toBeLessThan(0.09 + 0.04)
    },
  )

  it('the observed rate would be biased, and its interval too sure', () => {
    const runs = 400
    const { fixed, observedAbove, observedBias, bias } = ended(0, 60, 60, 0.3, runs)
    expect(fixed / runs).toBeLessThan(0.94)
    expect(observedAbove / runs).toBeGreaterThan(0.58)
    expect(observedBias).toBeGreaterThan(6)
    expect(Math.abs(bias)).toBeLessThan(observedBias / 2)
  })

  it('the estimate is turned about with the players, and finite where all pairs were won', () => {
    const hypotheses = { elo0: 0, elo1: 60, alpha: 0.05, beta: 0.05 }
    const pairs = { lost: 30, split: 80, won: 54 }
    expect(sequentialTest(hypotheses, pairs).verdict).toBe('accept-h1')
    const other = { ...hypotheses, elo0: -60, elo1: 0 }
    expect(rateAfterTest(other, { lost: 54, split: 80, won: 30 })).toBeCloseTo(1 - rateAfterTest(hypotheses, pairs), 6)
    const sure = rateAfterTest(hypotheses, { ...NOTHING, won: 19 })
    expect(sure).toBeGreaterThan(0.8)
    expect(sure).toBeLessThanOrEqual(1)
  })
})
