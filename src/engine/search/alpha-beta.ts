/**
 * Alpha-beta, fail-hard, in negamax form: the report's `alphaBetaNegMax`.
 *
 *     best ← α
 *     for each move
 *       value ← −alphaBeta(move, d−1, −β, −best)
 *       if value > best
 *         best ← value
 *       if best ≥ β
 *         return β
 *     return best
 *
 * The report writes `val` for `value`, and raises `alpha` itself where `best` rises here; its `setRate` keeps the value
 * of a move, as `state.values` does.
 */
import type { SearchRun } from './run.ts'
import type { State } from './state.ts'
import { MISS } from './transposition-table.ts'

/**
 * The value of `state` for the side to move, `depth` plies deep, as far as it lies in the window: `alpha` means "at
 * most alpha", `beta` "at least beta". A win always causes a cutoff.
 */
export function alphaBeta(run: SearchRun, state: State, depth: number, alpha: number, beta: number): number {
  // 1. A finished game or the depth limit: a leaf.
  if (state.isWon || depth === 0) return run.worth(state)
  const stored = run.probe(state, depth, alpha, beta)
  if (stored !== MISS) return stored

  // 2. Search the moves in order, each in the negated window. `best` is the rising alpha.
  run.orderMoves(state, depth, alpha, beta)
  let best = alpha
  for (let move = 0; move < state.count; move++) {
    const value = -alphaBeta(run, run.enter(state, move), run.depthBelow(state, move, depth), -beta, -best)
    state.values[move] = value
    // 3. A better move raises alpha.
    if (value > best) {
      best = value
      state.adopt(move)
    }
    // 4. A cutoff: the opponent will avoid this state, so the other moves need not be searched.
    if (best >= beta) {
      run.cut(state, depth, alpha, beta)
      return beta
    }
  }
  run.leave(state, depth, best, alpha, beta)
  return best
}
