/** Games from which patterns and networks are learnt: the positions of each, and the share that is held out. */
import { cellBoard, EMPTY, opponentOf, RED, type CellColour } from '../cells/cell-board.ts'
import { Stones } from '../cells/stones.ts'
import type { BoardSize } from '../game/board.ts'
import type { TreeState } from './monte-carlo.ts'

/** Moves at the start of each game that are not learnt from: they were drawn at random. */
export const RANDOM_MOVES = 2

const LEARNT_SHARE = 0.9

/** The games that are learnt from, and the last tenth, which is held out. */
export function heldOutOf<Game>(games: readonly Game[]): { learntFrom: readonly Game[]; heldOut: readonly Game[] } {
  const count = Math.ceil(games.length * LEARNT_SHARE)
  return { learntFrom: games.slice(0, count), heldOut: games.slice(count) }
}

/** The nodes without a stone, in their order. */
export function emptyNodes(cells: Uint8Array, nodeCount: number): number[] {
  return Array.from({ length: nodeCount }, (_, node) => node).filter((node) => cells[node] === EMPTY)
}

/**
 * Calls a function with each state of a game in which a move was made that was not drawn at random, and with that move.
 * The state is the function's until it returns.
 */
export function forEachState(
  size: BoardSize,
  moves: readonly number[],
  each: (state: TreeState, made: number) => void,
): void {
  const stones = new Stones(cellBoard(size))
  let toMove: CellColour = RED
  moves.forEach((made, i) => {
    if (i >= RANDOM_MOVES) each({ stones, toMove, last: moves[i - 1], secondLast: moves[i - 2] }, made)
    stones.place(made, toMove)
    toMove = opponentOf(toMove)
  })
}
