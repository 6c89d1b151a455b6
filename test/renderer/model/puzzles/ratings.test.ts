import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rateOfElo } from '../../../../src/engine/arena/win-rate.ts'
import { MAX_DIFFICULTY } from '../../../../src/engine/puzzles/puzzle-file.ts'
import { happens } from '../../../engine/arena/matches.ts'
import { Random } from '../../../engine/math/random.ts'
import { ratingFrom, streakOf, weekOf, withTheme } from '../../../../src/renderer/model/puzzles/ratings.ts'
import type { TriedPuzzle } from '../../../../src/renderer/model/puzzles/records.ts'

const puzzle = (changed: Partial<TriedPuzzle> = {}): TriedPuzzle => ({
  position: 'x',
  date: '2026-03-04T12:00:00.000Z',
  difficulty: 1200,
  themes: ['block'],
  score: 1,
  isSolved: true,
  ...changed,
})

describe('the rating', () => {
  it('begins in the middle, and no one knows', () => {
    expect(ratingFrom([])).toMatchObject({ rating: 1200, deviation: 350 })
  })

  it('is a number after any puzzles that a file may hold, and never less known than a new player’s', () => {
    const tried = fc
      .record({
        difficulty: fc.oneof(fc.constantFrom(0, MAX_DIFFICULTY), fc.nat(MAX_DIFFICULTY)),
        score: fc.oneof(fc.constantFrom(0, 1, null), fc.double({ min: 0, max: 1, noNaN: true })),
      })
      .map(puzzle)
    const runs = fc.array(fc.tuple(tried, fc.integer({ min: 1, max: 100 })), { maxLength: 30 })
    fc.assert(
      fc.property(runs, (runs) => {
        const { rating, deviation } = ratingFrom(
          runs.flatMap(([one, times]) => Array.from({ length: times }, () => one)),
        )
        expect(rating).toBeGreaterThan(-10_000)
        expect(rating).toBeLessThan(10_000)
        expect(deviation).toBeGreaterThan(0)
        expect(deviation).toBeLessThanOrEqual(350)
      }),
      { numRuns: 50 },
    )
  })

  it('is what Glickman’s formulas give for one puzzle', () => {
    // By hand, with the volatility as it was, which one puzzle hardly changes: g, E, v and the new deviation of steps 2
    // to 7.
    const scale = 173.7178
    const [phi, phiJ] = [350 / scale, 100 / scale]
    const g = 1 / Math.sqrt(1 + (3 * phiJ ** 2) / Math.PI ** 2)
    const v = 1 / (g ** 2 * 0.25)
    const next = 1 / Math.sqrt(1 / (phi ** 2 + 0.06 ** 2) + 1 / v)
    const { rating, deviation } = ratingFrom([puzzle()])
    expect(deviation).toBeCloseTo(scale * next, 2)
    expect(rating).toBeCloseTo(1200 + scale * next ** 2 * g * 0.5, 2)
  })

  it('rises with what is solved, the less the more it was helped, and gets surer', () => {
    const [alone, one, two, none] = [1, 0.5, 0.25, 0].map((score) => ratingFrom([puzzle({ score })]))
    expect(one.rating - 1200).toBeCloseTo((alone.rating - 1200) / 2, 6)
    expect(two.rating - 1200).toBeCloseTo((alone.rating - 1200) / 4, 6)
    expect(two.rating).toBeGreaterThan(1200)
    expect(none.rating).toBeLessThan(1200)
    expect(ratingFrom([puzzle(), puzzle(), puzzle()]).deviation).toBeLessThan(alone.deviation)
  })

  it('does not change with a puzzle whose solution was shown', () => {
    expect(ratingFrom([puzzle(), puzzle({ score: null, isSolved: false })])).toEqual(ratingFrom([puzzle()]))
  })

  it.each([
    [600, 20, 0, 0.4],
    [1800, 1, 0, 0.5],
    [1200, 20, 2 / 3, 1],
  ])(
    'has its true value within the deviation as often as the page says: %i points, after %i puzzles',
    (truth, puzzles, least, most) => {
      const random = new Random(6)
      let within = 0
      for (let player = 0; player < 300; player++) {
        const tried = Array.from({ length: puzzles }, () => {
          const difficulty = 900 + random.below(900)
          return puzzle({ difficulty, score: happens(random, rateOfElo(truth - difficulty)) ? 1 : 0 })
        })
        const { rating, deviation } = ratingFrom(tried)
        if (Math.abs(rating - truth) <= deviation) within++
      }
      expect(within / 300).toBeGreaterThanOrEqual(least)
      expect(within / 300).toBeLessThanOrEqual(most)
    },
  )

  it('is by theme of the puzzles with the theme', () => {
    const tried = [puzzle(), puzzle({ themes: ['quiet', 'corner'], score: 0 })]
    expect(withTheme(tried, 'corner')).toEqual([tried[1]])
  })
})

describe('the streak', () => {
  const on = (day: number, isSolved = true) => puzzle({ date: new Date(2026, 2, day, 9).toISOString(), isSolved })
  const today = new Date(2026, 2, 5, 20)

  it('counts days in a row up to today, or to yesterday while today is young', () => {
    expect(streakOf([on(3), on(4), on(5), on(5)], today)).toBe(3)
    expect(streakOf([on(3), on(4)], today)).toBe(2)
    expect(streakOf([on(2), on(3)], today)).toBe(0)
    expect(streakOf([on(4, false), on(5)], today)).toBe(1)
    expect(
      streakOf(
        [on(28), on(27)].map((each, i) => ({ ...each, date: new Date(2026, 1, 28 - i).toISOString() })),
        new Date(2026, 2, 1),
      ),
    ).toBe(2)
  })

  it('has the days of the week from Monday on', () => {
    // The fifth of March 2026 is a Thursday.
    const week = weekOf([on(2), on(5), on(1)], today)
    expect(week.map(({ isSolved }) => isSolved)).toEqual([true, false, false, true, false, false, false])
    expect(week.map(({ isToday }) => isToday)).toEqual([false, false, false, true, false, false, false])
  })
})
