/**
 * Ratings against known opponents: by the closed form there is for one, by brute force for several, and by simulation.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ratingAgainst, type RatedGame } from '../../../src/engine/arena/rating-against.ts'
import { eloOfRate, ELO_PER_UNIT, rateOfElo } from '../../../src/engine/arena/win-rate.ts'
import { Random } from '../math/random.ts'
import { happens } from './matches.ts'

const games = (opponent: number, wins: number, losses: number): RatedGame[] =>
  Array.from({ length: wins + losses }, (_, i) => ({ opponent, isWon: i < wins }))

const rated = (played: readonly RatedGame[]) => ratingAgainst(played) ?? expect.fail('no games')

/** The best and the weakest of the cast are further apart than this. */
const [WEAK, STRONG] = [-980, 356]

/** Logarithm of the likelihood with half a win and half a loss against the first opponent, written out. */
function logPosterior(elo: number, played: readonly RatedGame[]): number {
  const rate = (opponent: number) => 1 / (1 + 10 ** ((opponent - elo) / 400))
  const likelihood = played.reduce(
    (sum, { opponent, isWon }) => sum + Math.log(isWon ? rate(opponent) : 1 - rate(opponent)),
    0,
  )
  const [{ opponent }] = played
  return likelihood + (Math.log(rate(opponent)) + Math.log(1 - rate(opponent))) / 2
}

const anyGame = fc.record({ opponent: fc.integer({ min: -1500, max: 1500 }), isWon: fc.boolean() })
const anyGames = fc.array(anyGame, { minLength: 1, maxLength: 30 })

describe('a rating against known opponents', () => {
  it('is none without games', () => {
    expect(ratingAgainst([])).toBeNull()
  })

  it.each([
    [1, 0],
    [0, 1],
    [10, 0],
    [0, 25],
    [3, 1],
    [7, 13],
  ])('against one opponent is that of half a win and half a loss more: %i to %i', (wins, losses) => {
    const rate = (wins + 0.5) / (wins + losses + 1)
    const { elo, error, lower, upper } = rated(games(WEAK, wins, losses))
    expect(elo).toBeCloseTo(WEAK + eloOfRate(rate), 1)
    expect(error).toBeCloseTo(ELO_PER_UNIT / Math.sqrt((wins + losses + 1) * rate * (1 - rate)), 1)
    expect(lower).toBeLessThan(elo)
    expect(upper).toBeGreaterThan(elo)
  })

  it.each([WEAK, 0, STRONG])(
    'of one game won is 191 points above the opponent: the odds are three to one',
    (opponent) => {
      expect(rated(games(opponent, 1, 0)).elo - opponent).toBeCloseTo(190.85, 1)
      expect(rated(games(opponent, 0, 1)).elo - opponent).toBeCloseTo(-190.85, 1)
    },
  )

  it('is no lower for a second win over the weakest beside one loss to the strongest', () => {
    const lost = games(STRONG, 0, 1)
    const [one, two] = [1, 2].map((wins) => rated([...lost, ...games(WEAK, wins, 0)]).elo)
    expect(two).toBeGreaterThan(one)
    expect(two - one).toBeLessThan(10)
  })

  it('never falls by one win more nor rises by one loss more, its interval included', () => {
    fc.assert(
      fc.property(anyGames, fc.integer({ min: -1500, max: 1500 }), (played, opponent) => {
        // All numbers are found to within a hundredth of a point.
        const [lost, as, won] = [[{ opponent, isWon: false }], [], [{ opponent, isWon: true }]].map((more) =>
          rated([...played, ...more]),
        )
        for (const figure of ['elo', 'lower', 'upper'] as const) {
          expect(won[figure]).toBeGreaterThanOrEqual(as[figure] - 0.02)
          expect(lost[figure]).toBeLessThanOrEqual(as[figure] + 0.02)
        }
      }),
    )
  })

  it('does not depend on the order of the games after the first, and lies within its interval', () => {
    fc.assert(
      fc.property(anyGames, (played) => {
        const { elo, lower, upper } = rated(played)
        expect(rated([played[0], ...played.slice(1).reverse()]).elo).toBeCloseTo(elo, 6)
        expect(elo).toBeGreaterThan(lower)
        expect(elo).toBeLessThan(upper)
      }),
    )
  })

  it('is where brute force finds the likeliest one: there is no second maximum', () => {
    const random = new Random(3)
    for (let sample = 0; sample < 20; sample++) {
      const played = Array.from({ length: 1 + random.below(12) }, () => ({
        opponent: random.between(-980, 400),
        isWon: random.below(2) === 1,
      }))
      const at = Array.from({ length: 6001 }, (_, i) => logPosterior(i - 3000, played))
      const peaks = [...at.keys()].slice(1, -1).filter((i) => at[i] > at[i - 1] && at[i] >= at[i + 1])
      expect(peaks).toHaveLength(1)
      expect(Math.abs(rated(played).elo - (peaks[0] - 3000))).toBeLessThan(1)
    }
  })
})

describe('the interval of a rating', () => {
  /** The ratings of the mixture, from the first opponent's, and what is bet on each. */
  const differences = Array.from({ length: 401 }, (_, i) => 10 * i - 2000)
  const chance = (elo: number, { opponent, isWon }: RatedGame) =>
    isWon ? rateOfElo(elo - opponent) : rateOfElo(opponent - elo)

  it('ends where betting on the results, game by game, would have made twenty of one', () => {
    const random = new Random(5)
    for (let sample = 0; sample < 10; sample++) {
      const played = Array.from({ length: 2 + random.below(30) }, (_, i) => ({
        opponent: random.between(-980, 400),
        isWon: i < 1 || (i > 1 && random.below(2) === 1),
      }))
      const { lower, upper } = rated(played)
      const ratings = differences.map((difference) => played[0].opponent + difference)
      for (const end of [lower, upper]) {
        let bets = differences.map((elo) => 1 / Math.cosh(elo / ELO_PER_UNIT / 2))
        bets = bets.map((bet) => bet / bets.reduce((a, b) => a + b, 0))
        for (const game of played) bets = bets.map((bet, i) => (bet * chance(ratings[i], game)) / chance(end, game))
        expect(bets.reduce((a, b) => a + b, 0)).toBeCloseTo(20, 1)
      }
    }
  })

  it('of one that has won all games, or none, has one end only', () => {
    expect(rated(games(STRONG, 3, 0))).toMatchObject({ upper: Infinity })
    expect(rated(games(WEAK, 0, 3))).toMatchObject({ lower: -Infinity })
    expect(rated(games(STRONG, 3, 0)).lower).toBeGreaterThan(-Infinity)
  })

  /** Who plays next: any of the cast, or one chosen by the rating so far, which is how people choose. */
  const CHOICES = {
    anybody: (random: Random) => random.pick([-700, -190, 50, 160, 290]),
    'somebody stronger': (_: Random, rating: number) => Math.min(STRONG, rating + 100),
    'somebody weak after a good run': (_: Random, rating: number) => (rating > 0 ? -500 : 50),
  }

  it.each([
    [-600, 'anybody'],
    [0, 'somebody stronger'],
    [150, 'somebody weak after a good run'],
    [500, 'anybody'],
  ] as const)('holds the truth after every game of 30, in 95 of 100 cases: %i points, against %s', (truth, choice) => {
    const random = new Random(8)
    const players = 80
    let missed = 0
    for (let player = 0; player < players; player++) {
      const played: RatedGame[] = []
      let [rating, isHeld] = [0, true]
      while (isHeld && played.length < 30) {
        const opponent = CHOICES[choice](random, rating)
        played.push({ opponent, isWon: happens(random, rateOfElo(truth - opponent)) })
        const { elo, lower, upper } = rated(played)
        rating = elo
        isHeld = lower <= truth && truth <= upper
      }
      if (!isHeld) missed++
    }
    expect(missed / players).toBeLessThanOrEqual(0.05)
  })

  it('is surer with every game', () => {
    const widths = [1, 4, 16, 64].map((times) => {
      const { lower, upper } = rated(games(0, 2 * times, times))
      return upper - lower
    })
    expect(widths).toEqual(widths.toSorted((a, b) => b - a))
    expect(widths[2] / widths[3]).toBeCloseTo(2, 0)
  })
})

it('a rating is drawn to the first opponent’s by a few points', () => {
  const random = new Random(8)
  const opponents = [-190, -60, 50, 100, 160, 290]
  for (const [truth, count, drawn] of [
    [0, 12, 25],
    [150, 30, 15],
    [500, 30, 50],
  ]) {
    let sum = 0
    for (let run = 0; run < 400; run++) {
      const played = Array.from({ length: count }, (_, i) => {
        const opponent = opponents[i % opponents.length]
        return { opponent, isWon: happens(random, rateOfElo(truth - opponent)) }
      })
      sum += rated(played).elo - truth
    }
    expect(Math.abs(sum / 400)).toBeLessThan(drawn)
  }
})
