/** The graph of a board as typed arrays, for routines that must be fast on boards of any size. */
import { boardOfSize, type BoardSize } from '../game/board.ts'
import type { Pentagon } from '../game/pentagon.ts'

/** The state of a node: nobody's, or whose stone is on it. Beyond the last node stands a wall, of no colour. */
export const EMPTY = 0
export const RED = 1
export const BLUE = 2
export const WALL = 3

/** A colour as a cell's state. */
export type CellColour = typeof RED | typeof BLUE

/** The other colour of a stone. */
export function opponentOf(colour: CellColour): CellColour {
  return colour === RED ? BLUE : RED
}

/** No stone, where the node of one is expected. */
export const NO_STONE = -1

/** The most neighbours of a node. */
export const DEGREE = 6
/** The places of neighbours are eight for each node, so that the first of them is found by a shift. */
export const DEGREE_SHIFT = 3

/** A graph as typed arrays. There is one object for each size. */
export interface CellBoard {
  readonly graph: Pentagon
  readonly nodeCount: number
  /** The neighbours of node v, six from place `v << DEGREE_SHIFT`; the wall fills up the places of outer nodes. */
  readonly neighbours: Uint8Array
  /** The sides that each node lies on, as five bits. */
  readonly sides: Uint8Array
}

const BOARDS = new Map<BoardSize, CellBoard>()

/** The board of a size. */
export function cellBoard(size: BoardSize): CellBoard {
  const known = BOARDS.get(size)
  if (known !== undefined) return known
  const graph = boardOfSize(size)
  const { nodeCount, neighbourLists, sidesAt } = graph
  const board = {
    graph,
    nodeCount,
    neighbours: Uint8Array.from(
      neighbourLists.flatMap((list) => Array.from({ length: 1 << DEGREE_SHIFT }, (_, i) => list[i] ?? nodeCount)),
    ),
    // The wall lies on no side.
    sides: Uint8Array.from([...sidesAt, 0]),
  }
  BOARDS.set(size, board)
  return board
}

/** The cells of an empty board, with the wall beyond the last. */
export function emptyCells({ nodeCount }: CellBoard): Uint8Array {
  const cells = new Uint8Array(nodeCount + 1)
  cells[nodeCount] = WALL
  return cells
}
