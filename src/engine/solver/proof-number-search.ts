/**
 * Who wins with best play: df-pn, depth-first proof-number search (Nagai 2002), with the 1 + ε trick (Pawlewicz and Lew
 * 2007) for ε = ¼ and a table over the symmetries of the board.
 *
 * The proof number of a state is the least number of unknown states to be solved to prove that its side to move wins;
 * the disproof number, to prove that it loses. A state is won by one good move, so its proof number is the least
 * disproof number of its successors; it is lost if all moves are bad, so its disproof number is the sum of their proof
 * numbers. The search always steps into the successor that is nearest to a proof, and stays there until another is
 * nearer. A full board is always won by someone, so nothing is ever drawn, and every number ends as 0 or ∞.
 *
 * Four shortcuts, all sound in a race: a side that can connect at once wins, and so does one that can threaten it in
 * two places when it faces no threat; one that faces a threat has a single move; otherwise only the moves of the
 * must-play region are looked at. A state not yet searched has the numbers 1 and 1: with the shortcuts, numbers
 * initialised from the pieces to win no longer save states, and take a third of the time.
 */
import type { BitBoard } from '../bits/bit-board.ts'
import { winningMoves } from '../bits/bit-chain.ts'
import { lowest, only, size, type Bits } from '../bits/bits.ts'
import { LimitReached } from '../search/limits.ts'
import { CanonicalForm } from '../bits/canonical-form.ts'
import { MustPlay } from './must-play.ts'
import { ProofTable } from './proof-table.ts'
import { Threats } from './threats.ts'

/** Proven or disproven: more than any sum that the search compares. */
const INFINITE = 1 << 29

/** 1 + ε: the search leaves a successor once its disproof number exceeds the second best one times this. */
const WIDENING = 1.25

/**
 * Up to this number of stones, only one of several symmetric successors is searched; later they are too few to look
 * for.
 */
const SYMMETRIC_STONES = 5

/** States expanded between two polls; some 10 ms. */
export const POLL_INTERVAL = 1024

/** Room for the successors of a state, and for the states of a line. */
const WIDTH = 32

export class ProofNumberSearch {
  /** States expanded, counted each time. */
  expanded = 0
  /** Proof number of the state last searched, for its side to move. */
  proof = 0
  disproof = 0
  /** A winning move of the state last searched, if there is one. */
  winningMove = 0
  // The successors of the states on the line, `WIDTH` for each ply: their moves and numbers.
  private readonly nodes = new Int8Array(WIDTH * WIDTH)
  private readonly proofs = new Int32Array(WIDTH * WIDTH)
  private readonly disproofs = new Int32Array(WIDTH * WIDTH)
  // Their canonical forms, as long as they may be symmetric to each other.
  private readonly owns = new Int32Array(WIDTH * WIDTH)
  private readonly others = new Int32Array(WIDTH * WIDTH)
  private readonly canonical: CanonicalForm
  private readonly table: ProofTable
  private readonly threats: Threats
  private readonly mustPlay: MustPlay
  private untilPoll = POLL_INTERVAL

  /**
   * @param bytes room for the table
   * @param poll called every few milliseconds; true stops the search
   */
  constructor(
    private readonly board: BitBoard,
    bytes: number,
    private readonly poll: () => boolean,
  ) {
    this.table = new ProofTable(board, bytes)
    this.canonical = new CanonicalForm(board)
    this.threats = new Threats(board)
    this.mustPlay = new MustPlay(board)
  }

  /** Does the side to move win? The game must be open. */
  solve(own: Bits, other: Bits): boolean {
    const empty = this.board.all & ~(own | other)
    const wins = winningMoves(this.board, own, empty)
    if (wins !== 0) {
      this.winningMove = lowest(wins)
      return true
    }
    const threats = winningMoves(this.board, other, empty)
    if ((threats & (threats - 1)) !== 0) return false
    this.search(0, own, other, INFINITE, INFINITE)
    return this.proof === 0
  }

  /**
   * Searches a state until one of its numbers reaches its limit. The side to move must not be able to win at once, and
   * must face one threat at most.
   */
  private search(ply: number, own: Bits, other: Bits, proofLimit: number, disproofLimit: number): void {
    const { nodes, proofs, disproofs } = this
    const before = this.expanded
    const first = ply * WIDTH
    // 1. The successors and their numbers; one that is lost for the opponent decides.
    const end = this.expand(first, own, other)
    if (end < 0) return this.close(own, other, 0, INFINITE, before)
    for (;;) {
      // 2. The state's own numbers, and the best two successors: those with the least disproof numbers.
      let best = first
      let proof = INFINITE
      let second = INFINITE
      let disproof = 0
      for (let i = first; i < end; i++) {
        disproof += proofs[i]
        if (disproofs[i] < proof) {
          second = proof
          proof = disproofs[i]
          best = i
        } else if (disproofs[i] < second) second = disproofs[i]
      }
      disproof = proof === 0 ? INFINITE : Math.min(disproof, INFINITE)
      // 3. Solved, or a limit is reached.
      if (proof === 0) this.winningMove = nodes[best]
      if (proof >= proofLimit || disproof >= disproofLimit || disproof === 0)
        return this.close(own, other, proof, disproof, before)
      // 4. Search the best successor until it or this state reaches a limit.
      const room = Math.min(INFINITE, disproofLimit - disproof + proofs[best])
      const rival = Math.min(proofLimit, Math.floor(second * WIDENING) + 1)
      this.search(ply + 1, other, own | only(nodes[best]), room, rival)
      proofs[best] = this.proof
      disproofs[best] = this.disproof
    }
  }

  /** Lists the successors of a state from `first`; returns the end of the list, or -1 when one of them wins. */
  private expand(first: number, own: Bits, other: Bits): number {
    if (--this.untilPoll === 0) this.look()
    this.expanded++
    const empty = this.board.all & ~(own | other)
    const threats = winningMoves(this.board, other, empty)
    const fork = this.doubleThreat(own, empty, threats === 0 ? empty : threats)
    if (fork !== 0) {
      this.winningMove = lowest(fork)
      return -1
    }
    const mayRepeat = threats === 0 && size(own | other) <= SYMMETRIC_STONES
    let end = first
    for (let rest = threats === 0 ? this.mustPlay.find(own, other) : threats; rest !== 0; rest &= rest - 1) {
      const node = lowest(rest)
      if (mayRepeat && this.isRepeated(first, end, other, own | only(node))) continue
      this.assess(other, own | only(node))
      this.nodes[end] = node
      this.proofs[end] = this.proof
      this.disproofs[end] = this.disproof
      if (this.disproof === 0) {
        this.winningMove = node
        return -1
      }
      end++
    }
    return end
  }

  /** One of these moves that makes a double threat, or 0. */
  private doubleThreat(own: Bits, empty: Bits, moves: Bits): Bits {
    this.threats.look(own, empty)
    for (let rest = moves; rest !== 0; rest &= rest - 1) {
      const wins = this.threats.after(rest & -rest)
      if ((wins & (wins - 1)) !== 0) return rest & -rest
    }
    return 0
  }

  /** Is this state, about to be listed at `end`, symmetric to one listed from `first` on? */
  private isRepeated(first: number, end: number, own: Bits, other: Bits): boolean {
    const { owns, others, canonical } = this
    canonical.find(own, other)
    owns[end] = canonical.own
    others[end] = canonical.other
    for (let i = first; i < end; i++) if (owns[i] === owns[end] && others[i] === others[end]) return true
    return false
  }

  /** Looks up the numbers of a state; 1 and 1 on a miss. */
  private assess(own: Bits, other: Bits): void {
    const { table } = this
    if (table.probe(own, other)) this.set(table.proof, table.disproof)
    else this.set(1, 1)
  }

  private set(proof: number, disproof: number): void {
    this.proof = proof
    this.disproof = disproof
  }

  private close(own: Bits, other: Bits, proof: number, disproof: number, before: number): void {
    this.set(proof, disproof)
    this.table.store(own, other, proof, disproof, this.expanded - before)
  }

  private look(): void {
    this.untilPoll = POLL_INTERVAL
    if (this.poll()) throw new LimitReached()
  }
}
