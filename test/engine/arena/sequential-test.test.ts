import { describe, expect, it } from 'vitest'
import type { PairScores } from '../../../src/engine/arena/pair-scores.ts'
import { sequentialTest, type Hypotheses, type SequentialState } from '../../../src/engine/arena/sequential-test.ts'
import { rateOfElo } from '../../../src/engine/arena/win-rate.ts'
import { Random } from '../math/random.ts'
import { playPairs } from './matches.ts'

const USUAL: Hypotheses = { elo0: 0, elo1: 20, alpha: 0.05, beta: 0.05 }

/** The test run on simulated pairs until it has a verdict. */
function run(
  random: Random,
  hypotheses: Hypotheses,
  rate: number,
  bias: number,
): { state: SequentialState; count: number } {
  let pairs: PairScores = { lost: 0, split: 0, won: 0 }
  for (let count = 1; ; count++) {
    const pair = playPairs(random, 1, rate, bias)
    pairs = { lost: pairs.lost + pair.lost, split: pairs.split + pair.split, won: pairs.won + pair.won }
    const state = sequentialTest(hypotheses, pairs)
    if (state.verdict !== 'continue') return { state, count }
  }
}

describe('the bounds', () => {
  it("are Wald's", () => {
    const { lower, upper } = sequentialTest(USUAL, { lost: 0, split: 0, won: 0 })
    expect(lower).toBeCloseTo(-2.94, 2)
    expect(upper).toBeCloseTo(2.94, 2)
    const unlike = sequentialTest({ ...USUAL, alpha: 0.01, beta: 0.2 }, { lost: 0, split: 0, won: 0 })
    expect(unlike.lower).toBeCloseTo(Math.log(0.2 / 0.99), 12)
    expect(unlike.upper).toBeCloseTo(Math.log(0.8 / 0.01), 12)
  })

  it('are where the verdicts begin', () => {
    const verdicts = (score: keyof PairScores) =>
      Array.from({ length: 60 }, (_, i) => sequentialTest(USUAL, { lost: 0, split: 0, won: 0, [score]: i }))
    for (const [score, verdict] of [
      ['won', 'accept-h1'],
      ['lost', 'accept-h0'],
    ] as const) {
      const states = verdicts(score)
      const first = states.findIndex((state) => state.verdict !== 'continue')
      // Each pair won multiplies the ratio by the quotient of the two rates; of 20 points it takes 53.
      expect(first).toBe(score === 'won' ? 53 : Math.ceil(Math.log(19) / Math.log(0.5 / (1 - rateOfElo(20)))))
      for (const [i, state] of states.entries()) expect(state.verdict).toBe(i < first ? 'continue' : verdict)
    }
  })
})

describe('the ratio', () => {
  it.each([
    // The tests of fastchess, whose figures are from fishtest: losses, draws and wins of single games, which are scores
    // of 0, 1/2 and 1 just as half the scores of pairs.
    [{ lost: 21184, split: 40708, won: 21404 }, 0.5, 2.5, -1.57, 2],
    [{ lost: 57030, split: 106593, won: 57433 }, 0, 2, -2.59, 2],
    // By the formulas of fishtest (LLRcalc.py), solved by scipy's brentq
    [{ lost: 30, split: 40, won: 50 }, 0, 20, 1.433371799770427, 9],
  ])('is that of fishtest for %o, %f and %f', (pairs, elo0, elo1, ratio, digits) => {
    expect(sequentialTest({ ...USUAL, elo0, elo1 }, pairs).ratio).toBeCloseTo(ratio, digits)
  })

  it('comes near its normal approximation where the hypotheses are close', () => {
    const pairs = { lost: 400, split: 1100, won: 520 }
    const count = 2020
    const mean = (pairs.split / 2 + pairs.won) / count
    const variance = (pairs.split / 4 + pairs.won) / count - mean ** 2
    const [rate0, rate1] = [rateOfElo(1), rateOfElo(5)]
    const approximation = (count * (rate1 - rate0) * (2 * mean - rate0 - rate1)) / (2 * variance)
    const { ratio } = sequentialTest({ ...USUAL, elo0: 1, elo1: 5 }, pairs)
    expect(Math.abs(ratio / approximation - 1)).toBeLessThan(0.01)
  })

  it('is turned about with the players', () => {
    const pairs = { lost: 12, split: 30, won: 7 }
    const turned = sequentialTest({ ...USUAL, elo0: -20, elo1: 0 }, { lost: 7, split: 30, won: 12 })
    expect(turned.ratio).toBeCloseTo(-sequentialTest(USUAL, pairs).ratio, 10)
  })

  it('stays finite where a score has not come up, and says nothing before the first pair', () => {
    // With split pairs alone the likeliest share of them is twice the lesser rate: 1 under H0.
    const { ratio } = sequentialTest(USUAL, { lost: 0, split: 10, won: 0 })
    expect(ratio).toBeCloseTo(10 * Math.log(2 * (1 - rateOfElo(20))), 10)
    expect(sequentialTest(USUAL, { lost: 0, split: 0, won: 0 })).toMatchObject({ ratio: 0, verdict: 'continue' })
  })
})

describe('the rates of error', () => {
  const RUNS = 2000
  const hypotheses = { elo0: 0, elo1: 60, alpha: 0.05, beta: 0.1 }
  /** Three standard deviations of what a rate of `percent` comes to in so many runs. */
  const noise = (percent: number) => 3 * Math.sqrt((percent * (100 - percent)) / RUNS)

  it.each([0, 0.4])('are no greater than agreed, with openings that favour a colour by up to %f', (bias) => {
    const random = new Random(4)
    const percentOf = (elo: number, wrong: string) => {
      let errors = 0
      for (let i = 0; i < RUNS; i++) if (run(random, hypotheses, rateOfElo(elo), bias).state.verdict === wrong) errors++
      return (100 * errors) / RUNS
    }
    const first = percentOf(0, 'accept-h1')
    const second = percentOf(60, 'accept-h0')
    expect(first).toBeLessThan(5 + noise(5))
    expect(second).toBeLessThan(10 + noise(10))
    // Nor much less: bounds too wide would make matches longer than they need to be.
    expect(first).toBeGreaterThan(2.5)
    expect(second).toBeGreaterThan(5)
  })

  it('are had from fewer pairs where the openings decide the games, which single games would not tell', () => {
    const random = new Random(5)
    const meanOf = (bias: number) =>
      Array.from({ length: 300 }, () => run(random, hypotheses, rateOfElo(60), bias).count).reduce(
        (sum, count) => sum + count,
      ) / 300
    expect(meanOf(0.4)).toBeLessThan(0.9 * meanOf(0))
  })
})

it.each([
  [{ elo0: 5, elo1: 5 }, 'no test tells 5 points from 5'],
  [{ elo0: 5, elo1: 0 }, 'no test tells 0 points from 5'],
  [{ elo1: Infinity }, 'no test tells Infinity points from 0'],
  [{ alpha: 0 }, 'no test errs at rates of 0 and 0.05'],
  [{ beta: 0.95 }, 'no test errs at rates of 0.05 and 0.95'],
  [{ alpha: NaN }, 'no test errs at rates of NaN and 0.05'],
])('refuses %o', (wrong, message) => {
  expect(() => sequentialTest({ ...USUAL, ...wrong }, { lost: 1, split: 1, won: 1 })).toThrow(new RangeError(message))
})

it('refuses pairs that are no counts', () => {
  expect(() => sequentialTest(USUAL, { lost: 1, split: 1.5, won: 1 })).toThrow(
    new RangeError('1.5 is no number of pairs'),
  )
})
