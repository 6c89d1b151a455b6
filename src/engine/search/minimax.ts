/** Plain minimax, as negamax: every state to the full depth. The reference for all the other searches. */
import type { SearchRun } from './run.ts'
import { WIN, type State } from './state.ts'
import { UNKNOWN } from './transposition-table.ts'

/** The value of `state` for the side to move, `depth` plies deep. */
export function minimax(run: SearchRun, state: State, depth: number): number {
  // 1. A finished game or the depth limit: a leaf.
  if (state.isTerminal || depth === 0) return run.leafValue(state)
  const recalled = run.recall(state, depth, -WIN - 1, WIN + 1)
  if (recalled !== UNKNOWN) return recalled

  // 2. The best of all successors, each seen from the other side.
  run.expand(state, -WIN - 1, WIN + 1)
  let best = -WIN - 1
  for (let i = 0; i < state.count; i++) {
    const value = -minimax(run, run.enter(state, i), depth - 1)
    state.values[i] = value
    if (value > best) {
      best = value
      state.adopt(i)
    }
  }
  return run.close(state, depth, best, -WIN - 1, WIN + 1)
}
