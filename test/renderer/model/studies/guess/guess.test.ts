/** Guesses at State 2: paused, resumed, saved, and the same as on the command line. */
import { describe, expect, it, vi } from 'vitest'
import type { DocumentStorage } from '../../../../../src/contract/api.ts'
import { BATCH, bestGuesses, guessBatch, type GuessBatch, type GuessPlan } from '../../../../../src/engine/lab/guess.ts'
import { DocumentFault } from '../../../../../src/renderer/model/documents/document-fault.ts'
import { GUESSES, type GuessRecord } from '../../../../../src/renderer/model/studies/guess.ts'
import { Study } from '../../../../../src/renderer/model/studies/study.ts'
import { Turns } from '../../../../../src/renderer/platform/engine/turns.ts'
import { EnginePool } from '../../../../../src/workers/pool.ts'
import { linesOf, runCli } from '../../../../cli/run-cli.ts'
import { Engines } from '../../../../workers/engines.ts'
import { memory } from '../../../memory.ts'

const HEAD = { name: 'Some', created: '2026-11-23T09:00:00.000Z', app: '0.1.0' }
const PLAN: GuessPlan = { kind: 'random', batches: 4, seed: 5 }
let found: GuessBatch[] | null = null
const batchesOfPlan = () => (found ??= Array.from({ length: PLAN.batches }, (_, number) => guessBatch(PLAN, number)))
const sorted = ({ batches }: GuessRecord) => batches.toSorted((a, b) => a.number - b.number)

function setup(storage: DocumentStorage = memory().storage) {
  const engines = new Engines()
  const turns = new Turns()
  const pool = new EnginePool([engines.port, engines.port])
  const guesses = new Study(GUESSES, { pool, turns, storage, app: '0.1.0' })
  const idle = () => vi.waitUntil(() => turns.store.getState().running === null, { timeout: 60_000 })
  const entry = (id: string) => guesses.list.entry(id) ?? expect.fail(`no study ${id}`)
  return { engines, guesses, idle, entry }
}

describe('guesses', () => {
  it('are what plan and seed give, paused and resumed after a restart, no batch twice', async () => {
    const { storage, state } = memory()
    const first = setup(storage)
    const id = first.guesses.define('In two parts', { plan: PLAN, batches: [] })
    first.guesses.start(id)
    await vi.waitUntil(() => first.engines.posted.length >= 3, { timeout: 60_000, interval: 1 })
    first.guesses.pause(id)
    const { done } = GUESSES.progress(first.entry(id).record)
    await vi.waitUntil(() => GUESSES.format.decode(state.texts.get(id) ?? '').batches.length === done)
    const second = setup(storage)
    await second.guesses.list.load()
    second.guesses.start(id)
    await second.idle()
    expect(second.engines.posted.length).toBe(PLAN.batches - done)
    expect(sorted(second.entry(id).record)).toEqual(batchesOfPlan())
  })

  it('are those of the command that is shown', async () => {
    const shown = GUESSES.words.command({ ...HEAD, plan: PLAN, batches: [] })
    const words = (shown?.text ?? '').replace(/^.* -- /, '').split(' ')
    const { stdout, code } = await runCli([...words, '--best', '3', '--json'])
    expect(code).toBe(0)
    expect(linesOf(stdout).map((line) => (JSON.parse(line) as { position: string }).position)).toEqual(
      bestGuesses(batchesOfPlan(), 3).map(({ position }) => position),
    )
  })
})

describe('the file of guesses', () => {
  const record: GuessRecord = { ...HEAD, plan: PLAN, batches: batchesOfPlan().slice(1, 3) }
  const text = GUESSES.format.encode(record)
  const faultOf = (damaged: string) => {
    expect(damaged).not.toBe(text)
    try {
      GUESSES.format.decode(damaged)
    } catch (error) {
      if (error instanceof DocumentFault) return `${error.code} ${error.place}`.trim()
    }
    return expect.fail('it was read')
  }

  it('holds all there is', () => {
    expect(GUESSES.format.decode(text)).toEqual(record)
  })

  it('is refused, with the place of the fault, when it is damaged', () => {
    expect(faultOf(text.replace('"batches":4', '"batches":2'))).toBe('damaged batches')
    expect(faultOf(text.replace('"number":2', '"number":1'))).toBe('damaged batches')
    expect(faultOf(text.replace(/"agreeing":\d+/, `"agreeing":${BATCH + 1}`))).toBe('damaged batches.0.agreeing')
    expect(faultOf(text.replace(/"position":"./, '"position":"x'))).toMatch(
      /^damaged batches\.\d\.guesses\.0\.position$/,
    )
    expect(faultOf(text.replace(/"counts":\[\[\d+,/, '"counts":[['))).toMatch(
      /^damaged batches\.\d\.guesses\.0\.counts\.0$/,
    )
  })
})
