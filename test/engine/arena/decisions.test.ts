import { describe, expect, it } from 'vitest'
import { CAST } from '../../../src/engine/arena/cast.ts'
import { choiceOf, DECIDERS, type Decider } from '../../../src/engine/arena/choice.ts'
import type { Contestant } from '../../../src/engine/arena/contestant.ts'
import { decidersIn, decisionsOf, movesIn } from '../../../src/engine/arena/decisions.ts'
import { beginnerOf, decidersOf, playMatchGame, type Match } from '../../../src/engine/arena/match.ts'
import { gameCount, gameOf, type Tournament } from '../../../src/engine/arena/tournament.ts'
import { parseMove, parsePosition } from '../../../src/engine/game/notation.ts'
import { play } from '../../../src/engine/game/position.ts'
import { Random } from '../../../src/engine/math/random.ts'
import { oracleOf } from '../../../src/engine/solver/oracle.ts'

const memberOf = (name: string): Contestant => {
  const member = CAST.find((one) => one.name === name)
  if (member === undefined) throw new Error(`no ${name} in the cast`)
  return member
}

const perfect = memberOf('perfect')
/** Chance, habit and search by turns. */
const moody: Contestant = { ...memberOf('report-2'), name: 'moody', randomness: 40, firstNodes: ['a1', 'b2', 'c1'] }
const doubtful: Contestant = { ...perfect, name: 'doubtful', randomness: 20 }

/** The game played again by choices that say themselves what they are made by. */
function playedAgain(match: Match, number: number): Decider[] {
  const game = playMatchGame(match, number)
  const random = Random.numbered(match.seed + 1, -number)
  const oracle = oracleOf(match.boardSize)
  let position = parsePosition(game.opening)
  return game.moves.map((name) => {
    const { by, node } = choiceOf(match.contestants[beginnerOf(position.toMove, number)], position, {
      random,
      oracle: () => oracle,
    })
    expect(position.board.names[node]).toBe(name)
    position = play(position, parseMove(position.board, name))
    return by
  })
}

describe('what decided the moves of a game', () => {
  it.each([2, 3] as const)('is what the choices say of themselves, on the board of %i rings', (boardSize) => {
    const match: Match = { contestants: [moody, doubtful], boardSize, pairs: 10, openingStones: 0, seed: 5 }
    const seen = new Set<Decider>()
    for (let number = 0; number < 20; number++) {
      const deciders = decidersOf(match, playMatchGame(match, number))
      expect(deciders).toEqual(playedAgain(match, number))
      deciders.forEach((decider) => seen.add(decider))
    }
    expect([...seen].sort()).toEqual(['opening', 'random', 'search', 'table'])
  })

  it('is the book at first and proofs later, on the board of 31 nodes', { timeout: 120_000 }, () => {
    const match: Match = {
      contestants: [perfect, memberOf('random')],
      boardSize: 4,
      pairs: 1,
      openingStones: 2,
      seed: 3,
    }
    for (const number of [0, 1]) {
      const game = playMatchGame(match, number)
      const own = decidersOf(match, game).filter((decider) => decider !== 'random')
      const first = own.indexOf('proof')
      expect(first).toBeGreaterThan(0)
      expect(own).toEqual(own.map((_, i) => (i < first ? 'book' : 'proof')))
    }
  })
})

describe('decisions of a tournament', () => {
  const tournament: Tournament = {
    contestants: [moody, doubtful, memberOf('random')],
    boardSize: 3,
    pairs: 3,
    openingStones: 1,
    seed: 2,
  }
  const games = Array.from({ length: gameCount(tournament) }, (_, number) => {
    const of = gameOf(tournament, number)
    return { ...playMatchGame(of.match, of.number), number }
  })

  it('are counted for the one whose moves they were', () => {
    const decisions = decisionsOf(tournament, games)
    const moves = games.reduce((sum, game) => sum + game.moves.length, 0)
    expect(decisions.reduce((sum, of) => sum + movesIn(of), 0)).toBe(moves)
    const of = (player: number) => DECIDERS.filter((decider) => decisions[player][decider] > 0)
    expect(of(0)).toEqual(['random', 'opening', 'search'])
    expect(of(1)).toEqual(['random', 'table'])
    expect(of(2)).toEqual(['random'])
    expect(decidersIn(decisions)).toEqual(['random', 'opening', 'table', 'search'])
  })

  it('are the same however the games come in, and however often they are counted', () => {
    const once = decisionsOf(tournament, games)
    expect(decisionsOf(tournament, games.toReversed())).toEqual(once)
    expect(decisionsOf(tournament, structuredClone(games))).toEqual(once)
  })
})
