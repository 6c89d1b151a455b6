/** A game as a link: the whole of it as SGF, and the moment that is shown. */
import { START, subtree, type GameTree } from '../../../engine/game/game-tree.ts'
import { i18n } from '../../language/i18n.ts'
import { say } from '../../platform/notice.tsx'
import { entryPlace, GAME_PLACE, pageHash, MAX_SHARED_LINK_LENGTH } from '../../platform/places.ts'
import { removeEntries, reportFailure, type LibraryNeeds } from './entry-actions.ts'
import type { Entry } from './entries.ts'
import { asFault, libraryFaultWords, suggestedName } from './entry-words.ts'
import { LibraryError } from './fault.ts'
import { readSgf } from './read-sgf.ts'
import { writeSgf } from './write-sgf.ts'
import { newId } from '../../platform/secure-context.ts'

/** Link to a moment of a game; null where the game is too long for a link, and has to be sent as a file. */
export function gamePlace(tree: GameTree, at: number): string | null {
  const place = `${GAME_PLACE}${momentText(tree, at)}&${new URLSearchParams({ sgf: textWith(tree.info.name, tree) }).toString()}`
  return place.length > MAX_SHARED_LINK_LENGTH ? null : place
}

/** A moment by its number in the order of the file, which is the same wherever the game is read. */
export function momentText(tree: GameTree, at: number): string {
  return `moment=${[...subtree(tree)].findIndex(({ id }) => id === at)}`
}

/** The moment that a link names; the start where the game has no such moment. */
export function momentNamed(tree: GameTree, link: string): number {
  return [...subtree(tree)][Number(new URLSearchParams(link).get('moment'))]?.id ?? START
}

/**
 * Adds the game of a link to the library, unless that has the same game, and returns the address of its review. A
 * faulty link is reported, and leads to the library.
 */
export function takeLinkedGame(app: LibraryNeeds, place: string): string {
  const link = new URLSearchParams(place.slice(GAME_PLACE.length))
  try {
    const [tree, ...others] = readSgf(link.get('sgf') ?? '')
    if (others.length > 0) throw new LibraryError('several-games')
    const id = sameGame(app.library.store.getState().entries, tree)?.id ?? addLinked(app, tree)
    return `${entryPlace(id)}/${new URLSearchParams({ moment: link.get('moment') ?? '0' }).toString()}`
  } catch (error) {
    say(app.notice, i18n.t('library:link.faulty', { reason: libraryFaultWords(asFault(error)) }))
    return pageHash('library')
  }
}

function addLinked(app: LibraryNeeds, tree: GameTree): string {
  const id = newId()
  const name = tree.info.name || suggestedName(tree)
  void reportFailure(app, app.library.add({ ...tree, info: { ...tree.info, name, played: null } }, id))
  say(app.notice, i18n.t('library:link.added', { name }), () => void removeEntries(app, [id]))
  return id
}

/** The game without what only its own library says of it. */
function textWith(name: string, tree: GameTree): string {
  return writeSgf([{ ...tree, info: { ...tree.info, name, created: '', changed: '', played: null } }])
}

/** The entry that has the same game, under any name. */
function sameGame(entries: readonly Entry[], tree: GameTree): Entry | undefined {
  const text = textWith('', tree)
  // Writing thousands of games takes long; few have the same number of moments.
  return entries.find(
    (entry) =>
      entry.kind !== 'broken' && entry.tree.moments.size === tree.moments.size && textWith('', entry.tree) === text,
  )
}
