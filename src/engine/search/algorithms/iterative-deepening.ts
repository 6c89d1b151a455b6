/**
 * Iterative deepening: the tree is searched to depth 1, 2, 3 … Each search finds the moves of every state in the order
 * of their last values, "hoping that the best move at depth d will be a good one, or the best, at depth d + 1 as well"
 * (the report). The remembered order is what the deeper search gains from the shallower ones.
 */
import { alphaBeta, ALPHA_BETA_LINES } from './alpha-beta.ts'
import { listing } from '../listing.ts'
import type { Method } from '../method.ts'
import type { SearchRun } from '../run.ts'
import { isDecided, WIN } from '../state.ts'

/** Searches the root to depth 1, 2, 3 … up to `maxDepth`. A limit of time or states ends this by a `LimitReached`. */
function deepen(run: SearchRun, maxDepth: number): void {
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

export const ITERATIVE_DEEPENING: Method = {
  ordering: 'last',
  deepens: true,
  search: deepen,
  once: null,
  window: 'full',
  scouts: false,
  lines: ALPHA_BETA_LINES,
  caller: {
    lines: listing(
      ['deepen', 'deepen(root, D)'],
      ['iterate', '  for d = 1, 2 … D'],
      ['search', '    value ← alphaBeta(root, d, −∞, +∞)'],
      ['keep', '    keep each state’s moves, best first'],
      ['isDecided', '    if value = ±∞'],
      ['stop', '      stop: the game is decided'],
    ),
    begins: (depth) => (depth === 1 ? ['deepen', 'iterate', 'search'] : ['iterate', 'search']),
    returns: ({ value }) =>
      isDecided(value ?? 0) ? ['search', 'keep', 'isDecided', 'stop'] : ['search', 'keep', 'isDecided'],
  },
}
