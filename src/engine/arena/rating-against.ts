/**
 * The rating of one player from games against opponents of known ratings: the likeliest one, with half a win and half a
 * loss against a virtual opponent added. Without these, a player who has won all games, or none, would be rated
 * infinitely high or low. They are a prior: a hyperbolic secant distribution around the virtual opponent with a
 * standard deviation of π units, 546 points of Elo. The logarithm of the posterior is a sum of concave functions, so it
 * has one maximum, however far apart the opponents are (not so under Jeffreys' prior).
 *
 * The virtual opponent is rated as the first opponent was: who has beaten the weakest level is then 191 points better
 * than that, and not better than the mean of all. From the first game on it stays where it is. At the mean of the
 * opponents met it would move with every game, and another win over a weak opponent could lower the rating. Fixed, it
 * cannot: another win adds a positive term to the derivative of the logarithm, which falls with the rating, so its root
 * rises; another loss adds a negative one. The order of the later games does not matter.
 *
 * The interval may be looked at after every game, as players do: all intervals up to any game together contain the true
 * rating in at least 95 % of cases. An interval for a number of games set beforehand, looked at after each of them,
 * does so less often. Method: a confidence sequence by mixtures (Robbins 1970). The likelihood of the results, averaged
 * over ratings that are drawn from the prior before the first game, is divided by their likelihood at one rating. If
 * that is the true one, this ratio is a martingale from 1 on, whoever is chosen as the next opponent, and for whatever
 * reason. By Ville's inequality it ever reaches 20 with a probability of at most one in twenty; a rating at which it is
 * below 20 is in the interval. There is no upper end for a player who has won all games.
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
  /** Ends of the 95 % interval, which holds at every moment: −∞ where no game was won, ∞ where none was lost. */
  readonly lower: number
  readonly upper: number
}

/** A rating is contradicted once the results are this many times as likely under the mixture. */
const MAX_RATIO = 20
/** The ratings of the mixture: up to this far from the virtual opponent, and this far from each other. */
const [MIXTURE_REACH, MIXTURE_STEP] = [2000, 10]
/** In points: the greatest distance of a rating, or of a finite end of an interval, from those of all opponents. */
const MAX_RATING_DISTANCE = 4000
/** Halvings of that range until its ends are less than a hundredth of a point apart. */
const HALVINGS = 20

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

/** The logarithm of the likelihood of the results at a rating. */
function logLikelihood(games: readonly RatedGame[], elo: number): number {
  return games.reduce(
    (sum, { opponent, isWon }) => sum - Math.log1p(Math.exp((isWon ? opponent - elo : elo - opponent) / ELO_PER_UNIT)),
    0,
  )
}

/** The logarithm of the likelihood of the results, averaged over the prior around the virtual opponent. */
function logMixture(games: readonly RatedGame[], virtual: number): number {
  const differences = Array.from(
    { length: (2 * MIXTURE_REACH) / MIXTURE_STEP + 1 },
    (_, i) => i * MIXTURE_STEP - MIXTURE_REACH,
  )
  const weights = differences.map((elo) => Math.sqrt(rateOfElo(elo) * rateOfElo(-elo)))
  const logs = differences.map((elo) => logLikelihood(games, virtual + elo))
  const greatest = Math.max(...logs)
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
  // Relative to the greatest, as the likelihoods of many games underflow.
  return greatest + Math.log(sum(logs.map((log, i) => weights[i] * Math.exp(log - greatest))) / sum(weights))
}

/**
 * The likeliest rating with its interval, null without games. Takes about 10 ms for a thousand games.
 *
 * @param games the one that was played first before all others
 */
export function ratingAgainst(games: readonly RatedGame[]): RatingAgainst | null {
  if (games.length === 0) return null
  const opponents = games.map(({ opponent }) => opponent)
  const [virtual] = opponents
  const wins = games.filter(({ isWon }) => isWon).length
  const losses = games.length - wins
  const range = [Math.min(...opponents) - MAX_RATING_DISTANCE, Math.max(...opponents) + MAX_RATING_DISTANCE] as const
  const all = [...opponents, virtual]
  const elo = crossing(range, (elo) => wins + 0.5 - all.reduce((sum, opponent) => sum + rateOfElo(elo - opponent), 0))
  const information = all.reduce((sum, opponent) => sum + rateOfElo(elo - opponent) * rateOfElo(opponent - elo), 0)
  const least = logMixture(games, virtual) - Math.log(MAX_RATIO)
  return {
    elo,
    error: ELO_PER_UNIT / Math.sqrt(information),
    lower: wins === 0 ? -Infinity : crossing([range[0], elo], (end) => least - logLikelihood(games, end)),
    upper: losses === 0 ? Infinity : crossing([elo, range[1]], (end) => logLikelihood(games, end) - least),
  }
}
