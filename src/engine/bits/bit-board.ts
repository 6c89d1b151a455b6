/** The board for kernels, of up to 31 nodes: a graph, and its sets of nodes as bits. */
import type { Pentagon } from '../game/pentagon.ts'
import { byteTable, lowest, only, setOf, unionOver, type Bits } from './bits.ts'

/** The most nodes that fit into `Bits`. */
export const MAX_BIT_NODES = 31

/** A board of up to 31 nodes, with its sets as bits. */
export interface BitBoard extends Pentagon {
  /** Every node of the board. */
  readonly all: Bits
  /** Neighbours of each node. */
  readonly adjacent: readonly Bits[]
  /** Outer nodes from corner k to corner k + 1, both included, for sides A–E. */
  readonly sides: readonly Bits[]
  /** Byte table of the neighbours of each node: see `neighbours`. */
  readonly neighbourTable: Int32Array
}

/** The bits of a graph of up to `MAX_BIT_NODES` nodes. */
export function bitBoard(graph: Pentagon): BitBoard {
  const adjacent = graph.neighbourLists.map(setOf)
  return {
    ...graph,
    all: setOf(graph.rings.flat()),
    adjacent,
    sides: graph.sideLists.map(setOf),
    neighbourTable: byteTable(adjacent),
  }
}

/** All nodes linked to some node of the set (which may include nodes of the set itself). */
export function neighbours(board: BitBoard, set: Bits): Bits {
  return unionOver(board.neighbourTable, set)
}

/**
 * The image of a set of nodes under a symmetry, node by node: the twin of the byte tables of `canonical-form.ts`.
 *
 * @reference
 */
export function mapBits(symmetry: readonly number[], set: Bits): Bits {
  let image = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) image |= only(symmetry[lowest(rest)])
  return image
}
