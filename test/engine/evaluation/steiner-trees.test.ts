/** Pieces to win by Steiner trees under both rules, held against trying every set of stones. */
import { describe, expect, it } from 'vitest'
import { BLOCKED, piecesToWin } from '../../../src/engine/evaluation/pieces-to-win.ts'
import { cheapestSetsBySteinerTrees, piecesToWinBySteinerTrees } from '../../../src/engine/evaluation/steiner-trees.ts'
import { boardOfSize, BIT_SIZES } from '../../../src/engine/game/board.ts'
import { CORNERS_TO_WIN } from '../../../src/engine/game/corners.ts'
import { setOf } from '../../../src/engine/bits/bits.ts'
import { pentagon } from '../../../src/engine/game/pentagon.ts'
import { cornersOf, costsOf, fewestStonesOf, mapColouring, randomColouringOf } from '../game/colourings.ts'
import { Random } from '../math/random.ts'

describe.each(CORNERS_TO_WIN)('pieces to win by Steiner trees, with %i corners to win', (cornersToWin) => {
  it.each([
    { size: 2, count: 300, fewest: 0, most: 6 },
    { size: 3, count: 150, fewest: 0, most: 9 },
    { size: 3, count: 20, fewest: 10, most: 13 },
  ])('are exact by brute force: size $size, $fewest to $most empty nodes', ({ size, count, fewest, most }) => {
    const graph = pentagon(size)
    const random = new Random(size + most)
    for (let i = 0; i < count; i++) {
      const colouring = randomColouringOf(random, graph, random.between(fewest, most))
      expect(piecesToWinBySteinerTrees(graph, costsOf(colouring, 1), cornersToWin), `${colouring}`).toBe(
        fewestStonesOf(graph, colouring, 1, cornersToWin),
      )
    }
  })

  it('turn and mirror with the board of 106 nodes', () => {
    const graph = pentagon(7)
    const random = new Random(7)
    for (let i = 0; i < 3; i++) {
      const colouring = randomColouringOf(random, graph, random.between(50, 106))
      const pieces = piecesToWinBySteinerTrees(graph, costsOf(colouring, 1), cornersToWin)
      for (const symmetry of graph.symmetries)
        expect(piecesToWinBySteinerTrees(graph, costsOf(mapColouring(symmetry, colouring), 1), cornersToWin)).toBe(
          pieces,
        )
    }
  })

  it('give cheapest sets that win, and each smaller than them does not', () => {
    const graph = pentagon(3)
    const random = new Random(3)
    for (let i = 0; i < 40; i++) {
      const colouring = randomColouringOf(random, graph, random.between(0, 9))
      const cost = costsOf(colouring, 1)
      const pieces = piecesToWinBySteinerTrees(graph, cost, cornersToWin)
      const sets = [...cheapestSetsBySteinerTrees(graph, cost, cornersToWin)]
      expect(sets.length > 0).toBe(pieces < Infinity)
      expect(new Set(sets.map((set) => set.join())).size).toBe(sets.length)
      for (const set of sets) {
        const filled = colouring.map((colour, node) => (set.includes(node) ? 1 : colour))
        expect(set.length).toBe(pieces)
        expect(cornersOf(graph, filled, 1).length).toBeGreaterThanOrEqual(cornersToWin)
      }
    }
  })
})

it.each(BIT_SIZES)('pieces to join three sides on size %i are those of the bit-parallel method', (size) => {
  const board = boardOfSize(size)
  const random = new Random(size)
  for (let i = 0; i < 300; i++) {
    const colouring = randomColouringOf(random, board, random.between(0, board.nodeCount))
    const nodesOf = (colour: number) => setOf(colouring.flatMap((found, node) => (found === colour ? [node] : [])))
    const pieces = piecesToWin(board.bits, nodesOf(1), nodesOf(2))
    expect(piecesToWinBySteinerTrees(board, costsOf(colouring, 1), 1)).toBe(pieces === BLOCKED ? Infinity : pieces)
  }
})

it('three corners may be cheaper by two chains than by one', () => {
  // Sides A and D alone are open. They do not meet, and each whole side captures both of its corners.
  const graph = pentagon(3)
  const open = new Set([...graph.sideLists[0], ...graph.sideLists[3]])
  const cost = graph.neighbourLists.map((_, node) => (open.has(node) ? 1 : Infinity))
  expect(piecesToWinBySteinerTrees(graph, cost, 3)).toBe(6)
})
