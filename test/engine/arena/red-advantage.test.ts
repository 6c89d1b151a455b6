/** The order of the cast, and what moving first is worth: fitted again to the games that it was measured in. */
import { describe, expect, it } from 'vitest'
import { CAST, castOf } from '../../../src/engine/arena/cast.ts'
import { CAST_BY_RATING, ratingOf, RED_ADVANTAGE } from '../../../src/engine/arena/cast-ratings.ts'
import { playMatchGame } from '../../../src/engine/arena/match.ts'
import { ELO_PER_UNIT, rateOfElo } from '../../../src/engine/arena/win-rate.ts'

/**
 * Who won when the row's player was Red and the column's Blue, in the same order: `tournament --games 2 --opening 0`.
 */
const WINNERS: Readonly<Record<string, string>> = {
  random: '.RBBBBBBBBBBBBBBBBBBBBBBB',
  daydreamer: 'B.BBBBBBBBBBBBBBBBBBBBBBB',
  scatterbrain: 'RR.BBBBBBBBRBBBBBBBBBBBBB',
  dabbler: 'RRB.BBBBBBBRBBBBBBBBBBBBB',
  hasty: 'RRRR.BRBBBRBBBBBBBBBBBBBB',
  distracted: 'RRRRR.RBBRRBBBBBBBBBBBRBB',
  greedy: 'RRRRRR.BRBBRBBRBBBBBBBBBB',
  attacker: 'RRRRRRR.RRRRRRRRRRRRBRBRR',
  defender: 'RRRRRRRR.RRRRRRRRBRRBBBRR',
  'corner-lover': 'RRRRRRRBR.RRRRRRRRBBRBBBR',
  'edge-walker': 'RRRRRRRBBB.BBBBBBBBBBBBBB',
  centrist: 'RRRRBBBBBBR.RBBBBBBBBBRBB',
  weaver: 'RRRRRRRBBBRB.BBBBBRBBBBBB',
  farsighted: 'RRRRRRRRRBRRR.RRRRBRRBBRR',
  'report-2': 'RRRRRRBBBRRRBB.BBBRBBBBBB',
  'report-3': 'RRRRRRRBBRRRBBB.BBRBBBBBB',
  'report-4': 'RRRRRRRRBRRRBBBB.BRBBRBBB',
  'report-5': 'RRRRRRRRBRRRBBBBB.RBBRBBB',
  'learned-2': 'RRRRRRRRRBRRRRRRRR.BRBRBR',
  'learned-3': 'RRRRRRRRRRRRRRRRRRR.BRBBR',
  'learned-4': 'RRRRRRRRRRRRRRRRRRRR.RBRR',
  'network-2': 'RRRRRRRRRRRRRRRRRRRBR.RBB',
  'network-3': 'RRRRRRRRRRRRBRRBRRRRRR.RB',
  strategist: 'RRRRRRRRRRRRRRRRRRRBBRB.R',
  perfect: 'RRRRRRRRRRRRRRRRRRRRRRRR.',
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
    expect([GAMES.length, GAMES.filter(({ isWonByRed }) => isWonByRed).length]).toEqual([600, 332])
    let [advantage, information] = [0, 0]
    for (let step = 0; step < 20; step++) {
      const rates = GAMES.map(({ red, blue }) => rateOfElo(eloOf(red) + advantage - eloOf(blue)))
      information = rates.reduce((sum, rate) => sum + rate * (1 - rate), 0)
      advantage +=
        (ELO_PER_UNIT * GAMES.reduce((sum, { isWonByRed }, i) => sum + Number(isWonByRed) - rates[i], 0)) / information
    }
    expect(Math.abs(advantage - RED_ADVANTAGE)).toBeLessThan(5)
    expect(ELO_PER_UNIT / Math.sqrt(information)).toBeCloseTo(20, 0)
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
