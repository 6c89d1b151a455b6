import { describe, expect, it } from 'vitest'
import { pointOf, type Surface } from '../../../../../src/engine/arena/surface.ts'
import { castOf } from '../../../../../src/engine/arena/cast.ts'
import type { Contestant } from '../../../../../src/engine/arena/contestant.ts'
import { bandOf, fieldOf, heightAt } from '../../../../../src/renderer/pages/experiments/surfaces/field.ts'
import { csvTableFile } from '../../../../../src/contract/table-text.ts'
import { surfaceTable } from '../../../../../src/renderer/pages/experiments/surfaces/surface-table.ts'

const SURFACE: Surface = {
  x: 'edge',
  y: 'chains',
  step: 10,
  fixed: {},
  depth: 1,
  reference: castOf('random') as Contestant,
  boardSize: 2,
  pairs: 10,
  openingStones: 1,
  seed: 1,
}
const point = (number: number, won: number) => pointOf(SURFACE, number, { lost: 10 - won, split: 0, won })

describe('a field of rates', () => {
  it('has what was measured, and what lies between from the nearest', () => {
    const { heights } = fieldOf(SURFACE, [point(0, 2), point(8, 8)])
    expect([heights[0], heights[8]]).toEqual([0.2, 0.8])
    // As far from both, by symmetry; nearer to one, nearer to its rate.
    for (const middle of [2, 4, 6]) expect(heights[middle]).toBeCloseTo(0.5, 12)
    expect(heights[1]).toBeLessThan(0.3)
    expect(heights[7]).toBeCloseTo(1 - heights[1], 12)
    // By hand: distances 1 and √5, to the third power.
    const far = 5 ** -1.5
    expect(heights[1]).toBeCloseTo((0.2 + 0.8 * far) / (1 + far), 12)
    expect(fieldOf(SURFACE, [point(4, 3)]).heights).toEqual(Array(9).fill(0.3))
  })

  it('is straight between points', () => {
    const field = { length: 3, heights: [0, 0.2, 0.4, 0.1, 0.3, 0.5, 1, 1, 1] }
    expect(heightAt(field, { x: -10, y: -10 })).toBe(0)
    expect(heightAt(field, { x: 10, y: 10 })).toBe(1)
    expect(heightAt(field, { x: 0, y: 0 })).toBeCloseTo(0.3, 12)
    expect(heightAt(field, { x: -5, y: -5 })).toBeCloseTo((0 + 0.2 + 0.1 + 0.3) / 4, 12)
    expect(heightAt(field, { x: 7.5, y: -10 })).toBeCloseTo(0.35, 12)
  })

  it('changes its colour at each tenth, with a half on the side of wins', () => {
    expect([0, 0.09, 0.1, 0.3, 0.49, 0.5, 0.6, 0.7, 0.99, 1].map(bandOf)).toEqual([0, 0, 1, 3, 4, 5, 6, 7, 9, 9])
    expect(bandOf(0.1 + 0.2)).toBe(3)
  })
})

describe('the table of a surface', () => {
  it('has a line for each point in the order of their numbers, with plain figures', () => {
    const [head, first, second, ...rest] = csvTableFile(
      surfaceTable({ surface: SURFACE, points: [point(5, 4), point(2, 10)] }),
    ).split('\r\n')
    expect(head).toBe('\uFEFFedge,chains,wins,lower,upper,lost,split,won')
    expect(first).toMatch(/^10,-10,1,0\.\d+,1,0,0,10$/)
    expect(second).toMatch(/^10,0,0\.4,0\.\d+,0\.\d+,6,0,4$/)
    expect(rest).toEqual([''])
  })
})
