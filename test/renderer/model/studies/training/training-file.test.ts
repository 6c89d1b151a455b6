/** TrainingRuns as files: what is none, or no longer a whole one, is refused with the place of the fault. */
import { beforeAll, describe, expect, it } from 'vitest'
import { MAX_PHASES } from '../../../../../src/engine/evaluation/evaluator-file.ts'
import { REPORT_EVALUATOR } from '../../../../../src/engine/evaluation/evaluator.ts'
import { FEATURES } from '../../../../../src/engine/evaluation/features.ts'
import { MAX_NEURONS } from '../../../../../src/engine/evaluation/network-file.ts'
import { exampleCode } from '../../../../../src/engine/training/example-code.ts'
import { REPORT_WEIGHTS } from '../../../../../src/engine/training/duel.ts'
import { examplesOf, type ExamplePlan } from '../../../../../src/engine/training/examples.ts'
import { climbStep } from '../../../../../src/engine/training/hill-climbing.ts'
import { epochs } from '../../../../../src/engine/training/training-jobs.ts'
import { shapeOf } from '../../../../../src/engine/training/parameters.ts'
import { MAX_DOCUMENT_LENGTH } from '../../../../../src/contract/api.ts'
import { MAX_CHILDREN, MAX_ROUNDS } from '../../../../../src/contract/limits.ts'
import { MAX_EXAMPLES } from '../../../../../src/renderer/model/studies/training/draft.ts'
import type { Climb, TrainingRun, Networking } from '../../../../../src/renderer/model/studies/training/training-run.ts'
import { TRAINING_FORMAT } from '../../../../../src/renderer/model/studies/training/training-file.ts'

const EXAMPLES: ExamplePlan = {
  boardSize: 3,
  games: 12,
  seed: 5,
  fewestStones: 4,
  strays: 0,
  labels: { by: 'games', games: 2 },
  evaluator: REPORT_EVALUATOR,
}
const PLAN = { boardSize: 3, hidden: [2], epochs: 3, seed: 5, start: null } as const
const TRAINING = {
  boardSize: 3,
  pairs: 2,
  openingStones: 2,
  seed: 4,
  features: ['piecesToWin', 'edge'],
  depth: 1,
  start: REPORT_WEIGHTS,
} as const

const record = (run: TrainingRun) => ({ name: 'Anna', created: '2026-01-02T03:04:05.000Z', app: '0.1.0', run })

let network: Networking
let climb: Climb

beforeAll(() => {
  const games = Array.from({ length: EXAMPLES.games }, (_, number) => exampleCode(examplesOf(EXAMPLES, number)))
  network = {
    kind: 'network',
    examples: EXAMPLES,
    games,
    plan: PLAN,
    state: [...epochs({ plan: PLAN, state: null, games })][1],
  }
  const first = climbStep(TRAINING, TRAINING.start, 0)
  climb = { kind: 'climb', plan: TRAINING, length: 3, steps: [first, climbStep(TRAINING, first.champion, 1)] }
})

/** Why a text is refused. */
function refusal(text: string): string {
  try {
    TRAINING_FORMAT.decode(text)
    return 'accepted'
  } catch (error) {
    const { code, place } = error as { code: string; place: string }
    return `${code} ${place}`.trim()
  }
}

it('a whole one comes back as it was', () => {
  for (const run of [network, climb])
    expect(TRAINING_FORMAT.decode(TRAINING_FORMAT.encode(record(run)))).toEqual(record(run))
  expect(refusal(TRAINING_FORMAT.encode(record({ ...network, state: null })))).toBe('accepted')
})

describe('a file', () => {
  it.each([
    ['half of one', (text: string) => text.slice(0, -20), 'not-json'],
    ['another kind of document', (text: string) => text.replace('poly-y lesson', 'poly-y contest'), 'foreign'],
    ['one of a newer version', (text: string) => text.replace('"version":1', '"version":2'), 'version 2'],
    ['one with no name', (text: string) => text.replace('"Anna"', '" "'), 'damaged name'],
    ['one with something more', (text: string) => text.replace('"app"', '"more":1,"app"'), 'damaged more'],
    [
      'an unknown way to learn',
      (text: string) => text.replace('"kind":"network","examples"', '"kind":"guess","examples"'),
      'damaged lesson.kind',
    ],
  ])('is refused that is %s', (_, change, expected) => {
    const text = TRAINING_FORMAT.encode(record(network))
    expect(change(text)).not.toBe(text)
    expect(refusal(change(text))).toBe(expected)
  })
})

describe('the longest training runs', () => {
  const isFit = (run: TrainingRun) =>
    expect(TRAINING_FORMAT.encode(record(run)).length).toBeLessThan(MAX_DOCUMENT_LENGTH)
  const longest = -0.12345678901234567e-10
  const ALL = FEATURES.map((id) => [id, longest] as const)
  const evaluator = {
    kind: 'linear',
    phases: Array.from({ length: MAX_PHASES }, () => Object.fromEntries(ALL)),
    attack: 0,
  } as const

  it('of a network fits a document', () => {
    const hidden = [MAX_NEURONS, MAX_NEURONS]
    const row = Array.from({ length: shapeOf(4, hidden).parameterCount }, () => longest)
    const curve = Array.from({ length: MAX_ROUNDS }, () => ({
      training: { loss: longest, accuracy: longest },
      heldOut: { loss: longest, accuracy: longest },
    }))
    const codes = Array.from({ length: MAX_EXAMPLES / 4 }, () => `zzz${' zik0zj,zik0zj,0.3333333333333333'.repeat(4)}`)
    isFit({
      ...network,
      games: codes,
      plan: { ...PLAN, hidden },
      state: { curve, parameters: row, means: row, squares: row, best: row },
    })
  })

  it('of matches fits a document', () => {
    const [step] = climb.steps
    isFit({ ...climb, steps: Array.from({ length: MAX_ROUNDS }, () => ({ ...step, champion: evaluator })) })
    const rates = Array.from({ length: MAX_CHILDREN }, () => 0.43333333333333335)
    const generations = Array.from({ length: MAX_ROUNDS }, (_, number) => ({
      number,
      rates,
      parent: { evaluator, step: longest },
    }))
    isFit({
      kind: 'evolution',
      plan: { ...TRAINING, children: MAX_CHILDREN },
      length: MAX_ROUNDS,
      generations,
      won: '',
    })
  })
})

describe('a path', () => {
  const refused = (run: object) => refusal(TRAINING_FORMAT.encode(record(run as TrainingRun)))

  it('of a network is refused when a game or the state is not of its plan', () => {
    const { games, state } = network
    expect(refused({ ...network, games: [...games, games[0]] })).toBe('damaged lesson.games.12')
    expect(refused({ ...network, games: games.map((code) => code.replace(/^b /, 'c ')) })).toBe(
      'damaged lesson.games.11',
    )
    expect(refused({ ...network, games: games.with(2, '2 zzz,1,0') })).toBe('damaged lesson.games.2')
    expect(refused({ ...network, games: games.with(2, '2 3,1,0') })).toBe('damaged lesson.games.2')
    expect(refused({ ...network, games: games.with(2, '2 3,4,1.5') })).toBe('damaged lesson.games.2')
    expect(refused({ ...network, state: { ...state, best: state?.best.slice(1) } })).toBe('damaged lesson.path')
    expect(refused({ ...network, state: { ...state, means: state?.means.with(0, Infinity) } })).toBe(
      'damaged lesson.state.means.0',
    )
    expect(refused({ ...network, plan: { ...PLAN, hidden: [3] } })).toBe('damaged lesson.path')
    expect(refused({ ...network, plan: { ...PLAN, hidden: [1, 1, 1] } })).toBe('damaged lesson.plan.hidden')
    expect(
      refused({ ...network, examples: { ...EXAMPLES, evaluator: { kind: 'linear', phases: [], attack: 0 } } }),
    ).toBe('damaged lesson.examples.evaluator')
  })

  it('of matches is refused when a step is missing, there are too many, or a champion cannot play', () => {
    expect(refused({ ...climb, steps: climb.steps.slice(1) })).toBe('damaged lesson.path')
    expect(refused({ ...climb, length: 1 })).toBe('damaged lesson.path')
    const [first] = climb.steps
    expect(refused({ ...climb, steps: [{ ...first, champion: { ...first.champion, attack: 2 } }] })).toBe(
      'damaged lesson.steps.0.champion',
    )
    expect(refused({ ...climb, steps: [{ ...first, feature: 'luck' }] })).toBe('damaged lesson.steps.0.feature')
  })

  it('of generations is refused when they are not as large as planned', () => {
    const evolution = { kind: 'evolution', plan: { ...TRAINING, children: 4 }, length: 2, generations: [], won: '01-' }
    expect(refused(evolution)).toBe('accepted')
    expect(refused({ ...evolution, won: '0'.repeat(17) })).toBe('damaged lesson.path')
    expect(refused({ ...evolution, won: '2' })).toBe('damaged lesson.won')
    expect(
      refused({
        ...evolution,
        generations: [{ number: 0, rates: [0.5], parent: { evaluator: REPORT_WEIGHTS, step: 0.3 } }],
      }),
    ).toBe('damaged lesson.path')
  })
})
