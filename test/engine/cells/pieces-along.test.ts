/** Pieces to win along lines of moves, held against a count of each state. */
import { describe, expect, it } from 'vitest'
import { BLUE, cellBoard, EMPTY, RED } from '../../../src/engine/cells/cell-board.ts'
import { PiecesAlong } from '../../../src/engine/cells/pieces-along.ts'
import { PiecesToWin } from '../../../src/engine/cells/pieces-to-win.ts'
import { Stones } from '../../../src/engine/cells/stones.ts'
import { RULES } from '../game/colourings.ts'
import { Random } from '../math/random.ts'

const COLOURS = [RED, BLUE] as const

describe.each(RULES)('on size $size, with $cornersToWin corners to win', ({ size, cornersToWin }) => {
  it('are those of each state by itself, wherever the line turns', () => {
    const board = cellBoard(size)
    const counter = new PiecesToWin(board)
    const random = new Random(size)
    const line = [new Stones(board)]
    const along = new PiecesAlong(board, cornersToWin, line, RED)
    const mover = (ply: number) => COLOURS[ply % 2]
    const after = new Stones(board)
    let ply = 0
    for (let steps = 0; steps < 60; steps++) {
      const open = [...line[ply].cells.keys()].filter(
        (node) => line[ply].cells[node] === EMPTY && !line[ply].winsAt(node, mover(ply), cornersToWin),
      )
      const asked = random.shuffled(open).slice(0, random.pick([0, 1, 2, open.length]))
      for (const node of asked)
        for (const colour of COLOURS) {
          after.copy(line[ply])
          after.place(node, mover(ply))
          expect(along.after(ply, colour, node)).toBe(counter.count(after.cells, colour, cornersToWin))
        }
      if (random.below(3) === 0)
        for (const colour of COLOURS)
          expect(along.at(ply, colour)).toBe(counter.count(line[ply].cells, colour, cornersToWin))
      if (open.length === 0 || random.below(4) === 0) {
        ply = random.below(ply + 1)
        continue
      }
      const node = random.pick(open)
      line[ply + 1] ??= new Stones(board)
      line[ply + 1].copy(line[ply])
      line[ply + 1].place(node, mover(ply))
      along.enter(++ply, node)
    }
  })
})
