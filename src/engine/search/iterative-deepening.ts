/**
 * Iterative deepening: the tree is searched to depth 1, 2, 3 … Each search finds the moves of every state in the order of
 * their last values, "hoping that the best move at depth d will be a good one, or the best, at depth d + 1 as well" (the
 * report). The remembered order is what the deeper search gains from the shallower ones.
 */
import { alphaBeta } from './alpha-beta.ts'
import type { SearchRun } from './run.ts'
import { isDecided, WIN } from './state.ts'

/** One iteration: alpha-beta in the full window. */
export function iteration(run: SearchRun, depth: number): number {
  return alphaBeta(run, run.root, depth, -WIN, WIN)
}

/**
 * Searches the root to a depth; returns its value for the side to move, or null when a limit ended the search. `guess` is
 * the value at the depth before, if known.
 */
export type RootSearch = (depth: number, guess: number | null) => number | null

/** Runs the iterations up to `maxDepth`, for aspiration search and NegaScout too. */
export function deepen(searchRoot: RootSearch, maxDepth: number): void {
  let guess: number | null = null
  for (let depth = 1; depth <= maxDepth; depth++) {
    // 1. The whole tree to this depth, the best moves of the last depth first.
    const value = searchRoot(depth, guess)
    // 2. A limit has been reached; or the game is decided, which deeper searches can only confirm.
    if (value === null || isDecided(value)) return
    guess = value
  }
}
