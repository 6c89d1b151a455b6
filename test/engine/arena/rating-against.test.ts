/** Ratings against known opponents: by the closed form there is for one, by brute force for several, and by simulation. */
import { describe, expect, it } from 'vitest'
import { ratingAgainst, type RatedGame } from '../../../src/engine/arena/rating-against.ts'
import { eloOfRate, ELO_PER_UNIT, rateOfElo } from '../../../src/engine/arena/win-rate.ts'
import { Random } from '../random.ts'
import { happens } from './matches.ts'

const games = (opponent: number, wins: number, losses: number): RatedGame[] =>
  Array.from({ length: wins + losses }, (_, i) => ({ opponent, isWon: i < wins }))

const rated = (played: readonly RatedGame[]) => ratingAgainst(played) ?? expect.fail('no games')

/** Logarithm of likelihood and prior, written out. */
function logPosterior(elo: number, played: readonly RatedGame[]): number {
  const rates = played.map(({ opponent }) => 1 / (1 + 10 ** ((opponent - elo) / 400)))
  const likelihood = rates.reduce((sum, rate, i) => sum + Math.log(played[i].isWon ? rate : 1 - rate), 0)
  return likelihood + Math.log(rates.reduce((sum, rate) => sum + rate * (1 - rate), 0)) / 2
}

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
    const { elo, error, lower, upper } = rated(games(150, wins, losses))
    expect(elo).toBeCloseTo(150 + eloOfRate(rate), 3)
    expect(error).toBeCloseTo(ELO_PER_UNIT / Math.sqrt((wins + losses) * rate * (1 - rate)), 3)
    expect(lower).toBeLessThan(elo)
    expect(upper).toBeGreaterThan(elo)
  })

  it('of one game won is 191 points above the opponent: the odds are three to one', () => {
    expect(rated(games(0, 1, 0)).elo).toBeCloseTo(190.85, 2)
    expect(rated(games(0, 0, 1)).elo).toBeCloseTo(-190.85, 2)
  })

  it('and its interval are where brute force finds them, whoever the opponents were', () => {
    const random = new Random(3)
    for (let sample = 0; sample < 20; sample++) {
      const played = Array.from({ length: 1 + random.below(12) }, () => ({ opponent: random.between(-900, 400), isWon: random.below(2) === 1 }))
      const { elo, lower, upper } = rated(played)
      const steps = Array.from({ length: 12_001 }, (_, i) => ({ elo: i - 6000, at: logPosterior(i - 6000, played) }))
      const best = steps.reduce((a, b) => (b.at > a.at ? b : a))
      const inside = steps.filter(({ at }) => at > logPosterior(elo, played) - 1.9207)
      expect(Math.abs(elo - best.elo)).toBeLessThan(1)
      expect(Math.abs(lower - inside[0].elo)).toBeLessThan(1.01)
      expect(Math.abs(upper - (inside.at(-1)?.elo ?? NaN))).toBeLessThan(1.01)
    }
  })

  it('holds the truth in 95 % of the intervals, and is hardly biased', () => {
    const random = new Random(8)
    const opponents = [-190, -60, 50, 100, 160, 290]
    for (const [truth, count] of [[0, 12], [150, 30], [500, 30]]) {
      const runs = 2000
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
      // Far above all opponents few results are possible, and an interval holds too much rather than too little.
      expect(held / runs).toBeLessThan(truth > 290 ? 0.99 : 0.97)
      expect(Math.abs(sum / runs)).toBeLessThan(15)
    }
  })

  it('is surer with every game', () => {
    const widths = [1, 4, 16, 64].map((times) => {
      const { lower, upper } = rated(games(0, 2 * times, times))
      return upper - lower
    })
    expect(widths).toEqual(widths.toSorted((a, b) => b - a))
    expect(widths[2] / widths[3]).toBeCloseTo(2, 1)
  })
})
