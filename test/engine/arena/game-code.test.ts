/** Games as short texts: nothing of them is lost, and what is none is refused. */
import { describe, expect, it } from 'vitest'
import { CAST } from '../../../src/engine/arena/cast.ts'
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
