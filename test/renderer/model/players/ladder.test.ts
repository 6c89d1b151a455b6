/** The ladder of levels, as the recorded games leave it. */
import { describe, expect, it } from 'vitest'
import { BOARD_LEVELS, LEVELS } from '../../../../src/engine/arena/levels.ts'
import { emptyPosition } from '../../../../src/engine/game/position.ts'
import { COMPUTER, HUMAN } from '../../../../src/renderer/model/match/players.ts'
import { beatenLevels, levelOfPlayer, nextLevel, suggestion } from '../../../../src/renderer/model/players/ladder.ts'
import type { PlayedGame } from '../../../../src/renderer/model/players/results-file.ts'

const USUAL = emptyPosition(4)
const LARGE = emptyPosition(7)

const game = (level: number, isWon: boolean, uncounted: PlayedGame['uncounted'] = null): PlayedGame => ({
  seed: 1,
  date: '2026-01-01T00:00:00.000Z',
  opponent: LEVELS[level - 1].name,
  isCast: true,
  colour: 'red',
  isWon,
  moves: [],
  swapRule: false,
  uncounted,
})

/** A game on 106 nodes by three corners. */
const large = (level: number, isWon: boolean, uncounted: PlayedGame['uncounted'] = 'board'): PlayedGame => ({
  ...game(level, isWon, uncounted),
  opponent: BOARD_LEVELS[level - 1].name,
  board: { size: 7, cornersToWin: 3 },
})

describe('levels beaten', () => {
  it('are those won against in games of one’s own, rated or not', () => {
    const games = [game(1, true), game(2, false), game(3, true, 'casual'), game(4, true, 'repeated')]
    expect(beatenLevels(games, USUAL)).toEqual(new Set([1, 3, 4]))
  })

  it('are not those beaten with help, after a take-back, on a smaller board, or by name alone', () => {
    expect(
      beatenLevels(
        [
          game(1, true, 'help'),
          game(2, true, 'takenBack'),
          game(3, true, 'board'),
          { ...game(4, true), isCast: false },
        ],
        USUAL,
      ),
    ).toEqual(new Set())
  })

  it('leave as the next the first that is not among them, or the last of all', () => {
    expect(nextLevel([], USUAL)).toBe(LEVELS[0])
    expect(nextLevel([game(1, true), game(3, true)], USUAL)).toBe(LEVELS[1])
    expect(
      nextLevel(
        LEVELS.map((_, i) => game(i + 1, true)),
        USUAL,
      ),
    ).toBe(LEVELS[9])
  })
})

describe('levels of a large board', () => {
  it('are beaten on that board by that rule alone', () => {
    const games = [large(1, true), large(2, false), large(3, true, 'help'), game(4, true)]
    expect(beatenLevels(games, LARGE)).toEqual(new Set([1]))
    expect(beatenLevels(games, emptyPosition(6))).toEqual(new Set())
    expect(beatenLevels(games, emptyPosition(7, 1))).toEqual(new Set())
    expect(beatenLevels(games, USUAL)).toEqual(new Set([4]))
  })

  it('follow each other as those of the usual board do', () => {
    expect(nextLevel([large(1, true)], LARGE)).toBe(BOARD_LEVELS[1])
    expect(suggestion([large(4, true)], 4, 1, LARGE)).toEqual({ isHarder: true, contestant: BOARD_LEVELS[4] })
    expect(suggestion([large(4, true)], 4, 1, emptyPosition(6))).toBeNull()
  })
})

describe('a level to play next', () => {
  it('is harder after a win, and there is none above the last', () => {
    expect(suggestion([game(4, false), game(4, true)], 4, 1, USUAL)).toEqual({ isHarder: true, contestant: LEVELS[4] })
    expect(suggestion([game(10, true)], 10, 1, USUAL)).toBeNull()
  })

  it('is harder after a win on a smaller board, too, though that beats no level', () => {
    expect(suggestion([game(4, true, 'board')], 4, 1, USUAL)).toEqual({ isHarder: true, contestant: LEVELS[4] })
  })

  it('is easier after three losses in a row against it, and there is none below the first', () => {
    const losses = [game(4, false), game(5, true), game(4, false)]
    expect(suggestion(losses, 4, 1, USUAL)).toBeNull()
    expect(suggestion([...losses, game(4, false)], 4, 1, USUAL)).toEqual({ isHarder: false, contestant: LEVELS[2] })
    expect(suggestion([game(1, false), game(1, false), game(1, false)], 1, 1, USUAL)).toBeNull()
  })

  it('is none for a game that was not recorded, and none harder after a win with help', () => {
    expect(suggestion([game(4, true)], 4, 2, USUAL)).toBeNull()
    expect(suggestion([game(4, true, 'help')], 4, 1, USUAL)).toBeNull()
  })

  it('is none where a win lies among the last three', () => {
    expect(suggestion([game(4, false), game(4, true), game(4, false), game(4, false)], 4, 1, USUAL)).toBeNull()
  })
})

it('whoever plays just as a level does is of that level', () => {
  expect(levelOfPlayer({ ...COMPUTER, contestant: LEVELS[5] })).toBe(6)
  expect(levelOfPlayer({ ...COMPUTER, contestant: { ...LEVELS[5], randomness: 7 } })).toBeNull()
  expect(levelOfPlayer({ ...COMPUTER, contestant: BOARD_LEVELS[5] })).toBe(6)
  expect(levelOfPlayer(COMPUTER)).toBeNull()
  expect(levelOfPlayer(HUMAN)).toBeNull()
})
