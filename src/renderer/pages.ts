/** The app's pages, and which of them the window's address names by its part after `#`. */
import { useSyncExternalStore } from 'react'

/** In the order in which they are offered. */
export const PAGES = ['play', 'inspect', 'compare', 'replay'] as const
export type PageName = (typeof PAGES)[number]

export function hashOf(page: PageName): string {
  return page === 'play' ? '#' : `#${page}`
}

export function currentPage(): PageName {
  return PAGES.find((page) => location.hash === `#${page}`) ?? 'play'
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

export function usePage(): PageName {
  return useSyncExternalStore(subscribe, currentPage)
}
