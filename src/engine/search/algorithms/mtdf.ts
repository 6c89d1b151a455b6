/**
 * MTD(f) (Plaat et al. 1996): asks alpha-beta, in null windows alone, whether the root is worth at least β, until the
 * bounds that the answers give meet. The first β is the value of two depths before, since values of even and of odd
 * depths differ.
 *
 * Each answer searches the whole tree again, and the transposition table, if there is one, remembers the earlier ones.
 * The authors' alpha-beta is fail-soft, so that an answer may move a bound far. A fail-hard one moves it only to β.
 * So β goes on by steps that double, and halves the gap once it has been passed: their MTD(step) and MTD(bi).
 *
 * Answers are bounds, which say little about the order of moves. So the history of cutoffs orders them.
 */
import { listing } from '../listing.ts'
import type { Method } from '../method.ts'
import type { SearchRun } from '../run.ts'
import { isDecided, WIN } from '../state.ts'
import { NO_NODE } from '../trace.ts'
import { alphaBeta, ALPHA_BETA_LINES } from './alpha-beta.ts'

/** The longest step in stones; the question after it is whether the game is decided. */
const MAX_STEP = 16

/** Searches the root to depth 1, 2, 3 … up to `maxDepth`, or until the game is decided. */
function deepenByMtdf(run: SearchRun, maxDepth: number, stone: number): void {
  const values: number[] = []
  for (let depth = 1; depth <= maxDepth; depth++) {
    run.beginIteration(depth)
    // The value at depth 0 is the root's own evaluation.
    if (depth === 1) values.push(run.evaluateRoot())
    const value = mtdf(run, depth, values[Math.max(0, depth - 2)], MAX_STEP * stone)
    run.endIteration(value)
    if (isDecided(value)) return
    values.push(value)
  }
}

/** The value of the root, `depth` plies deep, for the side to move. */
function mtdf(run: SearchRun, depth: number, guess: number, longest: number): number {
  let low = -WIN
  let high = WIN
  let step = 1
  let beta = guess
  let line: readonly number[] | null = null
  while (low < high) {
    // 1. Is the root worth at least β?
    const isFirst = low === -WIN && high === WIN
    if (!isFirst) run.beginResearch(run.root, NO_NODE, beta - 1, beta)
    const value = alphaBeta(run, run.root, depth, beta - 1, beta)
    if (!isFirst) run.endResearch()
    // 2. No: it is worth less. Yes: the move that proves it is the best so far.
    if (value < beta) high = value
    else {
      low = value
      line = run.root.bestLine()
    }
    // 3. The next question: a longer step on, or midway once there is a bound on either side.
    if (low > -WIN && high < WIN) beta = Math.ceil((low + high) / 2)
    else if (low > -WIN) beta = Math.min(low + step, WIN)
    else beta = Math.max(high + 1 - step, 1 - WIN)
    step = step < longest ? 2 * step : 2 * WIN
  }
  // The line ends where a bound sufficed, often after the move. In a lost state the last search has left one.
  if (line !== null) run.root.setLine(line)
  return low
}

export const MTDF: Method = {
  ordering: 'history',
  deepens: true,
  search: deepenByMtdf,
  once: (run, _root, depth, guess) => mtdf(run, depth, guess, MAX_STEP),
  window: 'null',
  scouts: false,
  lines: ALPHA_BETA_LINES,
  caller: {
    lines: listing(
      ['call', 'mtdf(root, d, guess)'],
      ['start', '  low ← −∞;  high ← +∞;  β ← guess'],
      ['loop', '  while low < high'],
      ['search', '    value ← alphaBeta(root, d, β−1, β)'],
      ['isLow', '    if value < β'],
      ['below', '      high ← value'],
      ['isHigh', '    if value ≥ β'],
      ['above', '      low ← value'],
      ['scout', '    β ← a longer step on, or midway between both'],
      ['stands', '  return low'],
    ),
    begins: () => ['call', 'start', 'loop', 'search'],
    returns: ({ value, beta, bound }) => {
      const isLow = (value ?? 0) < (beta ?? 0)
      const bounds = isLow ? (['isLow', 'below', 'isHigh'] as const) : (['isLow', 'isHigh', 'above'] as const)
      return ['search', ...bounds, 'scout', 'loop', ...(bound === 'exact' ? (['stands'] as const) : [])]
    },
    again: () => ['search'],
  },
}
