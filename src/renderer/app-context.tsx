/** Everything the pages share: the stores, the engine's lanes, and where things are kept. */
import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { Measuring } from './accuracy/measuring.ts'
import { createContestDraftStore, type ContestDraftStore } from './arena/contest-draft.ts'
import { ContestRunner } from './arena/contest-runner.ts'
import { Contests } from './arena/contests.ts'
import { browserStorage, noStorage } from './browser-storage.ts'
import { createClaimsStore, type ClaimsStore } from './claims/claim-runs.ts'
import { EngineClient } from './engine/engine-client.ts'
import { EnginePool } from './engine/pool.ts'
import { openPort, poolPorts } from './engine/ports.ts'
import { Turns } from './engine/turns.ts'
import { createDraftStore, type DraftStore } from './experiments/draft.ts'
import { ExperimentRunner } from './experiments/experiment-runner.ts'
import { Experiments } from './experiments/experiments.ts'
import { createInspectStore, type InspectStore } from './inspect/inspect-store.ts'
import { i18n } from './i18n.ts'
import { createCompareStore, type CompareState, type CompareStore } from './lab/compare-store.ts'
import { builtInEntries } from './library/built-ins.ts'
import { Library } from './library/library.ts'
import { createLibraryPageStore, type LibraryPageStore } from './library/page-store.ts'
import { Computer, createThinkingStore, type ThinkingState, type ThinkingStore } from './match/computer.ts'
import { changeContestant, createMatchStore, type MatchState, type MatchStore } from './match/match-store.ts'
import { autosave, createSaveStore, type SaveStore } from './session/autosave.ts'
import { decodeSession, encodeSession, type Session } from './session/session.ts'
import { createPlayersPageStore, type PlayersPageStore } from './players/page-store.ts'
import { Players, type PlayersState } from './players/players.ts'
import { Results, type ResultsState } from './players/results.ts'
import { Judging } from './review/judging.ts'
import { createReviewStore, type ReviewStore } from './review/review-store.ts'
import { createLessonDraftStore, type LessonDraftStore } from './school/lesson-draft.ts'
import { LessonRunner } from './school/lesson-runner.ts'
import { Lessons } from './school/lessons.ts'
import { Advisor } from './oracle/advisor.ts'
import { Truths } from './oracle/truths.ts'
import { createReplayStore, type ReplayStore } from './replay/replay-store.ts'
import { createNoticeStore, type NoticeStore } from './notice.tsx'
import { createSurfaceDraftStore, type SurfaceDraftStore } from './surface/surface-draft.ts'
import { SurfaceRunner } from './surface/surface-runner.ts'
import { Surfaces } from './surface/surfaces.ts'
import { OtherTabs } from './session/other-tabs.ts'
import { warnBeforeLeaving } from './session/leaving.ts'
import { becomeSoleTab } from './session/sole-tab.ts'
import { WatchedDocuments } from './session/watched-documents.ts'
import { applySettings, createSettingsStore, DEFAULT_SETTINGS, type Settings, type SettingsStore } from './settings.ts'
import type { DesktopApi } from '../preload/api.ts'
import { reasonOf } from './words.ts'

/** The dialogs that open over any page. */
export type DialogName = 'newGame' | 'position' | 'saveGame' | 'savePosition' | 'settings' | 'keys'

export interface App {
  readonly match: MatchStore
  readonly thinking: ThinkingStore
  readonly computer: Computer
  readonly inspect: InspectStore
  readonly compare: CompareStore
  readonly replay: ReplayStore
  /** Which of the positions to choose from is studied. */
  readonly studied: StoreApi<{ id: string }>
  readonly library: Library
  readonly libraryPage: LibraryPageStore
  readonly review: ReviewStore
  readonly judging: Judging
  readonly truths: Truths
  readonly advisor: Advisor
  readonly documents: WatchedDocuments
  readonly experiments: Experiments
  readonly runner: ExperimentRunner
  /** Who has the background's workers. */
  readonly turns: Turns
  readonly contests: Contests
  readonly contestRunner: ContestRunner
  readonly contestDraft: ContestDraftStore
  readonly surfaces: Surfaces
  readonly surfaceRunner: SurfaceRunner
  readonly surfaceDraft: SurfaceDraftStore
  readonly lessons: Lessons
  readonly lessonRunner: LessonRunner
  readonly lessonDraft: LessonDraftStore
  readonly draft: DraftStore
  readonly claims: ClaimsStore
  readonly measuring: Measuring
  readonly players: Players
  readonly playersPage: PlayersPageStore
  readonly results: Results
  readonly lab: EngineClient
  readonly recorder: EngineClient
  readonly settings: SettingsStore
  readonly saving: SaveStore
  /** Saves again what could not be saved. Does not fail: the stores tell. */
  readonly saveAgain: () => Promise<void>
  readonly notice: NoticeStore
  readonly dialog: StoreApi<{ open: DialogName | null }>
  readonly copy: (text: string) => Promise<void>
  /** Undefined in a browser. */
  readonly desktop: DesktopApi | undefined
}

interface Restored {
  readonly session: Session | null
  /** What the user has to know of it. */
  readonly message: string | null
  /** Nothing may be saved over a text that could neither be read nor kept. */
  readonly maySave: boolean
  /** Why it could not even be loaded. */
  readonly fault: string | null
}

/** What the browser's storage is like for this tab. */
interface Kept extends Pick<DesktopApi, 'session' | 'documents'> {
  /** Whether no other tab has the session and what runs in the background. */
  readonly isSole: boolean
}

/** The browser's storage; one in which nothing can be kept where the browser cannot tell whether another tab writes there too. */
async function openBrowserStorage(onLost: () => void): Promise<Kept> {
  let isLeaving = false
  window.addEventListener('pagehide', () => (isLeaving = true))
  window.addEventListener('pageshow', () => (isLeaving = false))
  try {
    const isSole = await becomeSoleTab()
    return { isSole, ...browserStorage({ onLost, isLeaving: () => isLeaving }) }
  } catch (fault) {
    return { isSole: true, ...noStorage(fault as Error) }
  }
}

function inAnotherTab(): Restored {
  return { session: null, message: i18n.t('common:restoring.elsewhere'), maySave: false, fault: null }
}

/** What was saved last; a text that cannot be read is kept aside. */
async function restore(storage: DesktopApi['session']): Promise<Restored> {
  let text: string | null
  try {
    text = await storage.load()
  } catch (error) {
    const reason = reasonOf(error)
    return { session: null, message: i18n.t('common:restoring.notLoaded', { reason }), maySave: false, fault: reason }
  }
  if (text === null) return { session: null, message: null, maySave: true, fault: null }
  try {
    return { session: decodeSession(text), message: null, maySave: true, fault: null }
  } catch (fault) {
    try {
      await storage.setAside(text)
      return { session: null, message: i18n.t('common:restoring.setAside', { reason: reasonOf(fault) }), maySave: true, fault: null }
    } catch (error) {
      const message = i18n.t('common:restoring.notSetAside', { fault: reasonOf(fault), reason: reasonOf(error) })
      return { session: null, message, maySave: false, fault: null }
    }
  }
}

export async function createApp(desktop: DesktopApi | undefined): Promise<App> {
  applySettings(DEFAULT_SETTINGS)
  const lost = { tell: () => {} }
  const { isSole, session: storage, documents: kept } = desktop === undefined ? await openBrowserStorage(() => lost.tell()) : { isSole: true, ...desktop }
  const otherTabs = desktop === undefined ? new OtherTabs() : null
  const documents = new WatchedDocuments(otherTabs?.telling(kept) ?? kept)
  const { session, message, maySave, fault } = isSole ? await restore(storage) : inAnotherTab()
  const match = createMatchStore(session?.match)
  const settings = createSettingsStore(session?.settings)
  const saving = createSaveStore()
  const save = autosave(storage, saving, () => encodeSession({ match: match.getState(), settings: settings.getState() }))
  if (maySave) {
    match.subscribe(save)
    settings.subscribe(save)
  } else saving.setState(fault === null ? { state: isSole ? 'kept' : 'elsewhere' } : { state: 'unread', reason: fault })
  settings.subscribe(applySettings)
  applySettings(settings.getState())
  const library = new Library(documents, () => builtInEntries(i18n.getFixedT(null, 'library')))
  i18n.on('languageChanged', () => library.translate())
  otherTabs?.onChange('games', (id) => void library.reload(id))
  void library.load()
  const review = createReviewStore()
  // Whoever has changed a game that another tab has changed too goes on with the copy.
  library.onCopied = (id, copy) => {
    if (review.getState().entry !== id) return
    if (location.hash === `#library/${id}`) location.replace(`#library/${copy}`)
    review.setState({ entry: copy })
  }
  const studies = isSole ? documents : null
  const experiments = new Experiments(studies, import.meta.env.APP_VERSION)
  const turns = new Turns()
  const pool = new EnginePool(poolPorts(desktop))
  const runner = new ExperimentRunner(experiments, pool, turns)
  const contests = new Contests(studies, import.meta.env.APP_VERSION)
  const contestRunner = new ContestRunner(contests, pool, turns)
  const surfaces = new Surfaces(studies, import.meta.env.APP_VERSION)
  const surfaceRunner = new SurfaceRunner(surfaces, pool, turns)
  const lessons = new Lessons(studies, import.meta.env.APP_VERSION)
  const lessonRunner = new LessonRunner(lessons, pool, turns)
  const measuring = new Measuring(new EngineClient(openPort(desktop, 'accuracy')), studies)
  for (const background of [runner, contestRunner, surfaceRunner, lessonRunner, measuring]) window.addEventListener('pagehide', () => background.flush())
  const players = new Players(studies, (before, after) => changeContestant(match, before, after))
  void players.load()
  const thinking = createThinkingStore()
  const truths = new Truths(new EngineClient(openPort(desktop, 'oracle')))
  const advisor = new Advisor(match, settings, truths)
  const results = new Results(match, settings, advisor.store, studies)
  void results.load()
  lost.tell = () => documents.store.setState({ isLost: true })
  const saveAgain = async () => {
    const { isLost } = documents.store.getState()
    documents.store.setState({ isLost: false })
    if (maySave) save.again()
    for (const kept of [measuring, results]) kept.saveAgain(isLost)
    await Promise.all([library, experiments, contests, surfaces, lessons, players].map((shelf) => shelf.saveAgain(isLost)))
  }
  const begun = match.getState().game
  const isUnsaved = () => {
    const { faults, isLost } = documents.store.getState()
    // Where nothing is saved, a game that has not been played on is no loss.
    const isGameUnsaved = maySave ? saving.getState().state === 'failed' : match.getState().game !== begun
    return isGameUnsaved || faults.size > 0 || isLost
  }
  if (desktop === undefined) warnBeforeLeaving(isUnsaved)
  return {
    match,
    thinking,
    settings,
    saving,
    computer: new Computer(match, thinking, new EngineClient(openPort(desktop, 'play'))),
    inspect: createInspectStore(),
    compare: createCompareStore(),
    replay: createReplayStore(),
    studied: createStore<{ id: string }>(() => ({ id: 'game' })),
    library,
    libraryPage: createLibraryPageStore(),
    review,
    judging: new Judging(new EngineClient(openPort(desktop, 'review'))),
    truths,
    advisor,
    documents,
    experiments,
    runner,
    turns,
    contests,
    contestRunner,
    contestDraft: createContestDraftStore(),
    surfaces,
    surfaceRunner,
    surfaceDraft: createSurfaceDraftStore(),
    lessons,
    lessonRunner,
    lessonDraft: createLessonDraftStore(),
    draft: createDraftStore(),
    claims: createClaimsStore(),
    measuring,
    players,
    playersPage: createPlayersPageStore(),
    results,
    lab: new EngineClient(openPort(desktop, 'lab')),
    recorder: new EngineClient(openPort(desktop, 'replay')),
    saveAgain,
    notice: createNoticeStore(message ?? (otherTabs?.canHear === false ? i18n.t('common:restoring.unheard') : null)),
    dialog: createStore<{ open: DialogName | null }>(() => ({ open: null })),
    copy: (text) => (desktop === undefined ? navigator.clipboard.writeText(text) : desktop.clipboard.write(text)),
    desktop,
  }
}

const AppContext = createContext<App | null>(null)
export const AppProvider = AppContext.Provider

export function useApp(): App {
  const app = useContext(AppContext)
  if (app === null) throw new Error('no AppProvider around this component')
  return app
}

export function useMatch(): MatchState {
  return useStore(useApp().match)
}

export function useThinking(): ThinkingState {
  return useStore(useApp().thinking)
}

export function useSettings(): Settings {
  return useStore(useApp().settings)
}

export function useExperiments() {
  return useStore(useApp().experiments.store)
}

export function usePlayers(): PlayersState {
  return useStore(useApp().players.store)
}

export function useResults(): ResultsState {
  return useStore(useApp().results.store)
}

export function useCompare(): CompareState {
  return useStore(useApp().compare)
}
