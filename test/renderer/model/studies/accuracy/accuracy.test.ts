/** Accuracy studies: run in the background with the real engine, kept, and summed up for the charts. */
import { describe, expect, it, vi } from 'vitest'
import { REPORTS_OWN, type NamedEvaluator } from '../../../../../src/engine/evaluation/named-evaluator.ts'
import { stoneCountsOf, totalOf, type AccuracyPlan } from '../../../../../src/engine/lab/accuracy-plan.ts'
import {
  checkByAll,
  DEFAULT_BUDGET,
  positionOfNumber,
  sharesOf,
  type Prediction,
  type Check,
} from '../../../../../src/engine/lab/accuracy.ts'
import { drawSample } from '../../../../../src/engine/lab/sample.ts'
import { AS_THE_REPORT } from '../../../../../src/engine/search/settings.ts'
import type { DocumentStorage } from '../../../../../src/contract/api.ts'
import { DocumentFault } from '../../../../../src/renderer/model/documents/document-fault.ts'
import { ACCURACIES } from '../../../../../src/renderer/model/studies/accuracy/accuracies.ts'
import {
  ACCURACY_FORMAT,
  type AccuracyRecord,
  type CheckedPosition,
} from '../../../../../src/renderer/model/studies/accuracy/accuracy-file.ts'
import {
  accuracyBy,
  horizonFigures,
  keptByDepth,
  signsByStones,
} from '../../../../../src/renderer/model/studies/accuracy/figures.ts'
import { ACCURACY_DRAFT } from '../../../../../src/renderer/model/studies/accuracy/plan.ts'
import { Study } from '../../../../../src/renderer/model/studies/study.ts'
import { EnginePool } from '../../../../../src/workers/pool.ts'
import { Turns } from '../../../../../src/renderer/platform/engine/turns.ts'
import { accuracyCommand } from '../../../../../src/renderer/model/studies/command-line.ts'
import { jsonLines, runCli } from '../../../../cli/run-cli.ts'
import { memory } from '../../../memory.ts'
import { Engines } from '../../../../workers/engines.ts'
import { fetchTexts, PARTS } from '../../../../../src/renderer/language/i18n.ts'

const NEW_DRAFT = ACCURACY_DRAFT.initial
const { plan: USUAL_PLAN } = ACCURACY_DRAFT.planOf(NEW_DRAFT)

// As every page but that of the game does.
await fetchTexts(...PARTS)

const PLAN: AccuracyPlan = {
  kind: 'played',
  from: 15,
  to: 17,
  count: 4,
  algorithms: ['alpha-beta', 'negascout'],
  depths: [1, 2, 3],
  seed: 2,
}

let checked: readonly CheckedPosition[] | null = null

/** Computes the checks that the plan must give. */
function checkedOfPlan() {
  const { kind, count, seed, algorithms, depths } = PLAN
  const samples = () => stoneCountsOf(PLAN).map((stones) => drawSample({ kind, boardSize: 4, stones, count, seed }))
  const all = (drawn: string[][]) =>
    Array.from({ length: 12 }, (_, number) => ({
      number,
      checks: checkByAll({ position: positionOfNumber(drawn, number), algorithms, depths, budget: DEFAULT_BUDGET }),
    }))
  return (checked ??= all(samples()))
}

function setup(storage: DocumentStorage = memory().storage, workers = 3) {
  const engines = new Engines()
  const turns = new Turns()
  const pool = new EnginePool(Array.from({ length: workers }, () => engines.port))
  const accuracies = new Study(ACCURACIES, { pool, turns, storage, app: '0.1.0' })
  const idle = () => vi.waitUntil(() => turns.store.getState().running === null, { timeout: 60_000 })
  const entry = (id: string) => accuracies.list.entry(id) ?? expect.fail(`no study ${id}`)
  const checks = () => engines.posted.filter(({ kind }) => kind === 'check').length
  return { engines, accuracies, idle, entry, checks }
}

const sorted = ({ positions }: AccuracyRecord) => positions.toSorted((a, b) => a.number - b.number)

describe('an accuracy study', () => {
  it('has the positions that its plan and seed give, drawn and checked on all workers', async () => {
    const { engines, accuracies, idle, entry } = setup()
    const id = accuracies.define('All', { plan: PLAN, positions: [] })
    accuracies.start(id)
    await idle()
    expect(entry(id)).toMatchObject({ stop: null })
    expect(sorted(entry(id).record)).toEqual(checkedOfPlan())
    expect(engines.open).toBe(0)
  })

  it('is paused, goes on after a restart, and checks no position twice', async () => {
    const { storage, state } = memory()
    const first = setup(storage)
    const id = first.accuracies.define('In two parts', { plan: PLAN, positions: [] })
    first.accuracies.start(id)
    await vi.waitUntil(() => first.checks() >= 7, { timeout: 60_000, interval: 1 })
    first.accuracies.pause(id)
    const { done } = ACCURACIES.progress(first.entry(id).record)
    expect(done).toBeGreaterThanOrEqual(7 - 3)
    await vi.waitUntil(() => ACCURACY_FORMAT.decode(state.texts.get(id) ?? '').positions.length === done)

    const second = setup(storage)
    await second.accuracies.list.load()
    second.accuracies.start(id)
    await second.idle()
    expect(second.checks()).toBe(12 - done)
    expect(sorted(second.entry(id).record)).toEqual(checkedOfPlan())
  })

  it('stops with the reason where there are not so many positions, or one fails twice', async () => {
    const { engines, accuracies, idle, entry } = setup()
    const few = accuracies.define('Few', {
      plan: { ...PLAN, kind: 'random', from: 22, to: 22, count: 500 },
      positions: [],
    })
    engines.fails = ({ kind }) => kind === 'sample'
    accuracies.start(few)
    await idle()
    expect(entry(few).stop).toBe('the engine stopped: out of luck')
    const unlucky = accuracies.define('Unlucky', { plan: PLAN, positions: [] })
    engines.fails = ({ kind }) => kind === 'check'
    accuracies.start(unlucky)
    await idle()
    expect(entry(unlucky)).toMatchObject({ stop: 'the engine stopped: out of luck', record: { positions: [] } })
  })
})

describe('the file of an accuracy study', () => {
  const left: CheckedPosition = {
    number: 3,
    checks: [
      { stones: 15, found: null },
      { stones: 15, found: null },
    ],
  }
  const record: AccuracyRecord = {
    name: 'Late',
    created: '2026-11-22T14:00:00.000Z',
    app: '0.1.0',
    plan: PLAN,
    positions: [left, ...checkedOfPlan().slice(5, 9)],
  }
  const text = ACCURACY_FORMAT.encode(record)
  const faultOf = (damaged: string) => {
    expect(damaged).not.toBe(text)
    try {
      ACCURACY_FORMAT.decode(damaged)
    } catch (error) {
      if (error instanceof DocumentFault) return `${error.code} ${error.place}`.trim()
    }
    return expect.fail('it was read')
  }

  it('holds all there is', () => {
    expect(ACCURACY_FORMAT.decode(text)).toEqual(record)
    const tuned: AccuracyRecord = { ...record, plan: { ...PLAN, ...AS_THE_REPORT, ordering: 'history' } }
    expect(ACCURACY_FORMAT.decode(ACCURACY_FORMAT.encode(tuned))).toEqual(tuned)
    expect(faultOf(ACCURACY_FORMAT.encode(tuned).replace('"dfs"', '"bfs"'))).toMatch(/^damaged plan.terminal/)
  })

  it('holds the evaluator, weights and all; a study of f has none, and opens without', () => {
    const evaluator: NamedEvaluator = {
      name: 'mine',
      evaluator: { kind: 'linear', phases: [{ piecesToWin: -1, corners: 3 }], attack: 0 },
    }
    const plan: AccuracyPlan = ACCURACY_DRAFT.planOf({ ...NEW_DRAFT, evaluator }).plan
    const whole = ACCURACY_FORMAT.encode({ ...record, plan, positions: [] })
    expect(ACCURACY_FORMAT.decode(whole).plan).toEqual({ ...USUAL_PLAN, evaluator })
    expect(ACCURACY_DRAFT.of({ name: '', plan })).toEqual({ ...NEW_DRAFT, evaluator })
    expect(text).not.toContain('evaluator')
    expect([
      ACCURACY_DRAFT.planOf(NEW_DRAFT).plan,
      ACCURACY_DRAFT.of({ name: '', plan: ACCURACY_FORMAT.decode(text).plan }).evaluator,
    ]).toEqual([USUAL_PLAN, REPORTS_OWN])
    for (const [part, other] of [
      ['"corners"', '"magic"'],
      ['"linear"', '"report"'],
      ['"name":"mine"', '"name":""'],
    ])
      expect(faultOf(whole.replace(part, other))).toMatch(/^damaged plan.evaluator/)
  })

  it('is refused, with the place of the fault, when it is no such file or damaged', () => {
    expect(faultOf(text.slice(0, -1))).toBe('not-json')
    expect(faultOf(text.replace('poly-y accuracy', 'poly-y experiment'))).toBe('foreign')
    expect(faultOf(text.replace('"version":2', '"version":3'))).toBe('version 3')
    for (const [part, other] of [
      ['"from":15', '"from":18'],
      ['"to":17', '"to":30'],
      ['"alpha-beta"', '"negascout"'],
      ['[1,2,3]', '[1,1]'],
    ])
      expect(faultOf(text.replace(part, other))).toMatch(/^damaged plan/)
    expect(faultOf(text.replace('"alpha-beta",', ''))).toBe('damaged positions.0')
    expect(faultOf(text.replace('[1,2,3]', '[1,2]'))).toBe('damaged positions.1')
    expect(faultOf(text.replace('[5,', '[3,'))).toBe('damaged positions.1')
    expect(faultOf(text.replace('[5,', '[12,'))).toBe('damaged positions.1')
    expect(faultOf(text.replace(/"[wl]([-+0])/, '"x$1'))).toMatch(/^damaged positions\.\d$/)
  })

  /** A study for which every move was asked for, with the text of its file. */
  function withMoves() {
    const plan: AccuracyPlan = { ...PLAN, algorithms: ['negascout'], everyMove: true }
    const drawn = stoneCountsOf(plan).map((stones) =>
      drawSample({ kind: plan.kind, boardSize: 4, stones, count: plan.count, seed: plan.seed }),
    )
    const checks = (number: number) =>
      checkByAll({
        position: positionOfNumber(drawn, number),
        algorithms: plan.algorithms,
        depths: plan.depths,
        budget: DEFAULT_BUDGET,
        everyMove: true,
      })
    const positions = [
      { number: 9, checks: [{ stones: 15, found: null }] },
      ...[0, 1, 2, 3, 4, 5].map((number) => ({ number, checks: checks(number) })),
    ]
    const whole = ACCURACY_FORMAT.encode({ ...record, plan, positions })
    return { plan, positions, whole }
  }

  it('holds every move, best first, where that was asked for', () => {
    const { plan, positions, whole } = withMoves()
    expect(ACCURACY_FORMAT.decode(whole)).toEqual({ ...record, plan, positions })
    expect(new Set(positions.flatMap(({ checks: [{ found }] }) => found?.moverWins ?? []))).toEqual(
      new Set([true, false]),
    )
  })

  it.each([
    [/\|(\w+)([-+])/, '|'],
    [/\|\w+([-+])/, '|d16$1'],
    [/\|(\w+)([-+])\w+/, '|$1$2$1'],
    [/\|\w+[-+]/, '|x1+'],
    [/("l[^"|]*\|)/, '$1d1+'],
    [/("[wl][^"|]*)\|[^"]*/, '$1'],
  ])('is refused where its moves are not those of the position: %s as %s', (part, other) => {
    const { whole } = withMoves()
    const damaged = whole.replace(part, other)
    expect(damaged).not.toBe(whole)
    expect(() => ACCURACY_FORMAT.decode(damaged)).toThrow(DocumentFault)
  })

  it('is refused with moves that were not asked for', () => {
    const { whole } = withMoves()
    expect(() => ACCURACY_FORMAT.decode(whole.replace(',"everyMove":true', ''))).toThrow(DocumentFault)
  })

  it('is read as it was before there were several: without a name, with the positions in order', () => {
    const { plan, positions } = JSON.parse(
      ACCURACY_FORMAT.encode({ ...record, positions: checkedOfPlan().slice(0, 5) }),
    ) as { plan: unknown; positions: [number, ...string[]][] }
    const earlier = JSON.stringify({
      format: 'poly-y accuracy',
      version: 1,
      plan,
      checks: positions.map(([, ...letters]) => letters),
    })
    const before = Date.now()
    const { name, created, ...rest } = ACCURACY_FORMAT.decode(earlier)
    expect(rest).toEqual({ app: '', plan: PLAN, positions: checkedOfPlan().slice(0, 5) })
    expect(name).toBe('Measured before')
    expect(Date.parse(created)).toBeGreaterThanOrEqual(before)
    expect(faultOf(earlier.replace('"from":15', '"from":18'))).toMatch(/^damaged plan/)
  })
})

describe('the form of an accuracy study', () => {
  it('has ready-made ones, and a name for each', () => {
    for (const { key, ...preset } of ACCURACY_DRAFT.presets())
      expect(totalOf({ ...USUAL_PLAN, ...preset }), key).toBeGreaterThan(0)
    expect(ACCURACIES.words.usualName({ plan: PLAN, body: null, time: 0 })).toBe('15–17 stones, Alpha-beta, NegaScout')
  })
})

describe('the figures', () => {
  it('are those of the command that the page shows', async () => {
    const command = accuracyCommand(PLAN).text
    const options =
      'accuracy --kind played --stones 15-17 --count 4 --depths 1-3 --seed 2 --algorithms alpha-beta,negascout'
    expect(command).toBe(`npm run -s polyy -- ${options}`)
    expect(accuracyCommand({ ...PLAN, to: 15, algorithms: ['minimax'], depths: [1, 3] }).text).toMatch(
      /--stones 15 --count 4 --depths 1,3 --seed 2 --algorithms minimax$/,
    )
    const record = { plan: PLAN, positions: checkedOfPlan() }
    const { stdout } = await runCli([...options.split(' '), '--json'])
    const expected = PLAN.algorithms.flatMap((algorithm) =>
      [15, 16, 17, null].flatMap((stones) =>
        accuracyBy(record, algorithm, stones).map((accuracy) => ({
          kind: 'played',
          algorithm,
          seed: 2,
          stones: stones ?? 'all',
          ...accuracy,
          shares: sharesOf(accuracy),
        })),
      ),
    )
    expect(jsonLines(stdout)).toEqual(expected)
  })

  const call = (depth: number, isRight: boolean | null, keepsWin: boolean | null): Prediction => ({
    depth,
    isRight,
    keepsWin,
  })
  const check = (stones: number, ...calls: Prediction[]): Check => ({ stones, found: { moverWins: true, calls } })
  const small: AccuracyPlan = {
    ...PLAN,
    from: 6,
    to: 7,
    count: 2,
    depths: [1, 2],
    algorithms: ['alpha-beta', 'negascout'],
  }
  const record = {
    plan: small,
    positions: [
      [
        check(6, call(0, true, null), call(1, null, false), call(2, true, true)),
        check(6, call(0, true, null), call(1, null, true), call(2, true, false)),
      ],
      [
        check(7, call(0, false, null), call(1, true, true), call(2, true, true)),
        check(7, call(0, false, null), call(1, true, true), call(2, true, true)),
      ],
      [
        check(6, call(0, null, null), call(1, false, null), call(2, true, null)),
        check(6, call(0, null, null), call(1, false, null), call(2, true, null)),
      ],
    ].map((checks, number) => ({ number, checks })),
  }

  it('count a value of 0 as half right, of all values', () => {
    const values = (of: typeof record) => signsByStones(of).map((rates) => rates.map((rate) => rate?.value ?? null))
    expect(values(record)).toEqual([
      [0.75, 0],
      [0.25, 1],
      [1, 1],
    ])
    expect(signsByStones(record)[0][0]).toMatchObject({ hits: 1.5, of: 2 })
    expect(values({ ...record, positions: [] })).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ])
  })

  it('have signs that are the same whatever the algorithm, so that one chart is enough', () => {
    const signs = (at: number) =>
      checkedOfPlan().map(({ checks }) => checks[at].found?.calls.map(({ isRight }) => isRight))
    expect(signs(0)).toEqual(signs(1))
    expect(new Set(signs(0).flat())).toEqual(new Set([true, false, null]))
  })

  it('have the wins kept by each search, and those that one ply more keeps', () => {
    expect(keptByDepth(record, 'alpha-beta')).toMatchObject([
      { hits: 1, of: 2 },
      { hits: 2, of: 2 },
    ])
    expect(keptByDepth(record, 'negascout')).toMatchObject([
      { hits: 2, of: 2 },
      { hits: 1, of: 2 },
    ])
    expect(keptByDepth({ ...record, positions: [] }, 'negascout')).toEqual([null, null])
    expect(horizonFigures(record)).toMatchObject({
      steps: [1],
      losses: [[{ hits: 1, of: 2, value: 0.5 }], [{ hits: 0, of: 2, value: 0 }]],
    })
    expect(horizonFigures({ ...record, plan: { ...small, depths: [1] } })).toBeNull()
  })

  it('judge the horizon effect by the search that loses most, as far as the intervals allow', () => {
    expect(horizonFigures(record)).toMatchObject({
      verdict: 'undecided',
      worst: {
        algorithm: 'alpha-beta',
        depth: 1,
        rate: { value: 0.5, of: 2 },
        lostDeeper: { depth: 1, rate: { value: 0, of: 2 } },
      },
    })
    expect(horizonFigures({ ...record, positions: [] })).toMatchObject({
      verdict: 'undecided',
      losses: [[null], [null]],
      worst: null,
    })
    const often = { ...record, positions: Array.from({ length: 20 }, () => record.positions).flat() }
    expect(horizonFigures(often)).toMatchObject({
      verdict: 'fails',
      worst: { algorithm: 'alpha-beta', depth: 1, rate: { value: 0.5, of: 40 } },
    })
  })

  it('are of as many positions as the plan has', () => {
    expect(totalOf(PLAN)).toBe(12)
    expect(checkedOfPlan()).toHaveLength(12)
  })
})
