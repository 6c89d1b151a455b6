/** The app's pages, and which of them the window's address names by its part after `#`. */
import { useSyncExternalStore } from 'react'

/** The pages for who plays, and those for who studies: where the window is narrow, these stand in a menu. */
export const PLAYING = ['play', 'learn', 'library'] as const
export const STUDYING = ['inspect', 'replay', 'lab', 'arena'] as const
/** In the order in which they are offered. */
export const PAGES = [...PLAYING, ...STUDYING] as const
type OfferedPage = (typeof PAGES)[number]
/** A review is reached from its game: from the one being played, at `#review`, or from the library's, at `#library/` and its id. */
export type PageName = OfferedPage | 'review'

export function hashOf(page: PageName): string {
  return page === 'play' ? '#' : `#${page}`
}

/** Where the address of a recorded search begins. */
export const REPLAY_PLACE = '#replay/'

/** To a place that a link names. */
export function goToPlace(hash: string): void {
  location.hash = hash
}

/** Names the place one is at, which goes nowhere and leaves no step to go back by. */
export function showPlace(hash: string): void {
  if (location.hash !== hash) history.replaceState(history.state, '', hash)
}

export function goTo(page: PageName): void {
  location.hash = hashOf(page)
}

/** Which of the pages that are offered one is on, or came from. A page may have places of its own, as `#lab/experiments`. */
function currentSection(): OfferedPage {
  const [name] = location.hash.slice(1).split('/')
  return PAGES.find((page) => page === name) ?? 'play'
}

export function currentPage(): PageName {
  return location.hash === '#review' || location.hash.startsWith('#library/') ? 'review' : currentSection()
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

export function usePage(): PageName {
  return useSyncExternalStore(subscribe, currentPage)
}

export function useSection(): OfferedPage {
  return useSyncExternalStore(subscribe, currentSection)
}

/** The whole part after `#`, with it. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, () => location.hash)
}
