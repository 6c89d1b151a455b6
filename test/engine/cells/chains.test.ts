/** Chains, captured corners and the winner on boards of all sizes, by flood fill, move by move and by the slowest way. */
import { describe, expect, it } from 'vitest'
import { BLUE, cellBoard, RED, type CellBoard } from '../../../src/engine/cells/cell-board.ts'
import { Stones } from '../../../src/engine/cells/stones.ts'
import { boardOfSize, BOARD_SIZES, type Board } from '../../../src/engine/game/board.ts'
import { capturedCorners, chainsOf, hasWon, sidesJoined } from '../../../src/engine/game/chain.ts'
import { CORNERS_TO_WIN, membersOf } from '../../../src/engine/game/corners.ts'
import { has, nodesOf, setOf, size as nodeCountOf, type NodeSet } from '../../../src/engine/game/node-set.ts'
import { cornersOf, mapColouring, randomColouringOf, type Colouring } from '../game/colourings.ts'
import { Random } from '../math/random.ts'

const COLOURS = [RED, BLUE] as const

const setBy = (colouring: Colouring, colour: number): NodeSet =>
  setOf([...colouring.keys()].filter((node) => colouring[node] === colour))

/** The stones of a colouring, placed in a random order. */
function placed(random: Random, board: CellBoard, colouring: Colouring): Stones {
  const stones = new Stones(board)
  for (const node of random.shuffled(colouring.keys())) {
    const colour = COLOURS.find((colour) => colour === colouring[node])
    if (colour !== undefined) stones.place(node, colour)
  }
  return stones
}

const cornersBy = (board: Board, colouring: Colouring, colour: number) =>
  capturedCorners(board, setBy(colouring, colour)).map(({ corner }) => corner)

describe.each(BOARD_SIZES)('on size %i', (size) => {
  const board = cellBoard(size)
  const { graph } = board
  const game = boardOfSize(size)

  it('a full board has one winner by three corners, and each corner is captured by one colour', () => {
    const random = new Random(size)
    for (let i = 0; i < 300; i++) {
      const colouring = randomColouringOf(random, graph, 0)
      const red = cornersBy(game, colouring, RED)
      const blue = cornersBy(game, colouring, BLUE)
      expect([...red, ...blue].toSorted()).toEqual([0, 1, 2, 3, 4])
      expect(hasWon(game, setBy(colouring, RED), 3)).toBe(red.length >= 3)
      expect(hasWon(game, setBy(colouring, BLUE), 3)).toBe(blue.length >= 3)
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
        expect(cornersBy(game, colouring, colour)).toEqual(corners)
        expect(membersOf(stones.cornersOf(colour))).toEqual(corners)
      }
    }
  })

  it('corners and chains turn and mirror with the board', () => {
    const random = new Random(20 + size)
    for (let i = 0; i < 10; i++) {
      const colouring = randomColouringOf(random, graph, random.below(1 + graph.nodeCount / 2))
      const sizes = (of: Colouring) => [...chainsOf(game, setBy(of, RED))].map(nodeCountOf).sort((a, b) => a - b)
      for (const symmetry of graph.symmetries) {
        const image = mapColouring(symmetry, colouring)
        const nodes = cornersBy(game, colouring, RED).map((corner) => symmetry[graph.corners[corner]])
        expect(
          cornersBy(game, image, RED)
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
      for (const { corner, chain } of capturedCorners(game, setBy(colouring, RED))) {
        const touched = graph.sideLists.flatMap((side, k) => (side.some((node) => has(chain, node)) ? [k] : []))
        expect([...nodesOf(chain)].every((node) => colouring[node] === RED)).toBe(true)
        expect(touched.length).toBeGreaterThanOrEqual(3)
        expect(touched).toEqual(expect.arrayContaining([corner, (corner + 4) % 5]))
      }
    }
  })
})

it.each(BOARD_SIZES)('the first corner on size %i is the first chain on three sides', (size) => {
  const board = boardOfSize(size)
  const random = new Random(size)
  for (let i = 0; i < 300; i++) {
    const colouring = randomColouringOf(random, board, random.below(board.nodeCount))
    expect(cornersBy(board, colouring, RED).length > 0).toBe(sidesJoined(board, setBy(colouring, RED)).length >= 3)
  }
})
