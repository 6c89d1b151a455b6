/**
 * The carrier of a proof: the empty nodes that it needs. The winner still wins when the loser owns all the rest and,
 * where the loser is to move, one node of the carrier more.
 *
 * Poly-Y is a race: on a full board both sides may have joined three sides, and who did so first has won. So a carrier
 * must also be large enough to keep the loser, with everything outside it, from having connected before the winner
 * moves. A larger set than a carrier is a carrier too, since an own stone never hurts; so what is missing can be added.
 */
import type { Board } from '../board.ts'
import { winningChain } from '../chain.ts'
import { lowest, nodesOf, only, type NodeSet } from '../node-set.ts'

/** Solves an open state: the winning move of its side to move, or null when it loses. */
export type SolveState = (own: NodeSet, other: NodeSet) => number | null

export class Carriers {
  private readonly known = new Map<string, NodeSet>()

  constructor(
    private readonly board: Board,
    private readonly solve: SolveState,
  ) {}

  /** The carrier of an open state that its side to move wins, or that it loses. */
  of(own: NodeSet, other: NodeSet): NodeSet {
    const key = `${own} ${other}`
    const before = this.known.get(key)
    if (before !== undefined) return before
    const move = this.solve(own, other)
    const carrier = move === null ? this.againstAll(own, other) : this.enough(own, other, only(move) | this.after(own | only(move), other))
    this.known.set(key, carrier)
    return carrier
  }

  /** The carrier once the winner has moved; nothing more is needed when that has won. */
  private after(winner: NodeSet, loser: NodeSet): NodeSet {
    return winningChain(this.board, winner) === 0 ? this.of(loser, winner) : 0
  }

  /**
   * The loser is to move. An answer to one of its moves stands against every move outside that answer's carrier, so only
   * moves inside need answers of their own.
   */
  private againstAll(loser: NodeSet, winner: NodeSet): NodeSet {
    const empty = this.board.all & ~(loser | winner)
    let carrier = this.of(winner, loser | only(lowest(empty)))
    let answered = only(lowest(empty))
    for (let open = carrier & ~answered; open !== 0; open = carrier & ~answered) {
      const move = lowest(open)
      carrier |= this.of(winner, loser | only(move))
      answered |= only(move)
    }
    return carrier
  }

  /** The winner is to move, so the loser must not have connected: as few more nodes as keep it from that. */
  private enough(winner: NodeSet, loser: NodeSet, carrier: NodeSet): NodeSet {
    const empty = this.board.all & ~(winner | loser)
    if (winningChain(this.board, loser | (empty & ~carrier)) === 0) return carrier
    let enough = empty
    for (const node of nodesOf(empty & ~carrier)) {
      const less = enough & ~only(node)
      if (winningChain(this.board, loser | (empty & ~less)) === 0) enough = less
    }
    return enough
  }
}
