import { describe, expect, it } from 'vitest'
import { mapBits, type BitBoard } from '../../../src/engine/bits/bit-board.ts'
import { boardOfSize } from '../../../src/engine/game/board.ts'
import { evaluateBy, MAX_VALUE, LINEAR_UNIT } from '../../../src/engine/evaluation/evaluator.ts'
import { fromEvaluatorFile, toEvaluatorFile } from '../../../src/engine/evaluation/evaluator-file.ts'
import { logOddsBy, WEIGHT_UNIT, type NetworkEvaluator } from '../../../src/engine/evaluation/network.ts'
import { has, type Bits } from '../../../src/engine/bits/bits.ts'
import { formatPosition } from '../../../src/engine/game/notation.ts'
import { winnerOf, type Position } from '../../../src/engine/game/position.ts'
import { ALGORITHMS } from '../../../src/engine/search/methods.ts'
import { search } from '../../../src/engine/search/search.ts'
import { networkOf, randomParameters, shapeOf } from '../../../src/engine/training/parameters.ts'
import { Random, randomPosition } from '../math/random.ts'
import { bitsIn } from '../reference.ts'

const BOARD = boardOfSize(4).bits

const randomNetwork = (hidden: readonly number[], seed: number) =>
  networkOf(shapeOf(4, hidden), randomParameters(shapeOf(4, hidden), seed))

function openPositions(count: number, seed: number): Position[] {
  const random = new Random(seed)
  const positions: Position[] = []
  while (positions.length < count) {
    const position = randomPosition(random, 4, random.between(0, 24))
    if (winnerOf(position) === null) positions.push(position)
  }
  return positions
}

/** The definition, word by word: each image through all layers, weight by weight, with fractions. */
function slowLogOdds({ layers }: NetworkEvaluator, board: BitBoard, own: Bits, other: Bits): number {
  const nodes = board.names.map((_, node) => node)
  const values = board.symmetries.map((symmetry) => {
    const images = [mapBits(symmetry, own), mapBits(symmetry, other)]
    let inputs = images.flatMap((image) => nodes.map((node) => Number(has(image, node))))
    for (const [l, { weights, biases }] of layers.entries()) {
      const sums = weights.map((row, k) =>
        row.reduce((sum, weight, i) => sum + (weight / WEIGHT_UNIT) * inputs[i], biases[k] / WEIGHT_UNIT),
      )
      inputs = l === layers.length - 1 ? sums : sums.map((sum) => (sum > 0 ? sum : 0))
    }
    return inputs[0]
  })
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

describe('a network', () => {
  it.each([[[]], [[7]], [[12, 5]]])('of hidden layers %j is what its definition says', (hidden) => {
    const network = randomNetwork(hidden, 1)
    const logOdds = logOddsBy(network, BOARD)
    const values = openPositions(100, 2).map((position) => {
      const { red, blue } = bitsIn(position)
      const value = logOdds(red, blue)
      expect(value).toBeCloseTo(slowLogOdds(network, BOARD, red, blue), 9)
      return value
    })
    expect(new Set(values).size).toBeGreaterThan(90)
  })

  it('is worth exactly the same in all ten images', () => {
    const logOdds = logOddsBy(randomNetwork([12, 5], 3), BOARD)
    for (const { red, blue } of openPositions(100, 4).map(bitsIn))
      for (const symmetry of BOARD.symmetries)
        expect(logOdds(mapBits(symmetry, red), mapBits(symmetry, blue))).toBe(logOdds(red, blue))
  })

  it('counts hundredths, and never says that a game is won', () => {
    const bias = (value: number): NetworkEvaluator => ({
      kind: 'network',
      boardSize: 4,
      layers: [{ weights: [new Array<number>(62).fill(0)], biases: [value * WEIGHT_UNIT] }],
    })
    const valueOf = (value: number) => evaluateBy(bias(value), BOARD, 'bit-parallel')(1, 2, true)
    expect([1.5, -0.25, 1e6, -1e6].map(valueOf)).toEqual([
      1.5 * LINEAR_UNIT,
      -0.25 * LINEAR_UNIT,
      MAX_VALUE,
      -MAX_VALUE,
    ])
  })

  it('gives every search the same value, by minimax and without, whatever the table', () => {
    const evaluator = randomNetwork([6], 5)
    for (const position of openPositions(15, 6)) {
      const values = ALGORITHMS.flatMap((algorithm) =>
        (['off', 'plain', 'symmetric'] as const).map(
          (table) => search(position, { algorithm, depth: 2, table, evaluator }).value,
        ),
      )
      expect(new Set(values).size, formatPosition(position)).toBe(1)
    }
  })

  it('is for one board', () => {
    expect(() => logOddsBy(randomNetwork([], 1), boardOfSize(3).bits)).toThrow(
      new RangeError('the network is for the board of 4 rings, not 3'),
    )
  })
})

describe('the file of a network', () => {
  const network = randomNetwork([3], 7)
  const [first, last] = network.layers
  const read = (evaluator: object) =>
    fromEvaluatorFile(JSON.parse(JSON.stringify(toEvaluatorFile({ ...network, ...evaluator }, 'by hand'))))

  it('gives back what was put in', () => {
    expect(read({})).toEqual(network)
  })

  it.each([
    ['no board', { boardSize: 5 }, 'there is no network for a board of "5" rings'],
    ['no layers', { layers: [] }, 'it has not from 1 to 3 layers'],
    ['too many layers', { layers: [first, last, last, last] }, 'it has not from 1 to 3 layers'],
    ['a layer that is none', { layers: [null, last] }, 'layer 1 has not from 1 to 64 biases that are whole numbers'],
    [
      'a fraction',
      { layers: [first, { ...last, biases: [0.5] }] },
      'layer 2 has not from 1 to 64 biases that are whole numbers',
    ],
    [
      'a neuron without weights',
      { layers: [{ ...first, weights: first.weights.slice(1) }, last] },
      'layer 1 has not a row of weights for each of its 3 neurons',
    ],
    [
      'a weight that is lost',
      { layers: [{ ...first, weights: first.weights.with(1, first.weights[1].slice(1)) }, last] },
      'layer 1 has a row that is not 62 whole numbers',
    ],
    [
      'a weight that is none',
      { layers: [first, { ...last, weights: [[1, null, 3]] }] },
      'layer 2 has a row that is not 3 whole numbers',
    ],
    ['the weights of another board', { boardSize: 3 }, 'layer 1 has a row that is not 32 whole numbers'],
    ['no value', { layers: [first] }, 'its last layer has not one neuron'],
    [
      'weights that sums would round',
      { layers: [first, { ...last, biases: [1e13] }] },
      'its weights are too great for exact sums',
    ],
  ])('with %s is refused', (_, evaluator, fault) => {
    expect(() => read(evaluator)).toThrow(expect.objectContaining({ name: 'FaultError', message: fault }))
  })
})
