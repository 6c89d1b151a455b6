import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fit, type WinTable } from '../../../src/engine/arena/bradley-terry.ts'
import { ratings, type RatingGroup } from '../../../src/engine/arena/ratings.ts'
import { ELO_PER_UNIT, eloOfRate, rateOfElo } from '../../../src/engine/arena/win-rate.ts'
import { Random } from '../math/random.ts'
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

const error = (variance: number) => ELO_PER_UNIT * Math.sqrt(variance)

/** Games that are all of one opening. */
const ratingsOf = (wins: WinTable): RatingGroup[] => ratings(wins.length, [wins])

/**
 * Every player meets every other twice from each of so many openings, once with either colour. What all games of an
 * opening share, in natural units: by how much it favours a colour, and how well it suits each player, each of this
 * deviation.
 */
function playAll(
  random: Random,
  elos: readonly number[],
  openings: number,
  shared: { colour: number; player: number },
): WinTable[] {
  return Array.from({ length: openings }, () => {
    const wins = elos.map(() => elos.map(() => 0))
    const colour = random.normal() * shared.colour
    const suited = elos.map((elo) => elo / ELO_PER_UNIT + random.normal() * shared.player)
    for (const i of elos.keys())
      for (const j of elos.keys()) {
        if (i === j) continue
        // i has the colour that is favoured, or not.
        if (happens(random, 1 / (1 + Math.exp(suited[j] - suited[i] - colour)))) wins[i][j]++
        else wins[j][i]++
      }
    return wins
  })
}

/**
 * In % of simulated tournaments, how often the intervals hold the rating of a player, and of the first less the last,
 * as they are in the long run.
 */
function coverage(
  elos: readonly number[],
  openings: number,
  shared: { colour: number; player: number },
  runs: number,
): { rating: number; difference: number; independent: number } {
  const random = new Random(6)
  const truth = ratings(elos.length, playAll(random, elos, 8000, shared))[0]
    .members.toSorted((a, b) => a.player - b.player)
    .map(({ elo }) => elo)
  const covered = { rating: 0, difference: 0, independent: 0 }
  for (let run = 0; run < runs; run++) {
    const played = playAll(random, elos, openings, shared)
    const [{ members, differenceErrors }, ...more] = ratings(elos.length, played)
    expect(more).toEqual([])
    const first = members.findIndex(({ player }) => player === 0)
    const last = members.findIndex(({ player }) => player === elos.length - 1)
    const { elo, error: own, lower, upper } = members[first]
    if (lower <= truth[0] && truth[0] <= upper) covered.rating += 100 / runs
    const deviations = (upper - elo) / own
    if (
      Math.abs(elo - members[last].elo - truth[0] + truth[elos.length - 1]) <=
      deviations * differenceErrors[first][last]
    )
      covered.difference += 100 / runs
    const sum = elos.map((_, i) => elos.map((_, j) => played.reduce((wins, table) => wins + table[i][j], 0)))
    if (Math.abs(elo - truth[0]) <= 1.959964 * error(fit(sum).covariance[0][0])) covered.independent += 100 / runs
  }
  return covered
}

const playersOf = (wins: WinTable) =>
  ratingsOf(wins).map(({ members }) => members.map(({ player }) => player).sort((a, b) => a - b))

describe('ratings', () => {
  it('are the published ones of the baseball teams', () => {
    const groups = ratingsOf(BASEBALL)
    expect(groups.length).toBe(1)
    const [{ members, above }] = groups
    expect(above).toEqual([])
    expect(members.map(({ player }) => TEAMS[player])).toEqual(TEAMS)
    // Table 10.11, where Baltimore is 0, and to four digits as by the R package BradleyTerry2
    const abilities = members.map(({ elo }) => (elo - members[6].elo) / ELO_PER_UNIT)
    const published = [1.5814, 1.4364, 1.2945, 1.2476, 1.1077, 0.6839, 0]
    for (const [i, ability] of abilities.entries()) expect(ability).toBeCloseTo(published[i], 4)
    // Of independent games
    const { covariance } = fit(BASEBALL)
    const errors = TEAMS.map((_, i) => Math.sqrt(covariance[i][i] + covariance[6][6] - 2 * covariance[i][6]))
    for (const [i, error] of [0.3433, 0.3396, 0.3367, 0.3359, 0.3339, 0.3319, 0].entries())
      expect(errors[i]).toBeCloseTo(error, 4)
  })

  it('have mean 0, and errors that go with it if games are independent', () => {
    const [{ members }] = ratingsOf(BASEBALL)
    expect(members.reduce((sum, { elo }) => sum + elo, 0)).toBeCloseTo(0, 8)
    // From the pseudo-inverse of the information, by numpy
    const errors = [36.0324536, 35.46562673, 35.10168136, 35.02215812, 34.90321762, 35.61984656, 40.38283696]
    const { covariance } = fit(BASEBALL)
    for (const i of members.keys()) expect(error(covariance[i][i])).toBeCloseTo(errors[i], 6)
  })

  it('of two players are that of their rate of wins, with its error if games are independent', () => {
    for (const [won, lost] of [
      [30, 10],
      [1, 1],
      [999, 1],
      [1, 5000],
    ]) {
      const [{ members }] = ratingsOf([
        [0, won],
        [lost, 0],
      ])
      expect(members.map(({ player }) => player)).toEqual(won >= lost ? [0, 1] : [1, 0])
      expect(members[0].elo - members[1].elo).toBeCloseTo(Math.abs(eloOfRate(won / (won + lost))), 6)
      // The delta method: the variance of log-odds is 1/won + 1/lost, and each rating is half of them.
      const { covariance } = fit([
        [0, won],
        [lost, 0],
      ])
      expect(covariance[0][0] / ((1 / won + 1 / lost) / 4)).toBeCloseTo(1, 8)
    }
  })

  it('expect of every player of a group as many wins against it as he has, whatever the results', () => {
    // Here Newton's method goes astray unless it is kept from long steps.
    const many = 10_000
    const steep = [
      [0, 10, 1, 1],
      [many, 0, 0, 0],
      [many, 0, 0, many],
      [0, 10, 0, 0],
    ]
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
      .chain((n) =>
        fc.array(fc.array(fc.oneof(fc.constant(0), fc.nat(300), fc.constant(many)), { minLength: n, maxLength: n }), {
          minLength: n,
          maxLength: n,
        }),
      )
      .map((rows) => rows.map((row, i) => row.map((count, j) => (i === j ? 0 : count))))
    fc.assert(
      fc.property(table, (wins) => {
        const groups = ratingsOf(wins)
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

  it.each([
    [
      'many openings that suit some players',
      [200, 60, 40, 20, -10, -60, -90, -160],
      30,
      { colour: 0.8, player: 0.5 },
      300,
    ],
    [
      'few openings that suit some players',
      [200, 60, 40, 20, -10, -60, -90, -160],
      6,
      { colour: 0.8, player: 0.5 },
      400,
    ],
    ['openings that are all alike', [120, 10, -130], 40, { colour: 0, player: 0 }, 500],
    ['openings that favour a colour', [120, 10, -130], 40, { colour: 2, player: 0 }, 500],
    ['openings that all but decide a game', [120, 10, -130], 40, { colour: 8, player: 0 }, 500],
  ] as const)(
    'are within their errors of the true ones, the differences too: %s',
    (_, elos, openings, shared, runs) => {
      const { rating, difference, independent } = coverage(elos, openings, shared, runs)
      // Three standard deviations of 95 % in so many runs
      const noise = 3 * Math.sqrt((95 * 5) / runs)
      expect(rating).toBeGreaterThan(95 - noise)
      expect(difference).toBeGreaterThan(95 - noise)
      // Openings that suit some players make games hang together: counted as independent, they are too sure.
      if (shared.player > 0) expect(independent).toBeLessThan(95 - noise)
    },
  )

  it('have errors as great as the spread of the ratings over tournaments', () => {
    const random = new Random(8)
    const spread: number[] = []
    const errors: number[] = []
    for (let run = 0; run < 200; run++) {
      const [{ members }] = ratings(5, playAll(random, [150, 60, 0, -60, -150], 20, { colour: 1, player: 0.6 }))
      const one = members.find(({ player }) => player === 0)
      spread.push(one?.elo ?? NaN)
      errors.push((one?.error ?? NaN) ** 2)
    }
    const mean = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0) / figures.length
    const variance = mean(spread.map((elo) => (elo - mean(spread)) ** 2))
    expect(Math.sqrt(mean(errors) / variance)).toBeGreaterThan(0.9)
    expect(Math.sqrt(mean(errors) / variance)).toBeLessThan(1.2)
  })

  it('are not exact where all pairs are split, and of one opening have no error that anybody knows', () => {
    const split = [
      [0, 1],
      [1, 0],
    ]
    const [{ members, openings }] = ratings(
      2,
      Array.from({ length: 10 }, () => split),
    )
    expect(openings).toBe(10)
    expect(members[0].elo).toBe(0)
    expect(members[0].error).toBeGreaterThan(10)
    expect(ratings(2, [split])[0]).toMatchObject({
      openings: 1,
      members: [{ error: Infinity, lower: -Infinity, upper: Infinity }, { error: Infinity }],
    })
  })
})

describe('groups', () => {
  it('part who has won all games and who has lost all from the others, without a number', () => {
    const groups = ratingsOf([
      [0, 3, 0, 1],
      [2, 0, 0, 5],
      [4, 4, 0, 4],
      [0, 0, 0, 0],
    ])
    expect(groups.map(({ members }) => members.map(({ player }) => player))).toEqual([[2], [0, 1], [3]])
    expect(groups.map(({ above }) => above)).toEqual([[1, 2], [2], []])
    expect(groups[0]).toEqual({
      members: [{ player: 2, elo: 0, error: 0, lower: 0, upper: 0 }],
      openings: 0,
      differenceErrors: [[0]],
      above: [1, 2],
    })
    // The others' games do not count with the two who are equal but for them.
    expect(groups[1].members[0].elo).toBeCloseTo(eloOfRate(0.6) / 2, 9)
  })

  it('that never met are above neither', () => {
    const groups = ratingsOf([
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
    expect(
      playersOf([
        [0, 2, 0, 0],
        [0, 0, 2, 0],
        [0, 0, 0, 2],
        [2, 0, 0, 0],
      ]),
    ).toEqual([[0, 1, 2, 3]])
    // Without the last win it is an order, the best first wherever they stand in the table.
    expect(
      playersOf([
        [0, 0, 0, 0],
        [0, 0, 2, 0],
        [0, 0, 0, 2],
        [2, 0, 0, 0],
      ]),
    ).toEqual([[1], [2], [3], [0]])
  })

  it('are none without players, and of players who have not met one each', () => {
    expect(ratings(0, [])).toEqual([])
    expect(ratings(2, []).map(({ members }) => members.map(({ player }) => player))).toEqual([[0], [1]])
  })
})

it.each([
  [[[0, 1]], 'a table of wins has as many columns as rows'],
  [
    [
      [0, 1],
      [1, 1],
    ],
    'nobody plays against himself',
  ],
  [
    [
      [0, -1],
      [1, 0],
    ],
    '-1 is no number of wins',
  ],
  [
    [
      [0, 0.5],
      [0.5, 0],
    ],
    '0.5 is no number of wins',
  ],
])('refuses %j', (wins, message) => {
  expect(() => ratingsOf(wins)).toThrow(new RangeError(message))
})
