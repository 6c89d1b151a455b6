/** Reads the layers of a network. Every number is checked, since a damaged network would still play, but badly. */
import { BIT_SIZES, boardOfSize, type BoardSize } from '../game/board.ts'
import { FaultError } from '../game/fault.ts'
import { quote } from '../game/notation.ts'
import { WEIGHT_UNIT, type Layer, type NetworkEvaluator } from './network.ts'

/** Maximum number of layers, with the one that gives the value. */
export const MAX_LAYERS = 3

/** Maximum number of neurons in a layer. */
export const MAX_NEURONS = 64

/** @throws FaultError */
export function readNetwork({ boardSize, layers }: Record<string, unknown>): NetworkEvaluator {
  const size = BIT_SIZES.find((known) => known === boardSize)
  if (size === undefined) throw new FaultError('networkBoard', { found: quote(boardSize) })
  if (!Array.isArray(layers) || layers.length < 1 || layers.length > MAX_LAYERS)
    throw new FaultError('networkLayers', { most: MAX_LAYERS })
  const read: Layer[] = []
  for (const layer of layers as unknown[]) read.push(readLayer(layer, read, size))
  if (read[read.length - 1].biases.length !== 1) throw new FaultError('networkOutput')
  if (!(greatestSum(read) <= Number.MAX_SAFE_INTEGER)) throw new FaultError('networkSums')
  return { kind: 'network', boardSize: size, layers: read }
}

function readLayer(data: unknown, before: readonly Layer[], size: BoardSize): Layer {
  const { weights, biases } = (data ?? {}) as { weights?: unknown; biases?: unknown }
  const layer = before.length + 1
  const inputs = before.length === 0 ? 2 * boardOfSize(size).nodeCount : before[before.length - 1].biases.length
  if (!isRow(biases) || biases.length < 1 || biases.length > MAX_NEURONS)
    throw new FaultError('networkBiases', { layer, most: MAX_NEURONS })
  if (!Array.isArray(weights) || weights.length !== biases.length)
    throw new FaultError('networkRows', { layer, neurons: biases.length })
  const isFit = (row: unknown): row is number[] => isRow(row) && row.length === inputs
  if (!weights.every(isFit)) throw new FaultError('networkRow', { layer, inputs })
  return { weights, biases }
}

function isRow(data: unknown): data is number[] {
  return Array.isArray(data) && data.every(Number.isInteger)
}

/** An upper bound of all sums over the ten images. */
function greatestSum(layers: readonly Layer[]): number {
  const sum = layers.reduce((inputs, { weights, biases }, l) => {
    const ofNeuron = (row: readonly number[], k: number) =>
      row.reduce((total, weight) => total + Math.abs(weight) * inputs, Math.abs(biases[k]) * WEIGHT_UNIT ** l)
    return Math.max(...weights.map(ofNeuron))
  }, 1)
  return 10 * sum
}
