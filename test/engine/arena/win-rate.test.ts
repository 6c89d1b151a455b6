import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { likeliestShares, type PairScores } from '../../../src/engine/arena/pair-scores.ts'
import { eloOfEstimate, eloOfRate, rateOfElo, rateOfPairs } from '../../../src/engine/arena/win-rate.ts'
import { shareOf, type Estimate } from '../../../src/engine/math/statistics.ts'
import { Random } from '../math/random.ts'
import { happens, playPairs } from './matches.ts'

const Z = 1.959963984540054

/** The share of simulations, in %, whose interval has the true figure. */
function coverage(count: number, truth: number, simulate: () => Estimate): number {
  let covered = 0
  for (let i = 0; i < count; i++) {
    const { lower, upper } = simulate()
    if (lower <= truth && truth <= upper) covered++
  }
  return (100 * covered) / count
}

const somePairs = fc
  .record({ lost: fc.nat(60), split: fc.nat(60), won: fc.nat(60) })
  .filter(({ lost, split, won }) => lost + split + won > 0)

describe('the rate of games', () => {
  it.each([
    // Newcombe 1998, table I, method 3
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('has the published interval: %i of %i', (wins, games, lower, upper) => {
    const rate = shareOf(wins, games)
    expect(rate.value).toBe(wins / games)
    expect(rate.lower).toBeCloseTo(lower, 4)
    expect(rate.upper).toBeCloseTo(upper, 4)
    const losses = shareOf(games - wins, games)
    expect(losses.lower).toBeCloseTo(1 - upper, 4)
    expect(losses.upper).toBeCloseTo(1 - lower, 4)
  })

  it('has an interval whose ends the games are just not enough to contradict', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (games, share) => {
        const { value, lower, upper } = shareOf(Math.round(share * games), games)
        for (const end of [lower, upper])
          if (end > 0 && end < 1) expect(((value - end) ** 2 * games) / (end * (1 - end))).toBeCloseTo(Z ** 2, 6)
        expect(lower < upper && lower <= value && value <= upper).toBe(true)
      }),
    )
  })

  it.each([
    [0.5, 100],
    [0.3, 250],
    [0.9, 120],
  ])('has the true one of %f in 95 of 100 intervals from %i games', (truth, games) => {
    const random = new Random(1)
    const play = () =>
      shareOf(Array.from({ length: games }, () => happens(random, truth)).filter(Boolean).length, games)
    const percent = coverage(4000, truth, play)
    expect(percent).toBeGreaterThan(93.5)
    expect(percent).toBeLessThan(96.5)
  })
})

describe('the likeliest shares', () => {
  it('are probabilities with the mean asked for, and no others are likelier', () => {
    const logLikelihood = (pairs: PairScores, shares: PairScores) =>
      (['lost', 'split', 'won'] as const).reduce(
        (sum, key) => sum + (pairs[key] === 0 ? 0 : pairs[key] * Math.log(shares[key])),
        0,
      )
    fc.assert(
      fc.property(somePairs, fc.double({ min: 0.01, max: 0.99, noNaN: true }), (pairs, rate) => {
        const best = likeliestShares(pairs, rate)
        expect(Math.min(best.lost, best.split, best.won)).toBeGreaterThanOrEqual(0)
        expect(best.lost + best.split + best.won).toBeCloseTo(1, 12)
        expect(best.won + best.split / 2).toBeCloseTo(rate, 12)
        const most = 2 * Math.min(rate, 1 - rate)
        for (let i = 0; i <= 200; i++) {
          const split = (most * i) / 200
          const other = { lost: Math.max(0, 1 - rate - split / 2), split, won: Math.max(0, rate - split / 2) }
          expect(logLikelihood(pairs, other)).toBeLessThanOrEqual(logLikelihood(pairs, best) + 1e-9)
        }
      }),
      { numRuns: 200 },
    )
  })
})

describe('the rate of pairs', () => {
  it('has the published interval, as a difference of paired proportions', () => {
    // Fagerland, Lydersen and Laake 2014: 1 against 7 of 21, Tango's interval
    const { value, lower, upper } = rateOfPairs({ lost: 7, split: 13, won: 1 })
    expect(2 * value - 1).toBeCloseTo(-0.286, 3)
    expect(2 * lower - 1).toBeCloseTo(-0.517, 3)
    expect(2 * upper - 1).toBeCloseTo(-0.026, 3)
  })

  it("has ends that fulfil Tango's equations", () => {
    fc.assert(
      fc.property(somePairs, ({ lost, split, won }) => {
        const n = lost + split + won
        const { lower, upper } = rateOfPairs({ lost, split, won })
        for (const difference of [2 * lower - 1, 2 * upper - 1]) {
          if (Math.abs(difference) > 1 - 1e-6) continue
          const b = -won - lost + (2 * n - won + lost) * difference
          const lostShare = (Math.sqrt(b * b + 8 * n * lost * difference * (1 - difference)) - b) / (4 * n)
          const score = (won - lost - n * difference) / Math.sqrt(n * (2 * lostShare + difference * (1 - difference)))
          expect(Math.abs(score)).toBeCloseTo(Z, 6)
        }
      }),
    )
  })

  it('parts the rates into those contradicted and not at its ends alone', () => {
    fc.assert(
      fc.property(somePairs, (pairs) => {
        const { value, lower, upper } = rateOfPairs(pairs)
        for (let rate = 0.005; rate < 1; rate += 0.005) {
          const { split, won } = likeliestShares(pairs, rate)
          const score =
            ((value - rate) * Math.sqrt(pairs.lost + pairs.split + pairs.won)) / Math.sqrt(won + split / 4 - rate ** 2)
          expect(Math.abs(score) <= Z).toBe(lower <= rate && rate <= upper)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('has a finite width where all pairs have the same score', () => {
    // Without a split pair it is Wilson's of the pairs; with nothing else the equation is n (1/2 − r) = z² r.
    const won = rateOfPairs({ lost: 0, split: 0, won: 20 })
    expect(won).toEqual({ value: 1, lower: expect.closeTo(1 - 0.1611, 4), upper: 1 })
    expect(rateOfPairs({ lost: 20, split: 0, won: 0 })).toEqual({
      value: 0,
      lower: 0,
      upper: expect.closeTo(0.1611, 4),
    })
    const bound = (0.5 * 20) / (20 + Z ** 2)
    expect(rateOfPairs({ lost: 0, split: 20, won: 0 })).toEqual({
      value: 0.5,
      lower: expect.closeTo(bound, 12),
      upper: expect.closeTo(1 - bound, 12),
    })
  })

  it.each([
    [0.5, 0, 100],
    [0.5, 0.45, 100],
    [0.6, 0.35, 60],
    [0.7, 0.1, 200],
  ])(
    'holds the true %f in 95 of 100 intervals, where openings favour a colour by %f, from %i pairs',
    (truth, bias, pairs) => {
      const random = new Random(2)
      const percent = coverage(4000, truth, () => rateOfPairs(playPairs(random, pairs, truth, bias)))
      expect(percent).toBeGreaterThan(93.5)
      expect(percent).toBeLessThan(96.5)
    },
  )

  it('is surer than that of as many single games where the opening decides', () => {
    const random = new Random(3)
    const asGames = () => {
      const { lost, split, won } = playPairs(random, 100, 0.5, 0.5)
      return shareOf(split + 2 * won, 2 * (lost + split + won))
    }
    expect(coverage(2000, 0.5, asGames)).toBeGreaterThan(97)
  })

  it.each([
    [{ lost: 0, split: 0, won: 0 }, 'no pairs have no rate of wins'],
    [{ lost: 1, split: -1, won: 2 }, '-1 is no number of pairs'],
    [{ lost: 0.5, split: 0, won: 0 }, '0.5 is no number of pairs'],
  ])('refuses %o', (pairs, message) => {
    expect(() => rateOfPairs(pairs)).toThrow(new RangeError(message))
  })
})

describe('the difference in rating', () => {
  it('is the known one', () => {
    expect(eloOfRate(0.75)).toBeCloseTo(190.85, 2)
    expect(eloOfRate(0.5)).toBe(0)
    expect(eloOfRate(10 / 11)).toBeCloseTo(400, 9)
    expect(eloOfRate(0)).toBe(-Infinity)
    expect(eloOfRate(1)).toBe(Infinity)
    // The expected score at a difference of 200 points
    expect(rateOfElo(200)).toBeCloseTo(0.7597, 4)
    expect(rateOfElo(-Infinity)).toBe(0)
    expect(rateOfElo(Infinity)).toBe(1)
    for (const rate of [-0.1, 1.1, NaN])
      expect(() => eloOfRate(rate)).toThrow(new RangeError(`${rate} is no rate of wins`))
  })

  it('comes back from the rate it gives', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2000, max: 2000 }), (elo) => {
        expect(eloOfRate(rateOfElo(elo))).toBeCloseTo(elo, 6)
      }),
    )
  })

  it('has the ends of the rate for its own', () => {
    expect(eloOfEstimate(shareOf(75, 100))).toEqual({
      value: expect.closeTo(190.85, 2),
      lower: eloOfRate(shareOf(75, 100).lower),
      upper: eloOfRate(shareOf(75, 100).upper),
    })
    const { value, lower, upper } = eloOfEstimate(rateOfPairs({ lost: 0, split: 0, won: 20 }))
    expect([value, upper]).toEqual([Infinity, Infinity])
    expect(lower).toBeCloseTo(400 * Math.log10(20 / Z ** 2), 6)
  })
})
