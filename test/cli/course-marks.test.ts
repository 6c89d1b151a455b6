/** The marks of a course: ratings, faults and times from the games, and their rows in the file. */
import { expect, it } from 'vitest'
import { castOf } from '../../src/engine/arena/cast.ts'
import { markRows, marksOf, placesOf, type CourseGame } from '../../src/cli/course/marks.ts'
import { expectedMs } from '../../src/cli/course/time.ts'
import type { EngineContest, EngineGame } from '../../src/cli/engines/contest.ts'

const random = castOf('random') ?? expect.fail('random')
const PROGRAM = { command: 'x', protocol: 'gtp', moveMs: 1000, megabytes: 100 } as const
const CONTEST: EngineContest = {
  boardSize: 2,
  openingStones: 0,
  pairs: 1,
  seed: 1,
  players: [
    { name: 'ann', program: PROGRAM },
    { name: 'bob', program: PROGRAM },
    { name: 'random', contestant: random },
  ],
}

const MOVES = ['a1', 'b1', 'b2']

const game = (number: number, winner: 'red' | 'blue', broken?: EngineGame['broken']): EngineGame => ({
  number,
  opening: './..... r',
  moves: MOVES,
  winner,
  ms: { red: 1500, blue: 250 },
  ...(broken && { broken }),
})

/** Ann and bob win one game each, bob the second by a fault of ann; random plays none. */
const GAMES: CourseGame[] = [
  { players: [0, 1], game: game(0, 'red') },
  { players: [0, 1], game: game(1, 'red', { kind: 'silence', why: 'said nothing for 1 s', errors: '' }) },
]

it('a player that wins as often as it loses has the rating of the other, with an interval around it', () => {
  const [first, second] = marksOf(CONTEST, GAMES)
  expect(first.rating?.elo).toBeCloseTo(second.rating?.elo ?? NaN, 6)
  expect(first.rating?.openings).toBe(1)
  expect(first.rating?.lower).toBeLessThan(first.rating?.elo ?? NaN)
  expect(first.rating?.upper).toBeGreaterThan(first.rating?.elo ?? NaN)
})

it('a player that met nobody has no rating', () => {
  expect(marksOf(CONTEST, GAMES).find(({ name }) => name === 'random')).toMatchObject({ rating: null, games: 0 })
})

it('a fault counts against the player that made it', () => {
  const [ann, bob] = ['ann', 'bob'].map((who) => marksOf(CONTEST, GAMES).find(({ name }) => name === who))
  expect([ann?.lostBy, bob?.lostBy]).toEqual([{ silence: 1 }, {}])
})

it('a place is a number only where the intervals do not overlap, and none stands without an interval', () => {
  const marks = marksOf(CONTEST, GAMES)
  const rated = (lower: number, upper: number, group = 1) => ({
    ...marks[0],
    rating: { group, elo: (lower + upper) / 2, lower, upper, openings: 9 },
  })
  const others = [rated(100, 200), rated(-60, 40), rated(-90, 10), rated(-400, -300), rated(0, 9, 2)]
  const places = (list: typeof others) => list.map((mark) => placesOf(mark, list)).map((at) => [at?.best, at?.worst])
  expect(places(others)).toEqual([
    [1, 1],
    [2, 3],
    [2, 3],
    [4, 4],
    [1, 1],
  ])
  // From one opening nothing is known: the interval has no end.
  expect(marks.map((mark) => placesOf(mark, marks))).toEqual([null, null, null])
})

it('rows have games, wins, losses by fault, seconds and moves', () => {
  const rows = markRows(marksOf(CONTEST, GAMES), [{ name: 'eve', why: 'said nothing' }])
  const rowOf = (who: string) => {
    const row = rows.find(([name]) => name === who) ?? expect.fail(who)
    return Object.fromEntries(rows[0].map((head, i) => [String(head), row[i]]))
  }
  const both = {
    kind: 'engine',
    check: 'passed',
    group: 1,
    openings: 1,
    games: 2,
    won: 1,
    lost: 1,
    seconds: 1.75,
    moves: 3,
  }
  expect(rowOf('ann')).toMatchObject({ ...both, lost_by_fault: 1, silence: 1 })
  expect(rowOf('bob')).toMatchObject({ ...both, lost_by_fault: 0, silence: 0 })
  expect(rowOf('eve')).toMatchObject({ kind: 'engine', check: 'said nothing', games: undefined })
})

it('the time of the games is that of the starts and the moves in the checks, side by side on the cores', () => {
  const exchange = (asked: string, ms: number) => ({ asked, came: '', ms })
  const slow = {
    said: null,
    fault: null,
    exchanges: [exchange('name', 200), exchange('genmove b', 1000), exchange('genmove w', 3000)],
  }
  const cup = { said: null, fault: null, exchanges: [exchange('Start', 10), exchange('b1', 30)] }
  // Of 31 nodes three have stones, and three quarters of the others are filled: 10.5 moves each.
  const settings = { boardSize: 4, openingStones: 3, pairs: 1, seed: 1 } as const
  const all = [
    [slow, null],
    [slow, cup],
  ]
  expect(expectedMs(all, settings, 1)).toBeCloseTo(2 * (100 + 10.5 * 2000) + 10.5 * 20, 6)
  expect(expectedMs(all, settings, 16)).toBeCloseTo(expectedMs(all, settings, 1) / 2, 6)
  expect(expectedMs([], settings, 4)).toBe(0)
})

it('the time of the games has one start of an engine that plays on, for all games of two players', () => {
  const exchanges = [
    { asked: 'list_commands', came: '= boardsize\nclear_board\ngenmove', ms: 600 },
    { asked: 'genmove b', came: '= a1', ms: 10 },
  ]
  const check = { said: null, fault: null, exchanges }
  const settings = { boardSize: 4, openingStones: 3, pairs: 3, seed: 1 } as const
  expect(expectedMs(Array(6).fill([check, null]), settings, 1)).toBeCloseTo(300 + 6 * 10.5 * 10, 6)
})
