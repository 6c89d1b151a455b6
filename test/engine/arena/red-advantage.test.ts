/** The order of the cast, and what moving first is worth: fitted again to the games that it was measured in. */
import { describe, expect, it } from 'vitest'
import { CAST, castOf } from '../../../src/engine/arena/cast.ts'
import { CAST_BY_RATING, ratingOf, RED_ADVANTAGE } from '../../../src/engine/arena/cast-ratings.ts'
import { playMatchGame } from '../../../src/engine/arena/match.ts'
import { ELO_PER_UNIT, rateOfElo } from '../../../src/engine/arena/win-rate.ts'

/** Who won when the row's player was Red and the column's Blue, in the same order: `tournament --games 2 --opening 0`. */
const WINNERS: Readonly<Record<string, string>> = {
  random: '.BBBBBBBBBBBBBBBBBBB',
  distracted: 'R.RBBRRBBBBBBBBBBBRB',
  greedy: 'RR.BRBBRBBRBBBBBBBBB',
  attacker: 'RRR.RRRRRRRRRRRRBRBR',
  defender: 'RRRR.RRRRRRRRBRRBBBR',
  'corner-lover': 'RRRBR.RRRRRRRRBBRBBR',
  'edge-walker': 'RRRBBB.BBBBBBBBBBBBB',
  centrist: 'RBBBBBR.RBBBBBBBBBRB',
  weaver: 'RRRBBBRB.BBBBBRBBBBB',
  farsighted: 'RRRRRBRRR.RRRRBRRBBR',
  'report-2': 'RRBBBRRRBB.BBBRBBBBB',
  'report-3': 'RRRBBRRRBBB.BBRBBBBB',
  'report-4': 'RRRRBRRRBBBB.BRBBRBB',
  'report-5': 'RRRRBRRRBBBBB.RBBRBB',
  'learned-2': 'RRRRRBRRRRRRRR.BRBRR',
  'learned-3': 'RRRRRRRRRRRRRRR.BRBR',
  'learned-4': 'RRRRRRRRRRRRRRRR.RBR',
  'network-2': 'RRRRRRRRRRRRRRRBR.RB',
  'network-3': 'RRRRRRRRBRRBRRRRRR.B',
  perfect: 'RRRRRRRRRRRRRRRRRRR.',
}
const NAMES = Object.keys(WINNERS)

const eloOf = (name: string) => ratingOf(name)?.elo ?? expect.fail(`${name} has no rating`)

const GAMES = NAMES.flatMap((red) =>
  NAMES.flatMap((blue, i) => (blue === red ? [] : [{ red, blue, isWonByRed: WINNERS[red][i] === 'R' }])),
)

describe('the cast', () => {
  it('stands in the order of its ratings, the strongest first, and whole', () => {
    const elos = CAST_BY_RATING.map(({ name }) => eloOf(name))
    expect(elos).toEqual(elos.toSorted((a, b) => b - a))
    expect(CAST_BY_RATING).toHaveLength(CAST.length)
    expect(new Set(CAST_BY_RATING)).toEqual(new Set(CAST))
  })
})

describe('moving first', () => {
  it('is worth what makes the games of the cast from the empty board likeliest', () => {
    expect([GAMES.length, GAMES.filter(({ isWonByRed }) => isWonByRed).length]).toEqual([380, 217])
    let [advantage, information] = [0, 0]
    for (let step = 0; step < 20; step++) {
      const rates = GAMES.map(({ red, blue }) => rateOfElo(eloOf(red) + advantage - eloOf(blue)))
      information = rates.reduce((sum, rate) => sum + rate * (1 - rate), 0)
      advantage += (ELO_PER_UNIT * GAMES.reduce((sum, { isWonByRed }, i) => sum + Number(isWonByRed) - rates[i], 0)) / information
    }
    expect(Math.abs(advantage - RED_ADVANTAGE)).toBeLessThan(5)
    expect(ELO_PER_UNIT / Math.sqrt(information)).toBeCloseTo(23, 0)
  })

  it('was measured in games that go so again', () => {
    const quick = ['greedy', 'attacker', 'defender', 'corner-lover', 'weaver', 'report-2']
    for (const [i, red] of quick.entries()) {
      const blue = quick[(i + 1) % quick.length]
      const contestants = [castOf(red) ?? expect.fail(red), castOf(blue) ?? expect.fail(blue)] as const
      const { winner } = playMatchGame({ contestants, boardSize: 4, pairs: 1, openingStones: 0, seed: 1 }, 0)
      expect(winner === 'red' ? 'R' : 'B').toBe(WINNERS[red][NAMES.indexOf(blue)])
    }
  })
})
