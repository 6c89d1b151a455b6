/** The human's rating over time, and how it is written. */
import { expect, it } from 'vitest'
import { ratingCurve } from '../../../../src/renderer/model/players/rating-curve.ts'
import type { PlayedGame } from '../../../../src/renderer/model/players/results-file.ts'
import { ratingFrom } from '../../../../src/renderer/model/players/own-rating.ts'
import { ownRatingWords } from '../../../../src/renderer/model/players/words.ts'

const games = (count: number): PlayedGame[] =>
  Array.from({ length: count }, (_, seed) => ({
    seed,
    date: '2026-03-04T12:00:00.000Z',
    opponent: 'greedy',
    isCast: true,
    colour: 'red',
    isWon: seed % 3 === 0,
    moves: [],
    swapRule: true,
    uncounted: null,
  }))

it('a point for each game that counts from the fifth on, each from the games up to it', () => {
  const played = games(8).map((game, i): PlayedGame => (i === 1 ? { ...game, uncounted: 'help' } : game))
  const rated = played.filter(({ uncounted }) => uncounted === null)
  expect(ratingCurve(played).map(({ game, rating }) => [game.seed, rating.elo])).toEqual(
    [5, 6, 7].map((count) => [rated[count - 1].seed, ratingFrom(rated.slice(0, count))?.elo]),
  )
})

it('of many games a hundred points, the first and the last among them', () => {
  const curve = ratingCurve(games(150))
  expect(curve).toHaveLength(100)
  expect([curve[0], curve[99]].map(({ rating }) => rating.games)).toEqual([5, 150])
})

it('a plain number, provisional until there are ten games', () => {
  const [nine, ten] = [9, 10].map((count) => ratingFrom(games(count)) ?? expect.fail())
  expect(ownRatingWords(nine)).toMatch(/^\d+ \(provisional\)$/)
  expect(ownRatingWords(ten)).toMatch(/^\d+$/)
})
