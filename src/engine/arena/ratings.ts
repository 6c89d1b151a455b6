/**
 * The ratings of several players from all their games, by maximum likelihood in the Bradley–Terry model: a player of
 * rating r beats one of rating s at odds of 10^((r − s) / 400).
 *
 * Such ratings exist only within a group of players whose wins lead from each to every other (Ford 1957): a player who
 * has won all games would be infinitely high, and groups that never met cannot be compared. Adding draws that nobody
 * played would give numbers, but numbers that depend on these draws: between a perfect player and a random one they
 * grow with the number of games and never settle. So the players are split into such groups, each is rated by itself,
 * and which group stands above which is given without a number. That is the limit of the likelihood as the gaps between
 * the groups grow: the games between them become certain and carry no information.
 *
 * All players meet from the same openings, which are easy or hard for all alike, so errors are clustered by opening.
 * With games counted as independent, errors would be up to 1.33 times too small.
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
  /** Ends of the 95 % interval, by the t distribution with one degree of freedom less than there are openings. */
  readonly lower: number
  readonly upper: number
}

/** Players whose ratings can be compared. */
export interface RatingGroup {
  /** The best first. */
  readonly members: readonly RatedPlayer[]
  /** The number of openings from which they have played each other: the sample size of the errors. */
  readonly openings: number
  /** Standard errors of the differences between two members' ratings in points, in the order of `members`. */
  readonly differenceErrors: readonly (readonly number[])[]
  /**
   * The groups, by their places in the list, that this one is above, by an unknown margin: its members have beaten
   * theirs, or others above them, and have never lost to them. Two groups neither of which is above the other have not
   * met.
   */
  readonly above: readonly number[]
}

/** @throws RangeError when it is not a square table of counts, or someone has beaten himself */
function checkTable(wins: WinTable, players: number): void {
  if (wins.length !== players) throw new RangeError(`a table of wins has a row for each of ${players} players`)
  for (const [i, row] of wins.entries()) {
    if (row.length !== players) throw new RangeError('a table of wins has as many columns as rows')
    for (const count of row) checkCount(count, 'wins')
    if (row[i] !== 0) throw new RangeError('nobody plays against himself')
  }
}

/**
 * The transitive closure of wins: `reach[i][j]` if i = j, if i has beaten j, or if i has beaten someone who reaches j.
 */
function reaches(wins: WinTable): boolean[][] {
  const reach = wins.map((row, i) => row.map((count, j) => count > 0 || i === j))
  for (const [via, onward] of reach.entries())
    for (const row of reach) if (row[via]) for (const [j, can] of onward.entries()) row[j] ||= can
  return reach
}

function rateGroup(
  players: readonly number[],
  wins: WinTable,
  openings: readonly WinTable[],
): Omit<RatingGroup, 'above'> {
  const within = (table: WinTable) => players.map((i) => players.map((j) => table[i][j]))
  const isPlayed = (table: WinTable) => table.some((row) => row.some((count) => count > 0))
  const own = openings.map(within).filter(isPlayed)
  const fitted = fit(within(wins))
  // A group of one has no games and no uncertainty.
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
    differenceErrors: order.map((i) =>
      order.map((j) => (i === j ? 0 : error(covariance[i][i] + covariance[j][j] - 2 * covariance[i][j]))),
    ),
  }
}

/**
 * The players' ratings, in groups within which they can be compared; no group stands before one that is above it. A
 * player who has won all games, lost all or played none is alone in a group. Ratings are in points of Elo with the mean
 * of the group at 0.
 *
 * @param openings the games of each opening alone
 * @throws RangeError when one is not a square table of counts of `players` players, or someone has beaten himself
 */
export function ratings(players: number, openings: readonly WinTable[]): RatingGroup[] {
  for (const table of openings) checkTable(table, players)
  const all = Array.from({ length: players }, (_, i) => i)
  const wins = all.map((i) => all.map((j) => openings.reduce((sum, table) => sum + table[i][j], 0)))
  const reach = reaches(wins)
  const groupOf = reach.map((row, i) => row.findIndex((can, j) => can && reach[j][i]))
  const countOf = (first: number) => reach[first].filter((can) => can).length
  // A group above another reaches all that the other reaches, and itself.
  const firsts = [...new Set(groupOf)].sort((a, b) => countOf(b) - countOf(a))
  return firsts.map((first) => ({
    ...rateGroup(
      all.filter((i) => groupOf[i] === first),
      wins,
      openings,
    ),
    above: [...firsts.keys()].filter((place) => firsts[place] !== first && reach[first][firsts[place]]),
  }))
}
