import { describe, expect, it } from 'vitest'
import { expectedEvaluations, expectedTime, extentOf, timeLeft, workOf } from '../../../src/engine/lab/duration.ts'
import { runningOrder } from '../../../src/engine/lab/along.ts'
import { optionsOf, PLAIN, settingsOf, tasksOf, type Experiment } from '../../../src/engine/lab/experiment.ts'
import { positionsOf } from '../../positions-of.ts'
import { parsePosition } from '../../../src/engine/game/notation.ts'
import { emptyPosition, type Position } from '../../../src/engine/game/position.ts'
import { ALGORITHMS } from '../../../src/engine/search/methods.ts'
import { search } from '../../../src/engine/search/search.ts'
import RECORDED from './recorded-times.json' with { type: 'json' }
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

  it('are within a factor of five on the board of 106 nodes', () => {
    const experiment = {
      ...PLAIN,
      positions: { boardSize: 7, stones: 8, count: 3, seed: 77 },
      algorithms: ALGORITHMS,
      depths: [1, 2, 3],
    } as const
    const positions = positionsOf(experiment).map((position) => parsePosition(position))
    for (const setting of settingsOf(experiment)) {
      if (setting.algorithm === 'minimax' && setting.depth > 2) continue
      const counted = median(positions.map((position) => search(position, optionsOf(setting)).evaluations))
      const ratio = counted / expectedEvaluations(setting, 98)
      expect(ratio, JSON.stringify(setting)).toBeGreaterThan(1 / 5)
      expect(ratio, JSON.stringify(setting)).toBeLessThan(5)
    }
  })

  it('are no more than the game is long', () => {
    const [deep, deeper] = settingsOf({ ...PLAIN, positions: [], algorithms: ['minimax'], depths: [4, 31] })
    expect(expectedEvaluations(deeper, 4)).toBe(expectedEvaluations(deep, 4))
  })

  it('take longer with the slow evaluation', () => {
    const [fast, slow] = settingsOf({
      ...PLAIN,
      positions: [],
      algorithms: ['negascout'],
      depths: [3],
      evaluations: ['bit-parallel', 'floyd-warshall'],
    })
    expect(expectedTime(slow, 20)).toBeGreaterThan(10 * expectedTime(fast, 20))
  })
})

it('takes longer over cells by three corners, however f would be counted over bits', () => {
  const [fast, slow] = settingsOf({
    ...PLAIN,
    positions: [],
    algorithms: ['alpha-beta'],
    depths: [2],
    evaluations: ['bit-parallel', 'floyd-warshall'],
  })
  const time = (setting: typeof fast, position: Position) => {
    const { empty, cellsTime } = extentOf(position)
    return expectedTime(setting, empty, cellsTime)
  }
  const [bits, corners, large] = [emptyPosition(4), emptyPosition(4, 3), emptyPosition(7)]
  expect(time(fast, corners)).toBe(2 * time(fast, bits))
  expect(time(slow, corners)).toBe(time(fast, corners))
  expect(time(fast, large)).toBeGreaterThan(time(fast, corners))
})

describe('the work of the deepest searches on the largest board', () => {
  it('is a number of milliseconds, before and after some have run', () => {
    const settings = settingsOf({ ...PLAIN, positions: [], algorithms: ALGORITHMS, depths: [1, 31] })
    const tasks = tasksOf(settings, 1)
    const work = workOf(tasks, [extentOf(emptyPosition(7))])
    for (const measured of [undefined, { evaluations: 106, ms: 1 }]) {
      const { total, done, left } = work(tasks.map(({ setting }) => (setting.depth === 1 ? measured : undefined)))
      for (const ms of [total, done, ...left.values()]) expect(Number.isFinite(ms), String(ms)).toBe(true)
    }
  })
})

describe('the time left', () => {
  const settings = settingsOf({ ...PLAIN, positions: [], algorithms: ['alpha-beta', 'negascout'], depths: [2, 3, 4] })
  const tasks = tasksOf(settings, 2)
  const EMPTY = [20, 22]
  const EXTENTS = EMPTY.map((empty) => ({ empty, cellsTime: null }))
  const expected = tasks.map(({ setting, position }) => expectedTime(setting, EMPTY[position]))
  const total = expected.reduce((sum, ms) => sum + ms, 0)

  /** Finished tasks with the evaluations of the model, by how many times longer than expected they took. */
  function finished(slowness: Record<number, number>) {
    return tasks.map(({ setting, position }, t) =>
      t in slowness
        ? { evaluations: expectedEvaluations(setting, EMPTY[position]), ms: expected[t] * slowness[t] }
        : undefined,
    )
  }

  it('is what the model says before anything has finished', () => {
    const work = workOf(tasks, EXTENTS)(finished({}))
    expect(work).toMatchObject({ total, done: 0 })
    expect([...work.left.keys()]).toEqual(tasks.map((_, t) => t))
    expect(timeLeft(work, new Map(), 1)).toBeCloseTo(total, 9)
    expect(timeLeft(work, new Map(), 2)).toBeCloseTo(total / 2, 9)
  })

  it('is at the speed of the search so far, or of all there is', () => {
    // Tasks 0 and 1: alpha-beta at depth 2; 4 and 5: at depth 3; 8 and 9: at depth 4. NegaScout between them.
    const work = workOf(tasks, EXTENTS)(finished({ 0: 2, 1: 2, 4: 5 }))
    expect(work.done).toBeCloseTo(expected[0] + expected[1] + expected[4], 9)
    const slowness = (2 * (expected[0] + expected[1]) + 5 * expected[4]) / (expected[0] + expected[1] + expected[4])
    // As many evaluations as the model says, so that nothing but the spread of the growth is added.
    for (const task of [5, 8, 9, 2, 3, 10]) {
      const ratio = (work.left.get(task) ?? 0) / (slowness * expected[task])
      expect(ratio).toBeGreaterThanOrEqual(1 - 1e-9)
      expect(ratio).toBeLessThan(1.3)
    }
    expect([0, 1, 4].some((task) => work.left.has(task))).toBe(false)
  })

  it('runs down while a search runs, and not below what such a search still needs', () => {
    const work = workOf(tasks, EXTENTS)(finished(Object.fromEntries(tasks.slice(0, -1).map((_, t) => [t, 1]))))
    const last = tasks.length - 1
    const left = (ms: number) => timeLeft(work, new Map([[last, ms]]), 4)
    const needed = work.left.get(last) ?? 0
    expect(needed).toBeGreaterThan(0)
    // One search is not shared by four workers.
    expect(left(0)).toBeCloseTo(needed, 9)
    expect(left(needed / 4)).toBeCloseTo((needed * 3) / 4, 9)
    expect(left(10 * needed)).toBeCloseTo(5 * needed, 9)
  })

  it('is none when all is done', () => {
    const work = workOf(tasks, EXTENTS)(finished(Object.fromEntries(tasks.map((_, t) => [t, 3]))))
    expect(work.done).toBeCloseTo(work.total, 9)
    expect(timeLeft(work, new Map(), 3)).toBe(0)
  })
})

describe('of experiments that have run', () => {
  // Each took seconds, on one core and without a break; evaluations are counted, and times are of the processor.
  it.each(RECORDED.map((recorded) => recorded.name))(
    '%s: the time left is within a factor of 1.5 from the first tenth on',
    (name) => {
      const { ms, evaluations, ...recorded } = RECORDED.find((each) => each.name === name) ?? expect.fail(name)
      const experiment = recorded.experiment as Experiment
      const { stones, count } = 'seed' in experiment.positions ? experiment.positions : expect.fail('a list')
      const tasks = tasksOf(settingsOf(experiment), count)
      const order = runningOrder(tasks, [...Array(count).keys()])
      const extents = Array.from({ length: count }, () => ({ empty: 31 - stones, cellsTime: null }))
      const total = ms.reduce((sum, each) => sum + each, 0)
      const found: ({ evaluations: number; ms: number } | undefined)[] = tasks.map(() => undefined)
      const work = workOf(tasks, extents)
      let spent = 0
      for (const t of order) {
        found[t] = { evaluations: evaluations[t], ms: ms[t] }
        spent += ms[t]
        // Less than a twentieth is a few searches, each of its own length.
        if (spent < total / 10 || spent > (total * 19) / 20) continue
        const ratio = timeLeft(work(found), new Map(), 1) / (total - spent)
        expect(ratio, `after ${Math.round((100 * spent) / total)} %`).toBeGreaterThan(1 / 1.5)
        expect(ratio, `after ${Math.round((100 * spent) / total)} %`).toBeLessThan(1.5)
      }
    },
  )
})
