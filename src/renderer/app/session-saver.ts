/**
 * The session as the app has it: the game, the settings, what has been learnt and studied. It is saved after every
 * change.
 *
 * `Autosave` writes it and not `SingleDocument`: the text is made of five stores and changes with each move of a fast game.
 * `Autosave` writes once for all changes of a moment, and hands the last text over while the page closes.
 */
import { createStore } from 'zustand/vanilla'
import type { DesktopApi } from '../../contract/api.ts'
import { createLearningStore, KNOWS_THE_GAME, type LEARNING, NOTHING_LEARNT } from '../model/learn/learning.ts'
import type { Studied, STUDIED } from '../model/library/studied.ts'
import { type MATCH, MatchStore } from '../model/match/match-store.ts'
import { applySettings, createSettingsStore, type SETTINGS } from '../model/settings.ts'
import { i18n } from '../language/i18n.ts'
import { reasonOf } from '../language/words.ts'
import { type NOTICE, say } from '../platform/notice.tsx'
import type { Needs, REST } from '../platform/services.tsx'
import { Autosave, createSaveStore, type SAVING } from '../platform/storage/autosave.ts'
import type { Saver, SAVERS } from '../platform/storage/saver.ts'
import { restore, type Restored } from './restore.ts'
import { encodeSession, NOTHING_STUDIED, type Session } from './session.ts'

/** Makes the stores whose states are the session, as they were when it was saved last. */
export function createSession({ session, message }: Restored) {
  const { studied: id, replayed } = session ?? NOTHING_STUDIED
  const settings = createSettingsStore(session?.settings)
  settings.subscribe((settings) => void applySettings(settings))
  return {
    match: new MatchStore(session?.match),
    learning: createLearningStore(session?.learning ?? (message === null ? NOTHING_LEARNT : KNOWS_THE_GAME)),
    studied: createStore<Studied>(() => ({ id, replayed })),
    settings,
    saving: createSaveStore(),
  }
}

/** The text of the session as it is now. */
export function sessionText({
  match,
  settings,
  learning,
  studied,
}: Needs<typeof LEARNING | typeof MATCH | typeof SETTINGS | typeof STUDIED>): string {
  const { id, replayed } = studied.getState()
  return encodeSession({
    match: match.getState(),
    settings: settings.getState(),
    learning: learning.getState(),
    studied: id,
    replayed,
  })
}

export const fetchSaving = () => import('../model/library/save.ts')

type SessionNeeds = Needs<
  | typeof LEARNING
  | typeof MATCH
  | typeof NOTICE
  | typeof REST
  | typeof SAVERS
  | typeof SAVING
  | typeof SETTINGS
  | typeof STUDIED
>

/** Has the session saved after every change, where that is allowed; until then this tab alone has it. */
export class SessionSaver implements Saver {
  private isHeld = true
  /** The states with which this tab began. */
  private readonly begun

  constructor(
    private readonly app: SessionNeeds,
    private readonly storage: DesktopApi['session'],
    isSole: boolean,
    { maySave, fault }: Restored,
  ) {
    const { match, settings, learning, studied } = app
    this.begun = {
      match: match.getState(),
      settings: settings.getState(),
      learning: learning.getState(),
      studied: studied.getState(),
    }
    if (maySave) this.begin()
    else this.hold(isSole, fault)
  }

  /** Only a game that has changed since the start would be lost. */
  isUnsaved(): boolean {
    return this.isHeld && this.app.match.getState().game !== this.begun.match.game
  }

  /**
   * Keeps the session from now on, as the tab that did has closed. What has been changed in this tab stays; all else is
   * as the other tab has left it. If both have a game, the other's goes to the library.
   */
  async inherit(): Promise<void> {
    const restored = await restore(this.storage)
    const news =
      restored.session === null ? null : await this.merge(restored.session).catch((error: unknown) => error as Error)
    if (news instanceof Error) return this.hold(true, reasonOf(news))
    say(this.app.notice, restored.message ?? news)
    if (restored.maySave) this.begin()
    else this.hold(true, restored.fault)
  }

  /** Returns what to tell the user. */
  private async merge(left: Session): Promise<string> {
    const { match, settings, learning, studied } = this.app
    const { begun } = this
    if (settings.getState() === begun.settings) settings.setState(left.settings)
    if (learning.getState() === begun.learning) learning.setState(left.learning)
    const { id, replayed } = studied.getState()
    if (id === begun.studied.id) studied.setState({ id: left.studied })
    if (replayed === begun.studied.replayed) studied.setState({ replayed: left.replayed })
    if (match.getState() === begun.match) {
      match.restore(left.match)
      return i18n.t('common:restoring.takenOver')
    }
    if (left.match.game.moves.length === 0) return i18n.t('common:restoring.savedHere')
    const [app, { addGame, suggestedGameName }] = await Promise.all([this.app.rest.make(), fetchSaving()])
    const name = suggestedGameName(left.match)
    await addGame(app, left.match, name)
    return i18n.t('common:restoring.bothKept', { name })
  }

  private begin(): void {
    const { match, settings, learning, studied } = this.app
    const autosave = new Autosave(this.storage, this.app.saving, () => sessionText(this.app))
    const changed = () => autosave.changed()
    for (const store of [match, settings, learning, studied]) store.subscribe(changed)
    if (this.app.saving.getState().state !== 'saved') changed()
    this.app.savers.add(autosave)
    this.isHeld = false
  }

  private hold(isSole: boolean, fault: string | null): void {
    this.app.saving.setState(
      fault === null ? { state: isSole ? 'kept' : 'elsewhere', reason: null } : { state: 'unread', reason: fault },
    )
  }
}
