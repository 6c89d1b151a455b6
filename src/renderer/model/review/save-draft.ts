/** Saving what is under review as an entry of the user's own, with the variations that were in memory only. */
import { graft } from '../../../engine/game/tree-edits.ts'
import { i18n } from '../../language/i18n.ts'
import { entryPlace } from '../../platform/places.ts'
import { type NOTICE, say } from '../../platform/notice.tsx'
import { newId } from '../../platform/secure-context.ts'
import type { Needs } from '../../platform/services.tsx'
import { asFault, entryName, libraryFaultWords } from '../library/entry-words.ts'
import { withTime } from '../library/game-time.ts'
import type { LIBRARY } from '../library/library.ts'
import { entryOfMatch } from '../library/my-games.ts'
import { addGame, keptEntry, suggestedGameName, withGame } from '../library/save.ts'
import { draftKey, readableEntry, treeUnder, type GameNeeds } from './game-tree.ts'
import { dropDraft } from './review-store.ts'

type SaveNeeds = GameNeeds & Needs<typeof LIBRARY | typeof NOTICE>

/** Saves the game under review and goes on with the entry, at the same moment. What cannot be saved stays in memory. */
export async function saveUnderReview(app: SaveNeeds): Promise<void> {
  const { entry } = app.review.getState()
  const key = draftKey(app, entry)
  if (key === null) return
  try {
    const saved = entry === null ? await saveMatch(app) : await saveCopy(app, entry)
    dropDraft(app.review, key)
    const { at, through } = app.review.getState()
    app.review.setState({ entry: saved.id, at: saved.idOf(at), through: saved.idOf(through), past: [], future: [] })
    location.replace(entryPlace(saved.id))
    say(app.notice, i18n.t('library:savedReview', { name: saved.name }))
  } catch (error) {
    say(app.notice, libraryFaultWords(asFault(error)))
  }
}

interface Saved {
  readonly id: string
  readonly name: string
  /** The id that a moment of the game under review has in the entry. */
  readonly idOf: (moment: number) => number
}

const same = (moment: number) => moment

async function saveCopy(app: SaveNeeds, id: string): Promise<Saved> {
  const original = readableEntry(app, id)
  const tree = treeUnder(app, id)
  if (original === null || tree === undefined) throw new RangeError(`there is no game ${id}`)
  return { id: await app.library.add(tree, newId()), name: entryName(original), idOf: same }
}

/** Saves the game being played: under the entry that it has already, with what is written there, or under a new one. */
async function saveMatch(app: SaveNeeds): Promise<Saved> {
  const match = app.match.getState()
  const tree = treeUnder(app, null)
  if (tree === undefined) throw new RangeError('there is no game')
  const kept = keptEntry(app, match) ?? entryOfMatch(app, match)
  if (kept === null) {
    const name = suggestedGameName(match)
    const id = await addGame(app, match, name, tree)
    app.match.setEntry(id)
    return { id, name, idOf: same }
  }
  let ids: ReadonlyMap<number, number> = new Map()
  await app.library.update(kept.id, (before) => {
    const { tree: after, ids: moved } = graft(withTime(withGame(before, match.game), match), tree)
    ids = moved
    return after
  })
  return { id: kept.id, name: entryName(kept), idOf: (moment) => ids.get(moment) ?? moment }
}
