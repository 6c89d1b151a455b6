/**
 * The ladder of levels: ten of the cast, each a little stronger than the one before, as the document of results has it.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CAST } from '../../../src/engine/arena/cast.ts'
import { MEAN_RATING, ratingOf } from '../../../src/engine/arena/cast-ratings.ts'
import { LEVELS, levelOf } from '../../../src/engine/arena/levels.ts'
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
