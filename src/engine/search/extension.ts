/**
 * Extensions: moves that are searched deeper than the others, the report's "deepening of specific single moves". A
 * forced reply, the only move that stops the opponent from winning at once, costs no ply. So a line of threats and
 * replies is searched to its end, and a win at the end of it is not hidden behind the depth.
 */
import type { BitBoard } from '../bits/bit-board.ts'
import { winningMoves } from '../bits/bit-chain.ts'
import type { Bits } from '../bits/bits.ts'

/** `none`: every move costs one ply. `forced`: a forced reply costs none. */
export const EXTENSIONS = ['none', 'forced'] as const
export type Extension = (typeof EXTENSIONS)[number]

/**
 * The forced reply of a side to move, as a set of one node; empty where no move wins at once for the opponent, or where
 * several do, so that no single reply stops them all.
 *
 * @param wins moves by which the side to move wins at once: then nothing is forced
 */
export function forcedReply(board: BitBoard, other: Bits, empty: Bits, wins: Bits): Bits {
  if (wins !== 0) return 0
  const threats = winningMoves(board, other, empty)
  return (threats & (threats - 1)) === 0 ? threats : 0
}
