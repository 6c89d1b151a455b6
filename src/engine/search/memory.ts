/** The memory of a search: what it orders successors by and its transposition table, and their sizes. */
import type { Board } from '../game/board.ts'
import { HistoryTable, type CutoffMemory } from './history.ts'
import { KillerMoves } from './killers.ts'
import { OrderingMemory, type Ordering } from './ordering.ts'
import { TranspositionTable, type TableKind } from './transposition-table.ts'

export interface SearchMemory {
  /** The remembered order of each state's successors, by `value` or `last`; null with another ordering. */
  readonly ordering: OrderingMemory | null
  /** The memory by which `history` and `killers` order successors; null with another ordering. */
  readonly cutoffs: CutoffMemory | null
  /** The transposition table; null where the search has none. */
  readonly table: TranspositionTable | null
}

/**
 * An empty memory.
 *
 * @param room maximum number of states, for the ordering and for the table, which rounds it down to a power of two;
 * each
 *   has its usual size by default
 */
export function newMemory(board: Board, ordering: Ordering, table: TableKind, room?: number): SearchMemory {
  return {
    ordering: ordering === 'value' || ordering === 'last' ? new OrderingMemory(board.nodeCount, room) : null,
    cutoffs:
      ordering === 'history'
        ? new HistoryTable(board.nodeCount)
        : ordering === 'killers'
          ? new KillerMoves(board.nodeCount)
          : null,
    table: table === 'off' ? null : new TranspositionTable(room),
  }
}
