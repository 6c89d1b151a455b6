/** Changes of the game under review, saved at once. A game that comes with the app stays as it is: the change goes to a copy. */
import type { Move } from '../../../engine/game/game.ts'
import { NO_INFO, subtree, type GameTree } from '../../../engine/game/game-tree.ts'
import type { Remarks } from '../../../engine/game/tree-builder.ts'
import { annotate, playAt, removeAt } from '../../../engine/game/tree-edits.ts'
import { i18n } from '../../language/i18n.ts'
import type { GameEntry } from '../library/entries.ts'
import { tell } from '../library/entry-actions.ts'
import { entryName } from '../library/entry-words.ts'
import { playedBy, treeOf } from '../library/save.ts'
import { isBetweenComputers, type MATCH, type MatchState } from '../match/match-store.ts'
import { type NOTICE, say, withdraw } from '../../platform/notice.tsx'
import { lineOf, placeAt, reviewed, type Reviewed } from './reviewed.ts'
import { noteEdit, type REVIEW, turnBack } from './review-store.ts'
import type { LIBRARY } from '../library/library.ts'
import { entryPlace } from '../../platform/places.ts'
import type { Needs } from '../../platform/services.tsx'
import { newId } from '../../platform/secure-context.ts'

/** The services for an edit of whatever is under review. */
type EditNeeds = Needs<typeof LIBRARY | typeof MATCH | typeof NOTICE | typeof REVIEW>

/** The services for an edit of a library entry. */
type EntryNeeds = Needs<typeof LIBRARY | typeof NOTICE | typeof REVIEW>

/** The services to find what is under review: an entry of the library, or the match. */
export type ReviewNeeds = Needs<typeof LIBRARY | typeof MATCH | typeof REVIEW>

/** The tree of the game being played; the same object as long as the game is the same. */
export function treeOfMatch(match: MatchState): GameTree {
  const { game } = match
  const known = matchTrees.get(game)
  if (known !== undefined) return known
  const tree = treeOf(match, { ...NO_INFO, played: isBetweenComputers(match) ? null : playedBy(match) })
  matchTrees.set(game, tree)
  return tree
}

const matchTrees = new WeakMap<MatchState['game'], GameTree>()

/** The entry under review; null for the game being played, which cannot be changed here. */
function entryUnderReview({ review, library }: Needs<typeof LIBRARY | typeof REVIEW>): GameEntry | null {
  const { entry: id } = review.getState()
  const entry = id === null ? undefined : library.entry(id)
  return entry === undefined || entry.kind === 'broken' ? null : entry
}

/** The game under review and the place in it; null where there is none. */
export function underReview(app: ReviewNeeds): Reviewed | null {
  const { entry: id, at, through } = app.review.getState()
  const tree = id === null ? treeOfMatch(app.match.getState()) : entryUnderReview(app)?.tree
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
  const entry = entryUnderReview(app)
  const shown = underReview(app)
  if (entry === null || shown === null) return false
  const place = app.review.getState()
  const { tree, at } = change(entry.tree, shown.moment.id)
  if (tree === entry.tree) {
    goTo(app, at)
    return false
  }
  noteEdit(app.review, { tree: entry.tree, at: place.at, through: place.through }, placeAt(lineOf(tree, place.through), place, at))
  if (entry.builtIn) copyInto(app, entry, tree)
  else void tell(app, app.library.update(entry.id, () => tree))
  return true
}

/** Goes on with a copy of an entry that comes with the app. */
function copyInto(app: EntryNeeds, entry: GameEntry, tree: GameTree): void {
  const id = newId()
  void tell(app, app.library.add(tree, id))
  location.replace(entryPlace(id))
  app.review.setState({ entry: id })
  say(app.notice, i18n.t('review:copied', { name: entryName(entry) }))
}

/**
 * Sets the remarks on a moment, even if the moment or its game is no longer shown.
 *
 * @param isStale has another tab changed them since the user began to write?
 */
export function annotateIn(app: EditNeeds, id: string, moment: number, remarks: Remarks, isStale = false): void {
  const annotated = (tree: GameTree) => (tree.moments.has(moment) ? annotate(tree, moment, remarks) : tree)
  if (isStale) return void tell(app, app.library.update(id, annotated, true))
  if (app.review.getState().entry === id) return edit(app, (tree, at) => ({ tree: annotated(tree), at }))
  const entry = app.library.entry(id)
  if (entry === undefined || entry.kind === 'broken') return
  void tell(app, entry.builtIn ? app.library.add(annotated(entry.tree)) : app.library.update(id, annotated))
}

/** Plays a move at the moment shown: a new variation, or one that is there already. */
export function playHere(app: EditNeeds, move: Move): void {
  edit(app, (tree, at) => playAt(tree, at, move))
}

/** Deletes the moment shown and all that follows it, which can be undone. */
export function deleteHere(app: EditNeeds): void {
  const shown = underReview(app)
  if (shown === null || shown.moment.parent === null || entryUnderReview(app) === null) return
  const count = [...subtree(shown.tree, shown.moment.id)].length
  makeEdit(app, removeAt)
  const { entry } = app.review.getState()
  say(app.notice, i18n.t('review:deleted', { count }), () => undoDeletion(app, entry, shown.tree), OWNER)
}

/** Undoes the deletion as the last edit; where the review has been left meanwhile, gives the game its earlier moves back. */
function undoDeletion(app: EntryNeeds, id: string | null, before: GameTree): void {
  const { entry, past } = app.review.getState()
  const { moments, nextId } = before
  if (entry === id && past.at(-1)?.tree === before) turn(app, 'past')
  else if (id !== null && app.library.entry(id) !== undefined) void tell(app, app.library.update(id, (tree) => ({ ...tree, moments, nextId })))
}

export function undoEdit(app: EntryNeeds): void {
  withdraw(app.notice, OWNER)
  turn(app, 'past')
}

export function redoEdit(app: EntryNeeds): void {
  withdraw(app.notice, OWNER)
  turn(app, 'future')
}

function turn(app: EntryNeeds, direction: 'past' | 'future'): void {
  const entry = entryUnderReview(app)
  if (entry === null) return
  const { at, through } = app.review.getState()
  const to = turnBack(app.review, { tree: entry.tree, at, through }, direction)
  if (to === null) return
  // The game's information stays as it is now: only its moves are edited here.
  void tell(app, app.library.update(entry.id, ({ info }) => ({ ...to.tree, info })))
}
