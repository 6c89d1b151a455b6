import { expect, it } from 'vitest'
import { cycles, type CrossTable } from '../../../src/engine/arena/cycles.ts'
import { shareOf, type Estimate } from '../../../src/engine/math/statistics.ts'
import { Random } from '../math/random.ts'

/** The cross table of players each of whom has won so many games of ten times ten against the others. */
function table(wins: readonly (readonly (number | null)[])[]): CrossTable {
  return wins.map((row) => row.map((won) => (won === null ? null : shareOf(won, 100))))
}

const playersOf = (rates: CrossTable) => cycles(rates).map(({ legs }) => legs.map(({ winner }) => winner))

it('a cycle has its legs, and is significant where all of them are', () => {
  // Wilson's interval of 60 wins of 100 begins at 0.502, of 59 at 0.492.
  const rates = table([
    [null, 60, 30],
    [40, null, 75],
    [70, 25, null],
  ])
  const [cycle, ...others] = cycles(rates)
  expect(others).toEqual([])
  expect(cycle).toEqual({
    legs: [
      { winner: 0, loser: 1, rate: rates[0][1], isSignificant: true },
      { winner: 1, loser: 2, rate: rates[1][2], isSignificant: true },
      { winner: 2, loser: 0, rate: rates[2][0], isSignificant: true },
    ],
    isSignificant: true,
  })
  const [weaker] = cycles(
    table([
      [null, 59, 30],
      [41, null, 75],
      [70, 25, null],
    ]),
  )
  expect(weaker.legs.map(({ isSignificant }) => isSignificant)).toEqual([false, true, true])
  expect(weaker.isSignificant).toBe(false)
})

it('the other way round it is a cycle as well, told from the first in the table', () => {
  expect(
    playersOf(
      table([
        [null, 20, 80],
        [80, null, 20],
        [20, 80, null],
      ]),
    ),
  ).toEqual([[0, 2, 1]])
})

it('an order has none, nor have players who are equal or have not met', () => {
  expect(
    cycles(
      table([
        [null, 60, 90],
        [40, null, 70],
        [10, 30, null],
      ]),
    ),
  ).toEqual([])
  expect(
    cycles(
      table([
        [null, 60, 50],
        [40, null, 70],
        [50, 30, null],
      ]),
    ),
  ).toEqual([])
  expect(
    cycles(
      table([
        [null, 60, null],
        [40, null, 70],
        [null, 30, null],
      ]),
    ),
  ).toEqual([])
  expect(cycles([])).toEqual([])
})

it('they are as many as Kendall and Babington Smith count from the scores', () => {
  // 1940, Biometrika 31, 324–345: n (n − 1)(2n − 1) / 12 − Σ s² / 2 cycles of three in a tournament without ties
  const random = new Random(7)
  for (let n = 0; n < 12; n++) {
    const rates: (Estimate | null)[][] = Array.from({ length: n }, () => Array.from({ length: n }, () => null))
    const scores = rates.map(() => 0)
    for (let i = 0; i < n; i++)
      for (let j = i + 1; j < n; j++) {
        const won = 10 * random.below(10) + 5
        rates[i][j] = shareOf(won, 100)
        rates[j][i] = shareOf(100 - won, 100)
        scores[won > 50 ? i : j]++
      }
    const squares = scores.reduce((sum, score) => sum + score ** 2, 0)
    expect(cycles(rates).length).toBe((n * (n - 1) * (2 * n - 1)) / 12 - squares / 2)
    expect(new Set(playersOf(rates).map((players) => players.join())).size).toBe(cycles(rates).length)
  }
})
