/**
 * Evaluators that are neural networks: layers of neurons over the nodes of the board, as the side to move sees it. A
 * network without hidden layers is a perceptron. The value is the logarithm of the odds that the side to move wins.
 *
 * Method: the mean over the ten images of the position, so that images are worth the same and may share an entry of a
 * table. Weights are whole numbers, so every sum is exact: the same in any order and on every machine.
 *
 * Cost: of the first layer only the columns of the stones are added; some 4 µs with 16 hidden neurons.
 */
import type { Board, BoardSize } from '../board.ts'
import { lowest, type NodeSet } from '../node-set.ts'

export interface NetworkEvaluator {
  readonly kind: 'network'
  /** Of the board that it is for. */
  readonly boardSize: BoardSize
  /** From the inputs to the one neuron that is the value. */
  readonly layers: readonly Layer[]
}

export interface Layer {
  /**
   * A row for each neuron, in units of 1 / `WEIGHT_UNIT`. In the first layer a row has a weight for each node with a stone
   * of the side to move, then one for each with a stone of the other; in later ones, for each neuron of the layer before.
   */
  readonly weights: readonly (readonly number[])[]
  /** One for each neuron, in the same unit. */
  readonly biases: readonly number[]
}

/** A weight of 1. */
export const WEIGHT_UNIT = 1000

/** Neurons that are not the last fire what is above 0 (ReLU). */
const fired = (sum: number) => Math.max(0, sum)

/** Logarithm of the odds, for the side to move. */
export type LogOdds = (own: NodeSet, other: NodeSet) => number

/** @throws RangeError when the network is for another board */
export function logOddsBy({ boardSize, layers }: NetworkEvaluator, board: Board): LogOdds {
  if (board.size !== boardSize) throw new RangeError(`the network is for the board of ${boardSize} rings, not ${board.size}`)
  const [first, ...later] = layers
  const { nodeCount, symmetries } = board
  const neurons = first.biases.length
  const width = neurons * symmetries.length
  const columns = columnsOf(first, board)
  const biases = Float64Array.from({ length: width }, (_, k) => first.biases[k % neurons])
  const sums = new Float64Array(width)
  const addColumns = (stones: NodeSet, start: number) => {
    for (let rest = stones; rest !== 0; rest &= rest - 1) {
      const column = (start + lowest(rest)) * width
      for (let k = 0; k < width; k++) sums[k] += columns[column + k]
    }
  }
  const finish = later.map((layer, l) => denseLayer(layer, WEIGHT_UNIT ** (l + 1)))
  const unit = symmetries.length * WEIGHT_UNIT ** layers.length
  return (own, other) => {
    sums.set(biases)
    addColumns(own, 0)
    addColumns(other, nodeCount)
    let total = 0
    for (let start = 0; start < width; start += neurons) {
      let values: Float64Array = sums.subarray(start, start + neurons)
      for (const layer of finish) values = layer(values)
      total += values[0]
    }
    return total / unit
  }
}

/** Of each input, a stone on a node, what it adds to the neurons of all ten images. */
function columnsOf({ weights }: Layer, { nodeCount, symmetries }: Board): Float64Array {
  const rows = symmetries.flatMap((symmetry) => weights.map((row) => ({ symmetry, row })))
  const columns = new Float64Array(2 * nodeCount * rows.length)
  for (const [k, { symmetry, row }] of rows.entries())
    for (let node = 0; node < nodeCount; node++) {
      columns[node * rows.length + k] = row[symmetry[node]]
      columns[(nodeCount + node) * rows.length + k] = row[nodeCount + symmetry[node]]
    }
  return columns
}

/** @param unit what 1 is in the values that it is given */
function denseLayer({ weights, biases }: Layer, unit: number) {
  const inputs = weights[0].length
  const flat = Float64Array.from(weights.flat())
  const sums = new Float64Array(biases.length)
  return (values: Float64Array): Float64Array => {
    for (let k = 0; k < sums.length; k++) {
      let sum = biases[k] * unit
      for (let i = 0; i < inputs; i++) sum += flat[k * inputs + i] * fired(values[i])
      sums[k] = sum
    }
    return sums
  }
}
