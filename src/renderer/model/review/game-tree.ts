/** The game under review as it is shown: with the variations and remarks of its draft, where it has one. */
import type { Position } from '../../../engine/game/position.ts'
import { lineThrough, NO_INFO, START, type GameTree, type Moment } from '../../../engine/game/game-tree.ts'
import type { GameEntry } from '../library/entries.ts'
import { gamePlace } from '../library/game-link.ts'
import { withTime } from '../library/game-time.ts'
import type { LIBRARY } from '../library/library.ts'
import { playedBy, treeOf, withGame } from '../library/save.ts'
import { isBetweenComputers, type MatchState } from '../match/match-state.ts'
import type { MATCH } from '../match/match-store.ts'
import type { Needs } from '../../platform/services.tsx'
import { dropDraft, putDraft, type Draft, type DraftKey, type REVIEW } from './review-store.ts'

/** The services to find a game: an entry of the library, or the match. */
export type GameNeeds = Needs<typeof LIBRARY | typeof MATCH | typeof REVIEW>

/** The tree of the game being played; the same object as long as the game is the same. */
export function treeOfMatch(match: MatchState): GameTree {
  const { game } = match
  const known = matchTrees.get(game)
  if (known !== undefined) return known
  const tree = treeOf(match, { ...NO_INFO, played: isBetweenComputers(match) ? null : playedBy(match) })
  matchTrees.set(game, tree)
  return tree
}

/** The address of the game being played, at its last move; null where it is too long. */
export function linkOfMatch(match: MatchState): string | null {
  const tree = treeOfMatch(match)
  return gamePlace(tree, lineThrough(tree).at(-1)?.id ?? START)
}

const matchTrees = new WeakMap<MatchState['game'], GameTree>()

/** An entry of the library that can be read; null for the game being played, and where there is none. */
export function readableEntry({ library }: Needs<typeof LIBRARY>, id: string | null): GameEntry | null {
  const entry = id === null ? undefined : library.entry(id)
  return entry === undefined || entry.kind === 'broken' ? null : entry
}

/** The owner of a game's draft; null for an entry of the user's own, which each edit saves. */
export function draftKey(app: GameNeeds, id: string | null): DraftKey | null {
  if (id === null) return startOf(app.match.getState())
  return readableEntry(app, id)?.builtIn === true ? id : null
}

/** Each game that is played has a start of its own. */
const startOf = ({ game }: MatchState): Position => game.start

/** A game without its draft; undefined where there is no such game. */
export function baseOf(app: GameNeeds, id: string | null): GameTree | undefined {
  return id === null ? treeOfMatch(app.match.getState()) : readableEntry(app, id)?.tree
}

/**
 * A game with its draft; the same object as long as nothing of it has changed. Undefined where there is no such game.
 */
export function treeUnder(app: GameNeeds, id: string | null): GameTree | undefined {
  const base = baseOf(app, id)
  const key = base === undefined ? null : draftKey(app, id)
  const draft = key === null ? undefined : app.review.getState().drafts.get(key)
  if (base === undefined || draft === undefined) return base
  return id !== null || draft.base === base ? draft.tree : grown(draft, app.match.getState(), base)
}

/** The draft of a game that has gone on since: what has been played since is its main line, and all else stays. */
function grown(draft: Draft, match: MatchState, base: GameTree): GameTree {
  const known = grownTrees.get(base)
  if (known?.of === draft) return known.tree
  const tree = withTime(withGame(draft.tree, match.game), match)
  grownTrees.set(base, { of: draft, tree })
  return tree
}

const grownTrees = new WeakMap<GameTree, { readonly of: Draft; readonly tree: GameTree }>()

/** Has the game under review changes that are in memory only? */
export function isDraft(app: GameNeeds): boolean {
  const { entry, drafts } = app.review.getState()
  const key = draftKey(app, entry)
  return key !== null && drafts.has(key)
}

/**
 * Replaces the draft of a game.
 *
 * @param isOld is this a version from before, which may lack what has been played since?
 */
export function changeDraft(app: GameNeeds, id: string | null, tree: GameTree, isOld = false): void {
  const key = draftKey(app, id)
  const base = baseOf(app, id)
  if (key === null || base === undefined) return
  if (isSame(tree, base)) dropDraft(app.review, key)
  else putDraft(app.review, key, { tree, base: isOld ? null : base })
}

/** Have both trees the same moments? What was added to one may have been deleted again. */
function isSame(tree: GameTree, base: GameTree): boolean {
  if (tree === base) return true
  return (
    tree.moments.size === base.moments.size &&
    [...base.moments.values()].every((moment) => isAlike(moment, tree.moments.get(moment.id)))
  )
}

function isAlike({ move, name, comment, children }: Moment, other: Moment | undefined): boolean {
  return (
    other !== undefined &&
    move === other.move &&
    name === other.name &&
    comment === other.comment &&
    children.join() === other.children.join()
  )
}
