/** Policy networks for tests: of numbers drawn from a seed, and a plain, slow way to compute their values. */
import { boardOfSize, type BoardSize } from '../../../src/engine/game/board.ts'
import { Random } from '../../../src/engine/math/random.ts'
import type { TreeState } from '../../../src/engine/playouts/monte-carlo.ts'
import {
  FEATURES_OF_NODE,
  NO_FEATURE,
  NodeFeatures,
  POLICY_FEATURES,
} from '../../../src/engine/playouts/node-features.ts'
import { LAYERS, policyShape, WIDTH, type PolicyWeights } from '../../../src/engine/playouts/policy-weights.ts'

const ROWS = 40

/** Weights in which all features share some rows, row 0 among them. */
export function randomPolicy(seed: number): PolicyWeights {
  const random = new Random(seed)
  const { strengths, count } = policyShape(ROWS)
  const rows = Uint16Array.from({ length: POLICY_FEATURES }, () => random.below(ROWS))
  // Each row is that of some feature.
  for (let row = 0; row < ROWS; row++) rows[row] = row
  const parameters = Float64Array.from({ length: count }, () => 0.25 * random.normal())
  parameters.fill(0, 0, WIDTH)
  parameters[strengths] = 0
  return { rows, parameters }
}

/** The features of all nodes of a state. */
export function featuresIn(size: BoardSize, state: TreeState): Uint16Array {
  const features = new Uint16Array(boardOfSize(size).nodeCount * FEATURES_OF_NODE)
  new NodeFeatures(size).read(state, features)
  return features
}

const added = (...vectors: readonly number[][]) =>
  vectors.reduce((sum, vector) => sum.map((number, i) => number + vector[i]))
/** A vector, and a matrix times another added to it, term by term. */
const withProduct = (start: readonly number[], matrix: readonly number[][], vector: readonly number[]) =>
  vector.reduce((sums, x, j) => sums.map((sum, i) => sum + x * matrix[j][i]), [...start])

/** The values of all nodes by the definition of a network, in nested arrays; sums are added up in its order. */
export function slowValues(size: BoardSize, { rows, parameters }: PolicyWeights, features: Uint16Array): number[] {
  const { neighbourLists } = boardOfSize(size)
  let read = 0
  const vector = (length = WIDTH) => Array.from({ length }, () => parameters[read++])
  const matrix = (height: number) => Array.from({ length: height }, () => vector())
  const rowCount = Math.max(...rows) + 1
  const [embeddings, strengths] = [matrix(rowCount), vector(rowCount)]
  const layers = Array.from({ length: LAYERS }, () => ({
    own: matrix(WIDTH),
    neighbours: matrix(WIDTH),
    all: matrix(WIDTH),
    biases: vector(),
  }))
  const readOut = vector()

  const rowsOfNode = neighbourLists.map((_, node) =>
    [...features.subarray(node * FEATURES_OF_NODE, (node + 1) * FEATURES_OF_NODE)]
      .filter((feature) => feature !== NO_FEATURE)
      .map((feature) => rows[feature]),
  )
  let vectors = rowsOfNode.map((own) => added(...own.map((row) => embeddings[row])))
  for (const { own, neighbours, all, biases } of layers) {
    const mean = added(...vectors).map((sum) => sum / vectors.length)
    const shared = withProduct(biases, all, mean)
    vectors = vectors.map((before, node) => {
      const around = added(...neighbourLists[node].map((each) => vectors[each])).map((sum) => sum / 6)
      const sums = withProduct(withProduct(shared, own, before), neighbours, around)
      return added(
        before,
        sums.map((sum) => Math.max(0, sum)),
      )
    })
  }
  return vectors.map((last, node) =>
    last.reduce(
      (sum, number, i) => sum + readOut[i] * number,
      rowsOfNode[node].reduce((sum, row) => sum + strengths[row], 0),
    ),
  )
}
