/** Series of games with one table: paused, resumed, saved, and found again by the claim that they test. */
import { describe, expect, it, vi } from 'vitest'
import type { DocumentStorage } from '../../../../../src/contract/api.ts'
import { USUAL_CLAIM_SAMPLE } from '../../../../../src/engine/lab/claims/claims.ts'
import { USUAL_ROOM } from '../../../../../src/engine/lab/kept-table.ts'
import { tableSeries, type TableGamesPlan } from '../../../../../src/engine/lab/table-games.ts'
import { DocumentFault } from '../../../../../src/renderer/model/documents/document-fault.ts'
import { bodyOfClaim, entryOfClaim } from '../../../../../src/renderer/model/studies/claim-tests.ts'
import { TABLE_GAMES, type TableGamesRecord } from '../../../../../src/renderer/model/studies/table-games.ts'
import { Study } from '../../../../../src/renderer/model/studies/study.ts'
import { fetchTexts, PARTS } from '../../../../../src/renderer/language/i18n.ts'
import { Turns } from '../../../../../src/renderer/platform/engine/turns.ts'
import { EnginePool } from '../../../../../src/workers/pool.ts'
import { Engines } from '../../../../workers/engines.ts'
import { memory } from '../../../memory.ts'

await fetchTexts(...PARTS)

const PLAN: TableGamesPlan = {
  boardSize: 3,
  algorithm: 'alpha-beta',
  depth: 3,
  opponent: 'shallow',
  games: 2,
  series: 3,
  rooms: [1024, 'unlimited'],
  seed: 1,
}
const SERIES = Array.from({ length: 6 }, (_, number) => tableSeries(PLAN, number))

function setup(storage: DocumentStorage = memory().storage) {
  const engines = new Engines()
  const turns = new Turns()
  const pool = new EnginePool([engines.port, engines.port])
  const games = new Study(TABLE_GAMES, { pool, turns, storage, app: '0.1.0' })
  const idle = () => vi.waitUntil(() => turns.store.getState().running === null, { timeout: 60_000 })
  const entry = (id: string) => games.list.entry(id) ?? expect.fail(`no study ${id}`)
  return { engines, games, idle, entry }
}

describe('series of games with one table', () => {
  it('are what the plan gives, paused and resumed after a restart, none twice', async () => {
    const { storage, state } = memory()
    const first = setup(storage)
    const id = first.games.define('In two parts', { plan: PLAN, series: [] })
    first.games.start(id)
    await vi.waitUntil(() => first.engines.posted.length >= 3, { timeout: 60_000, interval: 1 })
    first.games.pause(id)
    const { done } = TABLE_GAMES.progress(first.entry(id).record)
    expect(done).toBeLessThan(6)
    await vi.waitUntil(() => TABLE_GAMES.format.decode(state.texts.get(id) ?? '').series.length === done)
    const second = setup(storage)
    await second.games.list.load()
    second.games.start(id)
    await second.idle()
    expect(second.engines.posted.length).toBe(6 - done)
    expect(second.entry(id).record.series.toSorted((a, b) => a.number - b.number)).toEqual(SERIES)
  })

  it('say in words when there is no memory for a larger table', () => {
    const { stopped } = TABLE_GAMES.progressWords
    expect(stopped?.('Array buffer allocation failed')).toMatch(/^The table needs more memory than there is/)
    expect(stopped?.('the engine stopped')).toBeNull()
  })

  it('are those of the claim on the same sample, which has no more series than a plan may', () => {
    const { games } = setup()
    const sample = { ...USUAL_CLAIM_SAMPLE, boardSize: 2, count: 200 } as const
    const plan = bodyOfClaim('tableGames', sample, USUAL_ROOM).plan
    expect(plan).toMatchObject({ boardSize: 2, series: 100, seed: sample.seed })
    const id = games.define('Of the claim', { plan, series: [] })
    const found = (chosen: object) =>
      entryOfClaim('tableGames', { ...sample, ...chosen }, USUAL_ROOM, games.list.store.getState().entries)?.id
    expect([found({}), found({ stones: 3 }), found({ seed: 2 }), found({ count: 20 })]).toEqual([
      id,
      id,
      undefined,
      undefined,
    ])
  })
})

describe('their file', () => {
  const record: TableGamesRecord = {
    name: 'Some',
    created: '2026-11-23T09:00:00.000Z',
    app: '0.1.0',
    plan: PLAN,
    series: SERIES.slice(1, 3),
  }
  const text = TABLE_GAMES.format.encode(record)
  const faultOf = (damaged: string) => {
    expect(damaged).not.toBe(text)
    try {
      TABLE_GAMES.format.decode(damaged)
    } catch (error) {
      if (error instanceof DocumentFault) return `${error.code} ${error.place}`.trim()
    }
    return expect.fail('it was read')
  }

  it('holds all there is', () => {
    expect(TABLE_GAMES.format.decode(text)).toEqual(record)
  })

  it('is refused, with the place of the fault, when it is damaged', () => {
    expect(faultOf(text.replace('"series":3', '"series":1'))).toBe('damaged series')
    expect(faultOf(text.replace('"number":2', '"number":1'))).toBe('damaged series')
    expect(faultOf(text.replace('"games":2', '"games":3'))).toBe('damaged series')
    expect(faultOf(text.replace('"rooms":[1024,"unlimited"]', '"rooms":[1024,1024]'))).toBe('damaged plan.rooms')
    expect(faultOf(text.replace(/"games":\[\[\d+,\d+,/, '"games":[[1,0,'))).toBe('damaged series.0.games.0.1')
  })
})
