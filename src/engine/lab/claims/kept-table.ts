import { KEPT_SEARCHES } from '../kept-table.ts'
import type { GameClaim } from './claim.ts'
import { findingOf } from './finding.ts'
import { holdsIf } from './verdict.ts'

/**
 * Claim: a table that is kept from move to move saves searching. Each position is played to its end by the same search
 * for both players. The states visited at the moves after the first are compared with those of a table that is empty
 * before each move; games of one move do not count. Holds if the kept table visits at most 0.9 times as many states
 * with both searches at every depth, partly if with one of them at some depth. How full the table is at the end is
 * shown, but does not count.
 */
export const keptTable: GameClaim = {
  kind: 'games',
  usualCount: 60,
  judge(all) {
    const played = KEPT_SEARCHES.map(({ algorithm, depth }, i) => ({
      algorithm,
      depth,
      games: all.map(({ games }) => games[i]),
    }))
    const saved = played.map(({ algorithm, depth, games }) => ({
      series: `kept-${algorithm}`,
      at: depth,
      ratios: games.filter(({ visited }) => visited > 0).map(({ visited, visitedKept }) => visitedKept / visited),
    }))
    const filled = played.map(({ algorithm, depth, games }) => ({
      series: `filled-${algorithm}`,
      at: depth,
      ratios: games.map(({ table }) => table.states / table.room),
    }))
    return findingOf([...saved, ...filled], (figures) => {
      const kept = figures.filter(({ series }) => series.startsWith('kept-'))
      return holdsIf(
        kept.every(({ value }) => value <= 0.9),
        kept.some(({ value }) => value <= 0.9),
      )
    })
  },
}
