/** The weight that an evaluator gives a stone on each node, to be drawn on the board. */
import { boardOfSize, type Board } from '../../../../engine/game/board.ts'
import { RING_FEATURES, ringNodes } from '../../../../engine/evaluation/features.ts'
import type { Weights } from '../../../../engine/evaluation/evaluator.ts'
import { WEIGHT_UNIT, type NetworkEvaluator } from '../../../../engine/evaluation/network.ts'

/** The owner of a stone: the side to move, or the other. */
export const OWNERS = ['own', 'other'] as const
export type Owner = (typeof OWNERS)[number]

/** Each node has the weight of its ring, corners their own besides; null where all are 0. */
export function linearNodeWeights(board: Board, weights: Weights): number[] | null {
  if ([...RING_FEATURES.map((id) => weights[id]), weights.corners].every((weight = 0) => weight === 0)) return null
  const ofNode = Array.from({ length: board.nodeCount }, (_, node) =>
    board.corners.includes(node) ? (weights.corners ?? 0) : 0,
  )
  for (const id of RING_FEATURES) for (const node of ringNodes(board, id)) ofNode[node] += weights[id] ?? 0
  return ofNode
}

/**
 * The weight that a stone on each node adds to one neuron of the first layer. In a perceptron that is what it adds to the value,
 * as the mean over the ten images of the board, as in play.
 */
export function neuronWeights({ boardSize, layers }: NetworkEvaluator, neuron: number, owner: Owner): number[] {
  const { nodeCount, symmetries } = boardOfSize(boardSize)
  const row = layers[0].weights[neuron].slice(owner === 'own' ? 0 : nodeCount)
  const images = layers.length === 1 ? symmetries : [symmetries[0]]
  return Array.from(
    { length: nodeCount },
    (_, node) => images.reduce((sum, symmetry) => sum + row[symmetry[node]], 0) / images.length / WEIGHT_UNIT,
  )
}

/** How strongly the first layer looks at each node: the root mean square of its neurons' weights, over all images. */
export function attention({ boardSize, layers }: NetworkEvaluator, owner: Owner): number[] {
  const { nodeCount, symmetries } = boardOfSize(boardSize)
  const start = owner === 'own' ? 0 : nodeCount
  const squares = symmetries.flatMap((symmetry) =>
    layers[0].weights.map((row) => (node: number) => (row[start + symmetry[node]] / WEIGHT_UNIT) ** 2),
  )
  return Array.from({ length: nodeCount }, (_, node) =>
    Math.sqrt(squares.reduce((sum, square) => sum + square(node), 0) / squares.length),
  )
}
