/** The session as the app has it: the game, the settings, what has been learnt and studied. It is saved after every change. */
import { createStore } from 'zustand/vanilla'
import type { DesktopApi } from '../../contract/api.ts'
import { createLearningStore, KNOWS_THE_GAME, LEARNING, NOTHING_LEARNT } from '../model/learn/learning.ts'
import { STUDIED } from '../model/library/choices.ts'
import { createMatchStore, MATCH } from '../model/match/match-store.ts'
import { createReplayStore, REPLAY } from '../model/replay/replay-store.ts'
import { applySettings, createSettingsStore, SETTINGS } from '../model/settings.ts'
import type { Services } from '../platform/services.tsx'
import { autosave, createSaveStore, SAVING } from '../platform/storage/autosave.ts'
import type { Keeper } from '../platform/storage/keeper.ts'
import type { Restored } from './restore.ts'
import { encodeSession, NOTHING_STUDIED } from './session.ts'

/** Makes the stores whose states are the session, as they were when it was saved last. */
export function createSession(services: Services, { session, message }: Restored): void {
  services.provide(MATCH, createMatchStore(session?.match))
  services.provide(LEARNING, createLearningStore(session?.learning ?? (message === null ? NOTHING_LEARNT : KNOWS_THE_GAME)))
  const { studied: id, replayed } = session ?? NOTHING_STUDIED
  services.provide(STUDIED, createStore<{ id: string }>(() => ({ id })))
  services.provide(REPLAY, createReplayStore(replayed))
  const settings = services.provide(SETTINGS, createSettingsStore(session?.settings))
  settings.subscribe((settings) => void applySettings(settings))
}

/** Saves the session after every change, where that is allowed. */
export function keepSession(services: Services, storage: DesktopApi['session'], isSole: boolean, { maySave, fault }: Restored): Keeper {
  const { match, settings, learning, studied, replay } = services.pick(MATCH, SETTINGS, LEARNING, STUDIED, REPLAY)
  const saving = services.provide(SAVING, createSaveStore())
  if (!maySave) {
    saving.setState(fault === null ? { state: isSole ? 'kept' : 'elsewhere' } : { state: 'unread', reason: fault })
    const { game } = match.getState()
    // Only a game that has changed since the start would be lost.
    return { isUnsaved: () => match.getState().game !== game }
  }
  const keeper = autosave(storage, saving, () =>
    encodeSession({ match: match.getState(), settings: settings.getState(), learning: learning.getState(), studied: studied.getState().id, replayed: replay.getState().link }),
  )
  for (const store of [match, settings, learning, studied]) store.subscribe(keeper.changed)
  // A replay may step many times a second, but its link changes only once it rests.
  replay.subscribe(({ link }, before) => {
    if (link !== before.link) keeper.changed()
  })
  return keeper
}
