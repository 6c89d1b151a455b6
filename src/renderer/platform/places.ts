/** The app's pages, and which of them the window's address names by its part after `#`. */
import { useSyncExternalStore } from 'react'

/** The pages for playing and those for studying; the latter are in a menu where the window is narrow. */
export const PLAYING = ['play', 'learn', 'library'] as const
export const STUDYING = ['inspect', 'replay', 'lab', 'arena'] as const
/** In the order in which they are offered. */
export const PAGES = [...PLAYING, ...STUDYING] as const
type OfferedPage = (typeof PAGES)[number]
/**
 * A review is reached from its game: from the one being played, at `#review`, from the library's, at `#library/` and
 * its id, or from a link that has the game in it.
 */
export type PageName = OfferedPage | 'review'

export function pageHash(page: PageName): string {
  return page === 'play' ? '#' : page === 'replay' ? '#search' : `#${page}`
}

/** An address as it is today: the page of searches was once at `#replay`, as in links that people have kept. */
export function presentHash(hash: string): string {
  return hash.replace(/^#replay(?=\/|$)/, '#search')
}

/** Programs through which links are sent cut off longer ones. */
export const MAX_SHARED_LINK_LENGTH = 8_000

/** How a link begins that contains a whole game. */
export const GAME_PLACE = '#game/'

const ENTRY_PLACE = '#library/'

/** The address at which the library's entry of that id is reviewed. */
export function entryPlace(id: string): string {
  return ENTRY_PLACE + id
}

/** The id of the entry that is reviewed at an address; null for any other. */
export function entryAt(hash: string): string | null {
  return hash.startsWith(ENTRY_PLACE) ? hash.slice(ENTRY_PLACE.length).replace(/\/.*/s, '') : null
}

/** The place in this app that a link names, on whatever host; null where it names none that a link can open. */
export function placeIn(link: string): string | null {
  return /#(?:inspect|game|search|replay|lab\/experiments|lab\/table)\/\S+$/.exec(link)?.[0] ?? null
}

export function goToPlace(hash: string): void {
  location.hash = hash
}

/** Changes the address without going anywhere or adding to the history. */
export function showPlace(hash: string): void {
  if (location.hash !== hash) history.replaceState(history.state, '', hash)
}

export function goTo(page: PageName): void {
  location.hash = pageHash(page)
}

/**
 * The navigation's page that is open; for a review, the one it belongs to. A page may have parts, as
 * `#lab/experiments`.
 */
function currentSection(): OfferedPage {
  const [place] = presentHash(location.hash).split('/')
  return PAGES.find((page) => pageHash(page) === place) ?? 'play'
}

export function currentPage(): PageName {
  const { hash } = location
  return /^#review(\/|$)/.test(hash) || hash.startsWith(GAME_PLACE) || entryAt(hash) !== null
    ? 'review'
    : currentSection()
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

export function usePage(): PageName {
  return useSyncExternalStore(subscribe, currentPage, currentPage)
}

export function useSection(): OfferedPage {
  return useSyncExternalStore(subscribe, currentSection, currentSection)
}

const hash = () => location.hash

/** The address from `#` on. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, hash, hash)
}
