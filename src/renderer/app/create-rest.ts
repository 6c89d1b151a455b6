/**
 * Makes the parts of the app that Play does not need at its start: the library and its review, puzzles, searches for a
 * single page, and the studies, which run in the background, one at a time on all workers.
 */
import type { DocumentStorage } from '../../contract/api.ts'
import { i18n } from '../language/i18n.ts'
import { tellRestored } from '../model/backup/tell-restored.ts'
import { ChanceCurve } from '../model/chances/chance-curve.ts'
import { Comparison } from '../model/compare/comparison.ts'
import { GroundsFinder } from '../model/grounds/grounds-finder.ts'
import { createInspectStore } from '../model/inspect/inspect-store.ts'
import { builtInEntries } from '../model/library/built-ins.ts'
import { GameArchive } from '../model/library/game-archive.ts'
import { Library } from '../model/library/library.ts'
import { createLibraryPageStore } from '../model/library/page-store.ts'
import type { STUDIED } from '../model/library/studied.ts'
import type { MATCH } from '../model/match/match-store.ts'
import { createPlayersPageStore } from '../model/players/page-store.ts'
import { Players } from '../model/players/players.ts'
import type { RESULTS } from '../model/players/results.ts'
import { MistakeRecords } from '../model/puzzles/mistakes.ts'
import { PuzzleRecords } from '../model/puzzles/records.ts'
import { fetchShipped } from '../model/puzzles/shipped.ts'
import { Solving } from '../model/puzzles/solving.ts'
import { OwnExercises } from '../model/replay/own-exercises.ts'
import { createReplayStore } from '../model/replay/replay-store.ts'
import { fetchWindows } from '../model/replay/window-fetcher.ts'
import { Judging } from '../model/review/judging.ts'
import { createReviewStore, leavePlayed } from '../model/review/review-store.ts'
import type { SETTINGS } from '../model/settings.ts'
import { createClaimsStore } from '../model/studies/claim-tests.ts'
import { STUDY_KINDS, type AnyStudy } from '../model/studies/kinds.ts'
import { Study } from '../model/studies/study.ts'
import { CompleteTable } from '../model/table/complete-table.ts'
import { Updates } from '../model/updates.ts'
import type { DESKTOP } from '../platform/download.ts'
import { type OpenLane, poolPorts } from '../platform/engine/ports.ts'
import { Turns } from '../platform/engine/turns.ts'
import type { NOTICE } from '../platform/notice.tsx'
import { entryAt, entryPlace } from '../platform/places.ts'
import type { Needs } from '../platform/services.tsx'
import type { OtherTabs } from '../platform/storage/other-tabs.ts'
import type { SAVERS } from '../platform/storage/saver.ts'
import type { DOCUMENTS } from '../platform/storage/watched-documents.ts'
import { EnginePool } from '../../workers/pool.ts'
import { type DOING, isStudying } from './doing.ts'
import { connectUpdates } from './updates.ts'

type Base = Needs<
  | typeof DESKTOP
  | typeof DOCUMENTS
  | typeof DOING
  | typeof MATCH
  | typeof NOTICE
  | typeof RESULTS
  | typeof SAVERS
  | typeof SETTINGS
  | typeof STUDIED
>

/** The means to make the parts. */
interface Means {
  readonly lane: OpenLane
  /** The storage of all documents but those of the library; null where another tab keeps them. */
  readonly storage: DocumentStorage | null
  /** The app in other tabs; null on the desktop, which has one window. */
  readonly otherTabs: OtherTabs | null
}

/** The library, the review of its games, and what is shown of them. */
function createLibrary(app: Base, otherTabs: OtherTabs | null) {
  const { match, documents } = app
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
  const gameArchive = new GameArchive({ ...app, library })
  return { library, review, libraryPage: createLibraryPageStore(), gameArchive }
}

/** The user's own players, puzzles and mistakes, and the attempts at them. */
function createRecords({ match }: Base, { lane, storage }: Means) {
  const players = new Players(storage, (before, after) => match.changeContestant(before, after))
  const puzzleRecords = new PuzzleRecords(storage)
  const solving = new Solving(puzzleRecords, lane('puzzles'), lane('more-puzzles'), fetchShipped)
  const mistakes = new MistakeRecords(storage)
  for (const records of [players, puzzleRecords, mistakes]) void records.load()
  return { players, playersPage: createPlayersPageStore(), puzzleRecords, solving, mistakes }
}

/** Makes what searches for a single page. */
function createSearches({ studied }: Base, { lane, storage }: Means) {
  const replay = createReplayStore(studied.getState().replayed)
  // A replay may step many times a second, but its link changes only once it rests.
  replay.subscribe(({ link }, before) => link !== before.link && studied.setState({ replayed: link }))
  studied.subscribe(({ replayed }) => replayed !== replay.getState().link && replay.setState({ link: replayed }))
  const recorder = lane('replay')
  fetchWindows(replay, recorder)
  // A comparison keeps running while another page is shown.
  const comparison = new Comparison(storage, lane('lab'))
  void comparison.load()
  return {
    comparison,
    judging: new Judging(lane('review')),
    curve: new ChanceCurve(lane('curve'), storage, import.meta.env.APP_VERSION),
    grounds: new GroundsFinder(lane('grounds')),
    replay,
    recorder,
    inspect: createInspectStore(),
  }
}

function createStudies({ desktop }: Base, { lane, storage }: Means) {
  const turns = new Turns()
  const shared = { pool: new EnginePool(poolPorts(desktop)), turns, storage, app: import.meta.env.APP_VERSION }
  const studies = STUDY_KINDS.map((kind) => [kind.name, new Study(kind, shared)] as const)
  return {
    ...(Object.fromEntries(studies) as unknown as Needs<AnyStudy>),
    all: studies.map(([, study]) => study),
    turns,
    exercises: new OwnExercises(storage),
    claims: createClaimsStore(),
    completeTable: new CompleteTable(lane('table')),
  }
}

export function createRest(app: Base, means: Means) {
  const { desktop, doing, savers } = app
  const library = createLibrary(app, means.otherTabs)
  const records = createRecords(app, means)
  const searches = createSearches(app, means)
  const { all, ...studies } = createStudies(app, means)
  savers.add(library.library, records.players, records.puzzleRecords, records.mistakes, searches.comparison)
  savers.add(searches.curve.kept)
  savers.add(...all, studies.exercises)
  const updates = desktop === undefined ? null : new Updates(desktop.updates, () => isStudying(doing.getState()))
  if (updates !== null) connectUpdates(app, updates)
  if (means.storage !== null) void tellRestored(app)
  return { ...library, ...records, ...searches, ...studies, updates }
}
