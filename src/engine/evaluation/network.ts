/**
 * Evaluators that are neural networks: layers of neurons over the nodes of the board, as the side to move sees it. A
 * network without hidden layers is a perceptron. The value is the logarithm of the odds that the side to move wins.
 *
 * Method: the mean over the ten images of the position, so that all images have the same value and may share a table
 * entry. Weights are whole numbers, so every sum is exact: the same in any order and on every machine.
 *
 * Cost: the first layer adds only the columns of the stones; about 8 µs with 32 hidden neurons.
 */
import type { BitBoard } from '../bits/bit-board.ts'
import type { BoardSize } from '../game/board.ts'
import { lowest, type Bits } from '../bits/bits.ts'

export interface NetworkEvaluator {
  readonly kind: 'network'
  /** Size of the board that it is for. */
  readonly boardSize: BoardSize
  /** In order from the inputs; the last layer has one neuron, the value. */
  readonly layers: readonly Layer[]
}

export interface Layer {
  /**
   * A row for each neuron, in units of 1 / `WEIGHT_UNIT`. In the first layer a row has a weight for each node with a
   * stone of the side to move, then one for each with a stone of the other; in later layers, a weight for each neuron
   * of the layer before.
   */
  readonly weights: readonly (readonly number[])[]
  /** One for each neuron, in the same unit. */
  readonly biases: readonly number[]
}

/** The whole number that stands for a weight of 1. */
export const WEIGHT_UNIT = 1000

/** Logarithm of the odds, for the side to move. */
export type LogOdds = (own: Bits, other: Bits) => number

/** @throws RangeError when the network is for another board */
export function logOddsBy({ boardSize, layers }: NetworkEvaluator, board: BitBoard): LogOdds {
  const { length: size } = board.rings
  if (size !== boardSize) throw new RangeError(`the network is for the board of ${boardSize} rings, not ${size}`)
  const [first, ...later] = layers
  const { nodeCount, symmetries } = board
  const neurons = first.biases.length
  const width = neurons * symmetries.length
  const columns = columnsOf(first, board)
  const biases = Float64Array.from({ length: width }, (_, k) => first.biases[k % neurons])
  const sums = new Float64Array(width)
  const addColumns = (stones: Bits, start: number) => {
    for (let rest = stones; rest !== 0; rest &= rest - 1) {
      const column = (start + lowest(rest)) * width
      for (let k = 0; k < width; k++) sums[k] += columns[column + k]
    }
  }
  const images = symmetries.map((_, image) => sums.subarray(image * neurons, (image + 1) * neurons))
  const finish = later.map((layer, l) => denseLayer(layer, WEIGHT_UNIT ** (l + 1)))
  const unit = symmetries.length * WEIGHT_UNIT ** layers.length
  return (own, other) => {
    sums.set(biases)
    addColumns(own, 0)
    addColumns(other, nodeCount)
    let total = 0
    for (const image of images) {
      let values: Float64Array = image
      for (const layer of finish) values = layer(values)
      total += values[0]
    }
    return total / unit
  }
}

/** The weights of each input, a stone on a node, into the neurons of all ten images. */
function columnsOf({ weights }: Layer, { nodeCount, symmetries }: BitBoard): Float64Array {
  const rows = symmetries.flatMap((symmetry) => weights.map((row) => ({ symmetry, row })))
  const columns = new Float64Array(2 * nodeCount * rows.length)
  for (const [k, { symmetry, row }] of rows.entries())
    for (let node = 0; node < nodeCount; node++) {
      columns[node * rows.length + k] = row[symmetry[node]]
      columns[(nodeCount + node) * rows.length + k] = row[nodeCount + symmetry[node]]
    }
  return columns
}

/** @param unit the number that stands for 1 in its inputs */
function denseLayer({ weights, biases }: Layer, unit: number) {
  const neurons = biases.length
  const columns = Float64Array.from(weights[0].flatMap((_, input) => weights.map((row) => row[input])))
  const ready = Float64Array.from(biases, (bias) => bias * unit)
  const sums = new Float64Array(neurons)
  return (values: Float64Array): Float64Array => {
    sums.set(ready)
    for (let i = 0; i < values.length; i++) {
      // The inputs are the outputs of the layer before, after ReLU.
      const fired = values[i]
      if (fired > 0) for (let k = 0; k < neurons; k++) sums[k] += fired * columns[i * neurons + k]
    }
    return sums
  }
}
