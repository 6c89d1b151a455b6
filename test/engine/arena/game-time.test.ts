/**
 * The time that games are expected to take: more for deeper searches, on larger boards, and with fewer stones at the
 * start.
 */
import { expect, it } from 'vitest'
import { castOf } from '../../../src/engine/arena/cast.ts'
import type { Contestant } from '../../../src/engine/arena/contestant.ts'
import { emptyPosition } from '../../../src/engine/game/position.ts'
import { timedPlayouts } from '../../../src/engine/arena/timed-players.ts'
import { expectedGameTime } from '../../../src/engine/arena/game-time.ts'

const pair = (first: string, second: string) =>
  [first, second].map((name) => castOf(name) ?? expect.fail(name)) as [Contestant, Contestant]

it('grows with the depth, the board and the stones to place', () => {
  const shallow = pair('report-2', 'report-2')
  const usual = expectedGameTime(shallow, emptyPosition(4), 3)
  expect(usual).toBeGreaterThan(0)
  expect(expectedGameTime(pair('report-2', 'report-4'), emptyPosition(4), 3)).toBeGreaterThan(3 * usual)
  expect(expectedGameTime(shallow, emptyPosition(3), 3)).toBeLessThan(usual)
  expect(expectedGameTime(shallow, emptyPosition(7), 3)).toBeGreaterThan(3 * usual)
  expect(expectedGameTime(shallow, emptyPosition(4), 10)).toBeLessThan(usual)
})

it('is next to nothing for random moves, and is the limit of time where there is one', () => {
  expect(expectedGameTime(pair('random', 'random'), emptyPosition(4), 3)).toBeLessThan(2)
  const slow = {
    ...pair('random', 'random')[0],
    randomness: 0,
    mind: { by: 'search', options: { algorithm: 'negascout', time: 1000 } },
  } as const
  expect(expectedGameTime([slow, slow], emptyPosition(4), 3)).toBeGreaterThan(5000)
})

it('of playouts that stop by the clock is their time for each move', () => {
  const timed = timedPlayouts('timed', 'patterns', 1000)
  const slow = { ...timed, mind: { by: 'search', options: { algorithm: 'negascout', time: 1000 } } } as const
  expect(expectedGameTime([timed, timed], emptyPosition(5), 3)).toBeCloseTo(
    expectedGameTime([slow, slow], emptyPosition(5), 3),
  )
})
