/** Perfect play loses only where the opening was lost for the colour it had. */
import { expect, it } from 'vitest'
import { castOf } from '../../../src/engine/arena/cast.ts'
import { isFromLostOpening, lostOpenings } from '../../../src/engine/arena/lost-openings.ts'
import { contestantOf, playMatchGame, type MatchGame } from '../../../src/engine/arena/match.ts'
import { gameCount, gameOf, type Tournament } from '../../../src/engine/arena/tournament.ts'
import { parsePosition } from '../../../src/engine/game/notation.ts'
import { oracleOf } from '../../../src/engine/solver/oracle.ts'

const contestants = ['perfect', 'greedy', 'random'].map((name) => castOf(name) ?? expect.fail(name))
const TOURNAMENT: Tournament = { contestants, boardSize: 3, pairs: 6, openingStones: 4, seed: 2 }

const games: readonly MatchGame[] = Array.from({ length: gameCount(TOURNAMENT) }, (_, number) => {
  const { match, number: ofMatch } = gameOf(TOURNAMENT, number)
  return { ...playMatchGame(match, ofMatch), number }
})

it('every game that perfect play lost began as a loss for its colour', () => {
  const [perfect, ...others] = lostOpenings(TOURNAMENT, games)
  expect(others).toEqual([])
  expect(perfect).toMatchObject({ player: 0, games: 24 })
  expect(perfect.lost.length).toBeGreaterThan(0)
  const oracle = oracleOf(3)
  for (const number of perfect.lost)
    expect(oracle.truthOf(parsePosition(games[number].opening)).winner).toBe(games[number].winner)
})

it('no other game is told to be from a lost opening', () => {
  const lost = lostOpenings(TOURNAMENT, games).flatMap((each) => each.lost)
  expect(games.filter((game) => isFromLostOpening(TOURNAMENT, game)).map(({ number }) => number)).toEqual(lost)
  for (const number of lost)
    expect(contestantOf(games[number].winner, { ...games[number], number: gameOf(TOURNAMENT, number).number })).toBe(1)
})

it('is told of nobody who errs', () => {
  const randomly = { ...contestants[0], randomness: 10 }
  expect(lostOpenings({ ...TOURNAMENT, contestants: [randomly, ...contestants.slice(1)] }, games)).toEqual([])
})
