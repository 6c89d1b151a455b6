/** Who wins, from the rules alone: every move is tried, with no shortcut. */
import { isWonBy } from '../../../src/engine/bits/bit-chain.ts'
import { only, nodesOf } from '../../../src/engine/bits/bits.ts'
import { moverBits, type Position } from '../../../src/engine/game/position.ts'
import type { BitBoard } from '../../../src/engine/bits/bit-board.ts'

/** Results for positions of one board, by the stones of the side to move, then of the other. */
export type Known = Map<number, Map<number, boolean>>

/** Does the side to move win an open position? Several of one board may share what is known. */
export function winsByBruteForce(position: Position, known?: Known): boolean {
  return wins(position.board.bits, ...moverBits(position), known)
}

/**
 * Does the owner of `own`, to move, win? Nobody has connected yet; the stones need not fit the rules of taking turns.
 */
export function wins(board: BitBoard, own: number, other: number, known: Known = new Map()): boolean {
  const before = known.get(own)?.get(other)
  if (before !== undefined) return before
  let result = false
  for (const node of nodesOf(board.all & ~(own | other))) {
    const next = own | only(node)
    if (isWonBy(board, next, node) || !wins(board, other, next, known)) {
      result = true
      break
    }
  }
  const ofOwn = known.get(own) ?? new Map<number, boolean>()
  known.set(own, ofOwn.set(other, result))
  return result
}
