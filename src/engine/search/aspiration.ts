/**
 * Aspiration search: alpha-beta in a small window around the value of the depth before. A value outside the window is
 * only a bound; then the part beyond that bound is searched again.
 */
import { alphaBeta } from './alpha-beta.ts'
import type { SearchRun } from './run.ts'
import { isDecided, WIN } from './state.ts'
import { NO_NODE } from './trace.ts'

/**
 * Half the width of the window in stones: only values of f strictly inside v ± 2 are exact. The report gives no width.
 * This one is inferred: of the widths 1, 2 and 3 it alone gives the published 582 states of State 1 at depth 2, and 451
 * more than alpha-beta at depth 3.
 */
export const REPORTS_MARGIN = 2

/** Half the narrowest window, in stones. Whatever is narrower than a unit of the evaluator counts as one unit. */
export const MIN_MARGIN = 0.01

/** In stones: |f| is always smaller, so a wider window makes no difference. */
export const MAX_MARGIN = 100

export function isMargin(value: unknown): value is number {
  return typeof value === 'number' && value >= MIN_MARGIN && value <= MAX_MARGIN
}

/**
 * Searches the root to depth 1, 2, 3 …, as `deepen` does, each in a window around the value of the depth before.
 *
 * @param margin half the width of the window, in the evaluator's own unit
 */
export function deepenByAspiration(run: SearchRun, maxDepth: number, margin: number): void {
  let guess: number | null = null
  for (let depth = 1; depth <= maxDepth; depth++) {
    run.beginIteration(depth)
    // Before depth 1 there is only the root's own evaluation.
    const value = aspiration(run, depth, guess ?? run.evaluateRoot(), margin)
    run.endIteration(value)
    if (isDecided(value)) return
    guess = value
  }
}

/** The value of the root, `depth` plies deep, for the side to move. */
function aspiration(run: SearchRun, depth: number, guess: number, margin: number): number {
  // 1. Search in the small window.
  const low = Math.max(-WIN, guess - margin)
  const high = Math.min(WIN, guess + margin)
  const value = alphaBeta(run, run.root, depth, low, high)
  // 2. Failed low: a re-search below.
  if (value <= low && low > -WIN) return searchAgain(run, depth, -WIN, low)
  // 3. Failed high: a re-search above. Where nothing is beyond `high`, the move that reached it stands.
  if (value >= high && high < WIN) {
    const line = run.root.bestLine()
    const beyond = searchAgain(run, depth, high, WIN)
    if (beyond === high) run.root.setLine(line)
    return beyond
  }
  return value
}

function searchAgain(run: SearchRun, depth: number, alpha: number, beta: number): number {
  run.beginResearch(run.root, NO_NODE, alpha, beta)
  const value = alphaBeta(run, run.root, depth, alpha, beta)
  run.endResearch()
  return value
}
