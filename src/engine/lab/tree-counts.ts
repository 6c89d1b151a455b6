/** The size of the whole tree below the empty board at a depth: its leaves, and the different positions among them. */
import { evaluate } from '../evaluation/evaluation.ts'
import type { Board } from '../game/board.ts'
import { emptyPosition } from '../game/position.ts'
import { placementsOf } from './placements.ts'

export interface TreeCounts {
  /** Every order of moves counts by itself. */
  readonly leaves: number
  readonly positions: number
}

/** n · (n − 1) · …, with this many factors. */
function fallingProduct(n: number, factors: number): number {
  return Array.from({ length: factors }, (_, i) => n - i).reduce((product, factor) => product * factor, 1)
}

/** @throws RangeError when games may end before the depth, as the counts are not simply products then */
export function treeCounts(board: Board, depth: number): TreeCounts {
  const red = Math.ceil(depth / 2)
  // Red begins, and so is the first who can have enough stones.
  if (red >= (evaluate(emptyPosition(board.size)).red ?? Infinity))
    throw new RangeError(`a game may end within ${depth} plies`)
  const { nodeCount } = board
  return { leaves: fallingProduct(nodeCount, depth), positions: placementsOf(nodeCount, depth) }
}
