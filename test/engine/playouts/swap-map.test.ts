/** Swap maps: their classes of first stones, those that come with the app, and what players do by them. */
import { describe, expect, it } from 'vitest'
import { choiceOf } from '../../../src/engine/arena/choice.ts'
import { searcher, type Contestant } from '../../../src/engine/arena/contestant.ts'
import { BOARD_LEVELS } from '../../../src/engine/arena/levels.ts'
import { boardOfSize, BOARD_SIZES, type BoardSize } from '../../../src/engine/game/board.ts'
import { emptyPosition, play } from '../../../src/engine/game/position.ts'
import { Random } from '../../../src/engine/math/random.ts'
import { oracleOf } from '../../../src/engine/solver/oracle.ts'
import { winnerAfter } from '../../../src/engine/playouts/self-play.ts'
import { hasSwapMap } from '../../../src/engine/playouts/has-swap-map.ts'
import { shippedSwapMap } from '../../../src/engine/playouts/shipped-swap-maps.ts'
import { shouldSwap } from '../../../src/engine/playouts/should-swap.ts'
import { fairNames, fairStones, firstStonesOf, wonFrom, type SwapMap } from '../../../src/engine/playouts/swap-map.ts'

const SIZES = [4, 5, 6, 7] as const
const mapOf = (size: BoardSize) => shippedSwapMap(emptyPosition(size, 3)) as SwapMap

describe('the classes of first stones', () => {
  it('are as many as Burnside’s lemma counts', () => {
    for (const size of BOARD_SIZES) {
      const { names, symmetries } = boardOfSize(size)
      const fixed = symmetries.map((symmetry) => names.filter((_, node) => symmetry[node] === node).length)
      const classes = fixed.reduce((sum, count) => sum + count, 0) / symmetries.length
      expect([size, firstStonesOf(boardOfSize(size)).length]).toEqual([size, classes])
    }
  })

  it('have one count of wins for all images of a stone', () => {
    const board = boardOfSize(7)
    const map = mapOf(7)
    for (const node of board.names.keys())
      for (const symmetry of board.symmetries)
        expect(wonFrom(symmetry[node], board, map)).toBe(wonFrom(node, board, map))
  })
})

describe('fair stones', () => {
  it('are those from which Red won from 45 to 55 % of the games', () => {
    expect(fairNames({ games: 100, won: { a1: 90, b1: 55, c1: 44, c2: 47, d1: 56, d2: 45 } })).toEqual([
      'b1',
      'c2',
      'd2',
    ])
  })

  it('are the one that is nearest to half where none is that near', () => {
    expect(fairNames({ games: 100, won: { a1: 90, b1: 75, c1: 30, c2: 20 } })).toEqual(['c1'])
  })

  it('are all images of their classes, each once', () => {
    const board = boardOfSize(4)
    const stones = fairStones(board, { games: 10, won: { a1: 5, b1: 5, c1: 5, c2: 0, d1: 0, d2: 10 } })
    expect(stones.map((node) => board.names[node]).toSorted()).toEqual(
      ['a1', ...[1, 2, 3, 4, 5].map((i) => `b${i}`), ...[1, 3, 5, 7, 9].map((i) => `c${i}`)].toSorted(),
    )
  })
})

describe('the maps that come with the app', () => {
  it('know every first stone of the boards from 31 nodes on under three corners, and no other board', () => {
    for (const size of SIZES) {
      const board = boardOfSize(size)
      const { games, won } = mapOf(size)
      expect(Object.keys(won)).toEqual(firstStonesOf(board).map((node) => board.names[node]))
      for (const wins of Object.values(won)) expect(Number.isInteger(wins) && wins >= 0 && wins <= games).toBe(true)
      expect(shippedSwapMap(emptyPosition(size, 1))).toBeNull()
    }
    expect(shippedSwapMap(emptyPosition(3, 3))).toBeNull()
    for (const size of BOARD_SIZES)
      for (const rule of [1, 3] as const) {
        const start = emptyPosition(size, rule)
        expect(hasSwapMap(start)).toBe(SIZES.some((known) => known === size) && rule === 3)
        expect(shippedSwapMap(start) !== null).toBe(hasSwapMap(start))
      }
  })
})

describe('a player whose opponent may swap', () => {
  const opening = (contestant: Contestant, size: BoardSize, seed: number) =>
    choiceOf(contestant, emptyPosition(size, 3), { random: new Random(seed), oracle: () => oracleOf(size) }, 'opponent')

  it.each(SIZES)('opens with a fair stone on the board of size %i, from game to game another', (size) => {
    const fair = fairStones(boardOfSize(size), mapOf(size))
    const choices = Array.from({ length: 20 }, (_, seed) => opening(BOARD_LEVELS[9], size, seed))
    for (const { node, by } of choices) expect([fair.includes(node), by]).toEqual([true, 'fair'])
    expect(new Set(choices.map(({ node }) => node)).size).toBeGreaterThan(1)
  })

  it('searches as ever where there is no map', () => {
    const contestant = searcher('x', { algorithm: 'alpha-beta', depth: 1 })
    const context = { random: new Random(1), oracle: () => oracleOf(4) }
    expect(choiceOf(contestant, emptyPosition(4), context, 'opponent').by).toBe('search')
  })
})

describe('the answer to a first stone', () => {
  it('takes over the stones that won half of their games or more, whatever the search says', () => {
    const start = emptyPosition(7)
    for (const node of firstStonesOf(start.board)) {
      const isStrong = wonFrom(node, start.board, mapOf(7)) >= mapOf(7).games / 2
      for (const value of [0.1, 0.9]) {
        const estimate = { value, lower: value - 0.05, upper: value + 0.05 }
        expect(shouldSwap(play(start, node), { estimate })).toBe(isStrong)
      }
    }
  })
})

it('a game of a map depends on its number alone', () => {
  const series = { boardSize: 3, cornersToWin: 3, playouts: 2, seed: 7 } as const
  const winners = () => Array.from({ length: 12 }, (_, number) => winnerAfter(15, series, number, null))
  expect(winners()).toEqual(winners())
  expect(new Set(winners()).size).toBe(2)
})
