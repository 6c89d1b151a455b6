/**
 * A policy network: for each move the logarithm of how likely a strong player makes it, up to a constant. It is a small
 * graph neural network (message passing, Gilmer et al. 2017) with the same weights at every node, so it fits boards of
 * all sizes, and a turned or mirrored board has turned or mirrored values.
 *
 *     1. embed    a node's vector is the sum of the vectors of its features: those of a move, or of a stone
 *     2. pass     in each layer a node adds to its vector ReLU of a linear function of three vectors: its own, a sixth
 *                 of the sum of its neighbours', and the mean of all nodes'
 *     3. read     a move's value is a linear function of its last vector, and of its features
 *
 * The sums are made by a kernel in WebAssembly (`assembly/policy-kernel.ts`), whose memory holds the network's numbers,
 * or by its twin in TypeScript (`plain-kernel.ts`). Cost with WebAssembly: about 0.05 ms on 106 nodes, as long as some
 * five playouts.
 */
import { cellBoard, DEGREE_SHIFT } from '../cells/cell-board.ts'
import type { BoardSize } from '../game/board.ts'
import { FEATURES_OF_NODE, NO_FEATURE } from './node-features.ts'
import { PolicyKernel } from './policy-kernel.ts'
import {
  INPUTS,
  LAYERS,
  policyShape,
  rowCountOf,
  WIDTH,
  type PolicyShape,
  type PolicyWeights,
} from './policy-weights.ts'

/** Bytes that arrays may leave free behind them in memory. */
const GAPS = 256

export class PolicyNetwork {
  /** The network's own copy of its weights: a change of these numbers changes its values. */
  readonly weights: PolicyWeights
  /** The vectors of the nodes and of the wall, which is all zeros: the embedded ones, and those after each layer. */
  readonly vectors: readonly Float64Array[]
  /** The values of the state that was read last, by node; those of nodes with a stone say nothing. */
  readonly values: Float64Array
  readonly shape: PolicyShape
  private readonly kernel: PolicyKernel
  private readonly neighbours: Uint8Array
  /** The rows of each node's features, `FEATURES_OF_NODE` a node; 0 where it has none that is learnt. */
  readonly rows: Uint16Array
  private readonly inputs: Float64Array
  private readonly meanVector: Float64Array
  private readonly shared: Float64Array

  constructor(size: BoardSize, { rows, parameters }: PolicyWeights) {
    const { nodeCount, neighbours } = cellBoard(size)
    const vectorLength = (nodeCount + 1) * WIDTH
    const numbers = parameters.length + (LAYERS + 1) * vectorLength + nodeCount * (INPUTS + 1) + 2 * WIDTH
    const bytesOfNode = Uint16Array.BYTES_PER_ELEMENT * FEATURES_OF_NODE + (1 << DEGREE_SHIFT)
    const kernel = new PolicyKernel(Float64Array.BYTES_PER_ELEMENT * numbers + bytesOfNode * nodeCount + GAPS)
    this.kernel = kernel
    this.weights = { rows, parameters: kernel.numbers(parameters.length) }
    this.weights.parameters.set(parameters)
    this.shape = policyShape(rowCountOf(this.weights))
    this.vectors = Array.from({ length: LAYERS + 1 }, () => kernel.numbers(vectorLength))
    this.values = kernel.numbers(nodeCount)
    this.inputs = kernel.numbers(nodeCount * INPUTS)
    this.meanVector = kernel.numbers(WIDTH)
    this.shared = kernel.numbers(WIDTH)
    this.rows = kernel.rows(nodeCount * FEATURES_OF_NODE)
    this.neighbours = kernel.bytes(neighbours.length)
    this.neighbours.set(neighbours)
  }

  /** Computes the values from each node's features, as `NodeFeatures` writes them. */
  compute(features: Uint16Array): void {
    this.embed(features)
    for (let k = 0; k < LAYERS; k++) this.pass(k)
    this.readOut()
  }

  private embed(features: Uint16Array): void {
    const { rows } = this.weights
    for (let place = 0; place < features.length; place++)
      this.rows[place] = features[place] === NO_FEATURE ? 0 : rows[features[place]]
    const [vectors] = this.vectors
    this.kernel.run.embed(
      this.rows.byteOffset,
      FEATURES_OF_NODE,
      this.place(0),
      this.place(this.shape.strengths),
      vectors.byteOffset,
      this.values.byteOffset,
      this.values.length,
    )
  }

  private pass(k: number): void {
    const { own, all, biases } = this.shape.layers[k]
    const { run } = this.kernel
    const shared = this.shared.byteOffset
    // The sums of all nodes begin with the biases, and the product of the mean of all vectors.
    run.share(this.place(biases), this.place(all), this.mean(k).byteOffset, shared)
    const inputs = this.gather(k).byteOffset
    const [before, after] = [this.vectors[k].byteOffset, this.vectors[k + 1].byteOffset]
    // The matrix of the neighbours follows that of the node's own vector.
    run.pass(inputs, this.place(own), shared, before, after, this.values.length)
  }

  /** The mean of the vectors of all nodes before a layer. */
  mean(k: number): Float64Array {
    this.kernel.run.mean(this.vectors[k].byteOffset, this.meanVector.byteOffset, this.values.length)
    return this.meanVector
  }

  /**
   * Gathers what goes into a layer: for each node its own vector, and a sixth of the sum of its neighbours': their mean,
   * where it has six.
   *
   * @returns `INPUTS` numbers a node
   */
  gather(k: number): Float64Array {
    const [vectors, inputs] = [this.vectors[k].byteOffset, this.inputs.byteOffset]
    this.kernel.run.gather(this.neighbours.byteOffset, vectors, inputs, this.values.length)
    return this.inputs
  }

  private readOut(): void {
    const [vectors, values] = [this.vectors[LAYERS].byteOffset, this.values.byteOffset]
    this.kernel.run.readOut(vectors, this.place(this.shape.readOut), values, this.values.length)
  }

  /** The place in the kernel's memory of one of the network's numbers. */
  private place(parameter: number): number {
    return this.weights.parameters.byteOffset + Float64Array.BYTES_PER_ELEMENT * parameter
  }
}
