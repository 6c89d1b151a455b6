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
 * Games count as independent. Where they come in pairs that the opening decides, the standard errors are too wide.
 */
import { inverse, times } from '../matrix.ts'
import { checkCount } from './pair-scores.ts'
import { ELO_PER_UNIT } from './win-rate.ts'

/** `wins[i][j]`: how many games player i won against player j; 0 on the diagonal. */
export type WinTable = readonly (readonly number[])[]

export interface RatedPlayer {
  /** Row of the table. */
  readonly player: number
  /** Points of Elo from the mean of the group: 0 for a player alone in it. */
  readonly elo: number
  /** Standard error of `elo`, in points: 0 for a player alone. */
  readonly error: number
}

/** Players whose ratings compare. */
export interface RatingGroup {
  /** The best first. */
  readonly members: readonly RatedPlayer[]
  /** Standard errors of the differences between two members' ratings in points, in the order of `members`. */
  readonly differenceErrors: readonly (readonly number[])[]
  /**
   * The groups, by their places in the list, that this one stands above without a number: its members have beaten
   * theirs, or others that stand above them, and never lost. Two groups neither of which is above the other have not met.
   */
  readonly above: readonly number[]
}

/** Steps double the number of right digits once they are short; ten are many. */
const MOST_STEPS = 1000
const SHORT_STEP = 1e-10
/**
 * No step changes a difference of strengths by more, in natural units: up to 1.79 each is sure to go uphill, whatever the
 * results (by the bounds of Bach 2010, Electronic Journal of Statistics 4, 384–414), while longer ones can go astray.
 */
const LONGEST_STEP = 1

/** @throws RangeError when it is no square table of counts, or someone has beaten himself */
function checkTable(wins: WinTable): void {
  for (const [i, row] of wins.entries()) {
    if (row.length !== wins.length) throw new RangeError('a table of wins has as many columns as rows')
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

/** What the likelihood's slope and curvature say at some strengths, in natural units. */
interface Derivatives {
  readonly gradient: readonly number[]
  /** Covariance of the strengths less their mean: the inverse of the observed information with the sum held at 0. */
  readonly covariance: readonly (readonly number[])[]
}

function derivativesAt(strengths: readonly number[], wins: WinTable): Derivatives {
  const n = strengths.length
  const gradient = strengths.map(() => 0)
  // Only differences are informed on; a constant in every cell stands for the mean, and is taken out again.
  const information = strengths.map(() => strengths.map(() => 1 / n))
  for (let i = 0; i < n; i++)
    for (let j = 0; j < n; j++) {
      const games = wins[i][j] + wins[j][i]
      const rate = 1 / (1 + Math.exp(strengths[j] - strengths[i]))
      gradient[i] += wins[i][j] - games * rate
      information[i][i] += games * rate * (1 - rate)
      information[i][j] -= games * rate * (1 - rate)
    }
  return { gradient, covariance: inverse(information).map((row) => row.map((value) => value - 1 / n)) }
}

/** The likeliest strengths of linked players with mean 0, in natural units, by Newton's method. */
function likeliestStrengths(wins: WinTable): number[] {
  let strengths = wins.map(() => 0)
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const { gradient, covariance } = derivativesAt(strengths, wins)
    const step = times(covariance, gradient)
    const length = Math.max(...step) - Math.min(...step)
    const part = length > LONGEST_STEP ? LONGEST_STEP / length : 1
    strengths = strengths.map((value, i) => value + part * step[i])
    if (length < SHORT_STEP) break
  }
  return strengths
}

function rateGroup(players: readonly number[], wins: WinTable): Omit<RatingGroup, 'above'> {
  const own = players.map((i) => players.map((j) => wins[i][j]))
  const strengths = likeliestStrengths(own)
  const { covariance } = derivativesAt(strengths, own)
  const error = (variance: number) => ELO_PER_UNIT * Math.sqrt(Math.max(0, variance))
  const order = [...players.keys()].sort((a, b) => strengths[b] - strengths[a])
  return {
    members: order.map((i) => ({ player: players[i], elo: ELO_PER_UNIT * strengths[i], error: error(covariance[i][i]) })),
    differenceErrors: order.map((i) => order.map((j) => error(covariance[i][i] + covariance[j][j] - 2 * covariance[i][j]))),
  }
}

/**
 * The players' ratings, in groups within which they compare; no group stands before one that is above it. A player who
 * has won all games, lost all or played none is alone in a group. Ratings are in points of Elo with the mean of the group
 * at 0, and their standard errors come from the observed information (Agresti 2002, Categorical Data Analysis, 10.6).
 *
 * @throws RangeError when it is no square table of counts, or someone has beaten himself
 */
export function ratings(wins: WinTable): RatingGroup[] {
  checkTable(wins)
  const reach = reaches(wins)
  const groupOf = reach.map((row, i) => row.findIndex((can, j) => can && reach[j][i]))
  const countOf = (first: number) => reach[first].filter((can) => can).length
  // Who stands above another reaches all that the other does, and himself.
  const firsts = [...new Set(groupOf)].sort((a, b) => countOf(b) - countOf(a))
  return firsts.map((first) => ({
    ...rateGroup([...wins.keys()].filter((i) => groupOf[i] === first), wins),
    above: [...firsts.keys()].filter((place) => firsts[place] !== first && reach[first][firsts[place]]),
  }))
}
