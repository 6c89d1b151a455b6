import { describe, expect, it } from 'vitest'
import { EVALUATION_METHODS } from '../../../src/engine/evaluation/evaluation.ts'
import { piecesToWinByFloydWarshall } from '../../../src/engine/evaluation/floyd-warshall.ts'
import { shortestWay } from '../../../src/engine/evaluation/shortest-way.ts'
import { boardOfSize, BIT_SIZES } from '../../../src/engine/game/board.ts'
import { winningChains } from '../../../src/engine/game/chain.ts'
import {
  bitsOf,
  difference,
  EMPTY,
  has,
  image,
  intersects,
  setOf,
  size,
  union,
} from '../../../src/engine/game/node-set.ts'
import { Random, randomColouring } from '../math/random.ts'

describe.each(EVALUATION_METHODS)('the way that %s finds', (method) => {
  it.each(BIT_SIZES)(
    'joins three sides of size %s with exactly the pieces to win, on its arms alone, under every symmetry',
    (boardSize) => {
      const board = boardOfSize(boardSize)
      const random = new Random(41)
      let open = 0
      for (let i = 0; i < 120; i++) {
        const colouring = randomColouring(random, boardSize, random.between(0, board.nodeCount))
        for (const symmetry of board.symmetries) {
          const [red, blue] = [image(symmetry, colouring.red), image(symmetry, colouring.blue)]
          const pieces = piecesToWinByFloydWarshall(board.bits, bitsOf(red), bitsOf(blue))
          const way = shortestWay(method, board, red, blue)
          if (way === null) {
            expect(pieces).toBe(Infinity)
            continue
          }
          open++
          expect(size(way.toPlace), `${red}, ${blue}`).toBe(pieces)
          expect(intersects(way.toPlace, union(red, blue))).toBe(false)
          const nodes = setOf(way.arms.flat())
          expect(difference(nodes, red)).toBe(way.toPlace)
          // The arms are enough: the chain stands on them, whatever else the colour has.
          expect(winningChains(board, nodes, 1)).not.toBe(EMPTY)
          for (const arm of way.arms) {
            expect(arm[0]).toBe(way.meeting)
            expect(arm.every((node, step) => step === 0 || has(board.adjacent[arm[step - 1]], node))).toBe(true)
          }
        }
      }
      expect(open).toBeGreaterThan(300)
    },
  )
})
