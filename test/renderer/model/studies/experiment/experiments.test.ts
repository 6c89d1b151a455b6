/**
 * Experiments on their shelf, and run in the background: nothing lost, nothing twice, the numbers of the command line.
 */
import { describe, expect, it, vi } from 'vitest'
import { PLAIN, settingsOf, type Experiment } from '../../../../../src/engine/lab/experiment.ts'
import { measurementRows } from '../../../../../src/engine/lab/measurement-rows.ts'
import type { DocumentStorage } from '../../../../../src/contract/api.ts'
import type { ListedDocument } from '../../../../../src/renderer/model/documents/document-list.ts'
import { AnotherTab } from '../../../../../src/renderer/model/documents/document-shelf.ts'
import { Turns } from '../../../../../src/renderer/platform/engine/turns.ts'
import { EnginePool } from '../../../../../src/workers/pool.ts'
import {
  EXPERIMENT_FORMAT,
  type ExperimentRecord,
} from '../../../../../src/renderer/model/studies/experiment/experiment-file.ts'
import { newExperiment } from '../../../../../src/renderer/model/studies/experiment/draft.ts'
import { EXPERIMENTS } from '../../../../../src/renderer/model/studies/experiment/experiments.ts'
import { timeLeft } from '../../../../../src/engine/lab/duration.ts'
import { NO_SAMPLE } from '../../../../../src/renderer/model/studies/experiment/experiment-run.ts'
import { Study } from '../../../../../src/renderer/model/studies/study.ts'
import { linesOf, runCli } from '../../../../cli/run-cli.ts'
import { Engines } from '../../../../workers/engines.ts'
import { memory } from '../../../memory.ts'

const EXPERIMENT: Experiment = {
  ...PLAIN,
  positions: { boardSize: 4, stones: 15, count: 6, seed: 3 },
  algorithms: ['alpha-beta', 'aspiration', 'negascout'],
  depths: [2, 3],
  orderings: ['own', 'value'],
  tables: ['off', 'symmetric'],
  margins: [1, 3],
}

const searchesOf = ({ record }: ListedDocument<ExperimentRecord>) => EXPERIMENTS.progress(record)

function setup(storage: DocumentStorage | null = memory().storage, workers = 3) {
  const engines = new Engines()
  const turns = new Turns()
  const pool = new EnginePool(Array.from({ length: workers }, () => engines.port))
  const experiments = new Study(EXPERIMENTS, { pool, turns, storage, app: '0.1.0' })
  const idle = () => vi.waitUntil(() => turns.store.getState().running === null, { timeout: 60_000 })
  const entry = (id: string) => experiments.list.entry(id) ?? expect.fail(`no experiment ${id}`)
  const searches = () => engines.posted.filter(({ kind }) => kind === 'search').length
  /** Waits until so many searches have been posted. */
  const posted = (count: number) => vi.waitUntil(() => searches() >= count, { timeout: 60_000, interval: 1 })
  return { engines, experiments, turns, idle, entry, searches, posted }
}

describe('an experiment that runs', () => {
  it('has the numbers of the command line with the same options', async () => {
    const { experiments, turns, idle, entry } = setup()
    const id = experiments.define('Everything', newExperiment(EXPERIMENT))
    experiments.start(id)
    expect(turns.store.getState().running).toBe(id)
    await idle()
    const { record } = entry(id)
    expect(searchesOf(entry(id))).toMatchObject({ done: record.measurements.length, total: record.measurements.length })
    const rows = measurementRows(settingsOf(EXPERIMENT), record.positions ?? [], record.measurements)
    const options = [
      '--algorithms',
      'alpha-beta,aspiration,negascout',
      '--depths',
      '2,3',
      '--orderings',
      'own,value',
      '--tables',
      'off,symmetric',
      '--margins',
      '1,3',
    ]
    const { stdout } = await runCli(['lab', '--sample', '15x6', '--seed', '3', ...options, '--csv'])
    const printed = linesOf(stdout).map((line) => line.split(','))
    // All but the times, which stand last.
    expect(rows.map((row) => row.slice(0, -1).map((field) => String(field ?? '')))).toEqual(
      printed.map((fields) => fields.slice(0, -1)),
    )
    expect(rows.length).toBeGreaterThan(150)
  })

  it('keeps positions that are given, and needs no drawing', async () => {
    const { engines, experiments, idle, entry } = setup()
    const id = experiments.define(
      'One',
      newExperiment({ ...PLAIN, positions: ['./..... r'], algorithms: ['minimax'], depths: [1, 2] }),
    )
    experiments.start(id)
    await idle()
    expect(entry(id).record.measurements.map((measurement) => measurement?.visited)).toEqual([6, 36])
    expect(engines.posted.every(({ kind }) => kind === 'search')).toBe(true)
  })

  it('is paused, resumed after a restart, and runs no search twice and none too few', async () => {
    const { storage, texts } = memory()
    const first = setup(storage)
    const id = first.experiments.define('In two parts', newExperiment(EXPERIMENT))
    first.experiments.start(id)
    await first.posted(40)
    first.experiments.pause(id)
    expect(first.turns.store.getState()).toEqual({ running: null, waiting: [] })
    const { done, total } = searchesOf(first.entry(id))
    expect(done).toBeGreaterThanOrEqual(40 - 3)
    expect(done).toBeLessThan(total)
    await vi.waitUntil(() => EXPERIMENT_FORMAT.decode(texts.get(id) ?? '').measurements.filter(Boolean).length === done)

    const second = setup(storage)
    await second.experiments.list.load()
    expect(searchesOf(second.entry(id))).toMatchObject({ done, total })
    expect(second.turns.store.getState().running).toBe(null)
    second.experiments.start(id)
    await second.idle()
    expect(second.searches()).toBe(total - done)
    expect(second.engines.posted.some(({ kind }) => kind === 'sample')).toBe(false)
    const whole = setup()
    const other = whole.experiments.define('In one', newExperiment(EXPERIMENT))
    whole.experiments.start(other)
    await whole.idle()
    const timeless = (at: ReturnType<typeof setup>, of: string) =>
      at.entry(of).record.measurements.map((measurement) => ({ ...measurement, ms: 0, visitedPerSecond: 0 }))
    expect(timeless(second, id)).toEqual(timeless(whole, other))
    await vi.waitUntil(
      () => EXPERIMENT_FORMAT.decode(texts.get(id) ?? '').measurements.filter(Boolean).length === total,
    )
  })

  it('is saved every few seconds, so that a kill costs no more', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
    try {
      const { storage, texts } = memory()
      const { experiments } = setup(storage)
      const id = experiments.define('Killed', newExperiment(EXPERIMENT))
      experiments.start(id)
      const saved = () => EXPERIMENT_FORMAT.decode(texts.get(id) ?? '').measurements.filter(Boolean).length
      // The clock stands still: what is measured waits to be saved.
      const settled = () => new Promise((resolve) => setImmediate(resolve))
      while (!(experiments.list.entry(id)?.record.positions ?? null)) await settled()
      await settled()
      await settled()
      const before = saved()
      expect(before).toBeLessThan(3)
      for (let i = 0; i < 20; i++) await settled()
      expect(saved()).toBe(before)
      vi.advanceTimersByTime(3000)
      await settled()
      await settled()
      expect(saved()).toBeGreaterThanOrEqual(20)
      experiments.pause(id)
    } finally {
      vi.useRealTimers()
    }
  })

  it('waits for its turn, and can be taken out of it', async () => {
    const { experiments, turns, idle, entry } = setup()
    const [a, b, c] = ['a', 'b', 'c'].map((name) =>
      experiments.define(name, newExperiment({ ...EXPERIMENT, depths: [2] })),
    )
    for (const id of [a, b, c, b]) experiments.start(id)
    expect(turns.store.getState()).toMatchObject({ running: a, waiting: [b, c] })
    experiments.pause(b)
    expect(turns.store.getState()).toMatchObject({ running: a, waiting: [c] })
    experiments.pause(a)
    expect(turns.store.getState()).toMatchObject({ running: c, waiting: [] })
    await idle()
    expect([a, b, c].map((id) => searchesOf(entry(id)).done > 0)).toEqual([false, false, true])
  })

  it('may be started when all of it has run, and leaves the turn to the next', async () => {
    const { experiments, idle, entry, searches } = setup()
    const [done, next] = ['done', 'next'].map((name) =>
      experiments.define(name, newExperiment({ ...EXPERIMENT, depths: [2] })),
    )
    experiments.start(done)
    await idle()
    const before = searches()
    experiments.start(done)
    experiments.start(next)
    await idle()
    expect(searchesOf(entry(next)).done).toBe(searchesOf(entry(next)).total)
    expect(searches() - before).toBeLessThanOrEqual(searchesOf(entry(next)).total)
  })

  it('outlives a worker that fails', async () => {
    const { engines, experiments, idle, entry } = setup()
    const id = experiments.define('Unlucky', newExperiment(EXPERIMENT))
    let answered = 0
    // Every third search fails the first time.
    engines.fails = ({ kind }, before) => kind === 'search' && before === 0 && ++answered % 3 === 0
    experiments.start(id)
    await idle()
    const { done, total } = searchesOf(entry(id))
    expect(done).toBe(total)
  })

  /** Runs until all searches fail. */
  async function runOutOfLuck() {
    const { engines, experiments, idle, entry } = setup()
    const id = experiments.define('Unlucky', newExperiment(EXPERIMENT))
    let answered = 0
    engines.fails = ({ kind }) => kind === 'search' && ++answered > 60
    experiments.start(id)
    await idle()
    return { engines, experiments, idle, entry, id }
  }

  it('ends with the reason where a search always fails', async () => {
    const { entry, id } = await runOutOfLuck()
    expect(entry(id).stop).toBe('the engine stopped: out of luck')
    const { done, total } = searchesOf(entry(id))
    expect(done).toBeGreaterThan(20)
    expect(done).toBeLessThan(total)
  })

  it('is resumed after a search that always failed', async () => {
    const { engines, experiments, idle, entry, id } = await runOutOfLuck()
    engines.fails = () => false
    experiments.start(id)
    expect(entry(id).stop).toBe(null)
    await idle()
    const { done, total } = searchesOf(entry(id))
    expect(done).toBe(total)
  })

  it('says when its sample cannot be drawn', async () => {
    const { experiments, idle, entry } = setup()
    const id = experiments.define(
      'Impossible',
      newExperiment({ ...EXPERIMENT, positions: { boardSize: 2, stones: 0, count: 2, seed: 1 } }),
    )
    experiments.start(id)
    await idle()
    expect(entry(id).stop).toBe(NO_SAMPLE)
    expect(entry(id).record.positions).toBe(null)
  })

  it('knows what it has done and has left', async () => {
    const { experiments, idle } = setup()
    const id = experiments.define('Timed', newExperiment(EXPERIMENT))
    const left: number[] = []
    const done: number[] = []
    experiments.live.subscribe(({ work }) => {
      if (work === null) return
      left.push(timeLeft(work, experiments.pool.runningTimes(), experiments.pool.size))
      done.push(work.done / work.total)
    })
    experiments.start(id)
    await idle()
    expect(done[0]).toBe(0)
    expect(done.at(-1)).toBeCloseTo(1, 9)
    expect(done).toEqual(done.toSorted((a, b) => a - b))
    expect(left[0]).toBeGreaterThan(0)
    expect(left.at(-1)).toBe(0)
  })
})

describe('the shelf', () => {
  it('has the newest first after a restart, names and all', async () => {
    const { storage } = memory()
    const { experiments } = setup(storage)
    vi.useFakeTimers({ toFake: ['Date'] })
    const ids = ['first', 'second', 'third'].map((name, i) => {
      vi.setSystemTime(Date.UTC(2026, 0, 1 + i))
      return experiments.define(name, newExperiment(EXPERIMENT))
    })
    vi.useRealTimers()
    experiments.list.rename(ids[1], 'renamed')
    const loaded = async () => {
      const { experiments: again } = setup(storage)
      await again.list.load()
      return again
    }
    const names = async () =>
      (await loaded()).list.store.getState().entries.map((entry) => entry.kind === 'readable' && entry.record.name)
    await expect.poll(names).toEqual(['third', 'renamed', 'first'])
    const again = await loaded()
    expect(again.list.entry(ids[0])?.record).toEqual(experiments.list.entry(ids[0])?.record)
    expect(again.list.entry(ids[0])?.record).toMatchObject({
      app: '0.1.0',
      created: '2026-01-01T00:00:00.000Z',
      positions: null,
    })
  })

  it('gives back what was removed, where it was', async () => {
    const { storage, texts } = memory()
    const { experiments } = setup(storage)
    const [a, b, c] = ['a', 'b', 'c'].map((name) => experiments.define(name, newExperiment(EXPERIMENT)))
    experiments.list.select(b)
    await vi.waitUntil(() => texts.size === 3)
    const undo = await experiments.list.remove(b)
    expect([...texts.keys()].sort()).toEqual([a, c].sort())
    expect(experiments.list.store.getState().selected).toBe(null)
    const undone = undo()
    expect(experiments.list.store.getState().entries.map(({ id }) => id)).toEqual([c, b, a])
    await undone
    expect(texts.has(b)).toBe(true)
  })

  it('keeps an experiment on the screen that could not be saved, or removed, and says so', async () => {
    const { storage, state, texts } = memory()
    const { experiments, entry } = setup(storage)
    state.fails = true
    const id = experiments.define('Unsaved', newExperiment(EXPERIMENT))
    await vi.waitUntil(() => entry(id).unsaved !== null)
    expect(entry(id).unsaved).toEqual(new Error('the disk is full'))
    await expect(experiments.list.remove(id)).rejects.toThrow('the disk is full')
    expect(entry(id).record.name).toBe('Unsaved')
    state.fails = false
    await experiments.list.save(id)
    expect(entry(id).unsaved).toBe(null)
    expect(texts.has(id)).toBe(true)
  })

  it('shows a document that it cannot read, without losing it or the others', async () => {
    const { storage, state, texts } = memory()
    const { experiments } = setup(storage)
    const id = experiments.define('Good', newExperiment(EXPERIMENT))
    await vi.waitUntil(() => texts.size === 1)
    texts.set('bad', '{"format":')
    const { experiments: again } = setup(storage)
    await again.list.load()
    expect(again.list.store.getState().entries.map((entry) => [entry.id, entry.kind])).toEqual([
      [id, 'readable'],
      ['bad', 'broken'],
    ])
    expect(again.list.entry('bad')).toBe(undefined)
    const undo = await again.list.remove('bad')
    expect(texts.has('bad')).toBe(false)
    state.fails = true
    await expect(undo()).rejects.toThrow('the disk is full')
    state.fails = false
    const undoAgain = await again.list.remove('bad')
    await undoAgain()
    expect(texts.get('bad')).toBe('{"format":')
  })

  it('that could not be listed is listed the next time it is looked for', async () => {
    const { storage } = memory()
    let isBroken = true
    const list: DocumentStorage['list'] = (shelf) =>
      isBroken ? Promise.reject(new Error('out of luck')) : storage.list(shelf)
    const { experiments } = setup({ ...storage, list })
    await experiments.list.load()
    expect(experiments.list.store.getState()).toMatchObject({ status: 'failed', fault: new Error('out of luck') })
    isBroken = false
    await experiments.list.load()
    expect(experiments.list.store.getState()).toMatchObject({ status: 'ready', fault: null })
  })

  it('is left alone when another tab has it', async () => {
    const experiments = setup(null).experiments
    await experiments.list.load()
    expect(experiments.list.store.getState()).toMatchObject({ status: 'failed', fault: expect.any(AnotherTab) })
  })

  it('takes in a file, and refuses a bad one with a reason', async () => {
    const { storage, texts } = memory()
    const { experiments, entry } = setup(storage)
    const id = experiments.define('Exported', newExperiment(EXPERIMENT))
    await vi.waitUntil(() => texts.size === 1)
    const copy = await experiments.list.importFile(new Blob([texts.get(id) ?? '']))
    expect(copy).not.toBe(id)
    expect(entry(copy).record).toEqual(entry(id).record)
    await expect(experiments.list.importFile(new Blob(['{}']))).rejects.toMatchObject({ code: 'foreign' })
    expect(experiments.list.store.getState().entries).toHaveLength(2)
  })
})
