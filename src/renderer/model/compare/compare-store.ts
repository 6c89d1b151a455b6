/** The comparison: one position, the searches and depths chosen, filled in cell by cell while the engine works. */
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { COMPARED, COMPARED_DEPTHS, type LabCell, type LabRequest } from '../../../engine/lab/lab.ts'
import { ALGORITHMS, type Algorithm } from '../../../engine/search/search.ts'
import type { EngineClient } from '../../../workers/client.ts'
import { type Service, useServices } from '../../platform/services.tsx'

/** What to search for, once a position is given. */
export type Choice = Required<Omit<LabRequest, 'position'>>

export interface CompareState {
  readonly choice: Choice
  readonly status: 'empty' | 'running' | 'done' | 'cancelled' | 'failed'
  /** What the cells are of; null before the first comparison. */
  readonly request: Required<LabRequest> | null
  readonly cells: readonly LabCell[]
  readonly error: string | null
}

export type CompareStore = ReturnType<typeof createCompareStore>

/** Deeper ones take hours. */
export const DEPTHS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8]

export function createCompareStore() {
  return createStore<CompareState>(() => ({
    choice: { algorithms: COMPARED, depths: COMPARED_DEPTHS, counting: 'visited', ordering: 'own', table: 'off', evaluation: 'bit-parallel' },
    status: 'empty',
    request: null,
    cells: [],
    error: null,
  }))
}

export function choose(store: CompareStore, part: Partial<Choice>): void {
  store.setState(({ choice }) => ({ choice: { ...choice, ...part } }))
}

/** In or out of the choice, which keeps the usual order. */
export function chooseAlgorithm(store: CompareStore, algorithm: Algorithm, isChosen: boolean): void {
  const { algorithms } = store.getState().choice
  choose(store, { algorithms: ALGORITHMS.filter((other) => (other === algorithm ? isChosen : algorithms.includes(other))) })
}

export function cellOf(cells: readonly LabCell[], algorithm: Algorithm, depth: number): LabCell | undefined {
  return cells.find((cell) => cell.algorithm === algorithm && cell.depth === depth)
}

/** Searches that a choice comes to. */
export function cellCount({ algorithms, depths }: Choice): number {
  return algorithms.length * depths.length
}

/** Once more with one ordering for all: static values, which also a search of one depth alone can sort by. */
export function compareAlike(store: CompareStore, engine: EngineClient, position: string): void {
  choose(store, { ordering: 'value' })
  startComparison(store, engine, position)
}

export function startComparison(store: CompareStore, engine: EngineClient, position: string): void {
  const request = { ...store.getState().choice, position }
  store.setState({ request, status: 'running', cells: [], error: null })
  engine.start('lab', request, {
    progress: (cell) => store.setState(({ cells }) => ({ cells: [...cells, cell] })),
    done: () => store.setState({ status: 'done' }),
    failed: (error) => store.setState({ status: 'failed', error }),
  })
}

/** Stops; the cells there are stay. */
export function cancelComparison(store: CompareStore, engine: EngineClient): void {
  engine.cancel()
  store.setState({ status: 'cancelled' })
}

export const COMPARE: Service<'compare', CompareStore> = { name: 'compare' }

/** The laboratory's lane of the engine. */
export const LAB_ENGINE: Service<'lab', EngineClient> = { name: 'lab' }

export function useCompare(): CompareState {
  return useStore(useServices(COMPARE).compare)
}
