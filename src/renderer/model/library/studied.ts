/** The choice of what is studied: the session keeps it. */
import type { StoreApi } from 'zustand/vanilla'
import type { Service } from '../../platform/services.tsx'

export interface Studied {
  /** The id of the position. */
  readonly id: string
  /** The link of the search that was replayed last. */
  readonly replayed: string | null
}

export type StudiedStore = StoreApi<Studied>

export const STUDIED: Service<'studied', StudiedStore> = { name: 'studied' }
