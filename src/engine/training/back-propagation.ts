/**
 * Back-propagation (Rumelhart, Hinton and Williams 1986): the gradient of a network's loss by its parameters.
 *
 * An example's value is the mean over its ten images, as in play, so all images are learnt from at once.
 *
 * Cost: about 20 µs an example with 32 hidden neurons.
 */
import { boardOfSize, type BoardSize } from '../game/board.ts'
import { nodesOf } from '../game/node-set.ts'
import { parsePosition } from '../game/notation.ts'
import type { Example } from './examples.ts'
import { probability } from './fit.ts'
import type { Shape } from './parameters.ts'

/** An example as inputs of a network, in all ten images. */
export interface EncodedExample {
  /** The active inputs, which are those with a stone, image by image. */
  readonly inputs: Uint8Array
  /** Number of stones, the same in each image. */
  readonly stones: number
  /** Probability that the side to move wins. */
  readonly moverWins: number
}

export function encodedExample(boardSize: BoardSize, { position, moverWins }: Example): EncodedExample {
  const { nodeCount, symmetries } = boardOfSize(boardSize)
  const { red, blue, toMove } = parsePosition(position)
  const [own, other] = toMove === 'red' ? [red, blue] : [blue, red]
  const images = symmetries.map((symmetry) => [
    ...[...nodesOf(own)].map((node) => symmetry[node]),
    ...[...nodesOf(other)].map((node) => nodeCount + symmetry[node]),
  ])
  return { inputs: Uint8Array.from(images.flat()), stones: images[0].length, moverWins }
}

/** Computes values and gradients of one network, with the scratch space for that. */
export class BackPropagation {
  /** The gradient of the losses since `clear`, by parameter. */
  readonly gradient: Float64Array
  /** The neurons' sums before ReLU, by image and layer. */
  private readonly sums: readonly (readonly Float64Array[])[]
  /** The gradient of the loss by these sums, by layer. */
  private readonly errors: readonly Float64Array[]

  constructor(
    private readonly shape: Shape,
    private readonly parameters: Float64Array,
  ) {
    const { layers, parameterCount, boardSize } = shape
    const newRows = () => layers.map(({ outputs }) => new Float64Array(outputs))
    this.gradient = new Float64Array(parameterCount)
    this.sums = boardOfSize(boardSize).symmetries.map(newRows)
    this.errors = newRows()
  }

  clear(): void {
    this.gradient.fill(0)
  }

  /** Logarithm of the odds that the side to move wins. */
  valueOf(example: EncodedExample): number {
    let total = 0
    for (let image = 0; image < this.sums.length; image++) total += this.forward(example, image)
    return total / this.sums.length
  }

  /** The value and the label of each example. */
  predictions(examples: readonly EncodedExample[]): [value: number, moverWins: number][] {
    return examples.map((example) => [this.valueOf(example), example.moverWins])
  }

  /** Adds an example's gradient; returns its value, as `valueOf`. */
  learn(example: EncodedExample): number {
    const value = this.valueOf(example)
    const error = (probability(value) - example.moverWins) / this.sums.length
    for (let image = 0; image < this.sums.length; image++) this.backward(example, image, error)
    return value
  }

  private forward({ inputs: stones, stones: count }: EncodedExample, image: number): number {
    const { parameters } = this
    const sums = this.sums[image]
    const end = (image + 1) * count
    for (const [l, { outputs, inputs, weights, biases }] of this.shape.layers.entries()) {
      const out = sums[l]
      for (let k = 0; k < outputs; k++) out[k] = parameters[biases + k]
      if (l === 0)
        for (let s = end - count; s < end; s++)
          for (let k = 0, at = weights + stones[s] * outputs; k < outputs; k++) out[k] += parameters[at + k]
      else
        for (let i = 0; i < inputs; i++) {
          const fired = sums[l - 1][i]
          if (fired > 0)
            for (let k = 0, at = weights + i * outputs; k < outputs; k++) out[k] += fired * parameters[at + k]
        }
    }
    return sums[sums.length - 1][0]
  }

  private backward({ inputs: stones, stones: count }: EncodedExample, image: number, error: number): void {
    const { parameters, gradient, errors } = this
    const sums = this.sums[image]
    const end = (image + 1) * count
    const { layers } = this.shape
    errors[layers.length - 1][0] = error
    for (let l = layers.length - 1; l >= 0; l--) {
      const { inputs, outputs, weights, biases } = layers[l]
      const out = errors[l]
      for (let k = 0; k < outputs; k++) gradient[biases + k] += out[k]
      if (l === 0)
        for (let s = end - count; s < end; s++)
          for (let k = 0, at = weights + stones[s] * outputs; k < outputs; k++) gradient[at + k] += out[k]
      else
        for (let i = 0; i < inputs; i++) {
          const fired = sums[l - 1][i]
          let before = 0
          if (fired > 0)
            for (let k = 0, at = weights + i * outputs; k < outputs; k++) {
              before += parameters[at + k] * out[k]
              gradient[at + k] += fired * out[k]
            }
          errors[l - 1][i] = before
        }
    }
  }
}
