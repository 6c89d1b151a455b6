/** Makes the parts of the app. The object that has them all tells the compiler what can be asked for. */
import { Advisor } from '../model/oracle/advisor.ts'
import { Comparison } from '../model/compare/comparison.ts'
import { Computer, createThinkingStore } from '../model/match/computer.ts'
import type { DESKTOP } from '../platform/download.ts'
import { copyText } from '../platform/secure-context.ts'
import { createDialogStore } from '../platform/dialog.ts'
import { type DOCUMENTS, WatchedDocuments } from '../platform/storage/watched-documents.ts'
import { createInspectStore } from '../model/inspect/inspect-store.ts'
import { GroundsFinder } from '../model/grounds/grounds-finder.ts'
import { GameArchive } from '../model/library/game-archive.ts'
import { ChanceCurve } from '../model/chances/chance-curve.ts'
import { ChanceSearch } from '../model/chances/chance-search.ts'
import { Judging } from '../model/review/judging.ts'
import { type LIBRARY, Library } from '../model/library/library.ts'
import { createLibraryPageStore } from '../model/library/page-store.ts'
import type { MATCH } from '../model/match/match-store.ts'
import { createNoticeStore, type NOTICE } from '../platform/notice.tsx'
import { Players } from '../model/players/players.ts'
import { createPlayersPageStore } from '../model/players/page-store.ts'
import type { REPLAY } from '../model/replay/replay-store.ts'
import { fetchWindows } from '../model/replay/window-fetcher.ts'
import { MistakeRecords } from '../model/puzzles/mistakes.ts'
import { PuzzleRecords } from '../model/puzzles/records.ts'
import { fetchShipped } from '../model/puzzles/shipped.ts'
import { Solving } from '../model/puzzles/solving.ts'
import { RatedGame } from '../model/players/rated-game.ts'
import { Results } from '../model/players/results.ts'
import { createReviewStore, leavePlayed } from '../model/review/review-store.ts'
import { applySettings, DEFAULT_SETTINGS, type SETTINGS } from '../model/settings.ts'
import { TimeKeeper } from '../model/match/time-keeper.ts'
import { Sounds } from '../model/match/sounds.ts'
import { Truths } from '../model/oracle/truths.ts'
import { Updates } from '../model/updates.ts'
import { type TURNS, Turns } from '../platform/engine/turns.ts'
import { Savers, type SAVERS } from '../platform/storage/saver.ts'
import type { Needs } from '../platform/services.tsx'
import type { DesktopApi, DocumentStorage, EngineLane } from '../../contract/api.ts'
import { openPort } from '../platform/engine/ports.ts'
import { EngineClient } from '../../workers/client.ts'
import type { SessionAccess } from '../platform/storage/session-access.ts'
import { OtherTabs } from '../platform/storage/other-tabs.ts'
import { builtInEntries } from '../model/library/built-ins.ts'
import { i18n } from '../language/i18n.ts'
import { createDoingStore, isStudying } from './doing.ts'
import { inAnotherTab, openBrowserStorage, restore } from './restore.ts'
import { decodeSession } from './session.ts'
import { createSession, SessionSaver } from './session-saver.ts'
import { saveOnLeaving, warnBeforeLeaving } from '../platform/leaving.ts'
import { entryAt, entryPlace } from '../platform/places.ts'

/** Opens a lane of the engine, which has a worker of its own. */
type OpenLane = (lane: EngineLane) => EngineClient

/** The library, the review of its games, and what is shown of them. */
function createLibrary({ match, documents }: Needs<typeof DOCUMENTS | typeof MATCH>, otherTabs: OtherTabs | null) {
  const library = new Library(documents, () => builtInEntries(i18n.getFixedT(null, 'library')))
  const review = createReviewStore()
  match.subscribe((after, before) => after.game.start !== before.game.start && leavePlayed(review))
  i18n.on('languageChanged', () => library.translate())
  otherTabs?.onChange('games', (id) => void library.reload(id))
  // Where another tab has changed the game too, the review goes on with the copy of this tab's version.
  library.onCopied = (id, copy) => {
    if (review.getState().entry !== id) return
    if (entryAt(location.hash) === id) location.replace(entryPlace(copy))
    review.setState({ entry: copy })
  }
  void library.load()
  return { library, review, libraryPage: createLibraryPageStore() }
}

/** The user's own players, the oracle with its advice, and the results of games against computers. */
function createPlayers(
  app: Needs<typeof LIBRARY | typeof MATCH | typeof NOTICE | typeof SETTINGS>,
  lane: OpenLane,
  storage: DocumentStorage | null,
) {
  const { match, settings } = app
  const players = new Players(storage, (before, after) => match.changeContestant(before, after))
  const truths = new Truths(lane('oracle'))
  const chances = new ChanceSearch(lane('chances'))
  const advisor = new Advisor(match, settings, truths, chances)
  const results = new Results(match, settings, advisor.store, storage)
  const ratedGame = new RatedGame(match, settings, results)
  const gameArchive = new GameArchive({ ...app, results })
  void players.load()
  void results.load()
  return { players, playersPage: createPlayersPageStore(), truths, chances, advisor, results, ratedGame, gameArchive }
}

/** Puzzles, mistakes, and the attempts at them. */
function createPuzzles(lane: OpenLane, storage: DocumentStorage | null) {
  const puzzleRecords = new PuzzleRecords(storage)
  const solving = new Solving(puzzleRecords, lane('puzzles'), lane('more-puzzles'), fetchShipped)
  const mistakes = new MistakeRecords(storage)
  void puzzleRecords.load()
  void mistakes.load()
  return { puzzleRecords, solving, mistakes }
}

/** The computer that plays, and what else searches for a single page. */
function createSearches(
  { match, replay, settings }: Needs<typeof MATCH | typeof REPLAY | typeof SETTINGS>,
  lane: OpenLane,
  storage: DocumentStorage | null,
) {
  const thinking = createThinkingStore()
  const recorder = lane('replay')
  fetchWindows(replay, recorder)
  // A comparison keeps running while another page is shown.
  const comparison = new Comparison(storage, lane('lab'))
  void comparison.load()
  return {
    thinking,
    computer: new Computer(match, thinking, lane('play'), settings),
    comparison,
    judging: new Judging(lane('review')),
    curve: new ChanceCurve(lane('curve')),
    grounds: new GroundsFinder(lane('grounds')),
    recorder,
    turns: new Turns(),
    inspect: createInspectStore(),
  }
}

/** Opens the storage of everything that is kept, with what the last visit has left there. */
async function openStorage(desktop: DesktopApi | undefined) {
  const savers = new Savers()
  const opened =
    desktop === undefined
      ? await openBrowserStorage(() => savers.store.setState({ isLost: true }))
      : { isSole: true, whenSole: null, ...desktop }
  const otherTabs = desktop === undefined ? new OtherTabs() : null
  const documents = new WatchedDocuments(otherTabs?.announcing(opened.documents) ?? opened.documents)
  const restored = opened.isSole ? await restore(opened.session) : await inAnotherTab(opened.session)
  const notice = createNoticeStore(
    restored.message ?? (otherTabs?.canHear === false ? i18n.t('common:restoring.unheard') : null),
  )
  return { opened, otherTabs, restored, parts: { desktop, savers, documents, notice } }
}

/** Makes the parts that Play does not need; rejects if their code cannot be fetched. */
async function makeRest(
  app: Needs<typeof DESKTOP | typeof DOCUMENTS | typeof SAVERS | typeof NOTICE | typeof TURNS>,
  storageNow: () => DocumentStorage | null,
) {
  const [{ createStudies }, { tellRestored }] = await Promise.all([
    import('./create-studies.ts'),
    import('../model/backup/tell-restored.ts'),
  ])
  const storage = storageNow()
  if (storage !== null) void tellRestored(app)
  return createStudies(app, storage)
}

/** Makes all parts that Play needs, and `complete`, which makes the rest and resolves to the whole app. */
export async function createApp(desktop: DesktopApi | undefined) {
  await applySettings(DEFAULT_SETTINGS)
  const { opened, otherTabs, restored, parts } = await openStorage(desktop)
  const { savers, documents } = parts
  // All documents but those of the library are kept by the sole tab alone.
  let storage = opened.isSole ? documents : null
  const sessionAccess: SessionAccess = {
    load: () => opened.session.load(),
    save: (text) => opened.session.save(text),
    check: (text) => void decodeSession(text),
    isSole: () => storage !== null,
  }
  const copy = (text: string) => (desktop === undefined ? copyText(text) : desktop.clipboard.write(text))
  const base = { ...parts, ...createSession(restored), copy, sessionAccess, dialog: createDialogStore() }
  await applySettings(base.settings.getState())
  const lane: OpenLane = (name) => new EngineClient(openPort(desktop, name))
  const library = createLibrary(base, otherTabs)
  const session = new SessionSaver({ ...base, ...library }, opened.session, opened.isSole, restored)
  const players = createPlayers({ ...base, ...library }, lane, storage)
  const puzzles = createPuzzles(lane, storage)
  const searches = createSearches(base, lane, storage)
  savers.add(session, documents, library.library, players.players, players.results)
  savers.add(puzzles.puzzleRecords, puzzles.mistakes, searches.comparison)
  const doing = createDoingStore({ ...base, ...players, ...puzzles, ...searches })
  const updates = desktop === undefined ? null : new Updates(desktop.updates, () => isStudying(doing.getState()))
  const timeKeeper = new TimeKeeper(base.match, base.dialog)
  const app = { ...base, ...library, ...players, ...puzzles, ...searches, doing, updates, timeKeeper }
  const { advisor, ratedGame, results, gameArchive } = players
  const sounds = new Sounds(base.match, base.settings, timeKeeper)
  base.match.join({ clock: timeKeeper, sounds, advisor, ratedGame, results, gameArchive, computer: searches.computer })
  saveOnLeaving(savers)
  if (desktop === undefined) warnBeforeLeaving(savers)
  if (!opened.isSole)
    void opened.whenSole?.then(async () => {
      storage = documents
      await Promise.all([session.inherit(), savers.takeOver(documents)])
    })
  const makeWhole = async () => ({ ...app, ...(await makeRest(app, () => storage)) })
  let making: ReturnType<typeof makeWhole> | null = null
  return { app, complete: () => (making ??= makeWhole()) }
}

type Made = Awaited<ReturnType<typeof createApp>>

declare module '../platform/services.tsx' {
  interface Registered {
    readonly app: Made['app']
    readonly whole: Awaited<ReturnType<Made['complete']>>
  }
}
