/**
 * Alpha-beta, fail-hard, in negamax form: the report's `alphaBetaNegMax`.
 *
 *     for (GameState st : s) {
 *       int val = -alphaBetaNegMax(st, depth - 1, -beta, -alpha, type == MAX ? MIN : MAX);
 *       s.setRate(val);
 *       if (val > alpha) alpha = val;
 *       if (alpha >= beta) return beta;
 *     }
 *     return alpha;
 */
import type { SearchRun } from './run.ts'
import type { State } from './state.ts'
import { MISS } from './transposition-table.ts'

/**
 * The value of `state` for the side to move, `depth` plies deep, as far as it lies in the window: `alpha` means "at most
 * alpha", `beta` "at least beta". A win always causes a cutoff.
 */
export function alphaBeta(run: SearchRun, state: State, depth: number, alpha: number, beta: number): number {
  // 1. A finished game or the depth limit: a leaf.
  if (state.isWon || depth === 0) return run.worth(state)
  const stored = run.probe(state, depth, alpha, beta)
  if (stored !== MISS) return stored

  // 2. Search the moves in order, each in the negated window. `best` is the rising alpha.
  run.orderMoves(state, alpha, beta)
  let best = alpha
  for (let move = 0; move < state.count; move++) {
    const value = -alphaBeta(run, run.enter(state, move), depth - 1, -beta, -best)
    state.values[move] = value
    // 3. A better move raises alpha.
    if (value > best) {
      best = value
      state.adopt(move)
    }
    // 4. A cutoff: the opponent will avoid this state, so the other moves need not be searched.
    if (best >= beta) return run.cut(state, depth, alpha, beta)
  }
  return run.leave(state, depth, best, alpha, beta)
}
