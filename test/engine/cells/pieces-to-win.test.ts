/** Pieces to win on cells, held against Steiner trees on boards of all sizes, by both rules. */
import { describe, expect, it } from 'vitest'
import { BLUE, cellBoard, EMPTY, emptyCells, RED } from '../../../src/engine/cells/cell-board.ts'
import { BLOCKED, PiecesToWin } from '../../../src/engine/cells/pieces-to-win.ts'
import { piecesToWinBySteinerTrees } from '../../../src/engine/evaluation/steiner-trees.ts'
import type { BoardSize } from '../../../src/engine/game/board.ts'
import type { CornersToWin } from '../../../src/engine/game/corners.ts'
import { costsOf, mapColouring, randomColouringOf, type Colouring, RULES } from '../game/colourings.ts'
import { Random } from '../math/random.ts'

/** Pieces to win of both colours on cells, ∞ where the colour is blocked. */
function onCells(size: BoardSize, colouring: Colouring, cornersToWin: CornersToWin): number[] {
  const board = cellBoard(size)
  const cells = emptyCells(board)
  cells.set(colouring)
  const pieces = new PiecesToWin(board)
  return ([RED, BLUE] as const).map((colour) => {
    const count = pieces.count(cells, colour, cornersToWin)
    return count === BLOCKED ? Infinity : count
  })
}

describe.each(RULES)('on size $size, with $cornersToWin corners to win', ({ size, cornersToWin }) => {
  const { graph } = cellBoard(size)
  const random = new Random(size)

  it('are those of Steiner trees, from the empty board to the full one', () => {
    for (let i = 0; i < 120; i++) {
      const colouring = randomColouringOf(random, graph, random.between(0, graph.nodeCount))
      expect(onCells(size, colouring, cornersToWin), `${colouring}`).toEqual(
        [RED, BLUE].map((colour) => piecesToWinBySteinerTrees(graph, costsOf(colouring, colour), cornersToWin)),
      )
    }
  })

  it('come with a cheapest set, whose stones win', () => {
    const board = cellBoard(size)
    const pieces = new PiecesToWin(board)
    const marks = new Uint8Array(graph.nodeCount + 1)
    for (let i = 0; i < 120; i++) {
      const cells = emptyCells(board)
      cells.set(randomColouringOf(random, graph, random.between(0, graph.nodeCount)))
      const count = pieces.count(cells, RED, cornersToWin)
      if (count === BLOCKED) continue
      pieces.markCheapest(marks, cornersToWin)
      const chosen = [...marks.keys()].filter((node) => marks[node] === 1)
      expect(chosen.every((node) => cells[node] === EMPTY)).toBe(true)
      expect(chosen).toHaveLength(count)
      for (const node of chosen) cells[node] = RED
      expect(pieces.count(cells, RED, cornersToWin)).toBe(0)
    }
  })

  it('turn and mirror with the board', () => {
    for (let i = 0; i < 20; i++) {
      const colouring = randomColouringOf(random, graph, random.between(0, graph.nodeCount))
      const pieces = onCells(size, colouring, cornersToWin)
      for (const symmetry of graph.symmetries)
        expect(onCells(size, mapColouring(symmetry, colouring), cornersToWin)).toEqual(pieces)
    }
  })
})
