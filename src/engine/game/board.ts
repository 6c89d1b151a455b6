/** The board of a game: the pentagonal graph of its size, with its sets of nodes. */
import { bitBoard, MAX_BIT_NODES, type BitBoard } from '../bits/bit-board.ts'
import { sideSet } from './corners.ts'
import { FaultError } from './fault.ts'
import { EMPTY, nodesOf, setOf, union, type NodeSet } from './node-set.ts'
import { pentagon, type Pentagon } from './pentagon.ts'

/** The sizes of boards, in rings: 6, 16, 31, 51, 76 and 106 nodes. */
export const BOARD_SIZES = [2, 3, 4, 5, 6, 7] as const
/** Nodes of the largest board. */
export const MAX_NODES = 106
/** The sizes of boards that the kernels know: those of up to 31 nodes. */
export const BIT_SIZES = [2, 3, 4] as const satisfies readonly BoardSize[]
/** A size of board, in rings with the centre. */
export type BoardSize = (typeof BOARD_SIZES)[number]

/** The names of the sides by their numbers. */
export const SIDE_NAMES = ['A', 'B', 'C', 'D', 'E'] as const

/** A board: a pentagonal graph and the sets of nodes that games on it ask for. There is one object for each size. */
export interface Board extends Pentagon {
  readonly size: BoardSize
  /** Every node of the board. */
  readonly all: NodeSet
  /** Neighbours of each node. */
  readonly adjacent: readonly NodeSet[]
  /** Outer nodes from corner k to corner k + 1, both included, for sides A–E. */
  readonly sides: readonly NodeSet[]
  /** The sides that each node lies on, as in `corners.ts`. */
  readonly sidesAt: readonly number[]
  /** The board for the kernels; reading it throws a FaultError where there are more than 31 nodes. */
  readonly bits: BitBoard
}

function sidesWith({ sideLists }: Pentagon, node: number): number[] {
  return sideLists.flatMap((side, k) => (side.includes(node) ? [k] : []))
}

/** The board of a graph. */
export function boardOf(size: BoardSize, graph: Pentagon): Board {
  const bits = graph.nodeCount <= MAX_BIT_NODES ? bitBoard(graph) : null
  const board = {
    ...graph,
    size,
    all: setOf(graph.rings.flat()),
    adjacent: graph.neighbourLists.map(setOf),
    sides: graph.sideLists.map(setOf),
    sidesAt: graph.names.map((_, node) => sideSet(sidesWith(graph, node))),
  }
  return Object.defineProperty(board as typeof board & { bits: BitBoard }, 'bits', {
    get() {
      if (bits === null) throw new FaultError('unsearched')
      return bits
    },
  })
}

const BOARDS = new Map<BoardSize, Board>()

/** The board of a size; boards are built when they are first asked for, and shared. */
export function boardOfSize(size: BoardSize): Board {
  const board = BOARDS.get(size) ?? boardOf(size, pentagon(size))
  BOARDS.set(size, board)
  return board
}

/** All nodes linked to some node of the set (which may include nodes of the set itself). */
export function neighbours(board: Board, set: NodeSet): NodeSet {
  let linked = EMPTY
  for (const node of nodesOf(set)) linked = union(linked, board.adjacent[node])
  return linked
}
