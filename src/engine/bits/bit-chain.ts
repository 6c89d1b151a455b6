/** Chains and the end of the game on boards of up to 31 nodes, by bit-parallel flood fill: the kernels' twin of `game/chain.ts`. */
import { SIDES_TO_WIN } from '../game/pentagon.ts'
import { neighbours, type BitBoard } from './bit-board.ts'
import { only, type Bits } from './bits.ts'

/** All nodes of `within` that are connected to `start` through nodes of `within`; `start` itself is always included. */
export function flood(board: BitBoard, start: Bits, within: Bits): Bits {
  let reached = start
  for (;;) {
    const next = reached | (neighbours(board, reached) & within)
    if (next === reached) return reached
    reached = next
  }
}

/** Does this set touch three sides or more? */
function touchesEnoughSides(board: BitBoard, chain: Bits): boolean {
  let touched = 0
  for (const side of board.sides) if ((chain & side) !== 0) touched++
  return touched >= SIDES_TO_WIN
}

/** Does a chain of `own` touch three sides? */
export function isConnected(board: BitBoard, own: Bits): boolean {
  for (let rest = own; rest !== 0;) {
    const chain = flood(board, rest & -rest, own)
    if (touchesEnoughSides(board, chain)) return true
    rest &= ~chain
  }
  return false
}

/** Has the colour of `own` connected three sides with the chain of `lastStone`? The fast terminal test. */
export function isWonBy(board: BitBoard, own: Bits, lastStone: number): boolean {
  return touchesEnoughSides(board, flood(board, only(lastStone), own))
}

/**
 * All empty nodes on which a stone wins at once. A stone reaches a side if it lies on it, or beside an own chain on it;
 * a node that reaches three sides wins.
 */
export function winningMoves(board: BitBoard, own: Bits, empty: Bits): Bits {
  // Bit planes that count, for every node at once, how many sides a stone there would reach (up to three).
  let once = 0
  let twice = 0
  let thrice = 0
  for (let k = 0; k < board.sides.length; k++) {
    const side = board.sides[k]
    const onSide = own & side
    const reach = onSide === 0 ? side : side | neighbours(board, flood(board, onSide, own))
    thrice |= twice & reach
    twice |= once & reach
    once |= reach
  }
  return thrice & empty
}
