import { boardOfSize } from '../../game/board.ts'
import { treeCounts } from '../tree-counts.ts'
import type { CountClaim } from './claim.ts'
import type { Figure } from './finding.ts'
import { holdsIf } from './verdict.ts'

const DEPTH = 5
const MILLION = 1_000_000

/** Exact: the interval is the figure itself. */
const exact = (series: string, value: number): Figure => ({
  series,
  at: DEPTH,
  value,
  lower: value,
  upper: value,
  count: 1,
  range: null,
})

/**
 * Claim: the tree of the empty board has over two million leaves at depth 5. Holds if it has more than two and fewer
 * than three million, partly if it has more: the claim is true then, but says little. How many of them alpha-beta
 * visits is another matter.
 */
export const leaves: CountClaim = {
  kind: 'count',
  judge() {
    const { leaves, positions } = treeCounts(boardOfSize(4), DEPTH)
    return {
      verdict: holdsIf(leaves > 2 * MILLION && leaves < 3 * MILLION, leaves > 2 * MILLION),
      figures: [exact('leaves', leaves), exact('positions', positions)],
    }
  },
}
