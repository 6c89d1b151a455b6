/** The app's pages, and which of them the window's address names by its part after `#`. */
import { useSyncExternalStore } from 'react'

/** The pages for playing and those for studying; the latter are in a menu where the window is narrow. */
export const PLAYING = ['play', 'learn', 'library', 'review'] as const
export const STUDYING = ['inspect', 'replay', 'report', 'experiments', 'arena'] as const
/** In the order in which they are offered. */
export const PAGES = [...PLAYING, ...STUDYING] as const
/** Pages within one of those. */
export const INNER = ['openings'] as const
/**
 * A review shows the game being played, at `#review`, one of the library's, at `#library/` and its id, or that of a link
 * which has the game in it.
 */
export type PageName = (typeof PAGES | typeof INNER)[number]

export function pageHash(page: PageName): string {
  return page === 'play' ? '#' : page === 'replay' ? '#search' : `#${page}`
}

/** The present places of tabs of the former page `#lab` that have another name. */
const MOVED: Readonly<Record<string, string>> = {
  experiments: 'experiments/searches',
  report: 'report',
  claims: 'report/claims',
  tables: 'report/games',
}

/** An address as it is today; links that people have kept may have an older one. */
export function presentHash(hash: string): string {
  return hash
    .replace(/^#replay\b/, '#search')
    .replace(/^#lab$/, '#experiments/compare')
    .replace(/^#(?:lab\/|arena\/(?=s))(\w+)/, (_, tab: string) => `#${MOVED[tab] ?? `experiments/${tab}`}`)
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
  return (
    /#(?:inspect|game|search|replay|lab\/(?:experiments|table)|experiments\/(?:searches|table))\/\S+$/.exec(
      link,
    )?.[0] ?? null
  )
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

/** The page that is open. A page may have parts, as `#experiments/accuracy`. */
export function currentPage(): PageName {
  const { hash } = location
  if (hash.startsWith(GAME_PLACE) || entryAt(hash) !== null) return 'review'
  const [place] = presentHash(hash).split('/')
  return [...PAGES, ...INNER].find((page) => pageHash(page) === place) ?? 'play'
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

export function usePage(): PageName {
  return useSyncExternalStore(subscribe, currentPage, currentPage)
}

const hash = () => presentHash(location.hash)

/** The address from `#` on, as it is today. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, hash, hash)
}
