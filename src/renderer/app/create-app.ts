/** Makes the parts of the app, and joins those that listen to each other. */
import { ADVISOR, Advisor } from '../model/oracle/advisor.ts'
import { Comparison, COMPARISON } from '../model/compare/comparison.ts'
import { Computer, COMPUTER_PLAYER, createThinkingStore, THINKING } from '../model/match/computer.ts'
import { COPY } from '../platform/clipboard.ts'
import { DESKTOP } from '../platform/download.ts'
import { copyText } from '../platform/secure-context.ts'
import { createDialogStore, DIALOG } from '../platform/dialog.ts'
import { DOCUMENTS, WatchedDocuments } from '../platform/storage/watched-documents.ts'
import { createInspectStore, INSPECT } from '../model/inspect/inspect-store.ts'
import { GROUNDS, GroundsFinder } from '../model/grounds/grounds-finder.ts'
import { GAME_ARCHIVE, GameArchive } from '../model/library/game-archive.ts'
import { JUDGING, Judging } from '../model/review/judging.ts'
import { LIBRARY, Library } from '../model/library/library.ts'
import { createLibraryPageStore, LIBRARY_PAGE } from '../model/library/page-store.ts'
import { MATCH, type Followers } from '../model/match/match-store.ts'
import { createNoticeStore, NOTICE } from '../platform/notice.tsx'
import { OWN_PLAYERS, Players } from '../model/players/players.ts'
import { createPlayersPageStore, PLAYERS_PAGE } from '../model/players/page-store.ts'
import { RECORDER, REPLAY } from '../model/replay/replay-store.ts'
import { fetchWindows } from '../model/replay/window-fetcher.ts'
import { MistakeRecords, MISTAKES } from '../model/puzzles/mistakes.ts'
import { PUZZLE_RECORDS, PuzzleRecords } from '../model/puzzles/records.ts'
import { fetchShipped } from '../model/puzzles/shipped.ts'
import { SOLVING, Solving } from '../model/puzzles/solving.ts'
import { RATED_GAME, RatedGame } from '../model/players/rated-game.ts'
import { RESULTS, Results } from '../model/players/results.ts'
import { createReviewStore, leavePlayed, REVIEW } from '../model/review/review-store.ts'
import { applySettings, DEFAULT_SETTINGS, SETTINGS } from '../model/settings.ts'
import { TIME_KEEPER, TimeKeeper } from '../model/match/time-keeper.ts'
import { Sounds } from '../model/match/sounds.ts'
import { TRUTHS, Truths } from '../model/oracle/truths.ts'
import { TURNS, Turns } from '../platform/engine/turns.ts'
import { Savers, SAVERS } from '../platform/storage/saver.ts'
import { Services } from '../platform/services.tsx'
import type { DesktopApi, DocumentStorage, EngineLane } from '../../contract/api.ts'
import { openPort } from '../platform/engine/ports.ts'
import { EngineClient } from '../../workers/client.ts'
import { SESSION_ACCESS } from '../platform/storage/session-access.ts'
import { OtherTabs } from '../platform/storage/other-tabs.ts'
import { builtInEntries } from '../model/library/built-ins.ts'
import { i18n } from '../language/i18n.ts'
import { createDoingStore, DOING } from './doing.ts'
import { inAnotherTab, openBrowserStorage, restore } from './restore.ts'
import { decodeSession } from './session.ts'
import { createSession, SessionSaver } from './session-saver.ts'
import { saveOnLeaving, warnBeforeLeaving } from '../platform/leaving.ts'
import { entryAt, entryPlace } from '../platform/places.ts'

/** A lane of the engine, with a worker of its own. */
function lane(services: Services, name: EngineLane): EngineClient {
  return new EngineClient(openPort(services.get(DESKTOP), name))
}

/** The library, and the review of its games. */
function createLibrary(services: Services, documents: WatchedDocuments, otherTabs: OtherTabs | null): void {
  const library = services.provide(
    LIBRARY,
    new Library(documents, () => builtInEntries(i18n.getFixedT(null, 'library'))),
  )
  const review = services.provide(REVIEW, createReviewStore())
  services.get(MATCH).subscribe((after, before) => after.game.start !== before.game.start && leavePlayed(review))
  i18n.on('languageChanged', () => library.translate())
  otherTabs?.onChange('games', (id) => void library.reload(id))
  // Where another tab has changed the game too, the review goes on with the copy of this tab's version.
  library.onCopied = (id, copy) => {
    if (review.getState().entry !== id) return
    if (entryAt(location.hash) === id) location.replace(entryPlace(copy))
    review.setState({ entry: copy })
  }
  services.provide(LIBRARY_PAGE, createLibraryPageStore())
  services.get(SAVERS).add(library)
  void library.load()
}

/** The user's own players, the oracle with its advice, and the results of games against computers. */
function createPlayers(services: Services, storage: DocumentStorage | null): void {
  const match = services.get(MATCH)
  const settings = services.get(SETTINGS)
  const players = services.provide(
    OWN_PLAYERS,
    new Players(storage, (before, after) => match.changeContestant(before, after)),
  )
  const truths = services.provide(TRUTHS, new Truths(lane(services, 'oracle')))
  const advisor = services.provide(ADVISOR, new Advisor(match, settings, truths))
  const results = services.provide(RESULTS, new Results(match, settings, advisor.store, storage))
  services.provide(RATED_GAME, new RatedGame(match, settings, results))
  services.provide(PLAYERS_PAGE, createPlayersPageStore())
  services.get(SAVERS).add(players, results)
  services.provide(GAME_ARCHIVE, new GameArchive(services.pick(LIBRARY, MATCH, NOTICE, RESULTS)))
  void players.load()
  void results.load()
}

/** Puzzles, mistakes, and the attempts at them. */
function createPuzzles(services: Services, storage: DocumentStorage | null): void {
  const records = services.provide(PUZZLE_RECORDS, new PuzzleRecords(storage))
  services.provide(
    SOLVING,
    new Solving(records, lane(services, 'puzzles'), lane(services, 'more-puzzles'), fetchShipped),
  )
  const mistakes = services.provide(MISTAKES, new MistakeRecords(storage))
  services.get(SAVERS).add(records, mistakes)
  void records.load()
  void mistakes.load()
}

/** The comparison of searches, which keeps running while another page is shown. */
function createComparison(services: Services, storage: DocumentStorage | null): void {
  const comparison = services.provide(COMPARISON, new Comparison(storage, lane(services, 'lab')))
  services.get(SAVERS).add(comparison)
  void comparison.load()
}

/** The engine's lanes that serve a single page, and the stores of those pages. */
function createPages(services: Services): void {
  const { match, settings } = services.pick(MATCH, SETTINGS)
  const thinking = services.provide(THINKING, createThinkingStore())
  const computer = services.provide(COMPUTER_PLAYER, new Computer(match, thinking, lane(services, 'play'), settings))
  services.provide(JUDGING, new Judging(lane(services, 'review')))
  services.provide(GROUNDS, new GroundsFinder(lane(services, 'grounds')))
  fetchWindows(services.get(REPLAY), services.provide(RECORDER, lane(services, 'replay')))
  services.provide(INSPECT, createInspectStore())
  services.provide(DOING, createDoingStore(services))
  const dialog = services.provide(DIALOG, createDialogStore())
  const clock = services.provide(TIME_KEEPER, new TimeKeeper(match, dialog))
  const sounds = new Sounds(match, settings, clock)
  const { advisor, ratedGame, results, gameArchive } = services.pick(ADVISOR, RATED_GAME, RESULTS, GAME_ARCHIVE)
  const followers: Followers = { clock, sounds, advisor, ratedGame, results, gameArchive, computer }
  match.join(followers)
}

/** The parts of the app that Play needs, and a function that makes the rest. */
interface App {
  readonly services: Services
  /** Makes the rest once; rejects if its code cannot be fetched. */
  readonly complete: () => Promise<void>
}

export async function createApp(desktop: DesktopApi | undefined): Promise<App> {
  await applySettings(DEFAULT_SETTINGS)
  const services = new Services()
  services.provide(DESKTOP, desktop)
  services.provide(COPY, (text) => (desktop === undefined ? copyText(text) : desktop.clipboard.write(text)))
  const savers = services.provide(SAVERS, new Savers())
  const kept =
    desktop === undefined
      ? await openBrowserStorage(() => savers.store.setState({ isLost: true }))
      : { isSole: true, whenSole: null, ...desktop }
  const otherTabs = desktop === undefined ? new OtherTabs() : null
  const documents = services.provide(
    DOCUMENTS,
    new WatchedDocuments(otherTabs?.telling(kept.documents) ?? kept.documents),
  )
  const restored = kept.isSole ? await restore(kept.session) : await inAnotherTab(kept.session)
  services.provide(
    NOTICE,
    createNoticeStore(restored.message ?? (otherTabs?.canHear === false ? i18n.t('common:restoring.unheard') : null)),
  )
  createSession(services, restored)
  services.provide(SESSION_ACCESS, {
    load: () => kept.session.load(),
    save: (text) => kept.session.save(text),
    check: (text) => void decodeSession(text),
    isSole: () => storage !== null,
  })
  const session = new SessionSaver(services, kept.session, kept.isSole, restored)
  savers.add(session, documents)
  await applySettings(services.get(SETTINGS).getState())
  // All of these but the library are kept by the sole tab alone.
  let storage = kept.isSole ? documents : null
  createLibrary(services, documents, otherTabs)
  createPlayers(services, storage)
  createPuzzles(services, storage)
  createComparison(services, storage)
  services.provide(TURNS, new Turns())
  createPages(services)
  saveOnLeaving(savers)
  if (desktop === undefined) warnBeforeLeaving(savers)
  if (!kept.isSole)
    void kept.whenSole?.then(async () => {
      storage = documents
      await Promise.all([session.inherit(), savers.takeOver(documents)])
    })
  let completing: Promise<void> | null = null
  const complete = () =>
    (completing ??= Promise.all([import('./create-studies.ts'), import('../model/backup/tell-restored.ts')]).then(
      ([{ createStudies }, { tellRestored }]) => {
        createStudies(services, storage)
        if (storage !== null) void tellRestored(services.pick(DOCUMENTS, NOTICE))
      },
    ))
  return { services, complete }
}
