/** The fill of the memories of a search, which shows whether one has run out. */
import type { SearchMemory } from './memory.ts'
import type { Fill } from './state-tables.ts'

export interface MemoryFill {
  /** The remembered orders of successors; null when nothing is remembered. */
  readonly ordering: Fill | null
  /** The transposition table; null without one. */
  readonly table: Fill | null
}

export function fillOf({ ordering, table }: SearchMemory): MemoryFill {
  return { ordering: ordering?.fill ?? null, table: table?.fill ?? null }
}

/** Counts the states whose order found no room, so that their moves were ordered as at a first visit. */
export function lackingOrders(memory: MemoryFill | undefined): number {
  return memory?.ordering?.lacking ?? 0
}
