/** Games as short texts: nothing of them is lost, and what is none is refused. */
import { describe, expect, it } from 'vitest'
import { CAST } from '../../../src/engine/arena/cast.ts'
import type { Contestant } from '../../../src/engine/arena/contestant.ts'
import { gameCode, gameOfCode } from '../../../src/engine/arena/game-code.ts'
import { gameCount, type Tournament } from '../../../src/engine/arena/tournament.ts'
import type { BoardSize } from '../../../src/engine/game/board.ts'
import { playTournamentGame } from './tournament-game.ts'

const contestants = CAST.filter(({ name }) => ['random', 'greedy', 'distracted'].includes(name))
const tournamentOn = (boardSize: BoardSize, isJudged: boolean): Tournament => ({
  contestants,
  boardSize,
  pairs: 8,
  openingStones: 1,
  seed: 7,
  isJudged,
})

describe('the code of a game', () => {
  it.each([
    [2, true],
    [3, false],
    [4, false],
  ] as const)('holds all of it, on boards of %i rings', (boardSize, isJudged) => {
    const tournament = tournamentOn(boardSize, isJudged)
    for (let number = 0; number < gameCount(tournament); number++) {
      const game = playTournamentGame(tournament, number)
      const code = gameCode(tournament, game)
      expect(gameOfCode(tournament, code)).toEqual(game)
      expect(code.length).toBeLessThan(40)
    }
  })

  it.each([5, 6, 7] as const)('has two digits for a node, on boards of %i rings', (boardSize) => {
    const tournament = { ...tournamentOn(boardSize, false), pairs: 1 }
    const game = playTournamentGame(tournament, 2)
    const code = gameCode(tournament, game)
    expect(code).toHaveLength(2 + 2 * game.moves.length)
    expect(gameOfCode(tournament, code)).toEqual(game)
    expect(() => gameOfCode(tournament, code.slice(0, -1))).toThrow(RangeError)
  })

  it('belongs to one rule', () => {
    const tournament = { ...tournamentOn(4, false), rule: 'three-corners' } as const
    const codes = Array.from({ length: 12 }, (_, n) => gameCode(tournament, playTournamentGame(tournament, n)))
    expect(codes.map((code) => gameCode(tournament, gameOfCode(tournament, code)))).toEqual(codes)
    expect(() => codes.map((code) => gameOfCode(tournamentOn(4, false), code))).toThrow(RangeError)
  })

  const tournament = tournamentOn(4, false)
  const code = gameCode(tournament, playTournamentGame(tournament, 3))
  const [number, moves] = code.split('.')

  it.each([
    ['nothing', ''],
    ['another text', 'hello'],
    ['a number beyond the last game', `zzz.${moves}`],
    ['a game that is not over', `${number}.${moves.slice(0, -1)}`],
    ['a game that goes on after its end', `${code}0`],
    ['a stone on a stone', `${number}.${moves[0]}${moves}`],
    ['a node that the board has not', `${number}.z${moves}`],
    ['a throw beyond the last move', `${code}.z`],
    ['throws out of order', `${code}.10`],
    ['no moves', `${number}.`],
  ])('is refused: %s', (_, text) => {
    expect(() => gameOfCode(tournament, text)).toThrow(RangeError)
  })

  it('is refused in a contest with other openings', () => {
    const games = Array.from({ length: gameCount(tournament) }, (_, n) =>
      gameCode(tournament, playTournamentGame(tournament, n)),
    )
    const refused = games.filter((text) => {
      try {
        gameOfCode({ ...tournament, seed: 8 }, text)
        return false
      } catch {
        return true
      }
    })
    expect(refused.length).toBeGreaterThan(0)
  })
})

describe('the code of a game that a program has broken off', () => {
  const program: Contestant = {
    name: 'mine',
    mind: { by: 'program', options: { command: 'x', protocol: 'gtp', moveMs: 100, megabytes: 100 } },
    randomness: 0,
    firstNodes: [],
  }
  const played = {
    ...tournamentOn(2, false),
    contestants: [program, contestants[0]],
    isJudged: false,
    openingStones: 0,
  }
  const fault = { name: 'noAnswer', words: ['"a.b c"', 'genmove b'], errors: 'out of luck' } as const
  const broken = { number: 0, opening: './..... r', moves: ['a1', 'b1'], winner: 'blue', fault } as const

  it.each([[broken], [{ ...broken, moves: [] }]])('holds all of it', (game) => {
    expect(gameOfCode(played, gameCode(played, game))).toEqual(game)
  })

  it('holds the end of a long error stream', () => {
    const errors = `${'x'.repeat(5000)}end`
    const kept = gameOfCode(played, gameCode(played, { ...broken, fault: { ...fault, errors } })).fault?.errors
    expect(kept).toHaveLength(300)
    expect(kept).toMatch(/xend$/)
  })

  it.each([
    ['a winner who had the program', { ...broken, winner: 'red' } as const],
    ['a fault that is none', { ...broken, fault: { ...fault, name: 'luck' as 'missing' } }],
    ['too few words', { ...broken, fault: { ...fault, words: [] } }],
    ['one more field', { ...broken, fault: { ...fault, more: 1 } }],
    ['an occupied node', { ...broken, moves: ['a1', 'a1'] }],
  ])('is refused for %s', (_, game) => {
    const { winner, fault } = game
    const code = `${gameCode(played, { ...game, fault: undefined } as never)} ${JSON.stringify({ winner, ...fault })}`
    expect(() => gameOfCode(played, code)).toThrow(RangeError)
  })

  it('is refused in a contest without programs', () => {
    const others = { ...played, contestants: contestants.slice(0, 2) }
    expect(() => gameOfCode(others, gameCode(played, broken))).toThrow(RangeError)
  })

  it('is refused where it has been cut', () => {
    expect(() => gameOfCode(played, gameCode(played, broken).slice(0, -1))).toThrow(RangeError)
  })
})
