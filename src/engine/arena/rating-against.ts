/**
 * The rating of one player from games against opponents whose ratings are known: that under which the results are
 * likeliest, with Jeffreys' prior (Firth 1993, Biometrika 80, 27–38). Without a prior, who has won all games, or none, would
 * be rated infinitely high or low; with this one every rating is finite from the first game on, and all others are less
 * biased. Against one opponent it is that of half a win and half a loss more than there were.
 *
 * The interval holds the ratings that the results, with the prior, make at most e^1.92 times less likely than the best one
 * (Heinze and Schemper 2002, Statistics in Medicine 21, 2409–2419): lopsided where the results are. The opponents' ratings
 * count as exact, and so does the model: games of one evening are taken for independent, and the player for one who does not learn.
 */
import { DEVIATIONS_OF_95_PERCENT } from '../statistics.ts'
import { ELO_PER_UNIT, rateOfElo } from './win-rate.ts'

export interface RatedGame {
  /** Of the opponent, in points of Elo. */
  readonly opponent: number
  readonly isWon: boolean
}

export interface RatingAgainst {
  /** In points of Elo, on the opponents' scale. */
  readonly elo: number
  /** Standard error of `elo`, from the observed information. */
  readonly error: number
  /** Ends of the 95 % interval. */
  readonly lower: number
  readonly upper: number
}

/** No rating is further from all opponents' than this, and no end of an interval: in points. */
const FARTHEST = 4000
/** Halvings of that range until its ends are a hundred-thousandth of a point apart. */
const HALVINGS = 40

/** What the games say of a rating. */
interface Likelihood {
  /** Logarithm of the likelihood with the prior. */
  readonly value: number
  /** Its derivative, by natural units of rating. */
  readonly slope: number
  /** Fisher's information, in natural units. */
  readonly information: number
}

function likelihoodOf(elo: number, games: readonly RatedGame[]): Likelihood {
  let [value, slope, information, skewness] = [0, 0, 0, 0]
  for (const { opponent, isWon } of games) {
    const rate = rateOfElo(elo - opponent)
    const variance = rate * (1 - rate)
    value += Math.log(isWon ? rate : rateOfElo(opponent - elo))
    slope += Number(isWon) - rate
    information += variance
    skewness += variance * (1 - 2 * rate)
  }
  return { value: value + Math.log(information) / 2, slope: slope + skewness / (2 * information), information }
}

/** Where a falling function of rating crosses 0, between two ratings. */
function crossing(from: number, to: number, at: (elo: number) => number): number {
  let [low, high] = [from, to]
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2
    if (at(middle) > 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Null where there are no games. Works in a time proportional to their number. */
export function ratingAgainst(games: readonly RatedGame[]): RatingAgainst | null {
  if (games.length === 0) return null
  const opponents = games.map(({ opponent }) => opponent)
  const [least, most] = [Math.min(...opponents) - FARTHEST, Math.max(...opponents) + FARTHEST]
  const elo = crossing(least, most, (elo) => likelihoodOf(elo, games).slope)
  const best = likelihoodOf(elo, games)
  const lowest = best.value - DEVIATIONS_OF_95_PERCENT ** 2 / 2
  return {
    elo,
    error: ELO_PER_UNIT / Math.sqrt(best.information),
    lower: crossing(least, elo, (end) => lowest - likelihoodOf(end, games).value),
    upper: crossing(elo, most, (end) => likelihoodOf(end, games).value - lowest),
  }
}
