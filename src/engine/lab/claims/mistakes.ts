import type { MoveClaim } from './claim.ts'
import { findingOf } from './finding.ts'
import { wonPositions } from './moves-plan.ts'
import { holdsIf } from './verdict.ts'

/** Number of neighbouring numbers of stones that form a group. */
const GROUP = 3

/**
 * Claim: every mistake may lose. The least mistake is the second-best move by a search to depth 3: in positions that
 * the mover wins, and where the best move keeps the win, does the second lose it? Holds if it does in at least half of
 * them for every group of numbers of stones, partly if in at least a tenth. The share of positions in which some move
 * loses the win is shown, but does not count.
 */
export const mistakes: MoveClaim = {
  kind: 'moves',
  usualCount: 200,
  judge({ from, to }, checks) {
    const won = wonPositions(checks).filter(({ moves }) => moves.length > 1 && moves[0].keepsWin)
    const groups = Array.from({ length: Math.ceil((to - from + 1) / GROUP) }, (_, i) => from + GROUP * i)
    const of = (first: number) => won.filter(({ stones }) => stones >= first && stones < first + GROUP)
    const observed = [
      ...groups.map((first) => ({
        series: 'second',
        at: first,
        answers: of(first).map(({ moves }) => !moves[1].keepsWin),
      })),
      ...groups.map((first) => ({
        series: 'some',
        at: first,
        answers: of(first).map(({ moves }) => moves.some(({ keepsWin }) => !keepsWin)),
      })),
    ]
    return findingOf(observed, (figures) => {
      const second = figures.filter(({ series }) => series === 'second')
      const lowest = Math.min(...second.map(({ value }) => value))
      return holdsIf(lowest >= 0.5, lowest >= 0.1)
    })
  },
}
