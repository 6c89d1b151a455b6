/** The places of the values of f in the graph of a game, numbers and infinities. */
import { describe, expect, it } from 'vitest'
import { valueScale } from '../../../../src/renderer/pages/review/value-scale.ts'
import { Random } from '../../../engine/math/random.ts'

const AREA = { top: 10, bottom: 210 }
const REM = 16

describe('the place of a value', () => {
  it.each([
    [[Infinity, -Infinity]],
    [[1, Infinity, -3]],
    [[-Infinity, 4.5]],
    ...Array.from({ length: 20 }, (_, seed) => {
      const random = new Random(seed)
      return [Array.from({ length: 8 }, () => random.pick([Infinity, -Infinity, random.below(40) - 20]))]
    }),
  ])('is the higher the larger the value is, within the graph: %s', (values) => {
    const scale = valueScale(values, AREA, REM)
    const falling = [...new Set(values)].toSorted((a, b) => (a > b ? -1 : 1)).map(scale)
    expect(falling).toEqual(falling.toSorted((a, b) => a - b))
    expect(new Set(falling).size).toBe(falling.length)
    for (const place of falling) {
      expect(place).toBeGreaterThanOrEqual(AREA.top)
      expect(place).toBeLessThanOrEqual(AREA.bottom)
    }
  })

  it('leaves room for the name of an infinity, only where there is one', () => {
    const places = ([5, -5] as const).map((value) => valueScale([5, -5], AREA, REM)(value))
    expect(places).toEqual([AREA.top, AREA.bottom])
    const beside = valueScale([5, -5, Infinity, -Infinity], AREA, REM)
    expect(beside(5) - beside(Infinity)).toBeGreaterThan(REM)
    expect(beside(-Infinity) - beside(-5)).toBeGreaterThan(REM)
  })

  it('has whole numbers as ticks, around zero, with room between them', () => {
    for (const reach of [0, 1, 7, 60]) {
      const scale = valueScale([reach, -reach], AREA, REM)
      expect(scale.ticks).toContain(0)
      expect(scale.ticks.every(Number.isInteger)).toBe(true)
      const gaps = scale.ticks.slice(1).map((tick, i) => scale(scale.ticks[i]) - scale(tick))
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(REM)
    }
  })
})
