/** Many searches on several workers: each once, none lost, whatever stops or fails. */
import { describe, expect, it, vi } from 'vitest'
import { parsePosition } from '../../src/engine/game/notation.ts'
import { drawSample } from '../../src/engine/lab/sample.ts'
import { search, type SearchResult } from '../../src/engine/search/search.ts'
import { EnginePool } from '../../src/workers/pool.ts'
import { Engines } from './engines.ts'

const POSITIONS = drawSample({ boardSize: 4, stones: 16, count: 12, seed: 8 })
const OPTIONS = { algorithm: 'alpha-beta', depth: 2 } as const
const TASKS = [...POSITIONS.keys()]
const requestOf = (task: number) => ({ position: POSITIONS[task], options: OPTIONS })

function setup(workers: number) {
  const engines = new Engines()
  const pool = new EnginePool(Array.from({ length: workers }, () => engines.port))
  const results = new Map<number, SearchResult>()
  const done = vi.fn<(task: number, result: SearchResult) => void>((task, result) => void results.set(task, result))
  const run = (tasks = TASKS) =>
    new Promise<string>((resolve) =>
      pool.start('search', tasks, requestOf, { done, failed: resolve, finished: () => resolve('finished') }),
    )
  return { engines, pool, results, done, run }
}

describe('the pool', () => {
  it.each([1, 3, 20])('searches every task once with %i workers, which stay for the next batch', async (workers) => {
    const { engines, pool, results, done, run } = setup(workers)
    expect(await run()).toBe('finished')
    expect(done).toHaveBeenCalledTimes(TASKS.length)
    expect(engines.open).toBe(Math.min(workers, TASKS.length))
    for (const task of TASKS)
      expect(results.get(task)?.visited).toBe(search(parsePosition(POSITIONS[task]), OPTIONS).visited)
    expect(engines.mostOpen).toBe(Math.min(workers, TASKS.length))
    expect(pool.runningTimes().size).toBe(0)
    expect(await run()).toBe('finished')
    expect(engines.mostOpen).toBe(Math.min(workers, TASKS.length))
    pool.stop()
    expect(engines.open).toBe(0)
  })

  it('keeps as many tasks running as it has workers, and knows for how long', async () => {
    const { engines, pool, run } = setup(3)
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000)
    const finished = run()
    expect([...pool.runningTimes().keys()]).toEqual([0, 1, 2])
    expect(engines.posted).toHaveLength(3)
    clock.mockReturnValue(6000)
    expect([...pool.runningTimes().values()]).toEqual([5000, 5000, 5000])
    clock.mockRestore()
    await finished
  })

  it('is finished at once when there is nothing to do', async () => {
    const { engines, run } = setup(2)
    expect(await run([])).toBe('finished')
    expect(engines.posted).toEqual([])
  })

  it('leaves out what need not be done any more when its turn comes', async () => {
    const { pool, results, done } = setup(2)
    const asked = (task: number) => (results.has(task - 2) ? null : requestOf(task))
    expect(
      await new Promise((resolve) =>
        pool.start('search', TASKS, asked, { done, failed: resolve, finished: () => resolve('finished') }),
      ),
    ).toBe('finished')
    expect(results.size).toBeGreaterThanOrEqual(2)
    expect(results.size).toBeLessThan(TASKS.length)
    expect(pool.runningTimes().size).toBe(0)
  })

  it('leaves out as many as there are', async () => {
    const { pool, done } = setup(2)
    const many = [...Array(50_000).keys()]
    expect(
      await new Promise((resolve) =>
        pool.start('search', many, () => null, { done, failed: resolve, finished: () => resolve('finished') }),
      ),
    ).toBe('finished')
    expect(done).not.toHaveBeenCalled()
  })

  it('can be started again by who hears that there was nothing to do', async () => {
    const { pool, done, run } = setup(3)
    const next = vi.fn<() => Promise<string>>(() => run())
    let after: Promise<string> | undefined
    pool.start('search', [], requestOf, { done, failed: vi.fn(), finished: () => void (after = next()) })
    expect(await after).toBe('finished')
    expect(next).toHaveBeenCalledOnce()
    expect(done.mock.calls.map(([task]) => task).toSorted((a, b) => a - b)).toEqual(TASKS)
    expect(() => pool.start('search', [], requestOf, { done, failed: vi.fn(), finished: vi.fn() })).not.toThrow()
  })

  it('stops at once: nothing arrives any more, and it can start again', async () => {
    const { engines, pool, done, run } = setup(2)
    const onEnd = vi.fn()
    const fourDone = new Promise<void>((resolve) => {
      done.mockImplementation(() => {
        if (done.mock.calls.length < 4) return
        pool.stop()
        resolve()
      })
    })
    void run().then(onEnd)
    await fourDone
    expect(engines.open).toBe(0)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(done).toHaveBeenCalledTimes(4)
    expect(onEnd).not.toHaveBeenCalled()
    const before = done.mock.calls.map(([task]) => task)
    done.mockReset()
    expect(await run(TASKS.filter((task) => !before.includes(task)))).toBe('finished')
    const after = done.mock.calls.map(([task]) => task)
    expect([...before, ...after].toSorted((a, b) => a - b)).toEqual(TASKS)
  })

  it('can be stopped by a listener', async () => {
    const { engines, pool, run, done } = setup(2)
    done.mockImplementation(() => pool.stop())
    void run()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(done).toHaveBeenCalledOnce()
    expect(engines.posted).toHaveLength(2)
  })

  it('tries a search whose worker fails once more, with another worker', async () => {
    const { engines, results, run } = setup(2)
    engines.fails = (_, before) => before === 0
    expect(await run()).toBe('finished')
    expect([...results.keys()].toSorted((a, b) => a - b)).toEqual(TASKS)
    expect(engines.posted).toHaveLength(2 * TASKS.length)
  })

  it('does not try a request again that was refused', async () => {
    const { engines, pool } = setup(1)
    // A board of 6 nodes has fewer positions with one stone.
    const request = { boardSize: 2, stones: 1, count: 100, seed: 1 } as const
    const failed = vi.fn()
    await new Promise<void>((resolve) =>
      pool.start('sample', [0], () => request, {
        done: vi.fn(),
        failed: (...reason) => resolve(failed(...reason)),
        finished: resolve,
      }),
    )
    expect(failed).toHaveBeenCalledWith(expect.stringContaining('were found, not 100'), true)
    expect(engines.posted).toHaveLength(1)
    expect(engines.open).toBe(0)
  })

  it('gives up when a search fails twice, and keeps what it has', async () => {
    const { engines, results, run } = setup(2)
    engines.fails = ({ kind, request }) => kind === 'search' && request.position === POSITIONS[5]
    expect(await run()).toBe('the engine stopped: out of luck')
    expect(engines.open).toBe(0)
    expect(results.has(5)).toBe(false)
    expect(results.size).toBeGreaterThanOrEqual(4)
  })
})
