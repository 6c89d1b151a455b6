/**
 * The length of a decided game, with the quickest win against the longest defence: iterative deepening on the question
 * "does it end within n plies?". Only late positions are feasible.
 */
import type { BitBoard } from '../bits/bit-board.ts'
import { winningMoves } from '../bits/bit-chain.ts'
import { lowest, only, type Bits } from '../bits/bits.ts'
import { LimitReached } from '../search/limits.ts'
import { piecesToWin } from '../evaluation/pieces-to-win.ts'

/**
 * Plies to the end of an open game; null where that takes more than `budget` states to find.
 *
 * @param isWon whether the side to move wins, as the solver says
 */
export function pliesToEnd(board: BitBoard, own: Bits, other: Bits, isWon: boolean, budget: number): number | null {
  const deepening = new Deepening(board, budget)
  try {
    for (let plies = isWon ? 1 : 2; ; plies += 2)
      if (isWon ? deepening.winsWithin(plies, own, other) : deepening.losesWithin(plies, own, other)) return plies
  } catch (error) {
    if (error instanceof LimitReached) return null
    throw error
  }
}

class Deepening {
  constructor(
    private readonly board: BitBoard,
    private budget: number,
  ) {}

  /** Does the side to move win within an odd number of plies? */
  winsWithin(plies: number, own: Bits, other: Bits): boolean {
    this.spend()
    const empty = this.board.all & ~(own | other)
    if (winningMoves(this.board, own, empty) !== 0) return true
    if (2 * piecesToWin(this.board, own, other) - 1 > plies) return false
    const threats = winningMoves(this.board, other, empty)
    for (let rest = threats === 0 ? empty : threats; rest !== 0; rest &= rest - 1)
      if (this.losesWithin(plies - 1, other, own | only(lowest(rest)))) return true
    return false
  }

  /** Does the side to move lose within an even number of plies? */
  losesWithin(plies: number, own: Bits, other: Bits): boolean {
    this.spend()
    const empty = this.board.all & ~(own | other)
    if (winningMoves(this.board, own, empty) !== 0) return false
    const threats = winningMoves(this.board, other, empty)
    const isDouble = (threats & (threats - 1)) !== 0
    if (plies === 2 || isDouble) return isDouble
    for (let rest = threats === 0 ? empty : threats; rest !== 0; rest &= rest - 1)
      if (!this.winsWithin(plies - 1, other, own | only(lowest(rest)))) return false
    return true
  }

  private spend(): void {
    if (this.budget-- === 0) throw new LimitReached()
  }
}
