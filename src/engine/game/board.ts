/** The board of a game: the pentagonal graph of its size, with its sets of nodes. */
import { byteTable, lowest, only, setOf, unionOver, type NodeSet } from './node-set.ts'
import { pentagon, type Pentagon } from './pentagon.ts'

/** The sizes of boards, in rings: 6, 16 and 31 nodes. */
export const BOARD_SIZES = [2, 3, 4] as const
/** A size of board, in rings with the centre. */
export type BoardSize = (typeof BOARD_SIZES)[number]

/** The names of the sides by their numbers. */
export const SIDE_NAMES = ['A', 'B', 'C', 'D', 'E'] as const

/** A chain wins when it touches this many sides. */
export const SIDES_TO_WIN = 3

/** A board: a pentagonal graph and the sets of nodes that games on it ask for. There is one object for each size. */
export interface Board extends Pentagon {
  readonly size: BoardSize
  /** Every node of the board. */
  readonly all: NodeSet
  /** Neighbours of each node. */
  readonly adjacent: readonly NodeSet[]
  /** Outer nodes from corner k to corner k + 1, both included, for sides A–E. */
  readonly sides: readonly NodeSet[]
  /** Byte table of the neighbours of each node: see `neighbours`. */
  readonly neighbourTable: Int32Array
}

function buildBoard(size: BoardSize): Board {
  const graph = pentagon(size)
  const adjacent = graph.neighbourLists.map(setOf)
  return {
    ...graph,
    size,
    all: setOf(graph.rings.flat()),
    adjacent,
    sides: graph.sideLists.map(setOf),
    neighbourTable: byteTable(adjacent),
  }
}

const BOARDS = new Map(BOARD_SIZES.map((size) => [size, buildBoard(size)]))

/** The board of a size; boards are built once and shared. */
export function boardOfSize(size: BoardSize): Board {
  return BOARDS.get(size) as Board
}

/** All nodes linked to some node of the set (which may include nodes of the set itself). */
export function neighbours(board: Board, set: NodeSet): NodeSet {
  return unionOver(board.neighbourTable, set)
}

/** The image of a set of nodes under a symmetry. */
export function mapSet(symmetry: readonly number[], set: NodeSet): NodeSet {
  let image = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) image |= only(symmetry[lowest(rest)])
  return image
}
