/** The position that a page shows, for the header and for copying. Each page exports its own. */
import { useCallback, useSyncExternalStore } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import { useHash } from './places.ts'
import { type App, useApp } from './services.tsx'

export interface ShownPosition {
  /** The stores that it follows from. */
  readonly stores: (app: App) => readonly Pick<StoreApi<unknown>, 'subscribe'>[]
  /** The one-line position at an address of the page; null where none is shown. */
  readonly read: (app: App, hash: string) => string | null
}

/** For a page without a position of its own. */
export const NO_POSITION: ShownPosition = { stores: () => [], read: () => null }

export function useShownPosition({ stores, read }: ShownPosition): string | null {
  const app = useApp()
  const hash = useHash()
  const subscribe = useCallback(
    (changed: () => void) => {
      const unsubscribes = stores(app).map((store) => store.subscribe(changed))
      return () => unsubscribes.forEach((unsubscribe) => unsubscribe())
    },
    [app, stores],
  )
  const now = () => read(app, hash)
  return useSyncExternalStore(subscribe, now, now)
}
