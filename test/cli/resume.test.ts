/** A training that is resumed checks its examples, its path and its state. */
import { describe, expect, it } from 'vitest'
import { checkedPoint } from '../../src/engine/arena/surface-file.ts'
import { surfacePoint, type Surface } from '../../src/engine/arena/surface.ts'
import { CAST } from '../../src/engine/arena/cast.ts'
import { REPORT_EVALUATOR } from '../../src/engine/evaluation/evaluator.ts'
import { REPORT_WEIGHTS, type Training } from '../../src/engine/training/duel.ts'
import { checkedGeneration, generationOf, parentAfter, type Evolution } from '../../src/engine/training/evolution.ts'
import { examplesOf, type ExamplePlan } from '../../src/engine/training/examples.ts'
import { checkedStep, climbStep } from '../../src/engine/training/hill-climbing.ts'
import { firstState, type NetworkPlan } from '../../src/engine/training/network-training.ts'
import { checkedExampleGame, checkedState } from '../../src/engine/training/training-check.ts'

const SMALL = { boardSize: 2, pairs: 2, openingStones: 1, seed: 3 } as const
const TRAINING: Training = { ...SMALL, features: ['piecesToWin', 'edge'], depth: 1, start: REPORT_WEIGHTS }
const EVOLUTION: Evolution = { ...TRAINING, children: 4 }
const SURFACE: Surface = {
  ...SMALL,
  x: 'edge',
  y: 'chains',
  step: 10,
  fixed: {},
  depth: 1,
  reference: CAST.find(({ name }) => name === 'greedy') as Surface['reference'],
}
const EXAMPLES: ExamplePlan = {
  boardSize: 3,
  games: 5,
  seed: 1,
  fewestStones: 4,
  strays: 1,
  labels: { by: 'games', games: 4 },
  evaluator: REPORT_EVALUATOR,
}
const NETWORK: NetworkPlan = { boardSize: 2, hidden: [2], epochs: 3, seed: 1, start: null }

const parent = parentAfter(EVOLUTION, [])
const step = climbStep(TRAINING, TRAINING.start, 0)
const generation = generationOf(
  EVOLUTION,
  parent,
  0,
  Array.from({ length: 16 }, (_, game) => game % 3 === 0),
)
const point = surfacePoint(SURFACE, 4)
const game = examplesOf(EXAMPLES, 2)
const [example, ...others] = game.examples
const state = firstState(NETWORK)
const fit = { loss: 0.5, accuracy: 0.5 }

interface Kind {
  readonly right: object
  readonly check: (data: unknown) => unknown
  readonly wrong: readonly object[]
}

const KINDS: Readonly<Record<string, Kind>> = {
  'step of a climb': {
    right: step,
    check: (data) => checkedStep(TRAINING, TRAINING.start, 0, data),
    wrong: [
      { ...step, number: 1 },
      { ...step, change: 7 },
      { ...step, isAccepted: !step.isAccepted },
      { ...step, pairs: { lost: 0, split: 0, won: 3 } },
      { ...step, pairs: { ...step.pairs, lost: -1 } },
      { ...step, champion: null },
      climbStep({ ...TRAINING, seed: 9 }, TRAINING.start, 0),
      { ...step, more: 1 },
    ],
  },
  'generation of an evolution': {
    right: generation,
    check: (data) => checkedGeneration(EVOLUTION, parent, 0, data),
    wrong: [
      { ...generation, number: 1 },
      { ...generation, rates: [1, 1, 1] },
      { ...generation, rates: [0.3, 1, 1, 1] },
      { ...generation, rates: [null, 1, 1, 1] },
      { ...generation, parent },
      { ...generation, parent: null },
      generationOf({ ...EVOLUTION, seed: 9 }, parent, 0, Array<boolean>(16).fill(true)),
    ],
  },
  'point of a surface': {
    right: point,
    check: (data) => checkedPoint(SURFACE, data),
    wrong: [
      { ...point, number: 9 },
      { ...point, number: 3 },
      { ...point, x: 1 },
      { ...point, pairs: { lost: 2, split: 1, won: 0 } },
      { ...point, rate: { ...point.rate, value: 2 } },
      { ...point, pairs: null },
    ],
  },
  'game with its examples': {
    right: game,
    check: (data) => checkedExampleGame(EXAMPLES, data),
    wrong: [
      { ...game, number: 5 },
      { ...game, examples: [...game.examples, ...game.examples] },
      { ...game, examples: null },
      { ...game, beside: Array(5).fill(example) },
      ...[
        { ...example, moverWins: 0.3 },
        { ...example, moverWins: 2 },
        { ...example, moverWins: null },
        { ...example, position: './..... r' },
        { ...example, position: 'none' },
        { ...example, position: `${example.position} ` },
        { moverWins: 1 },
        null,
      ].map((one) => ({ ...game, examples: [one, ...others] })),
    ],
  },
  'state of a training': {
    right: { ...state, curve: [{ training: fit, heldOut: fit }] },
    check: (data) => checkedState(NETWORK, data),
    wrong: [
      { ...state, parameters: [1] },
      { ...state, best: state.best.slice(1) },
      { ...state, means: null },
      { ...state, parameters: state.parameters.with(0, null as unknown as number) },
      { ...state, squares: state.squares.map(() => -1) },
      { ...state, curve: Array(4).fill({ training: fit, heldOut: fit }) },
      { ...state, curve: [{ training: fit }] },
      { ...state, curve: [{ training: fit, heldOut: { ...fit, accuracy: 2 } }] },
    ],
  },
}

describe.each(Object.entries(KINDS))('a %s', (_, { right, check, wrong }) => {
  it('is what was written', () => {
    expect(check(JSON.parse(JSON.stringify(right)))).toEqual(right)
  })

  it.each([...([null, {}, [], 7, 'text', { number: 3 }] as unknown[]), ...wrong].map((data, i) => [i, data]))(
    'is nothing else (%i)',
    (_, data) => {
      expect(() => check(JSON.parse(JSON.stringify(data)))).toThrow(
        /^(?!.*(undefined is|Cannot read|not a function|not iterable)).+$/,
      )
    },
  )
})
