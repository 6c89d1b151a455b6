/** The stones of a position as cells. */
import { nodesOf } from '../game/node-set.ts'
import type { Position } from '../game/position.ts'
import { BLUE, cellBoard, emptyCells, RED } from './cell-board.ts'

/** The states of the cells of a position, as the kernels on typed arrays read them. */
export function cellsOf({ board, red, blue }: Position): Uint8Array {
  const cells = emptyCells(cellBoard(board.size))
  for (const node of nodesOf(red)) cells[node] = RED
  for (const node of nodesOf(blue)) cells[node] = BLUE
  return cells
}

/** The colours as states of cells. */
export const CELL_COLOURS = { red: RED, blue: BLUE } as const
