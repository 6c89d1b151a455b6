/** The position that a page shows, for the header and for copying. Each page has its own. */
import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { useHash } from './places.ts'
import { type App, type Service, useApp, useServices, useWholeApp, type WholeApp } from './services.tsx'

export interface ShownPosition<Of = WholeApp> {
  /** The stores that it follows from. */
  readonly stores: (app: Of) => readonly Pick<StoreApi<unknown>, 'subscribe'>[]
  /** The one-line position at an address of the page; null where none is shown. */
  readonly read: (app: Of, hash: string) => string | null
}

/** The position of the page that is open; null where it shows none, or is not there yet. */
type ShownStore = StoreApi<{ readonly text: string | null }>

const SHOWN: Service<'shown', ShownStore> = { name: 'shown' }

export const createShownStore = (): ShownStore => createStore(() => ({ text: null }))

export function useShownText(): string | null {
  return useStore(useServices(SHOWN).shown).text
}

/** Has the header of Play show its position. */
export function useShowAtStart(position: ShownPosition<App>): void {
  useShow(useApp(), position)
}

/** Has the header of another page show its position. */
export function useShowPosition(position: ShownPosition): void {
  useShow(useWholeApp(), position)
}

function useShow<Of>(app: Of, { stores, read }: ShownPosition<Of>): void {
  const { shown } = useServices(SHOWN)
  const hash = useHash()
  const subscribe = useCallback(
    (changed: () => void) => {
      const unsubscribes = stores(app).map((store) => store.subscribe(changed))
      return () => unsubscribes.forEach((unsubscribe) => unsubscribe())
    },
    [app, stores],
  )
  const now = () => read(app, hash)
  const text = useSyncExternalStore(subscribe, now, now)
  useLayoutEffect(() => shown.setState({ text }), [shown, text])
  useLayoutEffect(() => () => shown.setState({ text: null }), [shown])
}
