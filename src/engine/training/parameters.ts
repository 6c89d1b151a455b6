/**
 * The parameters of a network in training: one row of numbers, layer after layer. Each layer has first its weights,
 * input by input, then its biases.
 */
import { boardOfSize, type BoardSize } from '../game/board.ts'
import { WEIGHT_UNIT, type NetworkEvaluator } from '../evaluation/network.ts'
import { Random } from '../math/random.ts'

/** The layers of a network, and where their parameters are. */
export interface Shape {
  readonly boardSize: BoardSize
  readonly layers: readonly LayerShape[]
  readonly parameterCount: number
}

interface LayerShape {
  readonly inputs: number
  readonly outputs: number
  /** The weight of input i in neuron k is parameter `weights + i * outputs + k`. */
  readonly weights: number
  readonly biases: number
}

/** @param hidden neurons of each hidden layer; none for a perceptron */
export function shapeOf(boardSize: BoardSize, hidden: readonly number[]): Shape {
  const sizes = [2 * boardOfSize(boardSize).nodeCount, ...hidden, 1]
  let end = 0
  const layers = sizes.slice(1).map((outputs, l) => {
    const [inputs, weights] = [sizes[l], end]
    end += (inputs + 1) * outputs
    return { inputs, outputs, weights, biases: end - outputs }
  })
  return { boardSize, layers, parameterCount: end }
}

/** About this many of the first layer's inputs are active. */
const STONES = 16

/** Random weights, smaller for neurons with more active inputs (He et al. 2015), and biases of 0. */
export function randomParameters({ layers, parameterCount }: Shape, seed: number): number[] {
  const random = new Random(seed)
  const parameters = new Array<number>(parameterCount).fill(0)
  for (const [l, { inputs, outputs, weights }] of layers.entries()) {
    const limit = Math.sqrt(6 / (l === 0 ? STONES : inputs))
    for (let i = 0; i < inputs * outputs; i++)
      parameters[weights + i] = (limit * random.between(-1_000_000, 1_000_000)) / 1_000_000
  }
  return parameters
}

/** The network of a row of parameters, rounded to whole units. */
export function networkOf({ boardSize, layers }: Shape, parameters: readonly number[]): NetworkEvaluator {
  // Never −0, which a file would not keep.
  const rounded = (place: number) => Math.round(WEIGHT_UNIT * parameters[place]) + 0
  const range = (length: number) => Array.from({ length }, (_, i) => i)
  return {
    kind: 'network',
    boardSize,
    layers: layers.map(({ inputs, outputs, weights, biases }) => ({
      weights: range(outputs).map((k) => range(inputs).map((i) => rounded(weights + i * outputs + k))),
      biases: range(outputs).map((k) => rounded(biases + k)),
    })),
  }
}

/** The parameters of a network, as they were rounded. */
export function parametersOf({ layers }: NetworkEvaluator): number[] {
  return layers
    .flatMap(({ weights, biases }) => [...weights[0].flatMap((_, i) => weights.map((row) => row[i])), ...biases])
    .map((weight) => weight / WEIGHT_UNIT)
}

/** Neurons of each hidden layer of a network. */
export function hiddenOf({ layers }: NetworkEvaluator): number[] {
  return layers.slice(0, -1).map(({ biases }) => biases.length)
}
