/**
 * Aspiration search: alpha-beta in a small window around the value of the depth before. A value outside the window is
 * only a bound; then the part beyond that bound is searched again.
 */
import { alphaBeta, ALPHA_BETA_LINES } from './alpha-beta.ts'
import { listing } from '../listing.ts'
import type { Method } from '../method.ts'
import type { SearchRun } from '../run.ts'
import { isDecided, WIN } from '../state.ts'
import { NO_NODE } from '../trace.ts'

/**
 * Searches the root to depth 1, 2, 3 …, each in a window around the value of the depth before, until the game is
 * decided.
 *
 * @param stone about how much one stone changes a value
 * @param margin half the width of the window in stones; whatever is narrower than a unit of the evaluator is one unit
 */
function deepenByAspiration(run: SearchRun, maxDepth: number, stone: number, margin: number): void {
  const width = Math.max(1, Math.round(margin * stone))
  let guess: number | null = null
  for (let depth = 1; depth <= maxDepth; depth++) {
    run.beginIteration(depth)
    // Before depth 1 there is only the root's own evaluation.
    const value = aspiration(run, depth, guess ?? run.evaluateRoot(), width)
    run.endIteration(value)
    if (isDecided(value)) return
    guess = value
  }
}

/** The value of the root, `depth` plies deep, for the side to move; `margin` is in the evaluator's own unit. */
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

export const ASPIRATION: Method = {
  ordering: 'id',
  deepens: true,
  search: deepenByAspiration,
  once: (run, _root, depth, guess, margin) => aspiration(run, depth, guess, margin),
  window: 'margin',
  scouts: false,
  lines: ALPHA_BETA_LINES,
  caller: {
    lines: listing(
      ['call', 'aspiration(root, d, guess, m)'],
      ['start', '  low ← guess − m;  high ← guess + m'],
      ['search', '  value ← alphaBeta(root, d, low, high)'],
      ['isLow', '  if value ≤ low'],
      ['below', '    return alphaBeta(root, d, −∞, low)'],
      ['isHigh', '  if value ≥ high'],
      ['above', '    return alphaBeta(root, d, high, +∞)'],
      ['stands', '  return value'],
    ),
    begins: () => ['call', 'start', 'search'],
    returns: ({ bound, research }) => {
      if (research !== null) return [research.returned.bound === 'most' ? 'below' : 'above']
      // A value outside the window is followed by a re-search.
      return bound === 'exact' ? ['search', 'isLow', 'isHigh', 'stands'] : ['search']
    },
    again: ({ bound }) => (bound === 'most' ? ['isLow', 'below'] : ['isLow', 'isHigh', 'above']),
  },
}
