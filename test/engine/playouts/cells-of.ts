/** The stones of a position as cells. */
import { BLUE, cellBoard, emptyCells, RED } from '../../../src/engine/cells/cell-board.ts'
import { nodesOf } from '../../../src/engine/game/node-set.ts'
import type { Position } from '../../../src/engine/game/position.ts'

export function cellsOf({ board, red, blue }: Position): Uint8Array {
  const cells = emptyCells(cellBoard(board.size))
  for (const node of nodesOf(red)) cells[node] = RED
  for (const node of nodesOf(blue)) cells[node] = BLUE
  return cells
}
