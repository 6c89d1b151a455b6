import { describe, expect, it } from 'vitest'
import { dijkstra, piecesToWinByDijkstra, pathToSide } from '../../../src/engine/evaluation/dijkstra.ts'
import { piecesToWinByFloydWarshall, sideDistances, stepCosts } from '../../../src/engine/evaluation/floyd-warshall.ts'
import { BLOCKED, piecesToWin } from '../../../src/engine/evaluation/pieces-to-win.ts'
import { mapBits } from '../../../src/engine/bits/bit-board.ts'
import { boardOfSize, BIT_SIZES } from '../../../src/engine/game/board.ts'
import { has } from '../../../src/engine/bits/bits.ts'
import { Random, randomBits } from '../math/random.ts'
import { fewestStones } from '../reference.ts'

describe.each(BIT_SIZES)("Dijkstra's algorithm on size %s", (boardSize) => {
  const board = boardOfSize(boardSize).bits
  const anyColouring = (random: Random) => randomBits(random, boardSize, random.between(0, board.nodeCount))

  it('counts the same pieces to win as the two other evaluations, in 2,000 random colourings', () => {
    const random = new Random(31)
    for (let i = 0; i < 2000; i++) {
      const { red, blue } = anyColouring(random)
      const count = piecesToWin(board, red, blue)
      const found = piecesToWinByDijkstra(board, red, blue)
      if (found !== (count === BLOCKED ? Infinity : count) || found !== piecesToWinByFloydWarshall(board, red, blue))
        expect.fail(`${red}, ${blue}`)
    }
  })

  it('counts what brute force does in late colourings', () => {
    const random = new Random(32)
    for (let i = 0; i < 200; i++) {
      const { red, blue } = randomBits(random, boardSize, random.between(0, Math.min(10, board.nodeCount)))
      expect(piecesToWinByDijkstra(board, red, blue), `${red}, ${blue}`).toBe(fewestStones(board, red, blue))
    }
  })

  it('turns and mirrors with the board', () => {
    const random = new Random(33)
    for (let i = 0; i < 40; i++) {
      const { red, blue } = anyColouring(random)
      for (const symmetry of board.symmetries)
        expect(piecesToWinByDijkstra(board, mapBits(symmetry, red), mapBits(symmetry, blue))).toBe(
          piecesToWinByDijkstra(board, red, blue),
        )
    }
  })

  it('is as far from each side as the Floyd–Warshall table says, by ways along links that cost as much', () => {
    const random = new Random(34)
    for (let i = 0; i < 60; i++) {
      const { red, blue } = anyColouring(random)
      const cost = stepCosts(board, red, blue)
      const distances = sideDistances(board, red, blue)
      board.sides.forEach((side, k) => {
        const fromSide = dijkstra(board, cost, side)
        expect(fromSide.distance).toEqual(distances.map((toSides) => toSides[k]))
        fromSide.distance.forEach((distance, node) => {
          if (distance === Infinity) return
          const way = pathToSide(fromSide, node)
          expect(has(side, way[way.length - 1])).toBe(true)
          expect(way.every((each, step) => step === 0 || has(board.adjacent[way[step - 1]], each))).toBe(true)
          expect(way.reduce((sum, each) => sum + cost[each], 0)).toBe(distance)
        })
      })
    }
  })
})
