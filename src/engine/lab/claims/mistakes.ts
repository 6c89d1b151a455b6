import type { MoveClaim } from './claim.ts'
import { findingOf } from './finding.ts'
import { wonPositions } from './moves-plan.ts'
import { holdsIf } from './verdict.ts'

/** Numbers of stones whose positions are taken together. */
const GROUP = 3

/**
 * Every mistake may lose. The least mistake is to play the second-best move by a search to depth 3: in positions that the mover
 * wins, and where its best move keeps the win, does the second throw it away? Holds if it does in at least half of
 * them for every number of stones, partly if in at least a tenth. In how many some move throws the win away is
 * shown, but does not count.
 */
export const mistakes: MoveClaim = {
  kind: 'moves',
  usualCount: 200,
  judge({ from, to }, checks) {
    const won = wonPositions(checks).filter(({ moves }) => moves.length > 1 && moves[0].keepsWin)
    const groups = Array.from({ length: Math.ceil((to - from + 1) / GROUP) }, (_, i) => from + GROUP * i)
    const of = (first: number) => won.filter(({ stones }) => stones >= first && stones < first + GROUP)
    const observed = [
      ...groups.map((first) => ({ series: 'second', at: first, answers: of(first).map(({ moves }) => !moves[1].keepsWin) })),
      ...groups.map((first) => ({ series: 'some', at: first, answers: of(first).map(({ moves }) => moves.some(({ keepsWin }) => !keepsWin)) })),
    ]
    return findingOf(observed, (figures) => {
      const second = figures.filter(({ series }) => series === 'second')
      const least = Math.min(...second.map(({ value }) => value))
      return holdsIf(least >= 0.5, least >= 0.1)
    })
  },
}
