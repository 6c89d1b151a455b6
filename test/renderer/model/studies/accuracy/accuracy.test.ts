/** What is measured of the accuracy: run in the background with the real engine, kept, and summed up for the charts. */
import { describe, expect, it, vi } from 'vitest'
import { checkedPositions, sharesOf, type Call, type Check } from '../../../../../src/engine/lab/accuracy.ts'
import type { JobReply } from '../../../../../src/engine/jobs.ts'
import type { DocumentStorage } from '../../../../../src/contract/api.ts'
import { decodeAccuracy, encodeAccuracy } from '../../../../../src/renderer/model/studies/accuracy/accuracy-file.ts'
import { accuracyBy, horizonFigures, keptByDepth, signsByStones } from '../../../../../src/renderer/model/studies/accuracy/figures.ts'
import { Measuring } from '../../../../../src/renderer/model/studies/accuracy/measuring.ts'
import { requestOf, totalOf, USUAL_PLAN, type AccuracyPlan } from '../../../../../src/renderer/model/studies/accuracy/plan.ts'
import { EngineClient, type OpenPort } from '../../../../../src/renderer/platform/engine/engine-client.ts'
import { accuracyCommand } from '../../../../../src/renderer/parts/studies/command-line.ts'
import { AnotherTab } from '../../../../../src/renderer/model/documents/document-list.ts'
import { jsonLines, runCli } from '../../../../cli/run-cli.ts'
import { Engines } from '../../../platform/engine/engines.ts'

const PLAN: AccuracyPlan = { kind: 'played', from: 15, to: 17, count: 4, algorithms: ['alpha-beta', 'negascout'], depths: [1, 2, 3], seed: 2 }

let checked: readonly (readonly Check[])[] | null = null

/** What measuring the plan has to give. */
function checksOfPlan() {
  return (checked ??= [...checkedPositions(requestOf(PLAN, 0))])
}

function memory(before: string | null = null) {
  const kept = { text: before, fails: false }
  const storage: DocumentStorage = {
    list: async () => (kept.text === null ? [] : ['last']),
    load: async () => kept.text ?? Promise.reject(new Error('there is no such document')),
    save: async (shelf, id, text) => {
      expect([shelf, id]).toEqual(['accuracy', 'last'])
      if (kept.fails) throw new Error('the disk is full')
      kept.text = text
    },
    remove: async () => {
      if (kept.fails) throw new Error('the disk is full')
      kept.text = null
    },
  }
  return { kept, storage }
}

async function setup(storage: DocumentStorage | null = memory().storage, port?: OpenPort) {
  const engines = new Engines()
  const measuring = new Measuring(new EngineClient(port ?? engines.port), storage)
  await measuring.load()
  const state = () => measuring.store.getState()
  const idle = () => vi.waitUntil(() => state().running === null, { timeout: 60_000 })
  return { engines, measuring, state, idle }
}

/** A worker that tells of a position whenever the test does. */
function fed() {
  let tell: (reply: JobReply) => void = () => expect.fail('no worker')
  let id = -1
  let isOpen = false
  const port: OpenPort = (onReply) => {
    tell = onReply
    isOpen = true
    return { post: (message) => (id = message.id), end: () => (isOpen = false) }
  }
  const feed = (positions: readonly (readonly Check[])[]) => positions.forEach((progress) => tell({ id, type: 'progress', progress }))
  return { port, feed, isOpen: () => isOpen }
}

describe('measuring', () => {
  it('checks all positions, and keeps them for the next start of the app', async () => {
    const { kept, storage } = memory()
    const { engines, measuring, state, idle } = await setup(storage)
    expect(state()).toMatchObject({ status: 'ready', plan: USUAL_PLAN, record: null, running: null })
    measuring.choose(PLAN)
    expect(measuring.start()).toBeNull()
    expect(state()).toMatchObject({ running: { before: 0 }, record: { plan: PLAN, checks: [] } })
    expect(measuring.timeLeft()).toBeNull()
    await idle()
    expect(state()).toMatchObject({ record: { plan: PLAN, checks: checksOfPlan() }, error: null, unsaved: null })
    expect(engines.open).toBe(0)
    expect(decodeAccuracy(kept.text ?? '')).toEqual(state().record)
    const again = await setup(storage)
    expect(again.state()).toMatchObject({ plan: PLAN, record: state().record })
  })

  it('stops at once, keeps what it has, and goes on where it was, also after a restart', async () => {
    const { kept, storage } = memory()
    const { port, feed, isOpen } = fed()
    const first = await setup(storage, port)
    first.measuring.choose(PLAN)
    first.measuring.start()
    feed(checksOfPlan().slice(0, 5))
    expect(isOpen()).toBe(true)
    first.measuring.stop()
    expect(isOpen()).toBe(false)
    expect(first.state()).toMatchObject({ running: null, record: { plan: PLAN, checks: checksOfPlan().slice(0, 5) } })
    feed(checksOfPlan().slice(5, 6))
    first.measuring.flush()
    expect(first.state().record?.checks).toHaveLength(5)
    expect(decodeAccuracy(kept.text ?? '').checks).toHaveLength(5)

    const second = await setup(storage)
    expect(second.measuring.start()).toBeNull()
    await second.idle()
    expect(second.engines.posted.map(({ request }) => request)).toEqual([requestOf(PLAN, 5)])
    expect(second.state().record?.checks).toEqual(checksOfPlan())
  })

  it('saves what it has shown and what it has not when the page goes', async () => {
    const { kept, storage } = memory()
    const { port, feed } = fed()
    const { measuring } = await setup(storage, port)
    measuring.flush()
    expect(kept.text).toBeNull()
    measuring.choose(PLAN)
    measuring.start()
    feed(checksOfPlan().slice(0, 3))
    measuring.flush()
    await vi.waitUntil(() => kept.text !== null)
    expect(decodeAccuracy(kept.text ?? '').checks).toHaveLength(3)
    measuring.stop()
  })

  it('tells the time left by what the positions of this run took', async () => {
    const { port, feed } = fed()
    const { measuring, state } = await setup(memory(encodeAccuracy({ plan: PLAN, checks: checksOfPlan().slice(0, 6) })).storage, port)
    measuring.start()
    feed(checksOfPlan().slice(6, 8))
    measuring.flush()
    // Two positions in ten seconds, and four to go.
    expect(measuring.timeLeft((state().running?.since ?? 0) + 10_000)).toBeCloseTo(20_000, 6)
    measuring.stop()
    expect(measuring.timeLeft()).toBeNull()
  })

  it('puts a new plan in the place of the old, which can be put back', async () => {
    const before = { plan: PLAN, checks: checksOfPlan() }
    const { kept, storage } = memory(encodeAccuracy(before))
    const { measuring, state } = await setup(storage)
    measuring.choose({ seed: 3 })
    expect(state().record).toEqual(before)
    expect(measuring.start()).toEqual(before)
    expect(state().record).toEqual({ plan: { ...PLAN, seed: 3 }, checks: [] })
    measuring.restore(before)
    expect(state()).toMatchObject({ record: before, plan: PLAN, running: null })
    await vi.waitUntil(() => kept.text === encodeAccuracy(before))
  })

  it('keeps what it has when the engine fails, and says why', async () => {
    const { engines, measuring, state, idle } = await setup()
    engines.fails = () => true
    measuring.choose(PLAN)
    measuring.start()
    await idle()
    expect(state()).toMatchObject({ error: 'the engine stopped: out of luck', record: { checks: [] } })
    engines.fails = () => false
    measuring.start()
    expect(state().error).toBeNull()
    await idle()
    expect(state().record?.checks).toEqual(checksOfPlan())
  })

  it('never saves over what it cannot read, and says when it cannot save', async () => {
    const damaged = encodeAccuracy({ plan: PLAN, checks: checksOfPlan() }).replace('"w', '"x')
    for (const text of ['{', damaged]) {
      const { kept, storage } = memory(text)
      const { measuring, state, idle } = await setup(storage)
      expect(state()).toMatchObject({ status: 'ready', record: null, unread: expect.any(Error) as Error })
      measuring.choose({ ...PLAN, to: 15, count: 1 })
      measuring.start()
      await idle()
      expect(state().record?.checks).toHaveLength(1)
      expect(kept.text).toBe(text)
      // Until it is given up.
      kept.fails = true
      await measuring.discard()
      expect(state()).toMatchObject({ unread: expect.any(Error) as Error, unsaved: new Error('the disk is full') })
      kept.fails = false
      await measuring.discard()
      await vi.waitUntil(() => state().unsaved === null)
      expect(state().unread).toBeNull()
      expect(decodeAccuracy(kept.text ?? '')).toEqual(state().record)
    }
    const elsewhere = await setup(null)
    expect(elsewhere.state().unread).toBeInstanceOf(AnotherTab)
    const full = memory()
    full.kept.fails = true
    const { measuring, state } = await setup(full.storage)
    measuring.choose({ ...PLAN, to: 15, count: 1 })
    measuring.start()
    await vi.waitUntil(() => state().unsaved !== null, { timeout: 60_000 })
    expect(state().unsaved).toEqual(new Error('the disk is full'))
  })
})

describe('the text of what is measured', () => {
  it('gives back what it was made of, with positions left out and without any', () => {
    const checks = checksOfPlan().with(3, [{ stones: 15, found: null }, { stones: 15, found: null }])
    expect(decodeAccuracy(encodeAccuracy({ plan: PLAN, checks }))).toEqual({ plan: PLAN, checks })
    expect(decodeAccuracy(encodeAccuracy({ plan: USUAL_PLAN, checks: [] }))).toEqual({ plan: USUAL_PLAN, checks: [] })
  })

  const text = encodeAccuracy({ plan: PLAN, checks: checksOfPlan() })
  it.each([
    ['no JSON', text.slice(0, -1)],
    ['another format', text.replace('poly-y accuracy', 'poly-y experiment')],
    ['a newer version', text.replace('"version":1', '"version":2')],
    ['too many positions', text.replace('"count":4', '"count":3')],
    ['another number of algorithms', text.replace('"alpha-beta",', '')],
    ['another number of depths', text.replace('[1,2,3]', '[1,2]')],
    ['stones from many to few', text.replace('"from":15', '"from":18')],
    ['stones out of reach', text.replace('"to":17', '"to":30')],
    ['an algorithm twice', text.replace('"alpha-beta"', '"negascout"')],
    ['a letter that means nothing', text.replace('k', 'q')],
  ])('is refused with %s', (_, damaged) => {
    expect(damaged).not.toBe(text)
    expect(() => decodeAccuracy(damaged)).toThrow()
  })
})

describe('the figures', () => {
  it('are those of the command that the page shows', async () => {
    const command = accuracyCommand(PLAN)
    const options = 'accuracy --kind played --stones 15-17 --count 4 --depths 1-3 --seed 2 --algorithms alpha-beta,negascout'
    expect(command).toBe(`npm run -s polyy -- ${options}`)
    expect(accuracyCommand({ ...PLAN, to: 15, algorithms: ['minimax'], depths: [1, 3] })).toMatch(/--stones 15 --count 4 --depths 1,3 --seed 2 --algorithms minimax$/)
    const record = { plan: PLAN, checks: checksOfPlan() }
    const { stdout } = await runCli([...options.split(' '), '--json'])
    const expected = PLAN.algorithms.flatMap((algorithm) =>
      [15, 16, 17, null].flatMap((stones) =>
        accuracyBy(record, algorithm, stones).map((accuracy) => ({ kind: 'played', algorithm, seed: 2, stones: stones ?? 'all', ...accuracy, shares: sharesOf(accuracy) })),
      ),
    )
    expect(jsonLines(stdout)).toEqual(expected)
  })

  const call = (depth: number, isRight: boolean | null, keepsWin: boolean | null): Call => ({ depth, isRight, keepsWin })
  const check = (stones: number, ...calls: Call[]): Check => ({ stones, found: { moverWins: true, calls } })
  const small: AccuracyPlan = { ...PLAN, from: 6, to: 7, count: 2, depths: [1, 2], algorithms: ['alpha-beta', 'negascout'] }
  const record = {
    plan: small,
    checks: [
      [check(6, call(0, true, null), call(1, null, false), call(2, true, true)), check(6, call(0, true, null), call(1, null, true), call(2, true, false))],
      [check(7, call(0, false, null), call(1, true, true), call(2, true, true)), check(7, call(0, false, null), call(1, true, true), call(2, true, true))],
      [check(6, call(0, null, null), call(1, false, null), call(2, true, null)), check(6, call(0, null, null), call(1, false, null), call(2, true, null))],
    ],
  }

  it('count a value of 0 as half right, of all values', () => {
    const values = (of: typeof record) => signsByStones(of).map((rates) => rates.map((rate) => rate?.value ?? null))
    expect(values(record)).toEqual([[0.75, 0], [0.25, 1], [1, 1]])
    expect(signsByStones(record)[0][0]).toMatchObject({ hits: 1.5, of: 2 })
    expect(values({ ...record, checks: [] })).toEqual([[null, null], [null, null], [null, null]])
  })

  it('have signs that are the same whatever the algorithm, so that one chart is enough', () => {
    const signs = (at: number) => checksOfPlan().map((each) => each[at].found?.calls.map(({ isRight }) => isRight))
    expect(signs(0)).toEqual(signs(1))
    expect(new Set(signs(0).flat())).toEqual(new Set([true, false, null]))
  })

  it('have the wins kept by each search, and those that one ply more keeps', () => {
    expect(keptByDepth(record, 'alpha-beta')).toMatchObject([{ hits: 1, of: 2 }, { hits: 2, of: 2 }])
    expect(keptByDepth(record, 'negascout')).toMatchObject([{ hits: 2, of: 2 }, { hits: 1, of: 2 }])
    expect(keptByDepth({ ...record, checks: [] }, 'negascout')).toEqual([null, null])
    expect(horizonFigures(record)).toMatchObject({ steps: [1], losses: [[{ hits: 1, of: 2, value: 0.5 }], [{ hits: 0, of: 2, value: 0 }]] })
    expect(horizonFigures({ ...record, plan: { ...small, depths: [1] } })).toBeNull()
  })

  it('judge the horizon effect by the search that loses most, as far as the intervals allow', () => {
    expect(horizonFigures(record)).toMatchObject({ verdict: 'undecided', worst: { algorithm: 'alpha-beta', depth: 1, rate: { value: 0.5, of: 2 }, spoiled: 0 } })
    expect(horizonFigures({ ...record, checks: [] })).toMatchObject({ verdict: 'undecided', losses: [[null], [null]], worst: null })
    const often = { ...record, checks: Array.from({ length: 20 }, () => record.checks).flat() }
    expect(horizonFigures(often)).toMatchObject({ verdict: 'fails', worst: { algorithm: 'alpha-beta', depth: 1, rate: { value: 0.5, of: 40 } } })
  })

  it('are of as many positions as the plan has', () => {
    expect(totalOf(PLAN)).toBe(12)
    expect(checksOfPlan()).toHaveLength(12)
  })
})
