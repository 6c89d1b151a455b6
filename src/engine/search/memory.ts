/** The memory of a search: its remembered orderings and its transposition table, and their sizes. */
import type { Board } from '../game/board.ts'
import { OrderingMemory, type Ordering } from './ordering.ts'
import { TranspositionTable, type TableKind } from './transposition-table.ts'

export interface SearchMemory {
  /** The remembered order of successors; null when they are ordered by node id. */
  readonly ordering: OrderingMemory | null
  /** Null without a transposition table. */
  readonly table: TranspositionTable | null
}

/**
 * An empty memory.
 *
 * @param room maximum number of states, for the ordering and for the table, which rounds it down to a power of two; each
 *   has its usual size by default
 */
export function newMemory(board: Board, ordering: Ordering, table: TableKind, room?: number): SearchMemory {
  return {
    ordering: ordering === 'id' ? null : new OrderingMemory(board.nodeCount, room),
    table: table === 'off' ? null : new TranspositionTable(board, table, room),
  }
}
