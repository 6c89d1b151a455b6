/**
 * The rating of one player from games against opponents of known ratings: the likeliest one, with half a win and half a
 * loss against a virtual opponent added. Without these, a player who has won all games, or none, would be rated
 * infinitely high or low. They are a prior: a hyperbolic secant distribution around the virtual opponent with a standard
 * deviation of π units, 546 points of Elo. The logarithm of the posterior is a sum of concave functions, so it has one
 * maximum, however far apart the opponents are (not so under Jeffreys' prior).
 *
 * The virtual opponent stands at 0, the mean of the scale, and not at the mean of the opponents met: there it would move with
 * every game, and another win over a weak opponent could lower the rating. No rule that depends on the opponents alone avoids
 * that and also rates a single win over any opponent 191 points above him. Proof: take a win over A and a loss to B, who is
 * more than 382 points stronger. The win must not lower the rating after the loss alone, nor the loss raise the rating after
 * the win alone, but the former rating is greater than the latter. With a fixed virtual opponent another win adds a positive
 * term to the derivative of the logarithm, which falls with the rating, so its root rises; another loss adds a negative one.
 *
 * The interval is exact (Clopper and Pearson 1934) and does not use the prior. In this model the number of wins is a
 * sufficient statistic, the sum of independent trials of different odds. A rating is in the interval if at least this
 * many wins, and at most this many, each have a probability of 2.5 % or more: it contains the true rating in at least
 * 95 % of cases, against any opponents, and has no upper end for a player who has won all games.
 *
 * The opponents' ratings are taken as exact, the games as independent, even those of one evening, and the player as one
 * who does not learn.
 */
import { ELO_PER_UNIT, rateOfElo } from './win-rate.ts'

export interface RatedGame {
  /** The opponent's rating in points of Elo, adjusted for the colours of this game. */
  readonly opponent: number
  readonly isWon: boolean
}

export interface RatingAgainst {
  /** In points of Elo, on the opponents' scale. */
  readonly elo: number
  /** Standard error of `elo`, from the observed information, in points. */
  readonly error: number
  /** Ends of the 95 % interval: −∞ where no game was won, ∞ where none was lost. */
  readonly lower: number
  readonly upper: number
}

/** Where the virtual opponent stands, on a scale whose mean is 0. */
const VIRTUAL_OPPONENT = 0
/** The probability that the interval leaves out at each end. */
const TAIL = 0.025
/** In points: the greatest distance of a rating, or of a finite end of an interval, from those of all opponents. */
const MAX_RATING_DISTANCE = 4000
/** Halvings of that range until its ends are less than a hundredth of a point apart. */
const HALVINGS = 20
/** Probabilities below this are negligible, however many games there are. */
const NEGLIGIBLE = 1e-15

/** The root of a falling function of the rating, by bisection. */
function crossing([from, to]: readonly [number, number], at: (elo: number) => number): number {
  let [low, high] = [from, to]
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2
    if (at(middle) > 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The probability of at most `hits` hits in independent trials, each with its own rate. */
function atMost(hits: number, rates: readonly number[]): number {
  // The probability of each number of hits among the trials so far; below `low` and above `high` it is negligible.
  const chances = new Float64Array(hits + 1)
  chances[0] = 1
  let [low, high] = [0, 0]
  for (const rate of rates) {
    high = Math.min(high + 1, hits)
    for (let hit = high; hit > low; hit--) chances[hit] = chances[hit] * (1 - rate) + chances[hit - 1] * rate
    chances[low] *= 1 - rate
    while (low < high && chances[low] < NEGLIGIBLE) chances[low++] = 0
    while (low < high && chances[high] < NEGLIGIBLE) chances[high--] = 0
  }
  return chances.reduce((sum, chance) => sum + chance, 0)
}

/** Null without games. Takes about 50 ms for a thousand games. */
export function ratingAgainst(games: readonly RatedGame[]): RatingAgainst | null {
  if (games.length === 0) return null
  const opponents = games.map(({ opponent }) => opponent)
  const wins = games.filter(({ isWon }) => isWon).length
  const losses = games.length - wins
  const range = [Math.min(VIRTUAL_OPPONENT, ...opponents) - MAX_RATING_DISTANCE, Math.max(VIRTUAL_OPPONENT, ...opponents) + MAX_RATING_DISTANCE] as const
  const winRates = (elo: number) => opponents.map((opponent) => rateOfElo(elo - opponent))
  const lossRates = (elo: number) => opponents.map((opponent) => rateOfElo(opponent - elo))
  const all = [...opponents, VIRTUAL_OPPONENT]
  const elo = crossing(range, (elo) => wins + 0.5 - all.reduce((sum, opponent) => sum + rateOfElo(elo - opponent), 0))
  const information = all.reduce((sum, opponent) => sum + rateOfElo(elo - opponent) * rateOfElo(opponent - elo), 0)
  return {
    elo,
    error: ELO_PER_UNIT / Math.sqrt(information),
    // At least as many wins means at most as many losses.
    lower: wins === 0 ? -Infinity : crossing(range, (end) => TAIL - atMost(losses, lossRates(end))),
    upper: losses === 0 ? Infinity : crossing(range, (end) => atMost(wins, winRates(end)) - TAIL),
  }
}
