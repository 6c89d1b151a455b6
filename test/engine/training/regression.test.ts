import { describe, expect, it } from 'vitest'
import { boardOfSize } from '../../../src/engine/game/board.ts'
import {
  evaluateBy,
  LINEAR_UNIT,
  REPORT_EVALUATOR,
  type LinearEvaluator,
} from '../../../src/engine/evaluation/evaluator.ts'
import { fromEvaluatorFile, toEvaluatorFile } from '../../../src/engine/evaluation/evaluator-file.ts'
import { formatPosition, parsePosition } from '../../../src/engine/game/notation.ts'
import { size } from '../../../src/engine/game/node-set.ts'
import { moverBits, stonesOf, winnerOf } from '../../../src/engine/game/position.ts'
import { Solver } from '../../../src/engine/solver/solver.ts'
import { examplesOf, type Example } from '../../../src/engine/training/examples.ts'
import { evaluatorOf, regression } from '../../../src/engine/training/logistic-regression.ts'
import { Random, randomPosition } from '../math/random.ts'
import { samples } from '../../tiers.ts'

const BOARD = boardOfSize(4)
const PLAN = {
  boardSize: 4,
  games: 30,
  seed: 1,
  fewestStones: 4,
  strays: 0,
  labels: { by: 'oracle' },
  evaluator: REPORT_EVALUATOR,
} as const

function valueOf(evaluator: LinearEvaluator, text: string): number {
  return evaluateBy(evaluator, BOARD.bits, 'bit-parallel')(...moverBits(parsePosition(text)), true)
}

/** Examples whose winners are drawn with the odds that an evaluator says. */
function drawnExamples(evaluator: LinearEvaluator, count: number, seed: number): Example[] {
  const random = new Random(seed)
  return Array.from({ length: count }, () => {
    const position = formatPosition(randomPosition(random, 4, random.between(2, 18)))
    const odds = Math.exp(valueOf(evaluator, position) / LINEAR_UNIT)
    return { position, moverWins: Number(random.below(1_000_000) < (1_000_000 * odds) / (1 + odds)) }
  })
}

describe('examples', () => {
  const games = Array.from({ length: PLAN.games }, (_, number) => examplesOf(PLAN, number))

  it('follow from the seed and the number of their game', () => {
    expect(examplesOf(PLAN, 7)).toEqual(games[7])
    expect(examplesOf({ ...PLAN, seed: 2 }, 7)).not.toEqual(games[7])
  })

  it('are open positions, and say who wins them', () => {
    const examples = games.flatMap((game) => game.examples).slice(0, samples({ few: 30, all: 1000 }))
    expect(examples.length).toBeGreaterThanOrEqual(30)
    const solver = new Solver(BOARD)
    for (const { position: text, moverWins } of examples) {
      const position = parsePosition(text)
      expect(winnerOf(position)).toBeNull()
      expect(size(stonesOf(position))).toBeGreaterThanOrEqual(4)
      expect(Number(solver.solve(position).winner === position.toMove), text).toBe(moverWins)
    }
    expect(new Set(examples.map(({ moverWins }) => moverWins)).size).toBe(2)
  })
})

describe('logistic regression', () => {
  const truth: LinearEvaluator = {
    kind: 'linear',
    phases: [{ piecesToWin: -1, middleRing: 0.5, tempo: 0.75 }],
    attack: 0,
  }
  const options = { boardSize: 4, features: ['piecesToWin', 'middleRing', 'corners', 'tempo'], phases: 1 } as const
  const training = drawnExamples(truth, 6000, 1)
  const steps = [...regression(training, drawnExamples(truth, 2000, 2), options)]
  const last = steps[steps.length - 1]

  it('finds the weights by which the winners were drawn', () => {
    for (const [id, wanted] of [
      ['piecesToWin', -1],
      ['middleRing', 0.5],
      ['corners', 0],
      ['tempo', 0.75],
    ] as const)
      expect(Math.abs((last.weights[0][id] ?? NaN) - wanted), id).toBeLessThan(0.15)
  })

  it('comes nearer with each step, and as near on what it has not seen', () => {
    for (const [i, step] of steps.entries())
      if (i > 0) expect(step.training.loss).toBeLessThanOrEqual(steps[i - 1].training.loss + 1e-9)
    expect(last.training.loss).toBeLessThan(Math.LN2)
    expect(Math.abs(last.heldOut.loss - last.training.loss)).toBeLessThan(0.05)
  })

  it('ends where no weight could be better', () => {
    const lossWith = (change: number) => {
      const [weights] = last.weights
      const values = training.map(({ position, moverWins }) => {
        const moved = { ...weights, piecesToWin: (weights.piecesToWin ?? 0) + change }
        const exact = evaluateBy(
          {
            kind: 'linear',
            phases: [Object.fromEntries(Object.entries(moved).map(([id, weight]) => [id, 1000 * weight]))],
            attack: 0,
          },
          BOARD.bits,
          'bit-parallel',
        )
        return (exact(...moverBits(parsePosition(position)), true) / (1000 * LINEAR_UNIT)) * (moverWins === 1 ? 1 : -1)
      })
      return values.reduce((sum, value) => sum + Math.log1p(Math.exp(-value)), 0)
    }
    for (const change of [-0.2, 0.2]) expect(lossWith(change)).toBeGreaterThan(lossWith(0))
  })

  it('says of its fit what its evaluator does', () => {
    const right = training.filter(
      ({ position, moverWins }) => valueOf(evaluatorOf(last), position) > 0 === (moverWins === 1),
    ).length
    expect(Math.abs(right / training.length - last.training.accuracy)).toBeLessThan(0.005)
  })

  it('fits each phase by itself, and refuses one without examples', () => {
    const early = { ...truth, phases: [{ tempo: 2 }, { tempo: -2 }] }
    const [{ weights }] = [
      ...regression(drawnExamples(early, 4000, 3), drawnExamples(early, 500, 4), { ...options, phases: 2 }),
    ].slice(-1)
    expect(weights[0].tempo).toBeGreaterThan(1.5)
    expect(weights[1].tempo).toBeLessThan(-1)
    const opening = training.filter(({ position }) => size(parsePosition(position).red) < 3)
    expect(() => [...regression(opening, training, { ...options, phases: 2 })]).toThrow(
      'there are no examples of phase 2 of 2',
    )
  })
})

describe('the file of an evaluator', () => {
  const evaluator: LinearEvaluator = {
    kind: 'linear',
    phases: [{ piecesToWin: -1.5, tempo: 2 }, { edge: 0.25 }],
    attack: 0.5,
  }
  const file = structuredClone(toEvaluatorFile(evaluator, 'by hand')) as Record<string, unknown>

  it('gives back what was put in', () => {
    expect(fromEvaluatorFile(JSON.parse(JSON.stringify(file)))).toEqual(evaluator)
  })

  it.each<[string, unknown, string]>([
    ['nothing', null, 'it is not a Poly-Y evaluator'],
    ['another format', { ...file, format: 'poly-y match' }, 'it is not a Poly-Y evaluator'],
    ['another version', { ...file, version: 2 }, 'its format version is 2, which this Poly-Y cannot read'],
    [
      'another kind',
      { ...file, evaluator: { ...evaluator, kind: 'deep' } },
      'its kind is "deep", not "linear" or "network"',
    ],
    ['no phases', { ...file, evaluator: { ...evaluator, phases: [] } }, 'it has not from 1 to 6 phases'],
    ['a phase without weights', { ...file, evaluator: { ...evaluator, phases: [{}] } }, 'a phase has no weights'],
    ['an unknown feature', { ...file, evaluator: { ...evaluator, phases: [{ luck: 1 }] } }, '"luck" is no feature'],
    [
      'a weight that is none',
      { ...file, evaluator: { ...evaluator, phases: [{ edge: '1' }] } },
      'the weight of edge is no number',
    ],
    [
      'a weight beyond all sums',
      { ...file, evaluator: { ...evaluator, phases: [{ edge: 1e308 }] } },
      'the weight of edge is too great for sums',
    ],
    ['too much attack', { ...file, evaluator: { ...evaluator, attack: 2 } }, 'its attack is no number from −1 to 1'],
  ])('with %s is refused', (_, data, fault) => {
    expect(() => fromEvaluatorFile(data)).toThrow(expect.objectContaining({ name: 'FaultError', message: fault }))
  })
})
