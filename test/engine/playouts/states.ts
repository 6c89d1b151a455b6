/** States of boards of cells, after moves by turns. */
import { BLUE, cellBoard, opponentOf, RED, type CellColour } from '../../../src/engine/cells/cell-board.ts'
import { Stones } from '../../../src/engine/cells/stones.ts'
import type { BoardSize } from '../../../src/engine/game/board.ts'
import type { TreeState } from '../../../src/engine/playouts/monte-carlo.ts'

/** The state after some moves. */
export function stateAfter(
  size: BoardSize,
  moves: readonly number[],
  first: typeof RED | typeof BLUE = RED,
): TreeState {
  const stones = new Stones(cellBoard(size))
  const colours: readonly CellColour[] = [first, opponentOf(first)]
  moves.forEach((move, i) => stones.place(move, colours[i % 2]))
  return { stones, toMove: colours[moves.length % 2], last: moves.at(-1) ?? -1, secondLast: moves.at(-2) ?? -1 }
}
