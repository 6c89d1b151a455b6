/**
 * Changes of the game under review. An entry of the user's own is saved with each of them. A game that comes with the
 * app, and the one being played, stay as they are: their changes go to a draft in memory, which can be saved as an
 * entry.
 */
import type { Move } from '../../../engine/game/game.ts'
import { lineThrough, subtree, type GameTree } from '../../../engine/game/game-tree.ts'
import type { Remarks } from '../../../engine/game/tree-builder.ts'
import { annotate, playAt, promote, removeAt } from '../../../engine/game/tree-edits.ts'
import { i18n } from '../../language/i18n.ts'
import { reportFailure } from '../library/entry-actions.ts'
import type { MATCH } from '../match/match-store.ts'
import { type NOTICE, say, withdraw } from '../../platform/notice.tsx'
import { changeDraft, draftKey, treeUnder, type GameNeeds } from './game-tree.ts'
import { lineOf, placeAt, reviewed, type Reviewed } from './reviewed.ts'
import { noteEdit, type REVIEW, turnBack } from './review-store.ts'
import type { LIBRARY } from '../library/library.ts'
import type { Needs } from '../../platform/services.tsx'

/** The services for an edit of whatever is under review. */
export type EditNeeds = Needs<typeof LIBRARY | typeof MATCH | typeof NOTICE | typeof REVIEW>

/** The services to find what is under review: an entry of the library, or the match. */
export type ReviewNeeds = GameNeeds

/** The game under review and the place in it; null where there is none. */
export function underReview(app: ReviewNeeds): Reviewed | null {
  const { entry, at, through } = app.review.getState()
  const tree = treeUnder(app, entry)
  return tree === undefined ? null : reviewed(lineOf(tree, through), at)
}

export function goTo(app: ReviewNeeds, at: number | null | undefined): void {
  const shown = underReview(app)
  if (shown === null || at === null || at === undefined) return
  app.review.setState((place) => ({ ...placeAt(shown, place, at), trial: null, seeks: false }))
}

type Change = (tree: GameTree, at: number) => { readonly tree: GameTree; readonly at: number }

/** @param change returns the changed game, and the moment to go to */
export function edit(app: EditNeeds, change: Change): void {
  // What a notice offers to undo is no longer the last edit.
  if (makeEdit(app, change)) withdraw(app.notice, OWNER)
}

/** The owner of the undos that notices offer: undoing an edit here undoes the last one. */
const OWNER = 'review'

/** Returns whether the game has changed. */
function makeEdit(app: EditNeeds, change: Change): boolean {
  const shown = underReview(app)
  if (shown === null) return false
  const place = app.review.getState()
  const { tree, at } = change(shown.tree, shown.moment.id)
  if (tree === shown.tree) {
    goTo(app, at)
    return false
  }
  noteEdit(
    app.review,
    { tree: shown.tree, at: place.at, through: place.through },
    placeAt(lineOf(tree, place.through), place, at),
  )
  keep(app, place.entry, () => tree)
  return true
}

/** Keeps a changed game: on the shelf where it is the user's own, otherwise in memory. */
function keep(app: EditNeeds, id: string | null, change: (tree: GameTree) => GameTree, isStale = false): void {
  const tree = treeUnder(app, id)
  if (tree === undefined) return
  if (draftKey(app, id) !== null) changeDraft(app, id, change(tree))
  else if (id !== null) void reportFailure(app, app.library.update(id, change, isStale))
}

/**
 * Sets the remarks on a moment, even if the moment or its game is no longer shown.
 *
 * @param id of the game's entry; null for the game being played
 * @param isStale has another tab changed them since the user began to write?
 */
export function annotateIn(app: EditNeeds, id: string | null, moment: number, remarks: Remarks, isStale = false): void {
  const annotated = (tree: GameTree) => (tree.moments.has(moment) ? annotate(tree, moment, remarks) : tree)
  if (!isStale && app.review.getState().entry === id) edit(app, (tree, at) => ({ tree: annotated(tree), at }))
  else keep(app, id, annotated, isStale)
}

/**
 * Plays a move: as a new variation, or as one that is there already.
 *
 * @param from the moment it is played at; by default the one shown
 */
export function playHere(app: EditNeeds, move: Move, from?: number): void {
  edit(app, (tree, at) => playAt(tree, from ?? at, move))
  // A mistake that is being corrected is left with the move.
  app.review.setState({ trial: null, seeks: false })
}

/**
 * Can the moment shown be deleted or its variation promoted? The moves of the game being played stay as they were
 * played.
 */
export function canRearrange({ review }: Needs<typeof REVIEW>, { tree, moment }: Reviewed): boolean {
  return (
    moment.parent !== null &&
    (review.getState().entry !== null || lineThrough(tree).every(({ id }) => id !== moment.id))
  )
}

/** Makes the variation shown the main line; in the game being played that is the line that was played. */
export function canPromote({ review }: Needs<typeof REVIEW>, { tree, moment }: Reviewed): boolean {
  return review.getState().entry !== null && promote(tree, moment.id) !== tree
}

export function promoteHere(app: EditNeeds): void {
  const shown = underReview(app)
  if (shown !== null && canPromote(app, shown)) edit(app, (tree, at) => ({ tree: promote(tree, at), at }))
}

/** Deletes the moment shown and all that follows it, which can be undone. */
export function deleteHere(app: EditNeeds): void {
  const shown = underReview(app)
  if (shown === null || !canRearrange(app, shown)) return
  const count = [...subtree(shown.tree, shown.moment.id)].length
  makeEdit(app, removeAt)
  const { entry } = app.review.getState()
  say(app.notice, i18n.t('library:deletedMoves', { count }), () => undoDeletion(app, entry, shown.tree), OWNER)
}

/**
 * Undoes the deletion as the last edit; where the review has been left meanwhile, gives the game its earlier moves
 * back.
 */
function undoDeletion(app: EditNeeds, id: string | null, before: GameTree): void {
  const { entry, past } = app.review.getState()
  if (entry === id && past.at(-1)?.tree === before) turn(app, 'past')
  else restore(app, id, before)
}

/** Gives a game its earlier moves back. Its information stays as it is now: only its moves are edited here. */
function restore(app: EditNeeds, id: string | null, before: GameTree): void {
  if (draftKey(app, id) !== null) return changeDraft(app, id, before, true)
  const { moments, nextId } = before
  if (id !== null && treeUnder(app, id) !== undefined)
    void reportFailure(
      app,
      app.library.update(id, (tree) => ({ ...tree, moments, nextId })),
    )
}

export function undoEdit(app: EditNeeds): void {
  withdraw(app.notice, OWNER)
  turn(app, 'past')
}

export function redoEdit(app: EditNeeds): void {
  withdraw(app.notice, OWNER)
  turn(app, 'future')
}

function turn(app: EditNeeds, direction: 'past' | 'future'): void {
  const { entry, at, through } = app.review.getState()
  const tree = treeUnder(app, entry)
  if (tree === undefined) return
  const to = turnBack(app.review, { tree, at, through }, direction)
  if (to !== null) restore(app, entry, to.tree)
}
