/** Which game is under review, where in it one is, and the edits that can be taken back. The game itself is elsewhere. */
import { createStore } from 'zustand/vanilla'
import type { GameTree } from '../../../engine/game/game-tree.ts'
import type { Place } from './reviewed.ts'
import type { Service } from '../../platform/services.tsx'

/** A game as it was, and where one was in it. */
export interface Past extends Place {
  readonly tree: GameTree
}

export interface ReviewState extends Place {
  /** The library's entry; null for the game being played. */
  readonly entry: string | null
  /** What the game was before each edit, and what was undone of that, the latest last. */
  readonly past: readonly Past[]
  readonly future: readonly Past[]
  /** A cheapest set of each player lies on the board. */
  readonly showsSets: boolean
  /** f over the moves, and which search judges them, are shown. */
  readonly showsSearch: boolean
  readonly trial: Trial | null
  /** The first mistake is gone to as soon as it is proven which that is. */
  readonly seeks: boolean
}

/** A mistake that is to be done better: the board stands before it. */
export interface Trial {
  /** The moment that the mistake led to. */
  readonly at: number
  /** The move tried last. */
  readonly tried: number | null
  /** The better move is shown. */
  readonly isShown: boolean
}

/** Edits that can be undone. */
const PAST_LIMIT = 50

export type ReviewStore = ReturnType<typeof createReviewStore>

/** Where no game has that moment, it stands at its end. */
const END: Place = { at: -1, through: -1 }

export function createReviewStore() {
  return createStore<ReviewState>(() => ({ entry: null, ...END, past: [], future: [], showsSets: false, showsSearch: false, trial: null, seeks: false }))
}

/** Turns to a game: one that comes from the library is opened at its start, the one being played at its end. */
export function openReview(store: ReviewStore, entry: string | null): void {
  if (store.getState().entry === entry) return
  store.setState({ entry, ...(entry === null ? END : { at: 0, through: 0 }), past: [], future: [], trial: null, seeks: false })
}

/** Another game is being played: what was looked at in the one before is no place in it. */
export function leavePlayed(store: ReviewStore): void {
  if (store.getState().entry === null) store.setState({ ...END, trial: null, seeks: false })
}

/** Notes what the game was before an edit, and goes to where the edit leads. */
export function noteEdit(store: ReviewStore, before: Past, place: Place): void {
  store.setState(({ past }) => ({ ...place, past: [...past, before].slice(-PAST_LIMIT), future: [] }))
}

/** Takes the last edit back, or makes it again; gives the game to go back to, or null where there is none. */
export function turnBack(store: ReviewStore, now: Past, direction: 'past' | 'future'): Past | null {
  const state = store.getState()
  const to = state[direction].at(-1)
  if (to === undefined) return null
  const other = direction === 'past' ? 'future' : 'past'
  store.setState({ at: to.at, through: to.through, [direction]: state[direction].slice(0, -1), [other]: [...state[other], now] })
  return to
}

export const REVIEW: Service<'review', ReviewStore> = { name: 'review' }
