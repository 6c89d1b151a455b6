/**
 * NegaScout (Reinefeld 1983), fail-hard: trusts the ordering. Only the first successor is searched in the full
 * window; the others have to prove in a window of width one that they are better, and are searched again if so.
 *
 * Reinefeld (ICCA Journal 6.4, 1983) searches again in the window (value found, β). Here it is (best, β), which all counts
 * in the README go by. A fail-hard null window finds best + 1 at most, so his is narrower by one: it gives the same values
 * and visits a little less. The README has the difference as measured.
 */
import type { SearchRun } from './run.ts'
import type { State } from './state.ts'
import { UNKNOWN } from './transposition-table.ts'

/** As `alphaBeta`: the value of `state` for the side to move, as far as it lies in the window. */
export function negaScout(run: SearchRun, state: State, depth: number, alpha: number, beta: number): number {
  // 1. A finished game or the depth limit: a leaf.
  if (state.isTerminal || depth === 0) return run.leafValue(state)
  const recalled = run.recall(state, depth, alpha, beta)
  if (recalled !== UNKNOWN) return recalled

  // 2. The first successor in the full window, the others in the null window (best, best + 1).
  run.expand(state, alpha, beta)
  let best = alpha
  let scout = beta
  for (let i = 0; i < state.count; i++) {
    let value = -negaScout(run, run.enter(state, i), depth - 1, -scout, -best)
    // 3. Better than the best, but how much? Search it again in the full window. A leaf's value is exact already.
    if (i > 0 && value > best && value < beta && depth > 1) {
      run.beginResearch(state, state.nodes[i], best, beta)
      value = -negaScout(run, run.enter(state, i), depth - 1, -beta, -best)
      run.endResearch()
    }
    state.values[i] = value
    if (value > best) {
      best = value
      state.adopt(i)
    }
    // 4. Cutoff, as in alpha-beta.
    if (best >= beta) return run.close(state, depth, beta, alpha, beta)
    scout = best + 1
  }
  return run.close(state, depth, best, alpha, beta)
}
