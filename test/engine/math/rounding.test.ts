import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { percentDigits, rounded, roundedParts } from '../../../src/engine/math/rounding.ts'

describe('a figure', () => {
  it('is rounded half away from zero, by its decimals', () => {
    expect([94.5, 68.5, 0.5, 2.5, -2.5, -0.4].map((figure) => rounded(figure))).toEqual([95, 69, 1, 3, -3, 0])
    expect([rounded(1.005, 2), rounded(0.615, 2), rounded(-1.005, 2)]).toEqual([1.01, 0.62, -1.01])
    expect([Infinity, -Infinity].map((figure) => rounded(figure))).toEqual([Infinity, -Infinity])
  })

  it('and its negative are rounded alike', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, min: -1e6, max: 1e6 }),
        fc.nat(4),
        (figure, digits) => rounded(-figure, digits) === 0 - rounded(figure, digits),
      ),
    )
  })
})

describe('the decimals of a percentage', () => {
  it('are more near 0 and 100 %', () => {
    expect([0, 1, 0.5, 0.994, 0.995, 0.9996, 0.99999, 0.0004].map((share) => percentDigits(share, 0))).toEqual([
      0, 0, 0, 0, 1, 2, 3, 2,
    ])
  })

  it('tell every share that is not 0 or 1 from these', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 1e9 }), fc.nat(1e9), fc.nat(2), (of, hits, usual) => {
        const share = (hits % (of + 1)) / of
        const shown = rounded(share, percentDigits(share, usual) + 2)
        expect([shown === 0, shown === 1]).toEqual([share === 0, share === 1])
      }),
    )
  })
})

describe('shares of one whole', () => {
  const counts = fc
    .array(fc.nat(100_000), { minLength: 1, maxLength: 6 })
    .filter((all) => all.some((count) => count > 0))

  it('add up to it as they are rounded, each by less than a last place', () => {
    fc.assert(
      fc.property(counts, (all) => {
        const whole = all.reduce((a, b) => a + b, 0)
        const { shares, digits } = roundedParts(
          all.map((count) => count / whole),
          1,
        )
        const unit = 10 ** (digits + 2)
        expect(shares.reduce((sum, share) => sum + Math.round(unit * share), 0)).toBe(unit)
        for (const [i, share] of shares.entries()) expect(Math.abs(share - all[i] / whole) * unit).toBeLessThan(1)
      }),
    )
  })

  it('read as none or all only where they are', () => {
    expect(roundedParts([0.9998, 0.0002, 0], 1)).toEqual({ shares: [0.9998, 0.0002, 0], digits: 2 })
    fc.assert(
      fc.property(counts, (all) => {
        const whole = all.reduce((a, b) => a + b, 0)
        const { shares } = roundedParts(
          all.map((count) => count / whole),
          1,
        )
        expect(shares.map((share) => share === 0)).toEqual(all.map((count) => count === 0))
        expect(shares.map((share) => share === 1)).toEqual(all.map((count) => count === whole))
      }),
    )
  })
})
