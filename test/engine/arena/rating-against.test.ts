/** Ratings against known opponents: by the closed form there is for one, by brute force for several, and by simulation. */
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

/** Logarithm of the likelihood with half a win and half a loss against a player of rating 0, written out. */
function logPosterior(elo: number, played: readonly RatedGame[]): number {
  const rate = (opponent: number) => 1 / (1 + 10 ** ((opponent - elo) / 400))
  const likelihood = played.reduce((sum, { opponent, isWon }) => sum + Math.log(isWon ? rate(opponent) : 1 - rate(opponent)), 0)
  return likelihood + (Math.log(rate(0)) + Math.log(1 - rate(0))) / 2
}

/** The probability of so many wins or more, summed over all results that there could be. */
function chanceOfAtLeast(wins: number, elo: number, opponents: readonly number[]): number {
  let sum = 0
  for (let outcome = 0; outcome < 2 ** opponents.length; outcome++) {
    const won = opponents.map((_, i) => (outcome >> i) % 2 === 1)
    if (won.filter(Boolean).length < wins) continue
    sum += opponents.reduce((chance, opponent, i) => chance * rateOfElo(won[i] ? elo - opponent : opponent - elo), 1)
  }
  return sum
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
  ])('against one at the mean is that of half a win and half a loss more: %i to %i', (wins, losses) => {
    const rate = (wins + 0.5) / (wins + losses + 1)
    const { elo, error, lower, upper } = rated(games(0, wins, losses))
    expect(elo).toBeCloseTo(eloOfRate(rate), 1)
    expect(error).toBeCloseTo(ELO_PER_UNIT / Math.sqrt((wins + losses + 1) * rate * (1 - rate)), 1)
    expect(lower).toBeLessThan(elo)
    expect(upper).toBeGreaterThan(elo)
  })

  it('of one game won is 191 points above an opponent at the mean: the odds are three to one', () => {
    expect(rated(games(0, 1, 0)).elo).toBeCloseTo(190.85, 1)
    expect(rated(games(0, 0, 1)).elo).toBeCloseTo(-190.85, 1)
  })

  it('is no lower for a second win over the weakest beside one loss to the strongest', () => {
    const lost = games(STRONG, 0, 1)
    const [one, two] = [1, 2].map((wins) => rated([...games(WEAK, wins, 0), ...lost]).elo)
    expect(two).toBeGreaterThan(one)
    expect(two - one).toBeLessThan(10)
  })

  it('never falls by one win more, nor rises by one loss more, whoever the opponents are; nor do the ends of its interval', () => {
    fc.assert(
      fc.property(anyGames, fc.integer({ min: -1500, max: 1500 }), (played, opponent) => {
        // All numbers are found to within a hundredth of a point.
        const [lost, as, won] = [[{ opponent, isWon: false }], [], [{ opponent, isWon: true }]].map((more) => rated([...played, ...more]))
        for (const figure of ['elo', 'lower', 'upper'] as const) {
          expect(won[figure]).toBeGreaterThanOrEqual(as[figure] - 0.02)
          expect(lost[figure]).toBeLessThanOrEqual(as[figure] + 0.02)
        }
      }),
    )
  })

  it('does not depend on the order of the games, and lies within its interval', () => {
    fc.assert(
      fc.property(anyGames, (played) => {
        const { elo, lower, upper } = rated(played)
        expect(rated(played.toReversed()).elo).toBeCloseTo(elo, 6)
        expect(elo).toBeGreaterThan(lower)
        expect(elo).toBeLessThan(upper)
      }),
    )
  })

  it('is where brute force finds the likeliest one: there is no second maximum', () => {
    const random = new Random(3)
    for (let sample = 0; sample < 20; sample++) {
      const played = Array.from({ length: 1 + random.below(12) }, () => ({ opponent: random.between(-980, 400), isWon: random.below(2) === 1 }))
      const at = Array.from({ length: 6001 }, (_, i) => logPosterior(i - 3000, played))
      const peaks = [...at.keys()].slice(1, -1).filter((i) => at[i] > at[i - 1] && at[i] >= at[i + 1])
      expect(peaks).toHaveLength(1)
      expect(Math.abs(rated(played).elo - (peaks[0] - 3000))).toBeLessThan(1)
    }
  })
})

describe('the interval of a rating', () => {
  it('ends where so many wins, or so few, would come in 2.5 % of cases', () => {
    const random = new Random(5)
    for (let sample = 0; sample < 10; sample++) {
      const opponents = Array.from({ length: 2 + random.below(7) }, () => random.between(-980, 400))
      const wins = 1 + random.below(opponents.length - 1)
      const { lower, upper } = rated(opponents.map((opponent, i) => ({ opponent, isWon: i < wins })))
      expect(chanceOfAtLeast(wins, lower, opponents)).toBeCloseTo(0.025, 5)
      expect(1 - chanceOfAtLeast(wins + 1, upper, opponents)).toBeCloseTo(0.025, 5)
    }
  })

  it('of one that has won all games, or none, has one end only', () => {
    expect(rated(games(STRONG, 3, 0))).toMatchObject({ upper: Infinity })
    expect(rated(games(WEAK, 0, 3))).toMatchObject({ lower: -Infinity })
    // Five games won: below a rate of 0.025^(1/5) they would be too lucky.
    expect(rated(games(100, 5, 0)).lower).toBeCloseTo(100 + eloOfRate(0.025 ** (1 / 5)), 1)
  })

  // By the probability of each number of wins: it is all that the interval depends on.
  it.each([
    [[WEAK, STRONG]],
    [[WEAK, WEAK, WEAK, STRONG, STRONG, STRONG]],
    [[STRONG, STRONG, STRONG]],
    [[WEAK, -208, 31, 139, 267, STRONG]],
  ])('whatever the truth is, holds it in at least 95 in 100 cases: against %j', (opponents) => {
    const results = Array.from({ length: opponents.length + 1 }, (_, wins) => rated(opponents.map((opponent, i) => ({ opponent, isWon: i < wins }))))
    for (let truth = -1500; truth <= 1000; truth += 10) {
      const held = results.reduce((sum, { lower, upper }, wins) => {
        if (truth < lower || truth > upper) return sum
        return sum + chanceOfAtLeast(wins, truth, opponents) - chanceOfAtLeast(wins + 1, truth, opponents)
      }, 0)
      expect(held).toBeGreaterThanOrEqual(0.9499)
    }
  })

  it('holds it in little more where there are many games; the rating is drawn to the mean by a few points', () => {
    const random = new Random(8)
    const opponents = [-190, -60, 50, 100, 160, 290]
    for (const [truth, count, drawn] of [
      [0, 12, 15],
      [150, 30, 15],
      [500, 30, 50],
      [500, 120, 15],
    ]) {
      const runs = count > 100 ? 400 : 600
      let [held, sum] = [0, 0]
      for (let run = 0; run < runs; run++) {
        const played = Array.from({ length: count }, (_, i) => {
          const opponent = opponents[i % opponents.length]
          return { opponent, isWon: happens(random, rateOfElo(truth - opponent)) }
        })
        const { elo, lower, upper } = rated(played)
        if (lower <= truth && truth <= upper) held++
        sum += elo - truth
      }
      expect(held / runs).toBeGreaterThan(0.93)
      expect(held / runs).toBeLessThan(0.995)
      expect(Math.abs(sum / runs)).toBeLessThan(drawn)
    }
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
