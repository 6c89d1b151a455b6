/** State of the library's page besides the entries: the selection, and the outcome of the last import. */
import { createStore } from 'zustand/vanilla'
import type { LibraryError } from './fault.ts'
import type { ImportProgress } from './import.ts'
import type { Service } from '../../platform/services.tsx'

/** A file that was refused, and why. */
export interface Refusal {
  readonly file: string
  readonly fault: LibraryError
}

/** Files being opened, or a text that was pasted. */
export interface Opening extends ImportProgress {
  /** Files done, of `total`. */
  readonly done: number
  readonly total: number
  readonly cancel: () => void
}

export interface LibraryPageState {
  readonly selected: ReadonlySet<string>
  readonly refused: readonly Refusal[]
  readonly opening: Opening | null
  /** Are the details shown? On a narrow page they take the place of the list; on a wide one both are there. */
  readonly isOpen: boolean
}

export type LibraryPageStore = ReturnType<typeof createLibraryPageStore>

export function createLibraryPageStore() {
  return createStore<LibraryPageState>(() => ({ selected: new Set(), refused: [], opening: null, isOpen: false }))
}

export function select(store: LibraryPageStore, ids: Iterable<string>): void {
  store.setState({ selected: new Set(ids) })
}

export const LIBRARY_PAGE: Service<'libraryPage', LibraryPageStore> = { name: 'libraryPage' }
