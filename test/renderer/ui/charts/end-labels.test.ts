/** Names beside the ends of lines: none covers another, and none is further from its line than it has to be. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { labelRoom, spread } from '../../../../src/renderer/ui/charts/end-labels.ts'

describe('names beside the ends of lines', () => {
  it('stay where they are if they are far enough apart', () => {
    expect(spread([200, 20, 110], 16, [0, 300])).toEqual([200, 20, 110])
  })

  it('move apart by the same amount, up and down', () => {
    expect(spread([100, 100], 16, [0, 300])).toEqual([92, 108])
    expect(spread([100, 104, 102], 16, [0, 300])).toEqual([86, 118, 102])
  })

  it('are pushed off the edges, and what they meet there with them', () => {
    expect(spread([0, 2, 30], 16, [0, 300])).toEqual([0, 16, 32])
    expect(spread([299, 300], 16, [0, 300])).toEqual([284, 300])
  })

  it('keep their order, their distance and the span, whatever is wanted', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 300, noNaN: true }), { minLength: 1, maxLength: 12 }), (wanted) => {
        const places = spread(wanted, 16, [0, 300])
        const sorted = [...wanted.keys()].sort((a, b) => wanted[a] - wanted[b]).map((i) => places[i])
        for (const [i, place] of sorted.entries()) {
          expect(place).toBeGreaterThanOrEqual(-1e-9)
          expect(place).toBeLessThanOrEqual(300 + 1e-9)
          if (i > 0) expect(place - sorted[i - 1]).toBeGreaterThan(16 - 1e-6)
        }
      }),
    )
  })

  it('shrink their distance where the span is too short', () => {
    expect(spread([5, 5, 5], 16, [0, 20])).toEqual([0, 10, 20])
  })

  it('have room beside a wide chart, and none beside a narrow one', () => {
    expect(labelRoom(['Iterative deepening'], 700, 16)).toBeGreaterThan(100)
    expect(labelRoom(['Iterative deepening'], 340, 16)).toBe(0)
    expect(labelRoom(['f'], 340, 16)).toBeGreaterThan(0)
  })
})
