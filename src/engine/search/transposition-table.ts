/**
 * Transposition table: values of states already searched, for when another move order leads there again. Direct-mapped
 * and of fixed size: the newer entry replaces the older. A state is known by its key (`state-kind.ts`). A value is used only for a search of the same depth, so that a
 * search with the table returns exactly what it returns without; won and lost states keep their value at any greater
 * depth.
 */
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
  protected used = 0
  /** The number of times that a state replaced another. */
  private replaced = 0
  /** @param room entries at most, from 1; rounded down to a power of two */
  constructor(room = TABLE_ENTRIES) {
    this.entries = 2 ** Math.floor(Math.log2(room))
    this.owns = new Int32Array(this.entries)
    this.others = new Int32Array(this.entries)
    this.values = new Int16Array(this.entries)
    this.bounds = new Uint8Array(this.entries)
    this.depths = new Uint8Array(this.entries)
  }

  get fill(): Fill {
    return { states: this.used, room: this.entries, lacking: this.replaced }
  }

  /**
   * The value that a search of this state to `depth` in this window would return, the exact value if stored, or `MISS`.
   */
  probe(own: number, other: number, depth: number, alpha: number, beta: number): number {
    const entry = this.entryOf(own, other)
    if (this.bounds[entry] === 0 || this.owns[entry] !== own || this.others[entry] !== other) return MISS
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
  store(own: number, other: number, depth: number, value: number, alpha: number, beta: number): void {
    const entry = this.entryOf(own, other)
    if (this.bounds[entry] === 0) this.used++
    else if (this.owns[entry] !== own || this.others[entry] !== other) this.replaced++
    this.owns[entry] = own
    this.others[entry] = other
    this.values[entry] = value
    this.depths[entry] = depth
    this.bounds[entry] = value >= beta ? LOWER : value <= alpha ? UPPER : LOWER | UPPER
  }

  /** The entry of a state, which may be empty or hold another. */
  protected entryOf(own: number, other: number): number {
    return hashOf(own, other) & (this.entries - 1)
  }
}
