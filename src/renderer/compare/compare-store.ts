/** The comparison: one position, four searches, depths 2–5, filled in cell by cell while the engine works. */
import { createStore } from 'zustand/vanilla'
import { COMPARED, COMPARED_DEPTHS, type LabCell } from '../../engine/lab.ts'
import type { Counting } from '../../engine/report.ts'
import type { Algorithm } from '../../engine/search/search.ts'
import type { EngineClient } from '../engine/engine-client.ts'

export interface CompareState {
  readonly counting: Counting
  readonly status: 'empty' | 'running' | 'done' | 'cancelled' | 'failed'
  /** The position the cells are for, one-line. */
  readonly position: string | null
  readonly cells: readonly LabCell[]
  readonly error: string | null
}

export type CompareStore = ReturnType<typeof createCompareStore>

export const CELL_COUNT = COMPARED.length * COMPARED_DEPTHS.length

export function createCompareStore() {
  return createStore<CompareState>(() => ({ counting: 'visited', status: 'empty', position: null, cells: [], error: null }))
}

export function cellOf({ cells }: CompareState, algorithm: Algorithm, depth: number): LabCell | undefined {
  return cells.find((cell) => cell.algorithm === algorithm && cell.depth === depth)
}

export function startComparison(store: CompareStore, engine: EngineClient, position: string, counting: Counting): void {
  store.setState({ position, counting, status: 'running', cells: [], error: null })
  engine.start(
    'lab',
    { position, counting, algorithms: COMPARED, depths: COMPARED_DEPTHS },
    {
      progress: (cell) => store.setState(({ cells }) => ({ cells: [...cells, cell] })),
      done: () => store.setState({ status: 'done' }),
      failed: (error) => store.setState({ status: 'failed', error }),
    },
  )
}

/** Stops; the cells there are stay. */
export function cancelComparison(store: CompareStore, engine: EngineClient): void {
  engine.cancel()
  store.setState({ status: 'cancelled' })
}
