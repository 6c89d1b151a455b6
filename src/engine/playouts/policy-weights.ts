/** The weights of a policy network, and their places in one list. */

/** Numbers of a node's vector, and layers that change it. */
export const WIDTH = 16
export const LAYERS = 4

/** Numbers that go into a node's sums in a layer. */
export const INPUTS = 2 * WIDTH

/** The weights of a network. */
export interface PolicyWeights {
  /**
   * The row of numbers that each feature has, from 1 on. Features that were seen too seldom to be learnt share row 0,
   * which is all zeros.
   */
  readonly rows: Uint16Array
  /** All numbers, in the places that `policyShape` says. */
  readonly parameters: Float64Array
}

/** The places of a layer's weights: three matrices of `WIDTH` rows, one for each number that goes in, and biases. */
export interface LayerShape {
  readonly own: number
  readonly neighbours: number
  readonly all: number
  readonly biases: number
}

/** The places of a network's numbers. */
export interface PolicyShape {
  /** A vector for each row of features, from place 0, and then one number for each. */
  readonly strengths: number
  readonly layers: readonly LayerShape[]
  readonly readOut: number
  readonly count: number
}

/** The places of the numbers of a network with so many rows, row 0 among them. */
export function policyShape(rowCount: number): PolicyShape {
  const strengths = rowCount * WIDTH
  const first = strengths + rowCount
  const square = WIDTH * WIDTH
  const ofLayer = 3 * square + WIDTH
  const layers = Array.from({ length: LAYERS }, (_, k) => first + k * ofLayer).map((own) => ({
    own,
    neighbours: own + square,
    all: own + 2 * square,
    biases: own + 3 * square,
  }))
  const readOut = first + LAYERS * ofLayer
  return { strengths, layers, readOut, count: readOut + WIDTH }
}

/** The number of rows of some weights, row 0 among them. */
export function rowCountOf({ rows }: PolicyWeights): number {
  return rows.reduce((highest, row) => Math.max(highest, row), 0) + 1
}
