/** The app's pages, and which of them the window's address names by its part after `#`. */
import { useSyncExternalStore } from 'react'

/** In the order in which they are offered. */
export const PAGES = ['play', 'inspect', 'replay', 'lab'] as const
export type PageName = (typeof PAGES)[number]

export function hashOf(page: PageName): string {
  return page === 'play' ? '#' : `#${page}`
}

/** A page may have places of its own, as `#lab/experiments`. */
export function currentPage(): PageName {
  const [name] = location.hash.slice(1).split('/')
  return PAGES.find((page) => page === name) ?? 'play'
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

export function usePage(): PageName {
  return useSyncExternalStore(subscribe, currentPage)
}

/** The whole part after `#`, with it. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, () => location.hash)
}
