/**
 * NegaScout (Reinefeld 1983), fail-hard: trusts the ordering. Only the first move is searched in the full window; the
 * others have to prove in a window of width one that they are better, and are searched again if so.
 *
 * Reinefeld searches again in the window (value found, β). Here it is (best, β), and all counts of this project go by
 * that. A fail-hard null window returns best + 1 at most, so his window is narrower by one: it gives the same values
 * and visits slightly fewer states, as measured in docs/counters.md.
 */
import { listing, opening } from '../listing.ts'
import type { Method } from '../method.ts'
import type { SearchRun } from '../run.ts'
import { isDecided, WIN, type State } from '../state.ts'
import { MISS } from '../transposition-table.ts'

/** Searches the root to depth 1, 2, 3 … up to `maxDepth`, or until the game is decided. */
function deepenByNegaScout(run: SearchRun, maxDepth: number): void {
  for (let depth = 1; depth <= maxDepth; depth++) {
    run.beginIteration(depth)
    const value = negaScout(run, run.root, depth, -WIN, WIN)
    run.endIteration(value)
    if (isDecided(value)) return
  }
}

/** The value of `state` for the side to move, `depth` plies deep, as far as it lies in the window. */
function negaScout(run: SearchRun, state: State, depth: number, alpha: number, beta: number): number {
  // 1. A finished game or the depth limit: a leaf.
  if (state.isWon || depth === 0) return run.worth(state)
  const stored = run.probe(state, depth, alpha, beta)
  if (stored !== MISS) return stored

  // 2. The first move in the full window, the others in the null window (best, best + 1).
  run.orderMoves(state, depth, alpha, beta)
  let best = alpha
  let scout = beta
  for (let move = 0; move < state.count; move++) {
    const below = run.depthBelow(state, move, depth)
    let value = -negaScout(run, run.enter(state, move), below, -scout, -best)
    // 3. Better, but by how much? A re-search in the window (best, β). A leaf's value is exact already.
    if (best < value && value < beta && move > 0 && below > 0) {
      run.beginResearch(state, state.nodes[move], best, beta)
      value = -negaScout(run, run.enter(state, move), below, -beta, -best)
      run.endResearch()
    }
    state.values[move] = value
    if (value > best) {
      best = value
      state.adopt(move)
    }
    // 4. Cutoff, as in alpha-beta.
    if (best >= beta) {
      run.cut(state, depth, alpha, beta)
      return beta
    }
    scout = best + 1
  }
  run.leave(state, depth, best, alpha, beta)
  return best
}

export const NEGASCOUT: Method = {
  ordering: 'last',
  deepens: true,
  search: deepenByNegaScout,
  once: (run, root, depth) => negaScout(run, root, depth, -WIN, WIN),
  window: 'full',
  scouts: true,
  lines: listing(
    ...opening('negaScout(state, d, α, β)'),
    ['start', '  best ← α;  scout ← β'],
    ['loop', '  for each move'],
    ['search', '    value ← −negaScout(move, d−1, −scout, −best)'],
    ['isOpen', '    if best < value < β, not first, d > 1'],
    ['searchAgain', '      value ← −negaScout(move, d−1, −β, −best)'],
    ['isBetter', '    if value > best'],
    ['raise', '      best ← value'],
    ['isCut', '    if best ≥ β'],
    ['cut', '      return β'],
    ['scout', '    scout ← best + 1'],
    ['return', '  return best'],
  ),
  caller: null,
}
