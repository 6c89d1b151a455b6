/** Perfect play by proof: who wins a position, and by which move. */
import type { Board } from '../game/board.ts'
import { opponentOf, type Colour } from '../game/colour.ts'
import { moverBits, winnerOf, type Position } from '../game/position.ts'
import { now } from '../math/clock.ts'
import { POLL_INTERVAL, ProofNumberSearch } from './proof-number-search.ts'

/** Who wins a position, by which move, and what the proof took. */
export interface Solution {
  /** Who wins with best play on both sides, or has won. */
  readonly winner: Colour
  /** A move that wins for the side to move; null where it loses or the game is over. */
  readonly move: number | null
  /** States expanded. */
  readonly expanded: number
  readonly ms: number
}

/** The progress of a proof. */
export interface SolveProgress {
  readonly expanded: number
  readonly ms: number
}

/** The limit of a proof, and its progress. */
export interface SolveControl {
  /**
   * Maximum number of states expanded, checked every 1,024; then `LimitReached` is thrown. What was found stays in the
   * table.
   */
  readonly states?: number
  /** Called at most every 100 ms. */
  readonly progress?: (progress: SolveProgress) => void
}

/** Size of the table by default: about four million states. */
export const DEFAULT_MEMORY = 80 * 2 ** 20

const PROGRESS_INTERVAL = 100

/** Solves positions of one board; the table stays from one to the next. */
export class Solver {
  private readonly search: ProofNumberSearch
  private control: SolveControl = {}
  private started = 0
  private startedAt = 0
  private lastProgress = 0
  private polls = 0

  /** @param bytes maximum size of the table */
  constructor(board: Board, bytes = DEFAULT_MEMORY) {
    this.search = new ProofNumberSearch(board.bits, bytes, () => this.poll())
  }

  /** @throws LimitReached after `control.states` */
  solve(position: Position, control: SolveControl = {}): Solution {
    this.control = control
    this.started = now()
    this.startedAt = this.search.expanded
    this.lastProgress = 0
    this.polls = 0
    const { toMove } = position
    const winner = winnerOf(position)
    if (winner !== null) return this.solution(winner, null)
    const wins = this.search.solve(...moverBits(position))
    return this.solution(wins ? toMove : opponentOf(toMove), wins ? this.search.winningMove : null)
  }

  private solution(winner: Colour, move: number | null): Solution {
    return { winner, move, expanded: this.expanded(), ms: now() - this.started }
  }

  private expanded(): number {
    return this.search.expanded - this.startedAt
  }

  private poll(): boolean {
    const ms = now() - this.started
    if (ms >= this.lastProgress + PROGRESS_INTERVAL) {
      this.lastProgress = ms
      this.control.progress?.({ expanded: this.expanded(), ms })
    }
    return ++this.polls * POLL_INTERVAL > (this.control.states ?? Infinity)
  }
}
