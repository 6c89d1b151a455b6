/**
 * Surfaces on their shelf, and measured in the background: nothing lost, nothing twice, the numbers of the command
 * line.
 */
import { describe, expect, it, vi } from 'vitest'
import { castOf } from '../../../../../src/engine/arena/cast.ts'
import type { Contestant } from '../../../../../src/engine/arena/contestant.ts'
import { coarseToFine, surfacePoint, type Surface } from '../../../../../src/engine/arena/surface.ts'
import type { DocumentStorage } from '../../../../../src/contract/api.ts'
import { DocumentFault } from '../../../../../src/renderer/model/documents/document-fault.ts'
import { EnginePool } from '../../../../../src/workers/pool.ts'
import { Turns } from '../../../../../src/renderer/platform/engine/turns.ts'
import { SURFACE_DRAFT } from '../../../../../src/renderer/model/studies/surface/surface-draft.ts'
import { SURFACE_FORMAT, type SurfaceRecord } from '../../../../../src/renderer/model/studies/surface/surface-file.ts'
import { SURFACES } from '../../../../../src/renderer/model/studies/surface/surfaces.ts'
import type { ListedDocument } from '../../../../../src/renderer/model/documents/document-list.ts'
import { Study } from '../../../../../src/renderer/model/studies/study.ts'
import { runCli } from '../../../../cli/run-cli.ts'
import { Engines } from '../../../../workers/engines.ts'

const { planOf } = SURFACE_DRAFT
const surfaceCommand = (surface: Surface) =>
  SURFACES.words.command({ name: '', created: '', app: '', surface, points: [] })?.text ?? null

const memberOf = (name: string): Contestant => castOf(name) ?? expect.fail(`no ${name} in the cast`)

const SURFACE: Surface = {
  x: 'edge',
  y: 'piecesToWin',
  step: 5,
  fixed: { chains: -0.5 },
  depth: 1,
  reference: memberOf('greedy'),
  boardSize: 3,
  pairs: 2,
  openingStones: 2,
  seed: 7,
}

function memory() {
  const texts = new Map<string, string>()
  const storage: DocumentStorage = {
    list: async () => [...texts.keys()].sort(),
    load: async (_, id) => texts.get(id) ?? Promise.reject(new Error('there is no such document')),
    save: async (_, id, text) => void texts.set(id, text),
    remove: async (_, id) => void texts.delete(id),
  }
  return { texts, storage }
}

const pointsOf = ({ record }: ListedDocument<SurfaceRecord>) => SURFACES.progress(record)

function setup(storage: DocumentStorage = memory().storage, workers = 3) {
  const engines = new Engines()
  const turns = new Turns()
  const pool = new EnginePool(Array.from({ length: workers }, () => engines.port))
  const surfaces = new Study(SURFACES, { pool, turns, storage, app: '0.1.0' })
  const idle = () => vi.waitUntil(() => turns.store.getState().running === null, { timeout: 60_000 })
  const entry = (id: string) => surfaces.list.entry(id) ?? expect.fail(`no surface ${id}`)
  const posted = (count: number) => vi.waitUntil(() => engines.posted.length >= count, { timeout: 60_000, interval: 1 })
  const numbers = () =>
    engines.posted.map((message) => (message.kind === 'point' ? message.request.number : expect.fail('a point')))
  return { engines, surfaces, turns, idle, entry, posted, numbers }
}

const sorted = ({ points }: SurfaceRecord) => points.toSorted((a, b) => a.number - b.number)

describe('a surface that is measured', () => {
  it('has the points of the command line that is shown with it, coarse ones first', async () => {
    const { surfaces, idle, entry, numbers } = setup()
    const id = surfaces.define('All', { surface: SURFACE, points: [] })
    surfaces.start(id)
    await idle()
    expect(pointsOf(entry(id))).toMatchObject({ done: 25, total: 25 })
    expect(numbers()).toEqual(coarseToFine(SURFACE))
    const command = surfaceCommand(SURFACE) ?? expect.fail('a command')
    expect(command).toBe(
      'npm run -s polyy -- surface --x edge --y piecesToWin --step 5 --fixed=chains=-0.5 --depth 1 --against greedy --size 3 --games 4 --opening 2 --seed 7',
    )
    const { stdout } = await runCli([...command.split(' ').slice(5), '--json'])
    expect(sorted(entry(id).record)).toEqual((JSON.parse(stdout) as { points: unknown }).points)
  })

  it('is paused, resumed after a restart, measures no point twice, and is the same as one never paused', async () => {
    const { storage, texts } = memory()
    const first = setup(storage)
    const id = first.surfaces.define('In two parts', { surface: SURFACE, points: [] })
    first.surfaces.start(id)
    await first.posted(12)
    first.surfaces.pause(id)
    expect(first.turns.store.getState()).toEqual({ running: null, waiting: [] })
    const { done } = pointsOf(first.entry(id))
    expect(done).toBeGreaterThanOrEqual(12 - 3)
    expect(done).toBeLessThan(25)
    await vi.waitUntil(() => SURFACE_FORMAT.decode(texts.get(id) ?? '').points.length === done)

    const second = setup(storage)
    await second.surfaces.list.load()
    expect(pointsOf(second.entry(id))).toMatchObject({ done, total: 25 })
    second.surfaces.start(id)
    await second.idle()
    expect(second.numbers()).toHaveLength(25 - done)
    expect(sorted(second.entry(id).record)).toEqual(
      Array.from({ length: 25 }, (_, number) => surfacePoint(SURFACE, number)),
    )
  })

  it('loses nothing that was flushed before the page went', async () => {
    const { storage, texts } = memory()
    const { surfaces, posted } = setup(storage)
    const id = surfaces.define('Killed', { surface: SURFACE, points: [] })
    surfaces.start(id)
    await posted(14)
    surfaces.flush()
    expect(SURFACE_FORMAT.decode(texts.get(id) ?? '').points.length).toBeGreaterThanOrEqual(14 - 3)
    surfaces.pause(id)
  })

  it('tries a point once more, and stops with the reason when it fails again', async () => {
    const { engines, surfaces, idle, entry } = setup()
    const id = surfaces.define('Unlucky', { surface: SURFACE, points: [] })
    engines.fails = (message, before) => message.kind === 'point' && message.request.number === 13 && before < 1
    surfaces.start(id)
    await idle()
    expect(entry(id)).toMatchObject({ stop: null })
    expect(pointsOf(entry(id)).done).toBe(25)
    const other = surfaces.define('Hopeless', { surface: { ...SURFACE, seed: 8 }, points: [] })
    engines.fails = (message) => message.kind === 'point' && message.request.number === 13
    surfaces.start(other)
    await idle()
    expect(entry(other).stop).toBe('the engine stopped: out of luck')
  })

  it('waits for its turn, and can be taken out of it', async () => {
    const { surfaces, turns, idle, entry } = setup()
    const [a, b] = ['a', 'b'].map((name) => surfaces.define(name, { surface: SURFACE, points: [] }))
    surfaces.start(a)
    surfaces.start(b)
    expect(turns.store.getState()).toEqual({ running: a, waiting: [b] })
    surfaces.pause(b)
    expect(turns.store.getState()).toEqual({ running: a, waiting: [] })
    await idle()
    expect(pointsOf(entry(b)).done).toBe(0)
  })
})

describe('the file of a surface', () => {
  const points = [3, 20, 0].map((number) => surfacePoint(SURFACE, number))
  const record: SurfaceRecord = {
    name: 'Edges',
    created: '2026-11-21T20:00:00.000Z',
    app: '0.1.0',
    surface: SURFACE,
    points,
  }
  const text = SURFACE_FORMAT.encode(record)
  const changed = (
    change: (data: { surface: Record<string, unknown>; points: number[][] } & Record<string, unknown>) => void,
  ) => {
    const data = JSON.parse(text) as Parameters<typeof change>[0]
    change(data)
    return JSON.stringify(data)
  }
  const faultOf = (damaged: string) => {
    try {
      SURFACE_FORMAT.decode(damaged)
    } catch (error) {
      if (error instanceof DocumentFault) return `${error.code} ${error.place}`.trim()
    }
    return expect.fail('it was read')
  }

  it('holds all there is', () => {
    expect(SURFACE_FORMAT.decode(text)).toEqual(record)
  })

  it('is refused, with the place of the fault, when it is no such file or damaged', () => {
    expect(faultOf(text.slice(0, -1))).toBe('not-json')
    expect(faultOf(changed((data) => (data.format = 'poly-y contest')))).toBe('foreign')
    expect(faultOf(changed((data) => (data.version = 2)))).toBe('version 2')
    expect(faultOf(changed((data) => (data.name = ' ')))).toBe('damaged name')
    expect(faultOf(changed((data) => (data.more = 1)))).toBe('damaged more')
    for (const part of [
      { step: 3 },
      { x: 'luck' },
      { y: 'edge' },
      { fixed: { edge: 1 } },
      { fixed: { luck: 1 } },
      { fixed: { chains: '1' } },
      { fixed: null },
      { depth: 0 },
      { pairs: 1001 },
      { reference: { name: 'Ann' } },
      { boardSize: 5 },
      { seed: -1 },
      { isJudged: true },
    ])
      expect(faultOf(changed((data) => Object.assign(data.surface, part))), JSON.stringify(part)).toBe(
        'damaged surface',
      )
    expect(faultOf(changed((data) => (data.points[1] = [25, 1, 1, 0])))).toBe('damaged points.1')
    expect(faultOf(changed((data) => (data.points[2] = data.points[0])))).toBe('damaged points.2')
    expect(faultOf(changed((data) => (data.points[0] = [3, 1, 1, 1])))).toBe('damaged points.0')
    expect(faultOf(changed((data) => (data.points[0] = [3, -1, 2, 1])))).toMatch(/^damaged points\.0/)
  })
})

describe('the form of a surface', () => {
  const draft = SURFACE_DRAFT.initial
  const players = [memberOf('greedy'), memberOf('random'), memberOf('report-2')]

  it('comes to points and games', () => {
    expect(planOf({ ...draft, step: 2, pairs: 20 }, players)).toMatchObject({ points: 121, games: 4840, faults: [] })
    expect(planOf({ ...draft, step: 1, pairs: 1 }, players)).toMatchObject({ points: 441, games: 882 })
  })

  it('leaves out what does not count, and what the surface spans', () => {
    const fixed = { piecesToWin: -5, chains: 3, edge: 0, centre: 1 }
    expect(planOf({ ...draft, y: 'chains', fixed }, players).surface?.fixed).toEqual({ piecesToWin: -5, centre: 1 })
  })

  it('says what is wrong', () => {
    expect(planOf({ ...draft, reference: 'Ann' }, players)).toMatchObject({ surface: null, faults: ['nobody'] })
    expect(planOf({ ...draft, boardSize: 2, openingStones: 4 }, players)).toMatchObject({
      surface: null,
      faults: ['opening'],
    })
  })

  it('has presets that can start, and is filled in from a surface', () => {
    for (const { key, ...preset } of SURFACE_DRAFT.presets())
      expect(planOf({ ...draft, ...preset }, players).surface, key).not.toBeNull()
    expect(planOf(SURFACE_DRAFT.of({ name: 'Edges', surface: SURFACE }), players).surface).toEqual(SURFACE)
  })
})

describe('the command of a surface', () => {
  it('says that nothing else counts, and is none for a player known here only', () => {
    expect(surfaceCommand({ ...SURFACE, y: 'corners', fixed: {} })).toContain('--fixed=piecesToWin=0')
    expect(surfaceCommand({ ...SURFACE, fixed: {} })).not.toContain('--fixed')
    expect(surfaceCommand({ ...SURFACE, reference: { ...SURFACE.reference, name: 'Ann' } })).toBeNull()
  })
})
