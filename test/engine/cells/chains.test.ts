/** Chains, captured corners and the winner on boards of all sizes, by flood fill, move by move and by the slowest way. */
import { describe, expect, it } from 'vitest'
import { BLUE, cellBoard, emptyCells, RED, type CellBoard } from '../../../src/engine/cells/cell-board.ts'
import { capturedCorners, chainsOf, winnerOfCells } from '../../../src/engine/cells/chains.ts'
import { Stones } from '../../../src/engine/cells/stones.ts'
import { boardOfSize, BOARD_SIZES } from '../../../src/engine/game/board.ts'
import { winningChains } from '../../../src/engine/game/chain.ts'
import { CORNERS_TO_WIN, membersOf } from '../../../src/engine/game/corners.ts'
import { EMPTY, setOf } from '../../../src/engine/game/node-set.ts'
import { cornersOf, mapColouring, randomColouringOf, type Colouring } from '../game/colourings.ts'
import { Random } from '../math/random.ts'

const SIZES = [2, 3, 4, 5, 6, 7]
const COLOURS = [RED, BLUE] as const

function cellsOf(board: CellBoard, colouring: Colouring): Uint8Array {
  const cells = emptyCells(board)
  cells.set(colouring)
  return cells
}

/** The stones of a colouring, placed in a random order. */
function placed(random: Random, board: CellBoard, colouring: Colouring): Stones {
  const stones = new Stones(board)
  for (const node of random.shuffled(colouring.keys())) {
    const colour = COLOURS.find((colour) => colour === colouring[node])
    if (colour !== undefined) stones.place(node, colour)
  }
  return stones
}

const cornersBy = (board: CellBoard, colouring: Colouring, colour: (typeof COLOURS)[number]) =>
  capturedCorners(board, cellsOf(board, colouring), colour).map(({ corner }) => corner)

describe.each(SIZES)('on size %i', (size) => {
  const board = cellBoard(size)
  const { graph } = board

  it('a full board has one winner by three corners, and each corner is captured by one colour', () => {
    const random = new Random(size)
    for (let i = 0; i < 300; i++) {
      const colouring = randomColouringOf(random, graph, 0)
      const red = cornersBy(board, colouring, RED)
      const blue = cornersBy(board, colouring, BLUE)
      expect([...red, ...blue].toSorted()).toEqual([0, 1, 2, 3, 4])
      expect(winnerOfCells(board, cellsOf(board, colouring), 3)).toBe(red.length >= 3 ? RED : BLUE)
      const stones = placed(random, board, colouring)
      expect(COLOURS.filter((colour) => stones.hasWon(colour, 3))).toEqual([red.length >= 3 ? RED : BLUE])
      if (i < 30) expect(red).toEqual(cornersOf(graph, colouring, RED))
    }
  })

  it('corners by flood fill, move by move and by the slowest way are the same', () => {
    const random = new Random(10 + size)
    for (let i = 0; i < 100; i++) {
      const colouring = randomColouringOf(random, graph, random.below(1 + graph.nodeCount / 2))
      const stones = placed(random, board, colouring)
      for (const colour of COLOURS) {
        const corners = cornersOf(graph, colouring, colour)
        expect(cornersBy(board, colouring, colour)).toEqual(corners)
        expect(membersOf(stones.cornersOf(colour))).toEqual(corners)
      }
    }
  })

  it('corners and chains turn and mirror with the board', () => {
    const random = new Random(20 + size)
    for (let i = 0; i < 10; i++) {
      const colouring = randomColouringOf(random, graph, random.below(1 + graph.nodeCount / 2))
      const sizes = (of: Colouring) =>
        chainsOf(board, cellsOf(board, of), RED)
          .map(({ nodes }) => nodes.length)
          .sort((a, b) => a - b)
      for (const symmetry of graph.symmetries) {
        const image = mapColouring(symmetry, colouring)
        const nodes = cornersBy(board, colouring, RED).map((corner) => symmetry[graph.corners[corner]])
        expect(
          cornersBy(board, image, RED)
            .map((corner) => graph.corners[corner])
            .toSorted(),
        ).toEqual(nodes.toSorted())
        expect(sizes(image)).toEqual(sizes(colouring))
      }
    }
  })

  it.each(CORNERS_TO_WIN)('a stone wins at once, by %i corners, where placing it wins', (cornersToWin) => {
    const random = new Random(30 + size)
    for (let i = 0; i < 20; i++) {
      const colouring = randomColouringOf(random, graph, 1 + random.below(graph.nodeCount / 2))
      const stones = placed(random, board, colouring)
      const after = new Stones(board)
      for (const node of colouring.keys()) {
        if (!stones.isEmpty(node)) continue
        after.copy(stones)
        after.place(node, RED)
        expect(stones.winsAt(node, RED, cornersToWin)).toBe(after.hasWon(RED, cornersToWin))
      }
    }
  })

  it('the chain that captures a corner touches its two sides and a third', () => {
    const random = new Random(40 + size)
    for (let i = 0; i < 50; i++) {
      const colouring = randomColouringOf(random, graph, random.below(1 + graph.nodeCount / 4))
      for (const { corner, chain } of capturedCorners(board, cellsOf(board, colouring), RED)) {
        const touched = graph.sideLists.flatMap((side, k) =>
          side.some((node) => chain.nodes.includes(node)) ? [k] : [],
        )
        expect(chain.nodes.every((node) => colouring[node] === RED)).toBe(true)
        expect(touched.length).toBeGreaterThanOrEqual(3)
        expect(touched).toEqual(expect.arrayContaining([corner, (corner + 4) % 5]))
      }
    }
  })
})

it.each(BOARD_SIZES)('the first corner on size %i is the first chain on three sides', (size) => {
  const board = cellBoard(size)
  const random = new Random(size)
  for (let i = 0; i < 300; i++) {
    const colouring = randomColouringOf(random, board.graph, random.below(board.nodeCount))
    const red = setOf(colouring.flatMap((colour, node) => (colour === RED ? [node] : [])))
    expect(cornersBy(board, colouring, RED).length > 0).toBe(winningChains(boardOfSize(size), red, 1) !== EMPTY)
  }
})
