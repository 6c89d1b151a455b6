/** Matches with the swap rule: the second player may answer the first stone by taking it over. */
import { describe, expect, it } from 'vitest'
import { castOf } from '../../../src/engine/arena/cast.ts'
import { playoutPlayer, searcher, type Contestant } from '../../../src/engine/arena/contestant.ts'
import { decisionsOf } from '../../../src/engine/arena/decisions.ts'
import { checkedGame, gameCode, gameOfCode } from '../../../src/engine/arena/game-code.ts'
import {
  beginnerOf,
  contestantOf,
  decidersOf,
  isSwapped,
  isWonByFirst,
  openingOf,
  playMatchGame,
  type Match,
  type MatchGame,
} from '../../../src/engine/arena/match.ts'
import { resultOf } from '../../../src/engine/arena/match-result.ts'
import { gameCount, standingOf, type Tournament } from '../../../src/engine/arena/tournament.ts'
import { addMove, moveNamed, newGame, resultOf as endOf, seatOf } from '../../../src/engine/game/game.ts'
import { fairNames } from '../../../src/engine/playouts/swap-map.ts'
import { shippedSwapMap } from '../../../src/engine/playouts/shipped-swap-maps.ts'
import { emptyPosition } from '../../../src/engine/game/position.ts'
import { playTournamentGame } from './tournament-game.ts'

/** A search that draws every third move, so that its games differ; what it draws is no swap. */
const moody = (depth: number): Contestant => ({
  ...searcher(`moody-${depth}`, { algorithm: 'negascout', depth }),
  randomness: 33,
})
const MATCH: Match = {
  contestants: [moody(2), moody(1)],
  boardSize: 3,
  pairs: 20,
  openingStones: 0,
  seed: 5,
  swapRule: true,
}

const gamesOf = (match: Match) => Array.from({ length: 2 * match.pairs }, (_, number) => playMatchGame(match, number))
const games = gamesOf(MATCH)

/** The game by the rules of games, which know seats. */
function played({ moves }: MatchGame, swapRule = true) {
  const start = openingOf(MATCH, 0)
  return moves.reduce((game, name) => addMove(game, moveNamed(start.board, name)), newGame(start, swapRule))
}

describe('a match with the swap rule', () => {
  it('has games with a swap and without one, each by the rules of games', () => {
    const swapped = games.filter(isSwapped)
    expect(swapped.length).toBeGreaterThan(5)
    expect(swapped.length).toBeLessThan(35)
    for (const game of games) {
      expect(endOf(played(game))).toEqual({ winner: game.winner, by: 'connection' })
      expect(game.moves.slice(2)).not.toContain('swap')
    }
  })

  it('books each game for the seat that has won', () => {
    for (const game of games) {
      const seat = seatOf(played(game), game.winner)
      expect(isWonByFirst(game)).toBe((seat === 'first') === (game.number % 2 === 0))
      expect(contestantOf(game.winner, game)).toBe(beginnerOf(seat === 'first' ? 'red' : 'blue', game.number))
    }
    const wins = games.filter(isWonByFirst).length
    const { byColour } = resultOf(games, null)
    expect(byColour.reduce((sum, { wins: of }) => sum + of, 0)).toBe(wins)
    expect(byColour.reduce((sum, { games: of }) => sum + of, 0)).toBe(games.length)
  })

  it('gives a player the same games whether it is named first or second', () => {
    const still = { ...MATCH, contestants: MATCH.contestants.map((one) => ({ ...one, randomness: 0 })), pairs: 1 }
    const [one, other] = still.contestants
    const here = gamesOf({ ...still, contestants: [one, other] })
    const there = gamesOf({ ...still, contestants: [other, one] })
    expect(here.some(isSwapped)).toBe(true)
    for (const number of [0, 1]) {
      expect(there[1 - number].moves).toEqual(here[number].moves)
      expect(isWonByFirst(there[1 - number])).toBe(!isWonByFirst(here[number]))
    }
  })

  it('counts who decided a swap for the player who made it', () => {
    const decisions = decisionsOf(MATCH, games)
    const made = [0, 0]
    for (const { number, moves } of games)
      moves.forEach((_, index) => made[index % 2 === 0 ? beginnerOf('red', number) : beginnerOf('blue', number)]++)
    expect(decisions.map((of) => Object.values(of).reduce((sum, count) => sum + count, 0))).toEqual(made)
    for (const game of games.filter(isSwapped)) expect(decidersOf(MATCH, game)[1]).toBe('search')
  })

  it('has no swap without the rule, nor from an opening with stones', () => {
    const { swapRule: _, ...without } = MATCH
    expect(gamesOf({ ...without, pairs: 5 }).some(isSwapped)).toBe(false)
    expect(gamesOf({ ...MATCH, openingStones: 1, pairs: 5 }).some(isSwapped)).toBe(false)
  })

  it('begins with a fair stone of the swap map, as a game in Play does', () => {
    const contestant = playoutPlayer('playouts:20', { playouts: 20, priors: 'patterns' })
    const map = shippedSwapMap(emptyPosition(4, 3))
    const match = { ...MATCH, contestants: [contestant, contestant], boardSize: 4, rule: 'three-corners' } as const
    const game = playMatchGame(match, 0)
    expect(decidersOf(match, game)[0]).toBe('fair')
    const first = emptyPosition(4).board.names.indexOf(game.moves[0])
    const images = emptyPosition(4).board.symmetries.map((symmetry) => emptyPosition(4).board.names[symmetry[first]])
    expect(map && fairNames(map).some((name) => images.includes(name))).toBe(true)
  })
})

describe('a game with a swap as text', () => {
  const tournament: Tournament = { ...MATCH, contestants: MATCH.contestants }

  it.each([2, 3, 5] as const)('holds all of it, on boards of %i rings', (boardSize) => {
    const contestants = boardSize === 5 ? [moody(1), castOf('greedy') as Contestant] : MATCH.contestants
    const plan: Tournament = { ...tournament, contestants, boardSize, pairs: boardSize === 5 ? 2 : 10 }
    const all = Array.from({ length: gameCount(plan) }, (_, number) => playTournamentGame(plan, number))
    expect(all.some(isSwapped)).toBe(true)
    for (const game of all) {
      expect(gameOfCode(plan, gameCode(plan, game))).toEqual(game)
      expect(checkedGame(plan, structuredClone(game))).toEqual(game)
    }
    const { swapRule: _, ...without } = plan
    for (const game of all.filter(isSwapped)) {
      expect(() => gameOfCode(without, gameCode(plan, game))).toThrow(RangeError)
      expect(() => checkedGame(without, structuredClone(game))).toThrow('its moves are no game')
    }
  })

  it('has its swap in answer to the first stone alone', () => {
    const [number, moves] = gameCode(tournament, games.find(isSwapped) as MatchGame).split('.')
    for (const wrong of [
      `z${moves.replace('z', '')}`,
      `${moves[0]}${moves.slice(2, 3)}z${moves.slice(3)}`,
      `${moves}z`,
    ])
      expect(() => gameOfCode(tournament, `${number}.${wrong}`)).toThrow(RangeError)
  })
})

it('a tournament books games with a swap as its matches do', () => {
  const plan: Tournament = { ...MATCH, contestants: [...MATCH.contestants, castOf('greedy') as Contestant], pairs: 6 }
  const all = Array.from({ length: gameCount(plan) }, (_, number) => playTournamentGame(plan, number))
  const { matches } = standingOf(plan, all)
  const first = gamesOf({ ...MATCH, pairs: 6 })
  expect(matches[0]?.pairs).toEqual(resultOf(first, null).pairs)
})
