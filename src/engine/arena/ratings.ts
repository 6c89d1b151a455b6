/**
 * The ratings of several players from all their games: those of the Bradley–Terry model under which the results are
 * likeliest. A player of rating r beats one of rating s at odds of 10^((r − s) / 400).
 *
 * Such ratings exist only within a group of players whose wins lead from each to every other (Ford 1957): who has won all
 * games belongs infinitely high, and nothing can be said of two groups that never met. Numbers could be had by adding
 * drawn games that nobody played, but they would tell of those: between a perfect player and a random one they grow with
 * the number of games and never come to rest. So the players are parted into such groups, each is rated by itself, and
 * which group stands above which is told without a number. This is where the likelihood goes as the gaps between the
 * groups grow: the games between them become certain and say nothing more.
 *
 * All players meet from the same openings, and what an opening makes easy or hard for one it does for all: so errors are
 * clustered by opening. Games counted as independent have errors up to 1.33 times too small.
 */
import { deviationsOf95Percent } from '../math/statistics.ts'
import { clusteredCovariance, fit, type WinTable } from './bradley-terry.ts'
import { checkCount } from './pair-scores.ts'
import { ELO_PER_UNIT } from './win-rate.ts'

export interface RatedPlayer {
  /** Row of the table. */
  readonly player: number
  /** Points of Elo from the mean of the group: 0 for a player alone in it. */
  readonly elo: number
  /** Standard error of `elo`, in points: 0 for a player alone, infinite where the games are of one opening. */
  readonly error: number
  /** Ends of the 95 % interval, by the t distribution of as many degrees of freedom as there are openings, less one. */
  readonly lower: number
  readonly upper: number
}

/** Players whose ratings compare. */
export interface RatingGroup {
  /** The best first. */
  readonly members: readonly RatedPlayer[]
  /** From which they have played each other, by number: what n is to the errors. */
  readonly openings: number
  /** Standard errors of the differences between two members' ratings in points, in the order of `members`. */
  readonly differenceErrors: readonly (readonly number[])[]
  /**
   * The groups, by their places in the list, that this one stands above without a number: its members have beaten
   * theirs, or others that stand above them, and never lost. Two groups neither of which is above the other have not met.
   */
  readonly above: readonly number[]
}

/** @throws RangeError when it is no square table of counts, or someone has beaten himself */
function checkTable(wins: WinTable, players: number): void {
  if (wins.length !== players) throw new RangeError(`a table of wins has a row for each of ${players} players`)
  for (const [i, row] of wins.entries()) {
    if (row.length !== players) throw new RangeError('a table of wins has as many columns as rows')
    for (const count of row) checkCount(count, 'wins')
    if (row[i] !== 0) throw new RangeError('nobody plays against himself')
  }
}

/** Who is linked to whom by wins: `reach[i][j]`, if i has beaten j, or one who has, and so on; each reaches himself. */
function reaches(wins: WinTable): boolean[][] {
  const reach = wins.map((row, i) => row.map((count, j) => count > 0 || i === j))
  for (const [via, onward] of reach.entries())
    for (const row of reach) if (row[via]) for (const [j, can] of onward.entries()) row[j] ||= can
  return reach
}

function rateGroup(players: readonly number[], wins: WinTable, openings: readonly WinTable[]): Omit<RatingGroup, 'above'> {
  const within = (table: WinTable) => players.map((i) => players.map((j) => table[i][j]))
  const isPlayed = (table: WinTable) => table.some((row) => row.some((count) => count > 0))
  const own = openings.map(within).filter(isPlayed)
  const fitted = fit(within(wins))
  // A group of one has no games, and nothing to be unsure of.
  const isKnown = own.length > 1 || players.length === 1
  const covariance = own.length > 1 ? clusteredCovariance(fitted, own) : fitted.covariance
  const deviations = isKnown ? deviationsOf95Percent(own.length - 1) : Infinity
  const error = (variance: number) => (isKnown ? ELO_PER_UNIT * Math.sqrt(Math.max(0, variance)) : Infinity)
  const order = [...players.keys()].sort((a, b) => fitted.strengths[b] - fitted.strengths[a])
  const rated = (i: number): RatedPlayer => {
    const elo = ELO_PER_UNIT * fitted.strengths[i]
    const own = error(covariance[i][i])
    const half = own === 0 ? 0 : deviations * own
    return { player: players[i], elo, error: own, lower: elo - half, upper: elo + half }
  }
  return {
    members: order.map(rated),
    openings: own.length,
    differenceErrors: order.map((i) => order.map((j) => (i === j ? 0 : error(covariance[i][i] + covariance[j][j] - 2 * covariance[i][j])))),
  }
}

/**
 * The players' ratings, in groups within which they compare; no group stands before one that is above it. A player who
 * has won all games, lost all or played none is alone in a group. Ratings are in points of Elo with the mean of the group
 * at 0.
 *
 * @param openings the games of each opening alone
 * @throws RangeError when one is no square table of counts of so many players, or someone has beaten himself
 */
export function ratings(players: number, openings: readonly WinTable[]): RatingGroup[] {
  for (const table of openings) checkTable(table, players)
  const all = Array.from({ length: players }, (_, i) => i)
  const wins = all.map((i) => all.map((j) => openings.reduce((sum, table) => sum + table[i][j], 0)))
  const reach = reaches(wins)
  const groupOf = reach.map((row, i) => row.findIndex((can, j) => can && reach[j][i]))
  const countOf = (first: number) => reach[first].filter((can) => can).length
  // Who stands above another reaches all that the other does, and himself.
  const firsts = [...new Set(groupOf)].sort((a, b) => countOf(b) - countOf(a))
  return firsts.map((first) => ({
    ...rateGroup(all.filter((i) => groupOf[i] === first), wins, openings),
    above: [...firsts.keys()].filter((place) => firsts[place] !== first && reach[first][firsts[place]]),
  }))
}
