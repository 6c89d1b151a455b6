/**
 * Transposition table: values of states already searched, for when another move order leads there again. Direct-mapped
 * and of fixed size: the newer entry replaces the older. A value is used only for a search of the same depth, so that a
 * search with the table returns exactly what it returns without; won and lost states keep their value at any greater
 * depth.
 */
import type { BitBoard } from '../bits/bit-board.ts'
import type { Bits } from '../bits/bits.ts'
import { CanonicalForm } from '../bits/canonical-form.ts'
import { isDecided } from './state.ts'
import { hashOf, type Fill } from './state-tables.ts'

/**
 * `plain`: every state has an entry of its own. `symmetric`: the ten images of a state under the symmetries of the
 * board share one.
 */
export const TABLES = ['off', 'plain', 'symmetric'] as const
export type TableKind = (typeof TABLES)[number]

/** Number of entries by default: 2^20 at 12 bytes each. */
export const TABLE_ENTRIES = 1 << 20

/** The result of `probe` on a miss. */
export const MISS = -32_767

/** The kinds of stored values: bounds; a value that is both is exact. */
const LOWER = 1
const UPPER = 2

export class TranspositionTable {
  protected entries: number
  protected owns: Int32Array
  protected others: Int32Array
  protected values: Int16Array
  protected bounds: Uint8Array
  protected depths: Uint8Array
  private readonly canonical: CanonicalForm | null
  protected used = 0
  /** The number of times that a state replaced another. */
  private replaced = 0
  // The key of the state last looked up: in a symmetric table its canonical form.
  protected own: Bits = 0
  protected other: Bits = 0

  /** @param room entries at most, from 1; rounded down to a power of two */
  constructor(board: BitBoard, kind: 'plain' | 'symmetric', room = TABLE_ENTRIES) {
    this.entries = 2 ** Math.floor(Math.log2(room))
    this.owns = new Int32Array(this.entries)
    this.others = new Int32Array(this.entries)
    this.values = new Int16Array(this.entries)
    this.bounds = new Uint8Array(this.entries)
    this.depths = new Uint8Array(this.entries)
    this.canonical = kind === 'plain' ? null : new CanonicalForm(board)
  }

  get fill(): Fill {
    return { states: this.used, room: this.entries, lacking: this.replaced }
  }

  /**
   * The value that a search of this state to `depth` in this window would return, the exact value if stored, or `MISS`.
   */
  probe(own: Bits, other: Bits, depth: number, alpha: number, beta: number): number {
    const entry = this.entryOf(own, other)
    if (this.bounds[entry] === 0 || this.owns[entry] !== this.own || this.others[entry] !== this.other) return MISS
    const value = this.values[entry]
    const fits = this.depths[entry] === depth || (isDecided(value) && this.depths[entry] < depth)
    if (!fits) return MISS
    const bound = this.bounds[entry]
    if (bound === (LOWER | UPPER)) return value
    if (bound === LOWER && value >= beta) return beta
    if (bound === UPPER && value <= alpha) return alpha
    return MISS
  }

  /** Stores the value that a search to `depth` in the window (`alpha`, `beta`) returned. */
  store(own: Bits, other: Bits, depth: number, value: number, alpha: number, beta: number): void {
    const entry = this.entryOf(own, other)
    if (this.bounds[entry] === 0) this.used++
    else if (this.owns[entry] !== this.own || this.others[entry] !== this.other) this.replaced++
    this.owns[entry] = this.own
    this.others[entry] = this.other
    this.values[entry] = value
    this.depths[entry] = depth
    this.bounds[entry] = value >= beta ? LOWER : value <= alpha ? UPPER : LOWER | UPPER
  }

  /** The entry of a state, which may be empty or hold another. */
  protected entryOf(own: Bits, other: Bits): number {
    this.own = own
    this.other = other
    if (this.canonical !== null) {
      this.canonical.find(own, other)
      this.own = this.canonical.own
      this.other = this.canonical.other
    }
    return hashOf(this.own, this.other) & (this.entries - 1)
  }
}
