/**
 * The rating of one player from games against opponents whose ratings are known: the likeliest one, with half a win and
 * half a loss against one virtual opponent added. Without them, who has won all games, or none, would be rated infinitely
 * high or low. They are a prior: a hyperbolic secant distribution around the virtual opponent with a standard deviation of
 * π units, 546 points of Elo. The logarithm of the posterior is a sum of concave functions, so it has one maximum, however
 * far apart the opponents are (which is not so under Jeffreys' prior).
 *
 * The virtual opponent stands at 0, the mean of the scale, and not at the mean of the opponents met. There it would move
 * with every game, and one win more over a weak opponent would lower a rating. No rule that looks at the opponents alone
 * can avoid that and rate one win over any opponent 191 points above him: with a win over A and a loss to B, who is more
 * than 382 points stronger, the win must not bring the rating below that after the loss alone, nor the loss above that
 * after the win alone, and the one is greater than the other. With a fixed virtual opponent one win more adds a positive
 * term to the falling slope of the logarithm, so that its root rises, and one loss more adds a negative one.
 *
 * The interval is exact (Clopper and Pearson 1934, Biometrika 26, 404–413). Under this model the number of wins is all that
 * the results say of the rating, and it is the sum of independent trials of different odds. The interval has all ratings
 * under which neither so many wins nor so few have a probability below 2.5 %: it holds the true rating in at least 95 %
 * of cases, whoever the opponents were, and has no upper end for who has won all games. The prior has no part in it.
 *
 * The opponents' ratings count as exact, and so does the model: games of one evening are taken for independent, and the
 * player for one who does not learn.
 */
import { ELO_PER_UNIT, rateOfElo } from './win-rate.ts'

export interface RatedGame {
  /** The opponent's rating in points of Elo, with what the colours are worth in this game. */
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
/** No rating is further from all opponents' than this, and no finite end of an interval: in points. */
const FARTHEST = 4000
/** Halvings of that range until its ends are less than a hundredth of a point apart. */
const HALVINGS = 20
/** A number of hits less likely than this makes no difference, however many games there are. */
const NEGLIGIBLE = 1e-15

/** Where a falling function of rating crosses 0, between two ratings. */
function crossing([from, to]: readonly [number, number], at: (elo: number) => number): number {
  let [low, high] = [from, to]
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2
    if (at(middle) > 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The probability of at most so many hits in independent trials, each with a rate of its own. */
function atMost(hits: number, rates: readonly number[]): number {
  // The probability of each number of hits among the trials so far; outside from `low` to `high` it is negligible.
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

/** Null where there are no games. Takes some 50 ms for a thousand. */
export function ratingAgainst(games: readonly RatedGame[]): RatingAgainst | null {
  if (games.length === 0) return null
  const opponents = games.map(({ opponent }) => opponent)
  const wins = games.filter(({ isWon }) => isWon).length
  const losses = games.length - wins
  const range = [Math.min(VIRTUAL_OPPONENT, ...opponents) - FARTHEST, Math.max(VIRTUAL_OPPONENT, ...opponents) + FARTHEST] as const
  const winRates = (elo: number) => opponents.map((opponent) => rateOfElo(elo - opponent))
  const lossRates = (elo: number) => opponents.map((opponent) => rateOfElo(opponent - elo))
  const all = [...opponents, VIRTUAL_OPPONENT]
  const elo = crossing(range, (elo) => wins + 0.5 - all.reduce((sum, opponent) => sum + rateOfElo(elo - opponent), 0))
  const information = all.reduce((sum, opponent) => sum + rateOfElo(elo - opponent) * rateOfElo(opponent - elo), 0)
  return {
    elo,
    error: ELO_PER_UNIT / Math.sqrt(information),
    // The more wins are likely, the fewer losses: as many wins as there were, or more, are no more losses than there were.
    lower: wins === 0 ? -Infinity : crossing(range, (end) => TAIL - atMost(losses, lossRates(end))),
    upper: losses === 0 ? Infinity : crossing(range, (end) => atMost(wins, winRates(end)) - TAIL),
  }
}
