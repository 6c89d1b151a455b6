import { describe, expect, it } from 'vitest'
import { REPORT_EVALUATOR, type LinearEvaluator } from '../../../src/engine/evaluation/evaluator.ts'
import { evaluate } from '../../../src/engine/evaluation/evaluation.ts'
import { formatPosition } from '../../../src/engine/game/notation.ts'
import { shareOf } from '../../../src/engine/math/statistics.ts'
import { agreementOf } from '../../../src/engine/training/agreement.ts'
import type { Example } from '../../../src/engine/training/examples.ts'
import { fitOf, lossOf, probability } from '../../../src/engine/training/fit.ts'
import { Random, randomPosition } from '../math/random.ts'

describe('the loss', () => {
  it('is the cross-entropy of what is said and what is true', () => {
    for (const value of [-30, -2.5, -0.1, 0, 0.7, 3, 30])
      for (const moverWins of [0, 0.25, 0.5, 1]) {
        // 1 − σ(v) = σ(−v), which keeps its digits where σ(v) is nearly 1.
        const entropy = -moverWins * Math.log(probability(value)) - (1 - moverWins) * Math.log(probability(-value))
        expect(lossOf(value, moverWins), `${value}, ${moverWins}`).toBeCloseTo(entropy, 9)
      }
  })

  it('is the mean, as the share of right signs is, where one that does not say counts as a half', () => {
    const predictions = [
      [2, 1],
      [-2, 1],
      [0, 1],
      [3, 0.5],
      [-1, 0.25],
    ] as const
    expect(fitOf(predictions).accuracy).toBe((1 + 0 + 0.5 + 0.5 + 1) / 5)
    expect(fitOf(predictions).loss).toBeCloseTo(
      predictions.reduce((sum, [value, moverWins]) => sum + lossOf(value, moverWins), 0) / 5,
      12,
    )
  })
})

describe('the agreement of an evaluator', () => {
  const random = new Random(1)
  const positions = Array.from({ length: 200 }, () => randomPosition(random, 4, random.between(4, 20)))
  const examples: Example[] = positions.map((position) => ({
    position: formatPosition(position),
    moverWins: random.below(3) === 0 ? 0 : 1,
  }))
  const wins = examples.filter(({ moverWins }) => moverWins === 1).length

  it('that always names the side to move is how often that wins', () => {
    const evaluator: LinearEvaluator = { kind: 'linear', phases: [{ tempo: 1 }], attack: 0 }
    const loss = (wins * lossOf(1, 1) + (200 - wins) * lossOf(1, 0)) / 200
    expect(agreementOf(evaluator, 4, examples)).toEqual({
      positions: 200,
      right: shareOf(wins, 200),
      zero: 0,
      loss: expect.closeTo(loss, 9) as number,
    })
  })

  it('of the report is that of f, which is low where Blue stands well', () => {
    const points = positions.map((position, i) => {
      const { value } = evaluate(position)
      const winner = (examples[i].moverWins === 1) === (position.toMove === 'red') ? 1 : -1
      return (1 + Math.sign(value) * winner) / 2
    })
    const right = points.reduce((sum, point) => sum + point, 0)
    const zero = points.filter((point) => point === 0.5).length / 200
    expect(zero).toBeGreaterThan(0)
    expect(agreementOf(REPORT_EVALUATOR, 4, examples)).toEqual({
      positions: 200,
      right: shareOf(right, 200),
      zero,
      loss: null,
    })
  })
})
