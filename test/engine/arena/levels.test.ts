/**
 * The ladder of levels: ten of the cast, each a little stronger than the one before, as the document of results has it.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CAST } from '../../../src/engine/arena/cast.ts'
import { MEAN_RATING, ratingOf } from '../../../src/engine/arena/cast-ratings.ts'
import {
  areLevelsMeasured,
  BOARD_LEVELS,
  contestantOn,
  LEVELS,
  levelOf,
  levelsOn,
} from '../../../src/engine/arena/levels.ts'
import { choiceOf } from '../../../src/engine/arena/choice.ts'
import { BOARD_SIZES } from '../../../src/engine/game/board.ts'
import { CORNERS_TO_WIN } from '../../../src/engine/game/corners.ts'
import { emptyPosition, hasPerfectPlay, play } from '../../../src/engine/game/position.ts'
import { Random } from '../../../src/engine/math/random.ts'
import { oracleOf } from '../../../src/engine/solver/oracle.ts'
import { isWonByFirst, playMatchGame } from '../../../src/engine/arena/match.ts'

const RESULTS = readFileSync(new URL('../../../docs/results.md', import.meta.url), 'utf8')
const eloOf = (name: string) => ratingOf(name)?.elo ?? expect.fail(`${name} has no rating`)

describe('levels', () => {
  const elos = LEVELS.map(({ name }) => eloOf(name))

  it('are ten of the cast', () => {
    expect(LEVELS).toHaveLength(10)
    for (const level of LEVELS) expect(CAST).toContain(level)
  })

  it('are each rated above the one before', () => {
    expect(elos).toEqual(elos.toSorted((a, b) => a - b))
  })

  it('go from the weakest of all to the strongest', () => {
    const all = CAST.map(({ name }) => eloOf(name))
    expect([elos[0], elos[9]]).toEqual([Math.min(...all), Math.max(...all)])
  })

  it('have no rating below nought', () => {
    expect(elos[0] + MEAN_RATING).toBeGreaterThan(0)
  })

  it('are numbered from 1, and others of the cast are none', () => {
    expect(LEVELS.map(({ name }) => levelOf(name))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(levelOf('report-4')).toBeNull()
  })

  /** Their rows in docs/results.md. */
  const rows = [...RESULTS.matchAll(/^\| (\d+) \| ([a-z][\w-]*) \| (\d+) \| (?:–|([\d.]+) % \([\d.]+–[\d.]+\)) \|$/gm)]

  it('have the ratings in docs/results.md that the app shows', () => {
    expect(rows.map(([, level, name, rating]) => [Number(level), name, Number(rating)])).toEqual(
      LEVELS.map(({ name }, i) => [i + 1, name, eloOf(name) + MEAN_RATING]),
    )
  })

  it('win 65 to 75 % against the one before', () => {
    for (const [, , name, , rate] of rows.slice(1)) {
      expect(Number(rate), name).toBeGreaterThanOrEqual(65)
      expect(Number(rate), name).toBeLessThanOrEqual(75)
    }
  })

  it('win against the one before in games as in the table', () => {
    for (const [i, level] of LEVELS.slice(1, 7).entries()) {
      const match = {
        contestants: [level, LEVELS[i]] as const,
        boardSize: 4 as const,
        pairs: 50,
        openingStones: 3,
        seed: 11,
      }
      const won = Array.from({ length: 100 }, (_, number) => playMatchGame(match, number)).filter(isWonByFirst).length
      // Of 100 games of which 70 are won on the average, fewer than 55 or more than 85 are one case in a thousand.
      expect(won, level.name).toBeGreaterThan(54)
      expect(won, level.name).toBeLessThan(86)
    }
  })
})

describe('levels of boards without perfect play', () => {
  const boards = BOARD_SIZES.flatMap((size) => CORNERS_TO_WIN.map((corners) => emptyPosition(size, corners)))
  const large = boards.filter((start) => !hasPerfectPlay(start))

  it('are ten on each, and of the cast where perfect play is known', () => {
    for (const start of boards) expect(levelsOn(start)).toBe(hasPerfectPlay(start) ? LEVELS : BOARD_LEVELS)
    expect(BOARD_LEVELS.map(({ name }) => levelOf(name))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it('have more playouts, or fewer random moves, from each to the next', () => {
    for (const start of large) {
      const strategies = BOARD_LEVELS.map((level) => contestantOn(level, start))
      for (const [i, { mind, randomness }] of strategies.slice(1).entries()) {
        const before = strategies[i]
        if (mind.by !== 'playouts' || before.mind.by !== 'playouts') expect.fail('no playouts')
        expect(mind.options.playouts).toBeGreaterThanOrEqual(before.mind.options.playouts)
        expect(randomness).toBeLessThanOrEqual(before.randomness)
        expect(mind.options.playouts - before.mind.options.playouts + before.randomness - randomness).toBeGreaterThan(0)
      }
    }
  })

  it('find the moves of their strategies', () => {
    const position = play(emptyPosition(5), 3)
    const context = () => ({ random: new Random(5), oracle: () => oracleOf(4) })
    const level = BOARD_LEVELS[3]
    expect(choiceOf(level, position, context())).toEqual(choiceOf(contestantOn(level, position), position, context()))
  })

  it('named on the usual board are those of the cast', () => {
    expect(BOARD_LEVELS.map((level) => contestantOn(level, emptyPosition(4)))).toEqual(LEVELS)
  })

  it('are measured by three corners from 31 nodes on, and those of the cast on 31 nodes by three sides', () => {
    expect(boards.filter(areLevelsMeasured).map(({ board, cornersToWin }) => [board.size, cornersToWin])).toEqual([
      [4, 1],
      [4, 3],
      [5, 3],
      [6, 3],
      [7, 3],
    ])
  })
})
