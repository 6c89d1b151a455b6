import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ratings, type WinTable } from '../../../src/engine/arena/ratings.ts'
import { ELO_PER_UNIT, eloOfRate, rateOfElo } from '../../../src/engine/arena/win-rate.ts'
import { Random } from '../random.ts'
import { happens } from './matches.ts'

/** Agresti, Categorical Data Analysis (2nd edition), table 10.10: the American League's Eastern Division in 1987. */
const TEAMS = ['Milwaukee', 'Detroit', 'Toronto', 'New York', 'Boston', 'Cleveland', 'Baltimore']
const BASEBALL: WinTable = [
  [0, 7, 9, 7, 7, 9, 11],
  [6, 0, 7, 5, 11, 9, 9],
  [4, 6, 0, 7, 7, 8, 12],
  [6, 8, 6, 0, 6, 7, 10],
  [6, 2, 6, 7, 0, 7, 12],
  [4, 4, 5, 6, 6, 0, 6],
  [2, 4, 1, 3, 1, 7, 0],
]

/** Every player meets every other in so many games. */
function playAll(random: Random, elos: readonly number[], games: number): number[][] {
  const wins = elos.map(() => elos.map(() => 0))
  for (const [i, first] of elos.entries())
    for (const [j, second] of elos.entries())
      for (let game = 0; i < j && game < games; game++)
        if (happens(random, rateOfElo(first - second))) wins[i][j]++
        else wins[j][i]++
  return wins
}

const playersOf = (wins: WinTable) => ratings(wins).map(({ members }) => members.map(({ player }) => player).sort((a, b) => a - b))

describe('ratings', () => {
  it('are the published ones of the baseball teams', () => {
    const groups = ratings(BASEBALL)
    expect(groups.length).toBe(1)
    const [{ members, differenceErrors, above }] = groups
    expect(above).toEqual([])
    expect(members.map(({ player }) => TEAMS[player])).toEqual(TEAMS)
    // Table 10.11, where Baltimore is 0, and to four digits as by the R package BradleyTerry2
    const abilities = members.map(({ elo }) => (elo - members[6].elo) / ELO_PER_UNIT)
    const published = [1.5814, 1.4364, 1.2945, 1.2476, 1.1077, 0.6839, 0]
    for (const [i, ability] of abilities.entries()) expect(ability).toBeCloseTo(published[i], 4)
    const errors = differenceErrors[6].map((error) => error / ELO_PER_UNIT)
    for (const [i, error] of [0.3433, 0.3396, 0.3367, 0.3359, 0.3339, 0.3319, 0].entries()) expect(errors[i]).toBeCloseTo(error, 4)
  })

  it('have mean 0, and errors that go with it', () => {
    const [{ members }] = ratings(BASEBALL)
    expect(members.reduce((sum, { elo }) => sum + elo, 0)).toBeCloseTo(0, 8)
    // From the pseudo-inverse of the information, by numpy
    const errors = [36.0324536, 35.46562673, 35.10168136, 35.02215812, 34.90321762, 35.61984656, 40.38283696]
    for (const [i, { error }] of members.entries()) expect(error).toBeCloseTo(errors[i], 6)
  })

  it('of two players are that of their rate of wins, with its error', () => {
    for (const [won, lost] of [[30, 10], [1, 1], [999, 1], [1, 5000]]) {
      const [{ members, differenceErrors }] = ratings([[0, won], [lost, 0]])
      expect(members.map(({ player }) => player)).toEqual(won >= lost ? [0, 1] : [1, 0])
      expect(members[0].elo - members[1].elo).toBeCloseTo(Math.abs(eloOfRate(won / (won + lost))), 6)
      // The delta method: the variance of log-odds is 1/won + 1/lost.
      const error = ELO_PER_UNIT * Math.sqrt(1 / won + 1 / lost)
      expect(differenceErrors[0][1] / error).toBeCloseTo(1, 8)
      expect(members[0].error / error).toBeCloseTo(1 / 2, 8)
    }
  })

  it('expect of every player of a group as many wins against it as he has, whatever the results', () => {
    // Here Newton's method goes astray unless it is kept from long steps.
    const many = 10_000
    const steep = [[0, 10, 1, 1], [many, 0, 0, 0], [many, 0, 0, many], [0, 10, 0, 0]]
    const far = [
      [0, 0, 0, 163, 0, 0],
      [many, 0, 0, 0, 0, many],
      [many, many, 0, many, 0, 0],
      [0, 0, 1, 0, 0, 0],
      [many, 0, 0, 0, 0, 0],
      [many, 0, 0, 0, many, 0],
    ]
    const table = fc
      .integer({ min: 2, max: 7 })
      .chain((n) => fc.array(fc.array(fc.oneof(fc.constant(0), fc.nat(300), fc.constant(many)), { minLength: n, maxLength: n }), { minLength: n, maxLength: n }))
      .map((rows) => rows.map((row, i) => row.map((count, j) => (i === j ? 0 : count))))
    fc.assert(
      fc.property(table, (wins) => {
        const groups = ratings(wins)
        expect(groups.flatMap(({ members }) => members.map(({ player }) => player)).sort()).toEqual([...wins.keys()])
        for (const { members } of groups)
          for (const { player: i, elo } of members) {
            let [had, expected] = [0, 0]
            for (const { player: j, elo: other } of members) {
              had += wins[i][j]
              expected += (wins[i][j] + wins[j][i]) * rateOfElo(elo - other)
            }
            expect(Math.abs(expected - had)).toBeLessThan(1e-9 * (1 + had))
          }
      }),
      { numRuns: 500, examples: [[steep], [far]] },
    )
  })

  it('of a simulated tournament are within their errors of the true ones', () => {
    const random = new Random(6)
    const truth = [120, 60, 10, -30, -160]
    let [covered, coveredDifferences, runs] = [0, 0, 0]
    for (; runs < 1000; runs++) {
      const groups = ratings(playAll(random, truth, 60))
      expect(groups.length).toBe(1)
      const [{ members, differenceErrors }] = groups
      for (const { player, elo, error } of members) if (Math.abs(elo - truth[player]) <= 1.959964 * error) covered++
      const [one, two] = [members.findIndex(({ player }) => player === 1), members.findIndex(({ player }) => player === 4)]
      if (Math.abs(members[one].elo - members[two].elo - 220) <= 1.959964 * differenceErrors[one][two]) coveredDifferences++
    }
    for (const percent of [(100 * covered) / (5 * runs), (100 * coveredDifferences) / runs]) {
      expect(percent).toBeGreaterThan(93.5)
      expect(percent).toBeLessThan(96.5)
    }
  })
})

describe('groups', () => {
  it('part who has won all games and who has lost all from the others, without a number', () => {
    const groups = ratings([
      [0, 3, 0, 1],
      [2, 0, 0, 5],
      [4, 4, 0, 4],
      [0, 0, 0, 0],
    ])
    expect(groups.map(({ members }) => members.map(({ player }) => player))).toEqual([[2], [0, 1], [3]])
    expect(groups.map(({ above }) => above)).toEqual([[1, 2], [2], []])
    expect(groups[0]).toEqual({ members: [{ player: 2, elo: 0, error: 0 }], differenceErrors: [[0]], above: [1, 2] })
    // The others' games do not count with the two who are equal but for them.
    expect(groups[1].members[0].elo).toBeCloseTo(eloOfRate(0.6) / 2, 9)
  })

  it('that never met are above neither', () => {
    const groups = ratings([
      [0, 1, 0, 0, 0],
      [1, 0, 0, 0, 0],
      [0, 0, 0, 2, 0],
      [0, 0, 1, 0, 0],
      [0, 0, 0, 0, 0],
    ])
    expect(groups.map(({ members }) => members.map(({ player }) => player))).toEqual([[0, 1], [2, 3], [4]])
    expect(groups.map(({ above }) => above)).toEqual([[], [], []])
  })

  it('are one where wins lead round, though some have never met', () => {
    expect(playersOf([[0, 2, 0, 0], [0, 0, 2, 0], [0, 0, 0, 2], [2, 0, 0, 0]])).toEqual([[0, 1, 2, 3]])
    // Without the last win it is an order, the best first wherever they stand in the table.
    expect(playersOf([[0, 0, 0, 0], [0, 0, 2, 0], [0, 0, 0, 2], [2, 0, 0, 0]])).toEqual([[1], [2], [3], [0]])
  })

  it('are none without players', () => {
    expect(ratings([])).toEqual([])
  })
})

it.each([
  [[[0, 1]], 'a table of wins has as many columns as rows'],
  [[[0, 1], [1, 1]], 'nobody plays against himself'],
  [[[0, -1], [1, 0]], '-1 is no number of wins'],
  [[[0, 0.5], [0.5, 0]], '0.5 is no number of wins'],
])('refuses %j', (wins, message) => {
  expect(() => ratings(wins)).toThrow(new RangeError(message))
})
