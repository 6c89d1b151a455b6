/**
 * The must-play region: the moves that do not lose at once to a run of threats.
 *
 * In a run of threats each move of the attacker threatens to win, so that the defender has one reply, until a double
 * threat. A move of the defender before the run loses, unless it takes a node that the run needs, or gives the defender
 * a threat during the run. The second is checked move by move: Poly-Y is a race, and a run does not count if the
 * defender can break it by winning first.
 */
import type { BitBoard } from '../bits/bit-board.ts'
import { winningMoves } from '../bits/bit-chain.ts'
import type { Bits } from '../bits/bits.ts'
import { Threats } from './threats.ts'

/**
 * Maximum number of the attacker's moves in a run. Measured: with two, 30 % more states are expanded, with four 10 %
 * fewer, and neither is faster.
 */
const MAX_RUN_MOVES = 3

export class MustPlay {
  /** Moves not refuted so far. */
  private region: Bits = 0
  // The current run, at each of the attacker's moves.
  private readonly threats: readonly Threats[]
  private readonly defenders = new Int32Array(MAX_RUN_MOVES)
  private readonly empties = new Int32Array(MAX_RUN_MOVES)

  constructor(private readonly board: BitBoard) {
    this.threats = Array.from({ length: MAX_RUN_MOVES }, () => new Threats(board))
  }

  /**
   * The must-play region: every other move loses; empty when the side to move has lost. Neither side may be able to win
   * at once.
   */
  find(own: Bits, other: Bits): Bits {
    const empty = this.board.all & ~(own | other)
    this.region = empty
    this.follow(0, other, own, empty, 0)
    return this.region
  }

  /** @param run the nodes taken in the run so far */
  private follow(step: number, attacker: Bits, defender: Bits, empty: Bits, run: Bits): void {
    const threats = this.threats[step]
    threats.look(attacker, empty)
    this.defenders[step] = defender
    this.empties[step] = empty
    // 1. The moves that end the run. A double threat needs both of its nodes; of three threats or more any two will do.
    let single = 0
    for (let rest = empty; rest !== 0; rest &= rest - 1) {
      const move = rest & -rest
      const wins = threats.after(move)
      const others = wins & (wins - 1)
      if (others !== 0) this.refute(step, run | move | ((others & (others - 1)) === 0 ? wins : 0))
      else if (wins !== 0) single |= move
    }
    if (step + 1 === MAX_RUN_MOVES) return
    // 2. The moves that continue the run, unless the reply makes a threat itself.
    for (let rest = single; rest !== 0 && (this.region & ~run) !== 0; rest &= rest - 1) {
      const move = rest & -rest
      const reply = threats.after(move)
      const left = empty & ~(move | reply)
      if (winningMoves(this.board, defender | reply, left) === 0)
        this.follow(step + 1, attacker | move, defender | reply, left, run | move | reply)
    }
  }

  /** Removes from the region the moves that a run refutes: those that take no node it needs and never make a threat. */
  private refute(step: number, needed: Bits): void {
    for (let rest = this.region & ~needed; rest !== 0; rest &= rest - 1) {
      const move = rest & -rest
      if (!this.threatens(move, step)) this.region &= ~move
    }
  }

  private threatens(move: Bits, lastStep: number): boolean {
    for (let step = lastStep; step >= 0; step--)
      if (winningMoves(this.board, this.defenders[step] | move, this.empties[step] & ~move) !== 0) return true
    return false
  }
}
