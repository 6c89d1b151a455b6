/**
 * Ordering of successors, and its memory: the report's "history". It keeps the list of successors of each expanded
 * state with their last values, the best for the mover first. The next iteration walks the list in that order; the
 * whole memory is forgotten once the move is made.
 */
import { type Bits } from '../bits/bits.ts'
import type { State } from './state.ts'
import { hashOf, type Fill } from './state-tables.ts'

/**
 * `id`: by node id, nothing remembered. `value`: by static value, computed and sorted once for each state.
 * `last`: by the value the last search of the successor returned; in id order when a state is first met.
 * `history`: by the cutoffs that a move has caused anywhere. `killers`: the last two that cut off at the same ply, then
 * as `history`.
 */
export const ORDERINGS = ['id', 'value', 'last', 'history', 'killers'] as const
export type Ordering = (typeof ORDERINGS)[number]

/** Maximum number of remembered states, by default. */
const CAPACITY = 1 << 18

/** Initial room in states, doubled as needed: most searches are small. */
const FIRST_CAPACITY = 1 << 10

/**
 * Sorts successors by value, highest first, equals in their old order (insertion sort: the lists are short and nearly
 * sorted).
 */
export function sortSuccessors({ nodes, values, count }: State): void {
  for (let i = 1; i < count; i++) {
    const node = nodes[i]
    const value = values[i]
    let j = i
    for (; j > 0 && values[j - 1] < value; j--) {
      nodes[j] = nodes[j - 1]
      values[j] = values[j - 1]
    }
    nodes[j] = node
    values[j] = value
  }
}

export class OrderingMemory {
  /** Open addressing: 1 + number of the list, 0 for a free slot. */
  private slots = new Int32Array(2 * FIRST_CAPACITY)
  /** Two numbers for each list: the stones of its state. */
  private keys = new Int32Array(2 * FIRST_CAPACITY)
  private nodes: Uint8Array
  private values: Int16Array
  private used = 0

  private lacking = 0

  /**
   * @param stride nodes of the board
   * @param room maximum number of states; later ones are ordered as if met for the first time
   */
  constructor(
    private readonly stride: number,
    private readonly room = CAPACITY,
  ) {
    this.nodes = new Uint8Array(FIRST_CAPACITY * stride)
    this.values = new Int16Array(FIRST_CAPACITY * stride)
  }

  get fill(): Fill {
    return { states: this.used, room: this.room, lacking: this.lacking }
  }

  /** Fills in the remembered successors of a state; false when it has not been met. */
  recall(state: State): boolean {
    const slot = this.slotOf(state.own, state.other)
    state.list = this.slots[slot] - 1
    if (state.list < 0) return false
    const start = state.list * this.stride
    for (let i = 0; i < state.count; i++) {
      state.nodes[i] = this.nodes[start + i]
      state.values[i] = this.values[start + i]
    }
    return true
  }

  /** Remembers the successors of a state in their present order, while there is room. */
  store(state: State): void {
    if (state.list < 0) {
      if (this.used === this.room) return void this.lacking++
      if (2 * this.used === this.slots.length) this.grow()
      const slot = this.slotOf(state.own, state.other)
      state.list = this.used++
      this.slots[slot] = state.list + 1
      this.keys[2 * state.list] = state.own
      this.keys[2 * state.list + 1] = state.other
    }
    const start = state.list * this.stride
    for (let i = 0; i < state.count; i++) {
      this.nodes[start + i] = state.nodes[i]
      this.values[start + i] = state.values[i]
    }
  }

  private grow(): void {
    const { slots, keys, nodes, values } = this
    this.slots = new Int32Array(2 * slots.length)
    this.keys = new Int32Array(2 * keys.length)
    this.nodes = new Uint8Array(2 * nodes.length)
    this.values = new Int16Array(2 * values.length)
    this.keys.set(keys)
    this.nodes.set(nodes)
    this.values.set(values)
    for (let list = 0; list < this.used; list++) this.slots[this.slotOf(keys[2 * list], keys[2 * list + 1])] = list + 1
  }

  /** The slot that holds this state, or the free one where it belongs. */
  private slotOf(own: Bits, other: Bits): number {
    const mask = this.slots.length - 1
    for (let slot = hashOf(own, other) & mask; ; slot = (slot + 1) & mask) {
      const list = this.slots[slot] - 1
      if (list < 0 || (this.keys[2 * list] === own && this.keys[2 * list + 1] === other)) return slot
    }
  }
}
