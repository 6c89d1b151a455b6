import { USUAL_ROOM } from '../kept-table.ts'
import { roomOf } from '../table-games.ts'
import type { SeriesClaim } from './claim.ts'
import { findingOf } from './finding.ts'
import { holdsIf } from './verdict.ts'

/** Games of a series. */
const GAMES = 10

/** Games after which the table is looked at. */
const AFTER = [1, 2, 5, GAMES] as const

/**
 * Claim: a table kept over several games, each from the empty board, soon runs out of memory. The alpha-beta search of
 * the report's attempt, to depth 5, plays against a shallow search. A table that never replaces a state shows what
 * memory is needed. Holds if ten games need more states than the usual table has, partly if at least a tenth as many,
 * so that a hundred games might. What the table saves is shown, but does not count.
 */
export const tableGames: SeriesClaim = {
  kind: 'series',
  usualCount: 12,
  plan: ({ boardSize, count: series, seed }) => ({
    boardSize,
    algorithm: 'alpha-beta',
    depth: 5,
    opponent: 'shallow',
    games: GAMES,
    series,
    rooms: [USUAL_ROOM, 'unlimited'],
    seed,
  }),
  judge(plan, all) {
    const of = (room: (typeof plan.rooms)[number], at: number) =>
      all.filter(({ number }) => roomOf(plan, number) === room).map(({ games }) => games[at - 1])
    const needed = AFTER.map((at) => ({
      series: 'needed',
      at,
      ratios: of('unlimited', at).map(({ table }) => table.states / USUAL_ROOM),
    }))
    const visited = AFTER.map((at) => ({
      series: 'over-games',
      at,
      ratios: of(USUAL_ROOM, at).map(({ visited, visitedKept }) => visitedKept / visited),
    }))
    return findingOf([...needed, ...visited], (figures) => {
      const last = figures.filter(({ series, at }) => series === 'needed' && at === GAMES).map(({ value }) => value)
      return holdsIf(Math.min(...last) >= 1, Math.min(...last) >= 0.1)
    })
  },
}
