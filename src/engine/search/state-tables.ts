/** The common part of all tables of states: the ordering memory, the transposition table and the solver's proof table. */
import type { Bits } from '../bits/bits.ts'

/** The fill of a memory of the search. */
export interface Fill {
  /** The number of states in it. */
  readonly states: number
  /** The number of states that it has room for. */
  readonly room: number
  /** The number of states that found no room: the ordering memory then drops it, the table replaces another state. */
  readonly lacking: number
}

/** Spreads the stones of a state over 32 bits (multiply and shift, constants from MurmurHash3). */
export function hashOf(own: Bits, other: Bits): number {
  let hash = Math.imul(own, 0xcc9e2d51) ^ Math.imul(other, 0x1b873593)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}
