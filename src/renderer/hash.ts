/** Where in the app the window is: the part of its address after `#`. */
import { useSyncExternalStore } from 'react'

/** Addresses from before the laboratory. */
const MOVED: Readonly<Record<string, string>> = { '#compare': '#lab' }

function subscribe(changed: () => void): () => void {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

export function useHash(): string {
  const hash = useSyncExternalStore(subscribe, () => location.hash)
  return MOVED[hash] ?? hash
}
