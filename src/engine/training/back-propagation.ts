/**
 * Back-propagation (Rumelhart, Hinton and Williams 1986): by how much each parameter of a network changes its loss.
 *
 * An example's value is the mean over its ten images, as in play; so all images are learnt from at once.
 *
 * Cost: some 30 µs an example with 32 hidden neurons.
 */
import { boardOfSize, type BoardSize } from '../board.ts'
import { nodesOf } from '../node-set.ts'
import { parsePosition } from '../notation.ts'
import type { Example } from './examples.ts'
import { probability } from './fit.ts'
import type { Shape } from './parameters.ts'

/** An example as the network sees it. */
export interface Seen {
  /** Of each image, the inputs that have a stone. */
  readonly images: readonly Uint8Array[]
  /** Probability that the side to move wins. */
  readonly moverWins: number
}

export function seenBy(boardSize: BoardSize, { position, moverWins }: Example): Seen {
  const { nodeCount, symmetries } = boardOfSize(boardSize)
  const { red, blue, toMove } = parsePosition(position)
  const [own, other] = toMove === 'red' ? [red, blue] : [blue, red]
  const images = symmetries.map((symmetry) =>
    Uint8Array.from([...[...nodesOf(own)].map((node) => symmetry[node]), ...[...nodesOf(other)].map((node) => nodeCount + symmetry[node])]),
  )
  return { images, moverWins }
}

/** Computes values and slopes of one network; it holds the scratch space for that. */
export class BackPropagation {
  /** The slope of the losses since `clear`, for each parameter. */
  readonly slope: Float64Array
  /** Of each image and layer, what its neurons added up. */
  private readonly sums: readonly (readonly Float64Array[])[]
  /** Of each layer, the slope of the loss by what its neurons added up. */
  private readonly errors: readonly Float64Array[]

  constructor(
    private readonly shape: Shape,
    private readonly parameters: Float64Array,
  ) {
    const { layers, parameterCount, boardSize } = shape
    const newRows = () => layers.map(({ outputs }) => new Float64Array(outputs))
    this.slope = new Float64Array(parameterCount)
    this.sums = boardOfSize(boardSize).symmetries.map(newRows)
    this.errors = newRows()
  }

  clear(): void {
    this.slope.fill(0)
  }

  /** Logarithm of the odds that the side to move wins. */
  valueOf({ images }: Seen): number {
    let total = 0
    for (const [i, image] of images.entries()) total += this.forward(image, this.sums[i])
    return total / images.length
  }

  /** Its value of each example, and what is true of it. */
  calls(examples: readonly Seen[]): [value: number, moverWins: number][] {
    return examples.map((seen) => [this.valueOf(seen), seen.moverWins])
  }

  /** Adds an example's slope; returns its value, as `valueOf`. */
  learn(seen: Seen): number {
    const { images, moverWins } = seen
    const value = this.valueOf(seen)
    const error = (probability(value) - moverWins) / images.length
    for (const [i, image] of images.entries()) this.backward(image, this.sums[i], error)
    return value
  }

  private forward(image: Uint8Array, sums: readonly Float64Array[]): number {
    const { parameters } = this
    for (const [l, { outputs, inputs, weights, biases }] of this.shape.layers.entries()) {
      const out = sums[l]
      for (let k = 0; k < outputs; k++) out[k] = parameters[biases + k]
      if (l === 0)
        for (const input of image) for (let k = 0, at = weights + input * outputs; k < outputs; k++) out[k] += parameters[at + k]
      else
        for (let i = 0; i < inputs; i++) {
          const fired = sums[l - 1][i]
          if (fired > 0) for (let k = 0, at = weights + i * outputs; k < outputs; k++) out[k] += fired * parameters[at + k]
        }
    }
    return sums[sums.length - 1][0]
  }

  private backward(image: Uint8Array, sums: readonly Float64Array[], error: number): void {
    const { parameters, slope, errors } = this
    const { layers } = this.shape
    errors[layers.length - 1][0] = error
    for (let l = layers.length - 1; l >= 0; l--) {
      const { inputs, outputs, weights, biases } = layers[l]
      const out = errors[l]
      for (let k = 0; k < outputs; k++) slope[biases + k] += out[k]
      if (l === 0)
        for (const input of image) for (let k = 0, at = weights + input * outputs; k < outputs; k++) slope[at + k] += out[k]
      else
        for (let i = 0; i < inputs; i++) {
          const fired = sums[l - 1][i]
          let before = 0
          if (fired > 0)
            for (let k = 0, at = weights + i * outputs; k < outputs; k++) {
              before += parameters[at + k] * out[k]
              slope[at + k] += fired * out[k]
            }
          errors[l - 1][i] = before
        }
    }
  }
}
