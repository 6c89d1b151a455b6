/** What a search remembers of states, and how much of that it may. */
import type { Board } from '../game/board.ts'
import { OrderingMemory, type Ordering } from './ordering.ts'
import { TranspositionTable, type TableKind } from './transposition-table.ts'

export interface SearchMemory {
  /** The order of their successors; null where moves are searched by node id. */
  readonly ordering: OrderingMemory | null
  /** Their values; null without a table. */
  readonly table: TranspositionTable | null
}

/**
 * An empty memory.
 *
 * @param room for so many states, of the ordering and of the table each, which rounds it down to a power of two; as much as
 * each usually has if left out
 */
export function newMemory(board: Board, ordering: Ordering, table: TableKind, room?: number): SearchMemory {
  return {
    ordering: ordering === 'id' ? null : new OrderingMemory(board.nodeCount, room),
    table: table === 'off' ? null : new TranspositionTable(board, table, room),
  }
}
