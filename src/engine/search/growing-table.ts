/**
 * A transposition table that never replaces a state: it doubles as it fills, so its size is the memory that a search
 * needs. Open addressing with linear probing (Knuth 1998, 6.4).
 */
import { hashOf, type Fill } from './state-tables.ts'
import { TranspositionTable } from './transposition-table.ts'

const FIRST_ENTRIES = 1 << 12

/** At most 2^24 entries at 12 bytes each, beside half as many while it doubles. */
const MAX_ENTRIES = 1 << 24

/** At most three of four entries are in use, since probing takes long in a fuller table. */
const inUse = (entries: number) => (3 * entries) / 4

/** The number of states that a table can grow to. */
export const MAX_GROWN = inUse(MAX_ENTRIES)

export class GrowingTable extends TranspositionTable {
  /** The number of states that were not stored because the table was full. */
  private dropped = 0

  /** @param most states at most; later ones are not stored */
  constructor(private readonly most = MAX_GROWN) {
    super(FIRST_ENTRIES)
  }

  override get fill(): Fill {
    return { states: this.used, room: this.most, lacking: this.dropped }
  }

  override store(own: number, other: number, depth: number, value: number, alpha: number, beta: number): void {
    if (this.used >= this.most && this.bounds[this.entryOf(own, other)] === 0) return void this.dropped++
    super.store(own, other, depth, value, alpha, beta)
    if (this.used >= inUse(this.entries) && this.entries < MAX_ENTRIES) this.grow()
  }

  /** The entry that holds this state, or the empty one where it belongs. */
  protected override entryOf(own: number, other: number): number {
    const mask = this.entries - 1
    let entry = hashOf(own, other) & mask
    while (this.bounds[entry] !== 0 && (this.owns[entry] !== own || this.others[entry] !== other))
      entry = (entry + 1) & mask
    return entry
  }

  private grow(): void {
    const { entries, owns, others, values, bounds, depths } = this
    this.entries = 2 * entries
    this.owns = new Int32Array(this.entries)
    this.others = new Int32Array(this.entries)
    this.values = new Int16Array(this.entries)
    this.bounds = new Uint8Array(this.entries)
    this.depths = new Uint8Array(this.entries)
    for (let old = 0; old < entries; old++) {
      if (bounds[old] === 0) continue
      const entry = this.entryOf(owns[old], others[old])
      this.owns[entry] = owns[old]
      this.others[entry] = others[old]
      this.values[entry] = values[old]
      this.bounds[entry] = bounds[old]
      this.depths[entry] = depths[old]
    }
  }
}
