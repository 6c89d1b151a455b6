/** How many leaves the whole tree below the empty board has at a depth, and how many different positions stand at them. */
import { evaluate } from '../evaluation/evaluation.ts'
import type { Board } from '../game/board.ts'
import { emptyPosition } from '../game/position.ts'
import { placementsOf } from './placements.ts'

export interface TreeCounts {
  /** Each order of moves by itself. */
  readonly leaves: number
  readonly positions: number
}

/** n · (n − 1) · … of so many factors. */
function fallingProduct(n: number, factors: number): number {
  return Array.from({ length: factors }, (_, i) => n - i).reduce((product, factor) => product * factor, 1)
}

/** @throws RangeError where games may end before the depth, and the counts are not simply products */
export function treeCounts(board: Board, depth: number): TreeCounts {
  const red = Math.ceil(depth / 2)
  // Red, who begins, is the first who can have enough stones.
  if (red >= (evaluate(emptyPosition(board.size)).red ?? Infinity)) throw new RangeError(`a game may end within ${depth} plies`)
  const { nodeCount } = board
  return { leaves: fallingProduct(nodeCount, depth), positions: placementsOf(nodeCount, depth) }
}
