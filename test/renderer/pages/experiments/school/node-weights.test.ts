/** Weights on the board, held against what the evaluator makes of stones there. */
import { describe, expect, it } from 'vitest'
import { BIT_SIZES, boardOfSize } from '../../../../../src/engine/game/board.ts'
import { evaluateBy, LINEAR_UNIT } from '../../../../../src/engine/evaluation/evaluator.ts'
import { logOddsBy } from '../../../../../src/engine/evaluation/network.ts'
import { only } from '../../../../../src/engine/bits/bits.ts'
import { networkOf, randomParameters, shapeOf } from '../../../../../src/engine/training/parameters.ts'
import {
  attention,
  linearNodeWeights,
  neuronWeights,
} from '../../../../../src/renderer/pages/experiments/school/node-weights.ts'

const board = boardOfSize(4)

describe('the weight of a node', () => {
  it('of a perceptron is what a stone there changes the value by', () => {
    const shape = shapeOf(4, [])
    const network = networkOf(shape, randomParameters(shape, 7))
    const logOdds = logOddsBy(network, board.bits)
    const [own, other] = [neuronWeights(network, 0, 'own'), neuronWeights(network, 0, 'other')]
    for (let node = 0; node < 31; node++) {
      expect(own[node]).toBeCloseTo(logOdds(only(node), 0) - logOdds(0, 0), 9)
      expect(other[node]).toBeCloseTo(logOdds(0, only(node)) - logOdds(0, 0), 9)
    }
    expect(new Set(own.map((weight) => weight.toFixed(6))).size).toBeGreaterThan(3)
  })

  it('of a hidden neuron is its own, and attention is their root mean square', () => {
    const shape = shapeOf(4, [3])
    const network = networkOf(shape, randomParameters(shape, 8))
    const [{ weights }] = network.layers
    expect(neuronWeights(network, 2, 'own')).toEqual(weights[2].slice(0, 31).map((weight) => weight / 1000))
    expect(neuronWeights(network, 2, 'other')).toEqual(weights[2].slice(31).map((weight) => weight / 1000))
    // The centre is the same node in all images.
    expect(attention(network, 'other')[0]).toBeCloseTo(
      Math.sqrt(weights.reduce((sum, row) => sum + (row[31] / 1000) ** 2, 0) / 3),
      9,
    )
  })

  it.each(BIT_SIZES)('of features is that of ring and corner, on the board of %i rings', (boardSize) => {
    const board = boardOfSize(boardSize)
    const weights = { centre: 0.5, innerRing: -0.25, edge: 1, corners: 2 }
    const evaluate = evaluateBy({ kind: 'linear', phases: [weights], attack: 0 }, board.bits, 'bit-parallel')
    const shown = linearNodeWeights(board, weights)
    expect(shown?.map((weight) => weight * LINEAR_UNIT)).toEqual(
      board.names.map((_, node) => evaluate(only(node), 0, true)),
    )
    expect(linearNodeWeights(board, { piecesToWin: -1, corners: 0 })).toBe(null)
  })
})
