/**
 * Back-propagation (Rumelhart, Hinton and Williams 1986) through a policy network: the gradient, by each of its numbers,
 * of the cross-entropy between the moves it expects and the move that was made.
 */
import { DEGREE } from '../cells/cell-board.ts'
import { boardOfSize, type BoardSize } from '../game/board.ts'
import { FEATURES_OF_NODE } from './node-features.ts'
import { PolicyNetwork } from './policy-network.ts'
import { INPUTS, LAYERS, WIDTH, type PolicyWeights } from './policy-weights.ts'

/** A position as a network sees it, and the move that was made there. */
export interface PolicyExample {
  /** The features of all nodes, as `NodeFeatures` writes them. */
  readonly features: Uint16Array
  /** The empty nodes. */
  readonly moves: Uint8Array
  readonly made: number
}

/** Computes gradients of one network, with the scratch space for that. */
export class PolicyGradient {
  readonly network: PolicyNetwork
  /** The gradient of the losses since it was last cleared, by parameter. */
  readonly gradient: Float64Array
  /** The gradients by the vectors after a layer and before it, and by what a layer's neighbours give. */
  private after: Float64Array
  private before: Float64Array
  private readonly fromNeighbours: Float64Array
  /** The gradients by a node's sums in a layer. */
  private readonly errors = new Float64Array(WIDTH)
  private readonly neighbourLists: readonly (readonly number[])[]

  constructor(size: BoardSize, weights: PolicyWeights) {
    const { nodeCount, neighbourLists } = boardOfSize(size)
    this.network = new PolicyNetwork(size, weights)
    this.gradient = new Float64Array(weights.parameters.length)
    this.neighbourLists = neighbourLists
    this.after = new Float64Array(nodeCount * WIDTH)
    this.before = new Float64Array(nodeCount * WIDTH)
    this.fromNeighbours = new Float64Array(nodeCount * WIDTH)
  }

  /** The chances of an example's moves, in their order. */
  chances({ features, moves }: PolicyExample): Float64Array {
    this.network.compute(features)
    const { values } = this.network
    const highest = moves.reduce((most, move) => Math.max(most, values[move]), -Infinity)
    const chances = Float64Array.from(moves, (move) => Math.exp(values[move] - highest))
    const sum = chances.reduce((all, chance) => all + chance, 0)
    return chances.map((chance) => chance / sum)
  }

  /** Adds an example's gradient; returns its loss. */
  learn(example: PolicyExample): number {
    const { moves, made } = example
    const chances = this.chances(example)
    this.after.fill(0)
    moves.forEach((move, i) => this.readOutBack(move, chances[i] - (move === made ? 1 : 0)))
    for (let k = LAYERS - 1; k >= 0; k--) this.passBack(k)
    this.embedBack()
    return -Math.log(chances[moves.indexOf(made)])
  }

  /** @param error the gradient of the loss by the move's value */
  private readOutBack(move: number, error: number): void {
    const { gradient, after, network } = this
    const { readOut, strengths } = network.shape
    const last = network.vectors[LAYERS]
    for (let i = 0, at = move * WIDTH; i < WIDTH; i++) {
      gradient[readOut + i] += error * last[at + i]
      after[at + i] = error * network.weights.parameters[readOut + i]
    }
    const first = move * FEATURES_OF_NODE
    for (const row of network.rows.subarray(first, first + FEATURES_OF_NODE))
      // Row 0 stays zero.
      if (row > 0) gradient[strengths + row] += error
  }

  private passBack(k: number): void {
    const { network, neighbourLists, fromNeighbours, errors } = this
    const { parameters } = this.network.weights
    const { own } = network.shape.layers[k]
    const [before, after] = [network.vectors[k], network.vectors[k + 1]]
    const shared = new Float64Array(WIDTH)
    // A node's vector goes on unchanged beside the layer.
    this.before.set(this.after)
    const inputs = network.gather(k)
    for (let node = 0; node < neighbourLists.length; node++) {
      const at = node * WIDTH
      for (let i = 0; i < WIDTH; i++) {
        // Where ReLU gave nothing, the vector has not changed.
        errors[i] = after[at + i] > before[at + i] ? this.after[at + i] : 0
        shared[i] += errors[i]
      }
      for (let j = 0; j < INPUTS; j++) {
        const error = this.row(own + j * WIDTH, errors, inputs[node * INPUTS + j], parameters)
        if (j < WIDTH) this.before[at + j] += error
        else fromNeighbours[at + j - WIDTH] = error / DEGREE
      }
    }
    const ofMean = this.sharedBack(k, shared)
    for (const [node, list] of neighbourLists.entries())
      for (let i = 0, at = node * WIDTH; i < WIDTH; i++) {
        let sum = this.before[at + i] + ofMean[i]
        for (const neighbour of list) sum += fromNeighbours[neighbour * WIDTH + i]
        this.before[at + i] = sum
      }
    ;[this.after, this.before] = [this.before, this.after]
  }

  /** Passes errors of a layer's sums back to its biases, and to every vector by way of the mean of all. */
  private sharedBack(k: number, errors: Float64Array): Float64Array {
    const { gradient, network } = this
    const { all, biases } = network.shape.layers[k]
    for (let i = 0; i < WIDTH; i++) gradient[biases + i] += errors[i]
    return network
      .mean(k)
      .map(
        (input, j) =>
          this.row(all + j * WIDTH, errors, input, this.network.weights.parameters) / this.neighbourLists.length,
      )
  }

  /** Adds the gradient of a matrix's row, by its input; returns the gradient of that input. */
  private row(row: number, errors: Float64Array, input: number, parameters: Float64Array): number {
    const { gradient } = this
    let sum = 0
    for (let i = 0; i < WIDTH; i++) {
      gradient[row + i] += errors[i] * input
      sum += errors[i] * parameters[row + i]
    }
    return sum
  }

  private embedBack(): void {
    const { gradient, network, after } = this
    network.rows.forEach((row, place) => {
      if (row === 0) return
      const at = Math.floor(place / FEATURES_OF_NODE) * WIDTH
      for (let i = 0; i < WIDTH; i++) gradient[row * WIDTH + i] += after[at + i]
    })
  }
}
