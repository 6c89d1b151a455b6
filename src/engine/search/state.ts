/** A state on the line being searched, with its successors. There is one object for each ply, used again and again. */
import type { Colour } from '../game/colour.ts'
import type { Bits } from '../bits/bits.ts'

/** A won state, the report's ±∞; larger than any value of an evaluator. */
export const WIN = 30_000

/** The value of a successor that has not been searched; below every value, so that it sorts last. */
export const UNSEEN = -32_768

/** Is this the value of a search that found a forced win for one of the colours? */
export function isDecided(value: number): boolean {
  return value === WIN || value === -WIN
}

/** A value for the side to move as f, which is Red's: ±∞ for a won game. */
export function asF(value: number, toMove: Colour): number {
  const f = toMove === 'red' ? value : -value
  if (isDecided(value)) return f > 0 ? Infinity : -Infinity
  // Never −0, which would print and compare as something else.
  return f === 0 ? 0 : f
}

/** Stands for a forced reply where there is none. */
export const NO_REPLY = -1

export class State {
  /** Stones of the side to move and of the other, where states are bits; else the halves of a hash of all stones. */
  own: Bits = 0
  other: Bits = 0
  /** The colour that moved here has won. */
  isWon = false
  /** Static value for the colour that moved here, where ordering has already computed it, else `UNSEEN`. */
  known = UNSEEN
  /**
   * Moves that win at once, where states are bits; with the terminal test by depth-first search they are found one by
   * one, as they are made.
   */
  wins: Bits = 0
  /** The only move that stops the opponent from winning at once, where such moves are searched deeper. */
  forced = NO_REPLY
  /** Number of successors; `nodes[i]` is the move to successor i, `values[i]` its last value for the side to move. */
  count = 0
  readonly nodes: Uint8Array
  readonly values: Int16Array
  /** The number under which the ordering of this state is remembered; -1 if it is not. */
  list = -1
  /** The number of the successor on the principal variation. */
  bestMove = 0
  /** The principal variation from here: its first `lineLength` moves, and the value of the first. */
  lineLength = 0
  lineValue = 0
  readonly line: Uint8Array

  constructor(
    readonly ply: number,
    nodeCount: number,
    readonly child: State | null,
  ) {
    this.nodes = new Uint8Array(nodeCount)
    this.values = new Int16Array(nodeCount)
    this.line = new Uint8Array(nodeCount)
  }

  /** Makes successor i the best so far: the principal variation goes through it. */
  adopt(i: number): void {
    const child = this.child as State
    this.bestMove = i
    this.lineValue = this.values[i]
    this.line[0] = this.nodes[i]
    for (let p = 0; p < child.lineLength; p++) this.line[p + 1] = child.line[p]
    this.lineLength = child.lineLength + 1
  }

  bestLine(): number[] {
    return [...this.line.subarray(0, this.lineLength)]
  }

  setLine(nodes: readonly number[]): void {
    this.line.set(nodes)
    this.lineLength = nodes.length
  }
}
