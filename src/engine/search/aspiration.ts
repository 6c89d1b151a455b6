/**
 * Aspiration search: alpha-beta in a small window around the value of the depth before. A value outside the window is
 * only a bound; then the part beyond that bound is searched again.
 */
import { alphaBeta } from './alpha-beta.ts'
import type { SearchRun } from './run.ts'
import { WIN, type State } from './state.ts'
import { NO_NODE } from './trace.ts'

/** Half the width of the window in stones, as in the report: only values of f strictly inside v ± 2 are exact. */
export const REPORTS_MARGIN = 2

/** In stones: |f| is always smaller, so a wider window makes no difference. */
export const MAX_MARGIN = 100

/**
 * The value of the root `depth` plies deep.
 *
 * @param guess its value at the depth before, if known
 * @param margin half the width of the window, in the evaluator's own unit
 */
export function aspiration(run: SearchRun, root: State, depth: number, guess: number | null, margin: number): number {
  // 1. Search in the small window, at depth 1 around the root's own evaluation.
  const middle = guess ?? run.evaluateRoot()
  const low = Math.max(-WIN, middle - margin)
  const high = Math.min(WIN, middle + margin)
  const value = alphaBeta(run, root, depth, low, high)
  // 2. Failed low or high: a re-search beyond that bound.
  if (value <= low && low > -WIN) return searchAgain(run, root, depth, -WIN, low)
  if (value < high || high === WIN) return value
  const line = root.bestLine()
  const beyond = searchAgain(run, root, depth, high, WIN)
  // 3. Nothing is beyond: the value is the bound itself, and the move that reached it stands.
  if (beyond === high) root.setLine(line)
  return beyond
}

function searchAgain(run: SearchRun, root: State, depth: number, alpha: number, beta: number): number {
  run.beginResearch(root, NO_NODE, alpha, beta)
  const value = alphaBeta(run, root, depth, alpha, beta)
  run.endResearch()
  return value
}
