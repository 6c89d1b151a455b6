import { quantileSorted } from 'd3'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { deviationsOf95Percent, meanCount, median, quartiles, rateOf } from '../../src/engine/statistics.ts'
import { Random } from './random.ts'

it('quartiles are those of the known example and of d3', () => {
  // R: quantile(c(7, 15, 36, 39, 40, 41)), type 7
  expect(quartiles([40, 7, 39, 15, 41, 36])).toEqual({ count: 6, least: 7, lower: 20.25, median: 37.5, upper: 39.75, greatest: 41 })
  expect(quartiles([5])).toEqual({ count: 1, least: 5, lower: 5, median: 5, upper: 5, greatest: 5 })
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1000, max: 1_000_000 }), { minLength: 1 }), (figures) => {
      const sorted = figures.toSorted((a, b) => a - b)
      const { least, lower, median: middle, upper, greatest } = quartiles(figures)
      const shares = [0, 0.25, 0.5, 0.75, 1]
      ;[least, lower, middle, upper, greatest].forEach((value, i) => expect(value).toBeCloseTo(quantileSorted(sorted, shares[i]) as number, 6))
    }),
  )
})

it('no figures have no median', () => {
  expect(() => median([])).toThrow(new RangeError('no figures have no quartiles'))
})

it('shares have the intervals of known examples', () => {
  // Newcombe 1998, table I, method 3.
  const known = [[81, 263, 0.2553, 0.3662], [15, 148, 0.0624, 0.1605], [0, 20, 0, 0.1611], [1, 29, 0.0061, 0.1718], [20, 20, 0.8389, 1]]
  for (const [hits, of, low, high] of known) {
    const rate = rateOf(hits, of)
    expect(rate).toMatchObject({ hits, of, value: hits / of })
    expect(rate?.lower).toBeCloseTo(low, 4)
    expect(rate?.upper).toBeCloseTo(high, 4)
  }
  expect(rateOf(0, 0)).toBeNull()
})

it("Student's t has the deviations of the tables", () => {
  const known = [[1, 12.7062], [2, 4.3027], [3, 3.1824], [4, 2.7764], [5, 2.5706], [7, 2.3646], [10, 2.2281], [29, 2.0452], [99, 1.9842]]
  for (const [degrees, deviations] of known) expect(Math.abs(deviationsOf95Percent(degrees) / deviations - 1)).toBeLessThan(0.002)
})

const one = (count: number) => ({ count, of: 1 })

it('mean counts have the intervals of known examples', () => {
  // Of one count, the score interval of a Poisson mean: (x − μ)² = z² μ.
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

it.each([[30, 60], [6, 14]])('intervals of mean counts in %i heaps that chance makes rich or poor, unequal in size, hold the mean in some 95 of 100 samples', (heaps, most) => {
  const random = new Random(11)
  let held = 0
  for (let sample = 0; sample < 1000; sample++) {
    const tallies = Array.from({ length: heaps }, () => {
      const [share, of] = [random.below(101), 2 * random.between(most / 4, most / 2)]
      return { count: Array.from({ length: of }, () => Number(random.below(100) < share)).reduce((sum, hit) => sum + hit), of }
    })
    const { lower, upper } = meanCount(tallies)
    if (lower <= 0.5 && 0.5 <= upper) held++
  }
  expect(held).toBeGreaterThan(930)
  expect(held).toBeLessThan(985)
})
