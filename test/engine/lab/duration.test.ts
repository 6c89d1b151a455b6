import { describe, expect, it } from 'vitest'
import { expectedEvaluations, expectedTime, timeLeft, workOf } from '../../../src/engine/lab/duration.ts'
import { measurementOf, optionsOf, PLAIN, settingsOf, tasksOf, type Measurement } from '../../../src/engine/lab/experiment.ts'
import { positionsOf } from '../../positions-of.ts'
import { parsePosition } from '../../../src/engine/game/notation.ts'
import { ALGORITHMS, search } from '../../../src/engine/search/search.ts'
import { median } from '../../../src/engine/math/statistics.ts'

describe('the evaluations expected of a search', () => {
  // Not the positions that the model was fitted to.
  it.each([4, 9])('are within a factor of four of the median of a sample of %i stones', (stones) => {
    const experiment = {
      ...PLAIN,
      positions: { boardSize: 4, stones, count: 3, seed: 77 },
      algorithms: ALGORITHMS,
      depths: [1, 2, 3, 4],
      orderings: ['id', 'value', 'last'],
    } as const
    const positions = positionsOf(experiment).map((position) => parsePosition(position))
    for (const setting of settingsOf(experiment)) {
      if (setting.algorithm === 'minimax' && setting.depth > 3) continue
      const counted = median(positions.map((position) => search(position, optionsOf(setting)).evaluations))
      const ratio = counted / expectedEvaluations(setting, 31 - stones)
      expect(ratio, JSON.stringify(setting)).toBeGreaterThan(1 / 4)
      expect(ratio, JSON.stringify(setting)).toBeLessThan(4)
    }
  })

  it('are no more than the game is long', () => {
    const [deep, deeper] = settingsOf({ ...PLAIN, positions: [], algorithms: ['minimax'], depths: [4, 31] })
    expect(expectedEvaluations(deeper, 4)).toBe(expectedEvaluations(deep, 4))
  })

  it('take longer with the slow evaluation', () => {
    const [fast, slow] = settingsOf({ ...PLAIN, positions: [], algorithms: ['negascout'], depths: [3], evaluations: ['bit-parallel', 'floyd-warshall'] })
    expect(expectedTime(slow, 20)).toBeGreaterThan(10 * expectedTime(fast, 20))
  })
})

describe('the time left', () => {
  const settings = settingsOf({ ...PLAIN, positions: [], algorithms: ['alpha-beta', 'negascout'], depths: [2, 3, 4] })
  const tasks = tasksOf(settings, 2)
  const EMPTY = [20, 22]
  const expected = tasks.map(({ setting, position }) => expectedTime(setting, EMPTY[position]))
  const total = expected.reduce((sum, ms) => sum + ms, 0)

  /** Finished tasks, by how many times longer than expected they took. */
  function finished(slowness: Record<number, number>): (Measurement | undefined)[] {
    const [some] = positionsOf({ ...PLAIN, positions: ['./..... r'], algorithms: [], depths: [] }).map((text) => {
      const position = parsePosition(text)
      return measurementOf(search(position, { algorithm: 'alpha-beta', depth: 1 }), position.board)
    })
    return tasks.map((_, t) => (t in slowness ? { ...some, ms: expected[t] * slowness[t] } : undefined))
  }

  it('is what the model says before anything has finished', () => {
    const work = workOf(tasks, EMPTY, finished({}))
    expect(work).toMatchObject({ total, done: 0 })
    expect([...work.left.keys()]).toEqual(tasks.map((_, t) => t))
    expect(timeLeft(work, new Map(), 1)).toBeCloseTo(total, 9)
    expect(timeLeft(work, new Map(), 2)).toBeCloseTo(total / 2, 9)
  })

  it('is corrected by the setting itself, or the same search at the nearest depth, or all there is', () => {
    // Tasks 0 and 1: alpha-beta at depth 2; 4 and 5: at depth 3; 8 and 9: at depth 4. NegaScout between them.
    const work = workOf(tasks, EMPTY, finished({ 0: 2, 1: 2, 4: 5 }))
    expect(work.done).toBeCloseTo(expected[0] + expected[1] + expected[4], 9)
    for (const task of [5, 8, 9]) expect(work.left.get(task)).toBeCloseTo(5 * expected[task], 9)
    const all = (2 * (expected[0] + expected[1]) + 5 * expected[4]) / (expected[0] + expected[1] + expected[4])
    for (const task of [2, 3, 10]) expect(work.left.get(task)).toBeCloseTo(all * expected[task], 9)
    expect([0, 1, 4].some((task) => work.left.has(task))).toBe(false)
  })

  it('runs down while a search runs, and not below what such a search still needs', () => {
    const work = workOf(tasks, EMPTY, finished(Object.fromEntries(tasks.slice(0, -1).map((_, t) => [t, 1]))))
    const last = tasks.length - 1
    const left = (ms: number) => timeLeft(work, new Map([[last, ms]]), 4)
    // One search is not shared by four workers.
    expect(left(0)).toBeCloseTo(expected[last], 9)
    expect(left(expected[last] / 4)).toBeCloseTo((expected[last] * 3) / 4, 9)
    expect(left(10 * expected[last])).toBeCloseTo(5 * expected[last], 9)
  })

  it('is none when all is done', () => {
    const work = workOf(tasks, EMPTY, finished(Object.fromEntries(tasks.map((_, t) => [t, 3]))))
    expect(work.done).toBeCloseTo(work.total, 9)
    expect(timeLeft(work, new Map(), 3)).toBe(0)
  })
})
