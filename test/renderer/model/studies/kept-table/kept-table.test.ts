/** Games with a kept table: paused, resumed, saved, and found again by the claim that they test. */
import { describe, expect, it, vi } from 'vitest'
import type { DocumentStorage } from '../../../../../src/contract/api.ts'
import { USUAL_CLAIM_SAMPLE } from '../../../../../src/engine/lab/claims/claims.ts'
import { keptTableGames, ROOMS, type KeptGames, type KeptTablePlan } from '../../../../../src/engine/lab/kept-table.ts'
import { DocumentFault } from '../../../../../src/renderer/model/documents/document-fault.ts'
import { bodyOfClaim, entryOfClaim } from '../../../../../src/renderer/model/studies/claim-tests.ts'
import { KEPT_TABLES, type KeptTableRecord } from '../../../../../src/renderer/model/studies/kept-table.ts'
import { Study } from '../../../../../src/renderer/model/studies/study.ts'
import { Turns } from '../../../../../src/renderer/platform/engine/turns.ts'
import { EnginePool } from '../../../../../src/workers/pool.ts'
import { Engines } from '../../../../workers/engines.ts'
import { memory } from '../../../memory.ts'

const CHOSEN = { ...USUAL_CLAIM_SAMPLE, boardSize: 2, stones: 1, count: 4 } as const
const PLAN: KeptTablePlan = bodyOfClaim('keptTable', CHOSEN, ROOMS[1]).plan
const GAMES: readonly KeptGames[] = Array.from({ length: 4 }, (_, number) => keptTableGames(PLAN, number))

function setup(storage: DocumentStorage = memory().storage) {
  const engines = new Engines()
  const turns = new Turns()
  const pool = new EnginePool([engines.port, engines.port])
  const games = new Study(KEPT_TABLES, { pool, turns, storage, app: '0.1.0' })
  const idle = () => vi.waitUntil(() => turns.store.getState().running === null, { timeout: 60_000 })
  const entry = (id: string) => games.list.entry(id) ?? expect.fail(`no study ${id}`)
  return { engines, games, idle, entry }
}

describe('games with a kept table', () => {
  it('are what sample and room give, paused and resumed after a restart, no position twice', async () => {
    const { storage, state } = memory()
    const first = setup(storage)
    const id = first.games.define('In two parts', { plan: PLAN, games: [] })
    first.games.start(id)
    await vi.waitUntil(() => first.engines.posted.length >= 3, { timeout: 60_000, interval: 1 })
    first.games.pause(id)
    const { done } = KEPT_TABLES.progress(first.entry(id).record)
    await vi.waitUntil(() => KEPT_TABLES.format.decode(state.texts.get(id) ?? '').games.length === done)
    const second = setup(storage)
    await second.games.list.load()
    second.games.start(id)
    await second.idle()
    expect(second.engines.posted.length).toBe(PLAN.sample.count - done)
    expect(second.entry(id).record.games.toSorted((a, b) => a.number - b.number)).toEqual(GAMES)
  })

  it('are those of the claim on the same sample with the same room, whatever order the file has', () => {
    const { games } = setup()
    const {
      room,
      sample: { seed, ...sample },
    } = PLAN
    const id = games.define('Turned round', { plan: { room, sample: { seed, ...sample } }, games: [] })
    const found = (chosen: typeof CHOSEN | { count: number }, room: (typeof ROOMS)[number]) =>
      entryOfClaim('keptTable', { ...CHOSEN, ...chosen }, room, games.list.store.getState().entries)?.id
    expect(found(CHOSEN, ROOMS[1])).toBe(id)
    expect([found({ count: 3 }, ROOMS[1]), found(CHOSEN, ROOMS[0])]).toEqual([undefined, undefined])
  })
})

describe('their file', () => {
  const record: KeptTableRecord = {
    name: 'Some',
    created: '2026-11-23T09:00:00.000Z',
    app: '0.1.0',
    plan: PLAN,
    games: GAMES.slice(1, 3),
  }
  const text = KEPT_TABLES.format.encode(record)
  const faultOf = (damaged: string) => {
    expect(damaged).not.toBe(text)
    try {
      KEPT_TABLES.format.decode(damaged)
    } catch (error) {
      if (error instanceof DocumentFault) return `${error.code} ${error.place}`.trim()
    }
    return expect.fail('it was read')
  }

  it('holds all there is', () => {
    expect(KEPT_TABLES.format.decode(text)).toEqual(record)
  })

  it('is refused, with the place of the fault, when it is damaged', () => {
    expect(faultOf(text.replace('"count":4', '"count":2'))).toBe('damaged games')
    expect(faultOf(text.replace('"number":2', '"number":1'))).toBe('damaged games')
    expect(faultOf(text.replace('"room":16384', '"room":16385'))).toBe('damaged plan.room')
    expect(faultOf(text.replace(/"rows":\[\[\d+,/, '"rows":[['))).toMatch(/^damaged games\.0\.rows\.0/)
  })
})
