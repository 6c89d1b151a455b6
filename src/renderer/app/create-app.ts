/** Makes the parts of the app. The object that has them all tells the compiler what can be asked for. */
import { Advisor } from '../model/oracle/advisor.ts'
import { Computer, createThinkingStore } from '../model/match/computer.ts'
import { createComingBack } from '../model/match/coming-back.ts'
import type { Follower, MATCH } from '../model/match/match-store.ts'
import { copyText } from '../platform/secure-context.ts'
import { createDialogStore } from '../platform/dialog.ts'
import { WatchedDocuments } from '../platform/storage/watched-documents.ts'
import { ChanceSearch } from '../model/chances/chance-search.ts'
import { createNoticeStore } from '../platform/notice.tsx'
import { RatedGame } from '../model/players/rated-game.ts'
import { Results } from '../model/players/results.ts'
import { applySettings, DEFAULT_SETTINGS, type SETTINGS } from '../model/settings.ts'
import { TimeKeeper } from '../model/match/time-keeper.ts'
import { Sounds } from '../model/match/sounds.ts'
import { Truths } from '../model/oracle/truths.ts'
import { Persistence } from '../platform/storage/persistence.ts'
import { Savers } from '../platform/storage/saver.ts'
import type { Needs, Rest, WholeApp } from '../platform/services.tsx'
import type { DesktopApi, DocumentStorage } from '../../contract/api.ts'
import { type OpenLane, openPort } from '../platform/engine/ports.ts'
import { EngineClient } from '../../workers/client.ts'
import type { SessionAccess } from '../platform/storage/session-access.ts'
import { OtherTabs } from '../platform/storage/other-tabs.ts'
import { fetchTexts, i18n } from '../language/i18n.ts'
import type { createRest } from './create-rest.ts'
import { createDoing } from './doing.ts'
import { inAnotherTab, openBrowserStorage, restore } from './restore.ts'
import { createSession, SessionSaver, sessionText } from './session-saver.ts'
import { saveOnLeaving, warnBeforeLeaving } from '../platform/leaving.ts'
import { createShownStore } from '../platform/shown-position.ts'
import { throwNotLoaded } from '../ui/boundary.tsx'

/** The computer that plays, the oracle with its advice, and the results of games against computers. */
function createPlay(
  { match, settings }: Needs<typeof MATCH | typeof SETTINGS>,
  lane: OpenLane,
  storage: DocumentStorage | null,
) {
  const truths = new Truths(lane('oracle'))
  const chances = new ChanceSearch(lane('chances'))
  const advisor = new Advisor(match, settings, truths, chances)
  const results = new Results(match, settings, advisor.store, storage)
  const ratedGame = new RatedGame(match, settings, results)
  const thinking = createThinkingStore()
  const computer = new Computer(match, thinking, lane('play'), settings)
  void results.load()
  return { truths, chances, advisor, results, ratedGame, thinking, computer }
}

/** Opens the storage of everything that is kept, with what the last visit has left there. */
async function openStorage(desktop: DesktopApi | undefined) {
  const savers = new Savers()
  const opened =
    desktop === undefined
      ? await openBrowserStorage(() => savers.store.setState({ isLost: true }))
      : { isSole: true, whenSole: null, ...desktop }
  const otherTabs = desktop === undefined ? new OtherTabs() : null
  const persistence = desktop === undefined ? new Persistence(navigator.storage) : null
  const documents = new WatchedDocuments(
    otherTabs?.announcing(opened.documents) ?? opened.documents,
    () => void persistence?.ask(),
  )
  const restored = opened.isSole ? await restore(opened.session) : await inAnotherTab(opened.session)
  const notice = createNoticeStore(
    restored.message ?? (otherTabs?.canHear === false ? i18n.t('common:restoring.unheard') : null),
  )
  return { opened, otherTabs, restored, parts: { desktop, savers, documents, notice, persistence } }
}

/** Hands what happens to the match to the archive of games, which is made with the rest of the app. */
const archiving = (rest: Rest): Follower => ({
  follow(after, before) {
    const app = rest.now()
    if (app !== null) app.gameArchive.follow(after, before)
    // The archive itself finds a game that had ended before it was made.
    else if (after.game !== before.game) void rest.make().then(({ gameArchive }) => gameArchive.follow(after, before))
  },
})

/** Makes all parts that Play needs; its `rest` makes those that it does not. */
export async function createApp(desktop: DesktopApi | undefined) {
  await applySettings(DEFAULT_SETTINGS)
  const { opened, otherTabs, restored, parts } = await openStorage(desktop)
  const { savers, documents } = parts
  // All documents but those of the library are kept by the sole tab alone.
  let storage = opened.isSole ? documents : null
  const sessionParts = createSession(restored)
  const begun = sessionText(sessionParts)
  const sessionAccess: SessionAccess = {
    load: async () => (await opened.session.load()) ?? begun,
    save: (text) => opened.session.save(text),
    isSole: () => storage !== null,
  }
  // A restore writes the session itself, and nothing may come over it.
  const keptSession = { ...opened.session, save: (text: string) => documents.inTurn(() => opened.session.save(text)) }
  const copy = (text: string) => (desktop === undefined ? copyText(text) : desktop.clipboard.write(text))
  const base = {
    ...parts,
    ...sessionParts,
    copy,
    sessionAccess,
    dialog: createDialogStore(),
    shown: createShownStore(),
  }
  await applySettings(base.settings.getState())
  const lane: OpenLane = (name) => new EngineClient(openPort(desktop, name))
  const play = createPlay(base, lane, storage)
  const { doing, addBusy } = createDoing({ ...base, ...play })
  const timeKeeper = new TimeKeeper(base.match, base.dialog)
  const comingBack = createComingBack({ ...base, ...play })
  const made = { ...base, ...play, comingBack, doing, timeKeeper }
  const makeWhole = async (): Promise<WholeApp> => {
    const [{ createRest }] = await Promise.all([import('./create-rest.ts'), fetchTexts('rest')])
    const whole = { ...app, ...createRest(app, { lane, storage, otherTabs }) }
    addBusy(whole)
    return (now = whole)
  }
  let now: WholeApp | null = null
  let making: Promise<WholeApp> | null = null
  const rest: Rest = { now: () => now, make: () => (making ??= makeWhole().catch(throwNotLoaded)) }
  const app = { ...made, rest }
  const session = new SessionSaver(app, keptSession, opened.isSole, restored)
  savers.add(session, documents, play.results)
  const { advisor, ratedGame, results, computer } = play
  const sounds = new Sounds(base.match, base.settings, timeKeeper)
  base.match.join({ clock: timeKeeper, sounds, advisor, ratedGame, results, gameArchive: archiving(rest), computer })
  saveOnLeaving(savers)
  if (desktop === undefined) warnBeforeLeaving(savers)
  if (!opened.isSole)
    void opened.whenSole?.then(async () => {
      storage = documents
      await Promise.all([session.inherit(), savers.takeOver(documents)])
    })
  return app
}

type Made = Awaited<ReturnType<typeof createApp>>

declare module '../platform/services.tsx' {
  interface Registered {
    readonly app: Made
    readonly whole: Made & ReturnType<typeof createRest>
  }
}
