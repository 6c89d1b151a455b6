/** Actions on entries; the notice reports what fails. */
import { toGame } from '../../../engine/game/game-tree.ts'
import { i18n } from '../../language/i18n.ts'
import { type NOTICE, say } from '../../platform/notice.tsx'
import { lastMoment, shownEntries, type GameEntry } from './entries.ts'
import { asFault, entryName, libraryFaultWords } from './entry-words.ts'
import { gameInTime } from './game-time.ts'
import { canRemove, type Description, type LIBRARY } from './library.ts'
import { type LIBRARY_PAGE, select } from './page-store.ts'
import { leaveGame, type MatchNeeds } from '../match/leave.ts'
import type { Needs } from '../../platform/services.tsx'

/** The services that keep entries, select them, and report on them. */
export type LibraryNeeds = Needs<typeof LIBRARY | typeof LIBRARY_PAGE | typeof NOTICE>

/** Waits for something to be saved or removed, and reports a failure. */
export async function reportFailure({ notice }: Needs<typeof NOTICE>, work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    say(notice, libraryFaultWords(asFault(error)))
  }
}

/** Deletes those entries that can be deleted, which can be undone for a while, and selects the next entry. */
export async function removeEntries(app: LibraryNeeds, ids: readonly string[]): Promise<void> {
  const { library, libraryPage, notice } = app
  const wanted = new Set(ids)
  const entries = library.store.getState().entries.filter((entry) => wanted.has(entry.id) && canRemove(entry))
  if (entries.length === 0) {
    if (ids.length > 0) say(notice, i18n.t('library:page.stays'))
    return
  }
  const next = neighbourOf(app, new Set(entries.map(({ id }) => id)))
  const removal = library.remove(...entries.map(({ id }) => id))
  select(libraryPage, next === undefined ? [] : [next])
  try {
    const undo = await removal
    say(notice, i18n.t('library:page.deleted', { count: entries.length, name: entryName(entries[0]) }), () => {
      select(libraryPage, ids)
      void reportFailure(app, undo())
    })
  } catch (error) {
    say(notice, libraryFaultWords(asFault(error)))
  }
}

/** The entry after these in the list as it is shown, or else the one before them. */
function neighbourOf({ library }: Needs<typeof LIBRARY>, ids: ReadonlySet<string>): string | undefined {
  const state = library.store.getState()
  const shown = shownEntries(state.entries, state, i18n.language).map(({ id }) => id)
  const stays = (id: string) => !ids.has(id)
  const last = shown.findLastIndex((id) => ids.has(id))
  return shown.slice(last + 1).find(stays) ?? shown.slice(0, last + 1).findLast(stays)
}

export async function duplicate(app: LibraryNeeds, { id }: GameEntry): Promise<void> {
  await reportFailure(
    app,
    app.library.copy(id).then((copy) => select(app.libraryPage, [copy])),
  )
}

export function describe(
  app: Needs<typeof LIBRARY | typeof NOTICE>,
  id: string,
  description: Description,
  isStale: boolean,
): void {
  // A field may commit its text after its entry has been deleted.
  if (app.library.entry(id) !== undefined) void reportFailure(app, app.library.describe(id, description, isStale))
}

/** Goes on with a game from its last position, or begins one from a position. */
export function playEntry(app: MatchNeeds, entry: GameEntry): void {
  const isOwnGame = entry.kind === 'game' && !entry.builtIn
  const { game, clock } = gameInTime(entry.tree, toGame(entry.tree, lastMoment(entry).id))
  leaveGame(app, i18n.t('library:page.playing', { name: entryName(entry) }), () =>
    app.match.open(game, isOwnGame ? entry.id : null, clock),
  )
  location.hash = ''
}
