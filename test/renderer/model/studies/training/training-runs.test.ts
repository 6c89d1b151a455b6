/** TrainingRuns in the background: the weights that the engine comes to by itself, whatever stops them on the way. */
import { describe, expect, it, vi } from 'vitest'
import { REPORT_EVALUATOR, type LinearEvaluator } from '../../../../../src/engine/evaluation/evaluator.ts'
import type { LearnedEvaluator } from '../../../../../src/engine/evaluation/evaluator-file.ts'
import { alphaReinforcement } from '../../../../../src/engine/training/alpha-reinforcement.ts'
import { encodedExample } from '../../../../../src/engine/training/back-propagation.ts'
import {
  childWins,
  gamesOfGeneration,
  generationOf,
  parentAfter,
  type Generation,
} from '../../../../../src/engine/training/evolution.ts'
import { examplesOf, type Example, type ExamplePlan } from '../../../../../src/engine/training/examples.ts'
import { climbStep } from '../../../../../src/engine/training/hill-climbing.ts'
import { evaluatorOf, regression } from '../../../../../src/engine/training/logistic-regression.ts'
import { firstState, isTrained, trainEpoch } from '../../../../../src/engine/training/network-training.ts'
import { networkOf, shapeOf } from '../../../../../src/engine/training/parameters.ts'
import type { JobMessage } from '../../../../../src/engine/jobs.ts'
import type { DocumentStorage } from '../../../../../src/contract/api.ts'
import type { OpenPort } from '../../../../../src/workers/client.ts'
import { EnginePool } from '../../../../../src/workers/pool.ts'
import { Turns } from '../../../../../src/renderer/platform/engine/turns.ts'
import {
  isOver,
  learnedBy,
  type Climb,
  type Evolving,
  type TrainingRun,
  type TrainingKind,
  type Networking,
  type Regression,
  type Reinforcement,
} from '../../../../../src/renderer/model/studies/training/training-run.ts'
import { TRAINING_FORMAT } from '../../../../../src/renderer/model/studies/training/training-file.ts'
import { TRAINING_RUNS } from '../../../../../src/renderer/model/studies/training/training-runs.ts'
import { Study } from '../../../../../src/renderer/model/studies/study.ts'
import { Engines } from '../../../../workers/engines.ts'
import { memory } from '../../../memory.ts'

const EXAMPLES: ExamplePlan = {
  boardSize: 3,
  games: 30,
  seed: 5,
  fewestStones: 4,
  strays: 2,
  labels: { by: 'games', games: 3 },
  evaluator: REPORT_EVALUATOR,
}
/** Away from winning: there is much to learn. */
const START: LinearEvaluator = { kind: 'linear', phases: [{ piecesToWin: 0.1 }], attack: 0 }
const TRAINING = {
  boardSize: 3,
  pairs: 3,
  openingStones: 2,
  seed: 4,
  features: ['piecesToWin', 'edge', 'tempo'],
  depth: 1,
  start: START,
} as const

const REGRESSION: Regression = {
  kind: 'regression',
  examples: EXAMPLES,
  games: [],
  options: { boardSize: 3, features: ['piecesToWin', 'edge', 'tempo'], phases: 2 },
  steps: [],
}
const PERCEPTRON: Reinforcement = { kind: 'perceptron', examples: EXAMPLES, games: [], steps: [] }
const NETWORK: Networking = {
  kind: 'network',
  examples: EXAMPLES,
  games: [],
  plan: { boardSize: 3, hidden: [4], epochs: 12, seed: 5, start: null },
  state: null,
}
const CLIMB: Climb = { kind: 'climb', plan: TRAINING, length: 12, steps: [] }
const EVOLUTION: Evolving = {
  kind: 'evolution',
  plan: { ...TRAINING, children: 6 },
  length: 3,
  generations: [],
  won: '',
}
const ALL: readonly TrainingRun[] = [REGRESSION, PERCEPTRON, NETWORK, CLIMB, EVOLUTION]

/** Every fifth game is held out. */
function examples(): { training: Example[]; heldOut: Example[] } {
  const games = Array.from({ length: EXAMPLES.games }, (_, number) => examplesOf(EXAMPLES, number))
  return {
    training: games
      .filter(({ number }) => number % 5 !== 0)
      .flatMap(({ examples, beside }) => [...examples, ...beside]),
    heldOut: games.filter(({ number }) => number % 5 === 0).flatMap(({ examples, beside }) => [...examples, ...beside]),
  }
}

/**
 * The ways to learn, run on the engine without jobs, documents and pauses; each returns the evaluator that it ends
 * with.
 */
const WAYS: Readonly<Record<TrainingKind, () => LearnedEvaluator | undefined>> = {
  regression() {
    const { training, heldOut } = examples()
    const last = [...regression(training, heldOut, REGRESSION.options)].at(-1)
    return last && evaluatorOf(last)
  },
  perceptron() {
    const seen = examples().training.map((example) => encodedExample(3, example))
    const last = [...alphaReinforcement(3, seen)].at(-1)
    return last && networkOf(shapeOf(3, []), last.parameters)
  },
  network() {
    const [training, heldOut] = [examples().training, examples().heldOut].map((part) =>
      part.map((example) => encodedExample(3, example)),
    )
    let state = firstState(NETWORK.plan)
    while (!isTrained(NETWORK.plan, state)) state = trainEpoch(NETWORK.plan, state, training, heldOut)
    return networkOf(shapeOf(3, [4]), state.best)
  },
  climb() {
    let champion = CLIMB.plan.start
    for (let number = 0; number < CLIMB.length; number++) champion = climbStep(CLIMB.plan, champion, number).champion
    return champion
  },
  evolution() {
    const path: Generation[] = []
    while (path.length < EVOLUTION.length) {
      const parent = parentAfter(EVOLUTION.plan, path)
      const won = Array.from({ length: gamesOfGeneration(EVOLUTION.plan) }, (_, game) =>
        childWins(EVOLUTION.plan, parent, path.length, game),
      )
      path.push(generationOf(EVOLUTION.plan, parent, path.length, won))
    }
    return parentAfter(EVOLUTION.plan, path).evaluator
  },
}

const known = new Map<TrainingKind, LearnedEvaluator | undefined>()

function expected(kind: TrainingKind): LearnedEvaluator | undefined {
  if (!known.has(kind)) known.set(kind, WAYS[kind]())
  return known.get(kind)
}

function setup(storage: DocumentStorage = memory().storage, workers = 3) {
  const engines = new Engines()
  const turns = new Turns()
  const pool = new EnginePool(Array.from({ length: workers }, () => engines.port))
  const runs = new Study(TRAINING_RUNS, { pool, turns, storage, app: '0.1.0' })
  const idle = () => vi.waitUntil(() => turns.store.getState().running === null, { timeout: 60_000 })
  const entry = (id: string) => runs.list.entry(id) ?? expect.fail(`no training run ${id}`)
  return { engines, runs, turns, idle, entry }
}

describe.each(ALL.map((run) => [run.kind, run] as const))('a training run by %s', (kind, run) => {
  it('learns what the engine does', async () => {
    const { engines, runs, idle, entry } = setup()
    const id = runs.define('Anna', { run })
    expect(learnedBy(entry(id).record.run)).toBe(null)
    runs.start(id)
    await idle()
    expect(entry(id).stop).toBe(null)
    expect(isOver(entry(id).record.run)).toBe(true)
    expect(learnedBy(entry(id).record.run)).toEqual(expected(kind))
    // Matches have changed some weight.
    expect(expected(kind)).not.toEqual(START)
    expect(engines.open).toBe(0)
    // The games of examples and of generations are played side by side.
    expect(engines.mostOpen).toBe(kind === 'climb' ? 1 : 3)
  })

  it('paused again and again, and each time loaded anew, comes to the same', async () => {
    const { storage, texts } = memory()
    const first = setup(storage)
    const id = first.runs.define('Anna', { run })
    await vi.waitUntil(() => texts.has(id))
    let [sessions, posted] = [0, 0]
    for (let isDone = false; !isDone; sessions++) {
      const { engines, runs, turns, entry } = setup(storage)
      await runs.list.load()
      runs.start(id)
      // A few jobs, of which some are lost.
      await vi.waitUntil(() => turns.store.getState().running === null || engines.posted.length > 4 + sessions, {
        timeout: 60_000,
        interval: 1,
      })
      isDone = isOver(entry(id).record.run)
      runs.pause(id)
      posted += engines.posted.length
      expect(turns.store.getState().running).toBe(null)
      const kept = TRAINING_FORMAT.encode(entry(id).record)
      await vi.waitUntil(() => texts.get(id) === kept)
    }
    expect(learnedBy(TRAINING_FORMAT.decode(texts.get(id) ?? '').run)).toEqual(expected(kind))
    expect(posted).toBeGreaterThan(0)
    if ('games' in run || kind === 'evolution') expect(sessions).toBeGreaterThan(2)
  })

  it('survives a worker that fails once, and stops with the reason when it fails again', async () => {
    const { engines, runs, idle, entry } = setup()
    engines.fails = (_, before) => before === 0
    const id = runs.define('Anna', { run })
    runs.start(id)
    await idle()
    expect(entry(id).stop).toBe(null)
    expect(learnedBy(entry(id).record.run)).toEqual(expected(kind))
    engines.fails = () => true
    const other = runs.define('Ben', { run })
    runs.start(other)
    await idle()
    expect(entry(other).stop).toBe('the engine stopped: out of luck')
    engines.fails = () => false
    runs.start(other)
    expect(entry(other).stop).toBe(null)
    await idle()
    expect(learnedBy(entry(other).record.run)).toEqual(expected(kind))
  })

  it('is the same training run in a file, before it is begun and after', async () => {
    const { runs, idle, entry } = setup()
    const id = runs.define('Anna', { run })
    expect(TRAINING_FORMAT.decode(TRAINING_FORMAT.encode(entry(id).record))).toEqual(entry(id).record)
    runs.start(id)
    await idle()
    const { record } = entry(id)
    expect(TRAINING_FORMAT.decode(TRAINING_FORMAT.encode(record))).toEqual(record)
  })
})

describe('long jobs', () => {
  it.each([CLIMB, NETWORK])('of a training run by $kind are kept as far as they came', async (run) => {
    const { engines, runs, turns, entry } = setup()
    // The worker tells of half of its steps, and dies.
    const half = 6
    const isLong = (kind: string) => kind === 'climb' || kind === 'epochs'
    const { port } = engines
    let told = 0
    const dyingPort: OpenPort = (onReply) => {
      let job = ''
      const inner = port((reply) => {
        if (!isLong(job)) return onReply(reply)
        if (reply.type === 'progress' && told < half) onReply(reply)
        told++
      })
      const post = (message: JobMessage) => {
        job = message.kind
        inner.post(message)
      }
      return { post, end: () => inner.end() }
    }
    const dying = new Study(TRAINING_RUNS, { pool: new EnginePool([dyingPort]), turns, storage: null, app: '0.1.0' })
    const begun = dying.define('Anna', { run })
    dying.start(begun)
    await vi.waitUntil(() => told > half, { timeout: 60_000 })
    dying.pause(begun)
    const { record } = dying.list.entry(begun) ?? expect.fail('the training run is gone')
    const { run: sofar } = record
    expect(sofar.kind === 'climb' ? sofar.steps : sofar.kind === 'network' && sofar.state?.curve).toHaveLength(half)
    const id = runs.list.add(record)
    runs.start(id)
    // It goes on from there, and does not begin anew.
    const { request } = engines.posted.at(-1) ?? expect.fail('nothing was posted')
    expect('from' in request ? request.from : 'state' in request && request.state?.curve.length).toBe(half)
    await vi.waitUntil(() => turns.store.getState().running === null, { timeout: 60_000 })
    expect(learnedBy(entry(id).record.run)).toEqual(expected(run.kind))
  })
})

describe('training runs', () => {
  it('take turns', async () => {
    const { runs, turns, idle, entry } = setup()
    const [first, second] = ['Anna', 'Ben'].map((name) => runs.define(name, { run: CLIMB }))
    runs.start(first)
    runs.start(second)
    expect(turns.store.getState()).toMatchObject({ running: first, waiting: [second] })
    runs.pause(second)
    expect(turns.store.getState().waiting).toEqual([])
    runs.start(second)
    await idle()
    expect(learnedBy(entry(second).record.run)).toEqual(learnedBy(entry(first).record.run))
  })

  it('tell how fast they go, stage by stage', async () => {
    const { runs, idle } = setup()
    const seen: string[] = []
    runs.live.subscribe(({ pace }) => pace !== null && seen.push(pace.stage))
    runs.start(runs.define('Anna', { run: NETWORK }))
    await idle()
    expect(seen[0]).toBe('examples')
    expect(seen.at(-1)).toBe('epochs')
    expect(runs.live.getState().pace).toBe(null)
  })
})
