/** The app's pages, and which of them the window's address names by its part after `#`. */
import { useSyncExternalStore } from 'react'

/** The pages for who plays, and those for who studies: where the window is narrow, these stand in a menu. */
export const PLAYING = ['play', 'learn', 'library'] as const
export const STUDYING = ['inspect', 'replay', 'lab', 'arena'] as const
/** In the order in which they are offered. */
export const PAGES = [...PLAYING, ...STUDYING] as const
type OfferedPage = (typeof PAGES)[number]
/**
 * A review is reached from its game: from the one being played, at `#review`, from the library's, at `#library/` and its id,
 * or from a link that has the game in it.
 */
export type PageName = OfferedPage | 'review'

export function hashOf(page: PageName): string {
  return page === 'play' ? '#' : `#${page}`
}

/** Programs through which links are sent cut those that are longer. */
export const LONGEST_LINK = 8_000

/** Where a link begins that has a whole game in it. */
export const GAME_PLACE = '#game/'

const ENTRY_PLACE = '#library/'

/** Where the library's entry of that id is reviewed. */
export function entryPlace(id: string): string {
  return ENTRY_PLACE + id
}

/** The id of the entry that is reviewed at an address; null for any other. */
export function entryAt(hash: string): string | null {
  return hash.startsWith(ENTRY_PLACE) ? hash.slice(ENTRY_PLACE.length).replace(/\/.*/s, '') : null
}

/** The place that a link to this app names, whatever stands before it; null where it opens nothing. */
export function placeIn(link: string): string | null {
  return /#(?:inspect|game|replay|lab\/experiments)\/\S+$/.exec(link)?.[0] ?? null
}

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
  const { hash } = location
  return /^#review(\/|$)/.test(hash) || hash.startsWith(GAME_PLACE) || entryAt(hash) !== null ? 'review' : currentSection()
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
