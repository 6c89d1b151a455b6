import { quantileSorted } from 'd3'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  confidenceOfEach,
  deviationsOf,
  deviationsOf95Percent,
  DEVIATIONS_OF_95_PERCENT,
  meanCount,
  median,
  medianOf,
  quartiles,
  rateOf,
  shareOf,
  type Estimate,
} from '../../../src/engine/math/statistics.ts'
import { Random } from './random.ts'

it('quartiles are those of the known example and of d3', () => {
  // R: quantile(c(7, 15, 36, 39, 40, 41)), type 7
  expect(quartiles([40, 7, 39, 15, 41, 36])).toEqual({
    count: 6,
    minimum: 7,
    lower: 20.25,
    median: 37.5,
    upper: 39.75,
    maximum: 41,
  })
  expect(quartiles([5])).toEqual({ count: 1, minimum: 5, lower: 5, median: 5, upper: 5, maximum: 5 })
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1000, max: 1_000_000 }), { minLength: 1 }), (figures) => {
      const sorted = figures.toSorted((a, b) => a - b)
      const { minimum, lower, median: middle, upper, maximum } = quartiles(figures)
      const shares = [0, 0.25, 0.5, 0.75, 1]
      ;[minimum, lower, middle, upper, maximum].forEach((value, i) =>
        expect(value).toBeCloseTo(quantileSorted(sorted, shares[i]) as number, 6),
      )
    }),
  )
})

it('there is no median without figures', () => {
  expect(() => median([])).toThrow(new RangeError('quartiles need at least one figure'))
})

it('shares have the intervals of known examples', () => {
  // Newcombe 1998, table I, method 3.
  const known = [
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
    [20, 20, 0.8389, 1],
  ]
  for (const [hits, of, low, high] of known) {
    const rate = rateOf(hits, of)
    expect(rate).toMatchObject({ hits, of, value: hits / of })
    expect(rate?.lower).toBeCloseTo(low, 4)
    expect(rate?.upper).toBeCloseTo(high, 4)
  }
  expect(rateOf(0, 0)).toBeNull()
})

it("Student's t has the deviations of the tables", () => {
  const known = [
    [1, 12.7062],
    [2, 4.3027],
    [3, 3.1824],
    [4, 2.7764],
    [5, 2.5706],
    [7, 2.3646],
    [10, 2.2281],
    [29, 2.0452],
    [99, 1.9842],
  ]
  for (const [degrees, deviations] of known)
    expect(Math.abs(deviationsOf95Percent(degrees) / deviations - 1)).toBeLessThan(0.002)
})

const one = (count: number) => ({ count, of: 1 })

it('mean counts have the intervals of known examples', () => {
  // The score interval of a Poisson mean, from one count: (x − μ)² = z² μ.
  for (const count of [1, 10, 100]) {
    const { value, lower, upper } = meanCount([{ count, of: 1 }])
    expect(value).toBe(count)
    expect(lower).toBeLessThan(count)
    expect(upper).toBeGreaterThan(count)
    for (const end of [lower, upper]) expect((count - end) ** 2 / end).toBeCloseTo(1.959964 ** 2, 4)
  }
  expect(meanCount([0, 0, 0, 0].map(one)).upper).toBeCloseTo(3.8415 / 4, 4)
})

it.each([
  ['rare', (random: Random) => Number(random.below(10) === 0), 0.1],
  ['of one side or the other', (random: Random) => random.below(2), 0.5],
  ['more alike than of chance', (random: Random) => 2 + random.below(2), 2.5],
  ['in heaps', (random: Random) => (random.below(5) === 0 ? random.below(11) : 0), 1],
] as const)('intervals of mean counts, %s, hold the mean in some 95 of 100 samples', (_, count, mean) => {
  const random = new Random(7)
  let held = 0
  for (let sample = 0; sample < 2000; sample++) {
    const { lower, upper } = meanCount(Array.from({ length: 100 }, () => one(count(random))))
    if (lower <= mean && mean <= upper) held++
  }
  expect(held / 2000).toBeGreaterThan(0.93)
  expect(held / 2000).toBeLessThan(0.975)
})

it.each([
  [30, 60],
  [6, 14],
])('intervals of mean counts in %i unequal heaps hold the mean in some 95 of 100 samples', (heaps, most) => {
  const random = new Random(11)
  let held = 0
  for (let sample = 0; sample < 1000; sample++) {
    const tallies = Array.from({ length: heaps }, () => {
      const [share, of] = [random.below(101), 2 * random.between(most / 4, most / 2)]
      return {
        count: Array.from({ length: of }, () => Number(random.below(100) < share)).reduce((sum, hit) => sum + hit),
        of,
      }
    })
    const { lower, upper } = meanCount(tallies)
    if (lower <= 0.5 && 0.5 <= upper) held++
  }
  expect(held).toBeGreaterThan(930)
  expect(held).toBeLessThan(985)
})

it('the deviations of a confidence are those of the normal distribution', () => {
  expect(deviationsOf(0.95)).toBeCloseTo(DEVIATIONS_OF_95_PERCENT, 12)
  // R: qnorm(c(0.995, 0.99875, 0.99999))
  expect(deviationsOf(0.99)).toBeCloseTo(2.5758293035489, 10)
  expect(deviationsOf(0.9975)).toBeCloseTo(3.02334143973522, 9)
  expect(deviationsOf(0.99998)).toBeCloseTo(4.26489079392282, 9)
  expect(deviationsOf(confidenceOfEach(1))).toBeCloseTo(DEVIATIONS_OF_95_PERCENT, 12)
})

it('medians have the intervals of known examples, and of too few figures none', () => {
  const figures = (length: number) => Array.from({ length }, (_, i) => i + 1)
  // Tables of the binomial distribution: of 10, at most 1 lies below with 1.07 %, at most 2 with 5.5 %; and so on.
  for (const [length, lower] of [
    [6, 1],
    [9, 2],
    [10, 2],
    [20, 6],
    [100, 40],
  ] as const)
    expect(medianOf(figures(length), 0.95)).toEqual({ value: (length + 1) / 2, lower, upper: length + 1 - lower })
  expect(medianOf([3, 1, 2, 5, 4], 0.95)).toEqual({ value: 3, lower: -Infinity, upper: Infinity })
  // Probabilities less than the least number do not get in the way.
  expect(medianOf(figures(5000), 0.95)).toMatchObject({ lower: 2431, upper: 2570 })
  expect(() => medianOf([], 0.95)).toThrow('quartiles need at least one figure')
})

it('intervals cover what they are to cover, one by one and all of a claim together', () => {
  const random = new Random(3)
  const uniform = () => random.below(1e6) / 1e6
  const TRIALS = 1000
  const covered = (trial: () => boolean) => Array.from({ length: TRIALS }, trial).filter(Boolean).length / TRIALS
  const isWithin = ({ lower, upper }: Estimate, truth: number) => lower <= truth && truth <= upper
  const hits = (of: number, share: number) =>
    Array.from({ length: of }, uniform).filter((figure) => figure < share).length
  // Skewed, of median 1, and rounded, so that many are the same.
  const ratio = () => Math.round(10 * Math.exp(uniform() < 0.5 ? -uniform() : 3 * uniform())) / 10
  // Chance alone leaves 2 % of 1,000 trials either way; Wilson's is now and then a little short of its confidence.
  for (const [of, share] of [
    [40, 0.5],
    [300, 0.1],
    [300, 0.2],
  ] as const) {
    const coverage = covered(() => isWithin(shareOf(hits(of, share), of), share))
    expect(coverage).toBeGreaterThan(0.92)
    expect(coverage).toBeLessThan(0.985)
  }
  expect(covered(() => isWithin(medianOf(Array.from({ length: 24 }, ratio), 0.95), 1))).toBeGreaterThan(0.94)
  const confidence = confidenceOfEach(4)
  const together = covered(() => {
    const shares = [0.1, 0.2, 0.5].map((share) =>
      isWithin(shareOf(hits(100, share), 100, deviationsOf(confidence)), share),
    )
    return shares.every(Boolean) && isWithin(medianOf(Array.from({ length: 24 }, ratio), confidence), 1)
  })
  expect(together).toBeGreaterThan(0.93)
})
