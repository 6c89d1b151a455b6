/**
 * Which game is under review, the place in it, the edits that can be undone, and the drafts of games that are not saved
 * with each edit. All other games are kept elsewhere.
 */
import { createStore } from 'zustand/vanilla'
import type { Position } from '../../../engine/game/position.ts'
import type { GameTree } from '../../../engine/game/game-tree.ts'
import type { TreePlace } from './reviewed.ts'
import type { Service } from '../../platform/services.tsx'

/** An earlier version of a game, and the place in it. */
export interface Past extends TreePlace {
  readonly tree: GameTree
}

/** A game with variations and remarks of the user's that are in memory only, until they are saved. */
export interface Draft {
  readonly tree: GameTree
  /** The game without them; null where it has changed since. */
  readonly base: GameTree | null
}

/** The owner of a draft: an entry that comes with the app, by its id, or the game being played, by its start. */
export type DraftKey = string | Position

/** The parts of the panel that share one place where it is narrow. */
export const PARTS = ['candidates', 'moves'] as const
export type Part = (typeof PARTS)[number]

export interface ReviewState extends TreePlace {
  /** The library's entry; null for the game being played. */
  readonly entry: string | null
  /** The versions before each edit, and those that were undone, the latest last. */
  readonly past: readonly Past[]
  readonly future: readonly Past[]
  readonly drafts: ReadonlyMap<DraftKey, Draft>
  readonly part: Part
  /** Did the user start the analysis of this game, or stop it? Null where it begins by itself if the game is over. */
  readonly analyses: boolean | null
  /** Is a cheapest set of each colour shown on the board? */
  readonly showsSets: boolean
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

/** Maximum number of edits that can be undone. */
const PAST_LIMIT = 50

/** Drafts in memory at most; the one changed longest ago goes first. */
const MAX_DRAFTS = 16

export type ReviewStore = ReturnType<typeof createReviewStore>

/** The end of a game: no game has this moment, and its last one is shown instead. */
export const END: TreePlace = { at: -1, through: -1 }

export function createReviewStore() {
  return createStore<ReviewState>(() => ({
    entry: null,
    ...END,
    past: [],
    future: [],
    drafts: new Map(),
    part: 'candidates',
    analyses: null,
    showsSets: false,
    trial: null,
    seeks: false,
  }))
}

/** Turns to a game: one that comes from the library is opened at its start, the one being played at its end. */
export function openReview(
  store: ReviewStore,
  entry: string | null,
  place: TreePlace = entry === null ? END : { at: 0, through: 0 },
): void {
  if (store.getState().entry === entry) return
  store.setState({ entry, ...place, past: [], future: [], analyses: null, trial: null, seeks: false })
}

/** Called when another game is begun: the place in the previous one means nothing in it, nor do its edits. */
export function leavePlayed(store: ReviewStore): void {
  if (store.getState().entry === null)
    store.setState({ ...END, past: [], future: [], analyses: null, trial: null, seeks: false })
}

/** Keeps a draft in memory. */
export function putDraft(store: ReviewStore, key: DraftKey, draft: Draft): void {
  store.setState(({ drafts }) => {
    const others = [...drafts].filter(([other]) => other !== key)
    return { drafts: new Map([...others, [key, draft] as const].slice(-MAX_DRAFTS)) }
  })
}

export function dropDraft(store: ReviewStore, key: DraftKey): void {
  store.setState(({ drafts }) => ({ drafts: new Map([...drafts].filter(([other]) => other !== key)) }))
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
  store.setState({
    at: to.at,
    through: to.through,
    [direction]: state[direction].slice(0, -1),
    [other]: [...state[other], now],
  })
  return to
}

export const REVIEW: Service<'review', ReviewStore> = { name: 'review' }
