/**
 * Alpha-beta, fail-hard, in negamax form: the report's `alphaBetaNegMax`.
 *
 * The report writes `val` for `value`, and raises `alpha` itself where `best` rises here; its `setRate` keeps the value
 * of a move, as `state.values` does.
 */
import { listing, opening } from '../listing.ts'
import type { Method } from '../method.ts'
import type { SearchRun } from '../run.ts'
import { WIN, type State } from '../state.ts'
import { MISS } from '../transposition-table.ts'

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

/** The pseudocode of alpha-beta, which other algorithms call. */
export const ALPHA_BETA_LINES = listing(
  ...opening('alphaBeta(state, d, α, β)'),
  ['start', '  best ← α'],
  ['loop', '  for each move'],
  ['search', '    value ← −alphaBeta(move, d−1, −β, −best)'],
  ['isBetter', '    if value > best'],
  ['raise', '      best ← value'],
  ['isCut', '    if best ≥ β'],
  ['cut', '      return β'],
  ['return', '  return best'],
)

export const ALPHA_BETA: Method = {
  ordering: 'id',
  deepens: false,
  search: (run, root, depth) => alphaBeta(run, root, depth, -WIN, WIN),
  window: 'full',
  scouts: false,
  lines: ALPHA_BETA_LINES,
  caller: null,
}
