/** Which game is under review, the place in it, and the edits that can be undone. The game itself is kept elsewhere. */
import { createStore } from 'zustand/vanilla'
import type { GameTree } from '../../../engine/game/game-tree.ts'
import type { TreePlace } from './reviewed.ts'
import type { Service } from '../../platform/services.tsx'

/** An earlier version of a game, and the place in it. */
export interface Past extends TreePlace {
  readonly tree: GameTree
}

export interface ReviewState extends TreePlace {
  /** The library's entry; null for the game being played. */
  readonly entry: string | null
  /** The versions before each edit, and those that were undone, the latest last. */
  readonly past: readonly Past[]
  readonly future: readonly Past[]
  /** Is a cheapest set of each colour shown on the board? */
  readonly showsSets: boolean
  /** Are f over the moves, and the search that judges them, shown? */
  readonly showsSearch: boolean
  readonly trial: Trial | null
  /** Does the review go to the first mistake as soon as it is proven which that is? */
  readonly seeks: boolean
}

/** A mistake to be corrected: the board shows the position before it. */
export interface Trial {
  /** The moment that the mistake led to. */
  readonly at: number
  /** The move tried last. */
  readonly tried: number | null
  /** Is the better move shown? */
  readonly isShown: boolean
}

/** How many edits can be undone. */
const PAST_LIMIT = 50

export type ReviewStore = ReturnType<typeof createReviewStore>

/** The end of a game: no game has this moment, and its last one is shown instead. */
export const END: TreePlace = { at: -1, through: -1 }

export function createReviewStore() {
  return createStore<ReviewState>(() => ({ entry: null, ...END, past: [], future: [], showsSets: false, showsSearch: false, trial: null, seeks: false }))
}

/** Turns to a game: one that comes from the library is opened at its start, the one being played at its end. */
export function openReview(store: ReviewStore, entry: string | null, place: TreePlace = entry === null ? END : { at: 0, through: 0 }): void {
  if (store.getState().entry === entry) return
  store.setState({ entry, ...place, past: [], future: [], trial: null, seeks: false })
}

/** Called when another game is begun: the place in the previous one means nothing in it. */
export function leavePlayed(store: ReviewStore): void {
  if (store.getState().entry === null) store.setState({ ...END, trial: null, seeks: false })
}

/** Records the version before an edit, and goes to where the edit leads. */
export function noteEdit(store: ReviewStore, before: Past, place: TreePlace): void {
  store.setState(({ past }) => ({ ...place, past: [...past, before].slice(-PAST_LIMIT), future: [] }))
}

/** Undoes the last edit, or makes it again; returns the version to restore, or null where there is none. */
export function turnBack(store: ReviewStore, now: Past, direction: 'past' | 'future'): Past | null {
  const state = store.getState()
  const to = state[direction].at(-1)
  if (to === undefined) return null
  const other = direction === 'past' ? 'future' : 'past'
  store.setState({ at: to.at, through: to.through, [direction]: state[direction].slice(0, -1), [other]: [...state[other], now] })
  return to
}

export const REVIEW: Service<'review', ReviewStore> = { name: 'review' }
