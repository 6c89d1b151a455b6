/** Plain minimax, as negamax: every state to the full depth. The reference for all the other searches. */
import { listing, opening } from '../listing.ts'
import type { Method } from '../method.ts'
import type { SearchRun } from '../run.ts'
import { WIN, type State } from '../state.ts'
import { MISS } from '../transposition-table.ts'

/** A window beyond every value: nothing is cut off. */
const BELOW_ALL = -WIN - 1
const ABOVE_ALL = WIN + 1

/** The value of `state` for the side to move, `depth` plies deep. */
function minimax(run: SearchRun, state: State, depth: number): number {
  // 1. A finished game or the depth limit: a leaf.
  if (state.isWon || depth === 0) return run.worth(state)
  const stored = run.probe(state, depth, BELOW_ALL, ABOVE_ALL)
  if (stored !== MISS) return stored

  // 2. The best of all moves, each seen from the other side.
  run.orderMoves(state, depth, BELOW_ALL, ABOVE_ALL)
  let best = BELOW_ALL
  for (let move = 0; move < state.count; move++) {
    const value = -minimax(run, run.enter(state, move), run.depthBelow(state, move, depth))
    state.values[move] = value
    if (value > best) {
      best = value
      state.adopt(move)
    }
  }
  run.leave(state, depth, best, BELOW_ALL, ABOVE_ALL)
  return best
}

export const MINIMAX: Method = {
  ordering: 'id',
  deepens: false,
  search: minimax,
  window: 'none',
  scouts: false,
  lines: listing(
    ...opening('minimax(state, d)'),
    ['start', '  best ← below −∞'],
    ['loop', '  for each move'],
    ['search', '    value ← −minimax(move, d−1)'],
    ['isBetter', '    if value > best'],
    ['raise', '      best ← value'],
    ['return', '  return best'],
  ),
  caller: null,
}
