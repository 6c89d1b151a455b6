/**
 * Which moves would win at once after one more stone: `winningMoves` for many single stones added to the same position.
 *
 * Method. The new stone forms one chain with the own chains beside it. New wins are only beside that chain: on nodes
 * that reach as many of the other sides as it lacks.
 */
import { neighbours, type BitBoard } from '../bits/bit-board.ts'
import { flood } from '../bits/bit-chain.ts'
import type { Bits } from '../bits/bits.ts'

export class Threats {
  /** For each side, the nodes on which a stone would reach it. */
  private readonly reach: Int32Array
  private own: Bits = 0
  private empty: Bits = 0

  constructor(private readonly board: BitBoard) {
    this.reach = new Int32Array(board.sides.length)
  }

  /** Sets the stones of a colour that cannot win at once. */
  look(own: Bits, empty: Bits): void {
    const { board, reach } = this
    this.own = own
    this.empty = empty
    for (let k = 0; k < reach.length; k++) {
      const onSide = own & board.sides[k]
      reach[k] = onSide === 0 ? board.sides[k] : board.sides[k] | neighbours(board, flood(board, onSide, own))
    }
  }

  /** The moves that win at once after the single node of `move` is taken too. */
  after(move: Bits): Bits {
    const { board, reach } = this
    let joined = 0
    let once = 0
    let twice = 0
    for (let k = 0; k < reach.length; k++) {
      if ((reach[k] & move) !== 0) joined++
      else {
        twice |= once & reach[k]
        once |= reach[k]
      }
    }
    if (joined === 0) return 0
    const enough = (joined === 1 ? twice : once) & this.empty & ~move
    return enough === 0 ? 0 : enough & neighbours(board, flood(board, move, this.own))
  }
}
