/**
 * Iterative deepening: the tree is searched to depth 1, 2, 3 … Each search finds the moves of every state in the order
 * of their last values, "hoping that the best move at depth d will be a good one, or the best, at depth d + 1 as well"
 * (the report). The remembered order is what the deeper search gains from the shallower ones.
 */
import { alphaBeta } from './alpha-beta.ts'
import type { SearchRun } from './run.ts'
import { isDecided, WIN } from './state.ts'

/** Searches the root to depth 1, 2, 3 … up to `maxDepth`. A limit of time or states ends this by a `LimitReached`. */
export function deepen(run: SearchRun, maxDepth: number): void {
  for (let depth = 1; depth <= maxDepth; depth++) {
    // 1. The whole tree again, in the full window. As a state ends, the run keeps its moves, best first, for the next
    // depth.
    run.beginIteration(depth)
    const value = alphaBeta(run, run.root, depth, -WIN, WIN)
    run.endIteration(value)
    // 2. The game is decided: deeper searches could only confirm it.
    if (isDecided(value)) return
  }
}
