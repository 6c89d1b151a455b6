import { describe, expect, it } from 'vitest'
import { searcher } from '../../../src/engine/arena/contestant.ts'
import { playMatchGame } from '../../../src/engine/arena/match.ts'
import {
  coarseToFine,
  highestPoint,
  placeOfReport,
  playerAt,
  pointCount,
  pointOf,
  surfacePoint,
  weightsOf,
  type Surface,
} from '../../../src/engine/arena/surface.ts'

const REPORT = searcher('report', { algorithm: 'negascout', depth: 1 })
const SURFACE: Surface = {
  boardSize: 4,
  pairs: 5,
  openingStones: 3,
  seed: 6,
  x: 'secondDistance',
  y: 'edge',
  step: 5,
  depth: 1,
  fixed: { piecesToWin: -1 },
  reference: REPORT,
}

describe('a surface', () => {
  const points = Array.from({ length: pointCount(SURFACE) }, (_, number) => surfacePoint(SURFACE, number))

  it('has a point for every two weights from −10 to 10, row by row', () => {
    expect(weightsOf(SURFACE)).toEqual([-10, -5, 0, 5, 10])
    expect(points.map(({ number }) => number)).toEqual([...points.keys()])
    expect(points.slice(0, 6).map(({ x, y }) => [x, y])).toEqual([
      [-10, -10],
      [-5, -10],
      [0, -10],
      [5, -10],
      [10, -10],
      [-10, -5],
    ])
    expect(points[24]).toMatchObject({ x: 10, y: 10 })
    expect(weightsOf({ step: 1 })).toHaveLength(21)
  })

  it('has each point follow from its number alone', () => {
    for (const number of [20, 3, 11]) expect(surfacePoint(SURFACE, number)).toEqual(points[number])
  })

  it('is the rate of wins of a player with those weights', () => {
    for (const number of [1, 7, 12, 23]) {
      const { x, y, rate } = points[number]
      const player = searcher('player', {
        algorithm: 'negascout',
        depth: 1,
        evaluator: { kind: 'linear', phases: [{ edge: y, piecesToWin: -1, secondDistance: x }], attack: 0 },
      })
      const match = { ...SURFACE, contestants: [player, REPORT] as const }
      const games = Array.from({ length: 10 }, (_, game) => playMatchGame(match, game))
      const wins = games.filter(({ winner }, game) => winner === (game % 2 === 0 ? 'red' : 'blue')).length
      expect(rate.value).toBe(wins / 10)
      expect(rate.upper - rate.lower).toBeGreaterThan(0.1)
    }
  })

  it('is one half where the weights are those of the reference', () => {
    expect(points[12]).toMatchObject({ x: 0, y: 0, rate: { value: 0.5 } })
  })

  it('is the same where all weights are twice as great', () => {
    const twice = { ...SURFACE, fixed: { piecesToWin: -2 } }
    // −5 and 5 are the points 1 and 3 of a row, −10 and 10 the points 0 and 4.
    for (const [half, whole] of [
      [6, 0],
      [8, 4],
      [16, 20],
      [18, 24],
    ])
      expect(surfacePoint(twice, whole).rate).toEqual(points[half].rate)
  })

  it('shows that ways left when the best is barred are to be few', () => {
    const row = points.slice(10, 15).map(({ rate }) => rate.value)
    expect(row[1]).toBeGreaterThan(0.5)
    expect(row[3]).toBeLessThan(0.5)
  })

  it('is highest where most games are won', () => {
    const most = Math.max(...points.map(({ rate }) => rate.value))
    expect(highestPoint(points)).toBe(points.find(({ rate }) => rate.value === most))
    expect(highestPoint([])).toBeNull()
  })

  it('has no point beyond its grid, nor of a part of its games', () => {
    for (const number of [-1, 25, 0.5]) expect(() => surfacePoint(SURFACE, number)).toThrow(RangeError)
    expect(pointOf(SURFACE, 3, points[3].pairs)).toEqual(points[3])
    expect(() => pointOf(SURFACE, 3, { lost: 1, split: 1, won: 1 })).toThrow(RangeError)
  })

  it('plays as the report where its weights are the report’s', () => {
    expect(placeOfReport({ x: 'edge', y: 'chains', fixed: { piecesToWin: -3, centre: 0 } })).toEqual({ x: 0, y: 0 })
    expect(placeOfReport({ x: 'piecesToWin', y: 'chains', fixed: {} })).toEqual({ x: -1, y: 0 })
    expect(placeOfReport({ x: 'chains', y: 'piecesToWin', fixed: {} })).toEqual({ x: 0, y: -1 })
    for (const fixed of [{}, { piecesToWin: 2 }, { piecesToWin: -1, corners: 1 }])
      expect(placeOfReport({ x: 'edge', y: 'chains', fixed })).toBeNull()
    const spanned: Surface = { ...SURFACE, x: 'piecesToWin', fixed: {} }
    const player = playerAt(spanned, placeOfReport(spanned) ?? expect.fail('a place'))
    const moves = (first: typeof player) =>
      Array.from({ length: 6 }, (_, game) => playMatchGame({ ...SURFACE, contestants: [first, REPORT] }, game).moves)
    expect(moves(player)).toEqual(moves(REPORT))
  })
})

describe('the order of points', () => {
  it('has all of them once, and whole grids on the way, each within the next', () => {
    for (const step of [1, 2, 5, 10]) {
      const order = coarseToFine({ step })
      const { length } = weightsOf({ step })
      expect(order.toSorted((a, b) => a - b)).toEqual([...Array(length ** 2).keys()])
      const grids = [2, 3, 5, 9, 17].filter((across) => across <= length).map((across) => order.slice(0, across ** 2))
      for (const grid of grids) {
        const [columns, rows] = [
          new Set(grid.map((number) => number % length)),
          new Set(grid.map((number) => Math.floor(number / length))),
        ]
        expect([columns.size, rows.size]).toEqual([Math.sqrt(grid.length), Math.sqrt(grid.length)])
        expect([0, length - 1].every((end) => columns.has(end) && rows.has(end))).toBe(true)
      }
    }
  })
})
