/** Helpful nodes, held against placing a stone on each empty node. */
import { describe, expect, it } from 'vitest'
import { cellBoard, EMPTY, emptyCells, RED } from '../../../src/engine/cells/cell-board.ts'
import { HelpfulNodes } from '../../../src/engine/cells/helpful-nodes.ts'
import { BLOCKED, PiecesToWin } from '../../../src/engine/cells/pieces-to-win.ts'
import { randomColouringOf, RULES } from '../game/colourings.ts'
import { Random } from '../math/random.ts'

describe.each(RULES)('on size $size, with $cornersToWin corners to win', ({ size, cornersToWin }) => {
  it('a stone lowers the pieces to win on the helpful nodes alone', () => {
    const board = cellBoard(size)
    const pieces = new PiecesToWin(board)
    const helpful = new HelpfulNodes(board, pieces)
    const marks = new Uint8Array(board.nodeCount + 1)
    const random = new Random(size)
    for (let i = 0; i < 60; i++) {
      const cells = emptyCells(board)
      const empty = i === 0 ? board.nodeCount : random.between(0, board.nodeCount)
      cells.set(randomColouringOf(random, board.graph, empty))
      const count = pieces.count(cells, RED, cornersToWin)
      if (count === BLOCKED) continue
      helpful.mark(marks, count, cornersToWin)
      const lowering = [...cells.keys()].filter((node) => {
        if (cells[node] !== EMPTY) return false
        cells[node] = RED
        const after = pieces.count(cells, RED, cornersToWin)
        cells[node] = EMPTY
        return after === count - 1
      })
      expect([...marks.keys()].filter((node) => marks[node] === 1)).toEqual(lowering)
    }
  })
})
