/** What a colour still needs to win, on a board of any size and by either rule: how many stones, where, and for what. */
import { cellBoard } from '../cells/cell-board.ts'
import { CELL_COLOURS, cellsOf } from '../cells/cells-of.ts'
import { HelpfulNodes } from '../cells/helpful-nodes.ts'
import { BLOCKED, PiecesToWin } from '../cells/pieces-to-win.ts'
import { capturedCorners, type CapturedCorner } from '../game/chain.ts'
import type { Colour } from '../game/colour.ts'
import { EMPTY, setOf, union, type NodeSet } from '../game/node-set.ts'
import type { Position } from '../game/position.ts'

export interface Needs {
  /** One of the cheapest sets; null when the other colour has closed every way. */
  readonly cheapest: NodeSet | null
  /** The nodes of all cheapest sets. */
  readonly helpful: NodeSet
  /** The corners that the colour has captured. */
  readonly captured: readonly CapturedCorner[]
  /** The corners that its chains capture once the stones of `cheapest` are placed. */
  readonly capturedThen: readonly CapturedCorner[]
}

/** What a colour needs in a position. */
export function needsOf(position: Position, colour: Colour): Needs {
  const { board, cornersToWin } = position
  const cells = cellBoard(board.size)
  const pieces = new PiecesToWin(cells)
  const count = pieces.count(cellsOf(position), CELL_COLOURS[colour], cornersToWin)
  const captured = capturedCorners(board, position[colour])
  if (count === BLOCKED) return { cheapest: null, helpful: EMPTY, captured, capturedThen: captured }
  const marks = new Uint8Array(cells.nodeCount + 1)
  const marked = () => setOf([...marks.keys()].filter((node) => marks[node] === 1))
  pieces.markCheapest(marks, cornersToWin)
  const cheapest = marked()
  new HelpfulNodes(cells, pieces).mark(marks, count, cornersToWin)
  return {
    cheapest,
    helpful: marked(),
    captured,
    capturedThen: capturedCorners(board, union(position[colour], cheapest)),
  }
}

/** The stones that a colour has to place on the cheapest way from each node to a side, both ends counted; ∞ without one. */
export function distancesToSide(position: Position, colour: Colour, side: number): number[] {
  const board = cellBoard(position.board.size)
  const pieces = new PiecesToWin(board)
  pieces.count(cellsOf(position), CELL_COLOURS[colour], position.cornersToWin)
  return Array.from(pieces.distances[side].subarray(0, board.nodeCount), (stones) =>
    stones >= BLOCKED ? Infinity : stones,
  )
}
