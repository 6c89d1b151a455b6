/** The app's pages, and which of them the window's address names by its part after `#`. */
import { useSyncExternalStore } from 'react'

/** In the order in which they are offered. */
export const PAGES = ['play', 'inspect', 'lab', 'replay'] as const
export type PageName = (typeof PAGES)[number]

export function hashOf(page: PageName): string {
  return page === 'play' ? '#' : `#${page}`
}

/** Addresses of earlier versions. */
const MOVED: Readonly<Record<string, string>> = { '#compare': '#lab' }

function currentHash(): string {
  return MOVED[location.hash] ?? location.hash
}

/** A page may have places of its own, as #lab/experiments. */
export function currentPage(): PageName {
  const [name] = currentHash().slice(1).split('/')
  return PAGES.find((page) => page === name) ?? 'play'
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

export function useHash(): string {
  return useSyncExternalStore(subscribe, currentHash)
}

export function usePage(): PageName {
  return useSyncExternalStore(subscribe, currentPage)
}
