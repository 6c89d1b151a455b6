/** Everything the pages share: the stores, the engine's two lanes, and where things are kept. */
import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { createCompareStore, type CompareState, type CompareStore } from './compare/compare-store.ts'
import { EngineClient } from './engine/engine-client.ts'
import { openPort } from './engine/ports.ts'
import { createInspectStore, type InspectStore } from './inspect/inspect-store.ts'
import { Computer, createThinkingStore, type ThinkingState, type ThinkingStore } from './match/computer.ts'
import { createMatchStore, type MatchState, type MatchStore } from './match/match-store.ts'
import { autosave, createSaveStore, type SaveStore } from './session/autosave.ts'
import { decodeSession, encodeSession, type Session } from './session/session.ts'
import { browserStorage, type SessionStorage } from './session/storage.ts'
import { applyTheme, createSettingsStore, type Settings, type SettingsStore } from './settings.ts'
import type { DesktopApi } from '../preload/api.ts'

/** One line of news for the user, until it is dismissed. */
export type NoticeStore = ReturnType<typeof createNoticeStore>
function createNoticeStore(message: string | null) {
  return createStore<{ message: string | null }>(() => ({ message }))
}

export interface App {
  readonly match: MatchStore
  readonly thinking: ThinkingStore
  readonly computer: Computer
  readonly inspect: InspectStore
  readonly compare: CompareStore
  readonly lab: EngineClient
  readonly settings: SettingsStore
  readonly saving: SaveStore
  readonly notice: NoticeStore
  readonly copy: (text: string) => Promise<void>
}

/** What was saved last; a text that cannot be read is kept aside and said. */
async function restore(storage: SessionStorage): Promise<{ session: Session | null; message: string | null }> {
  let text: string | null = null
  try {
    text = await storage.load()
    return { session: text === null ? null : decodeSession(text), message: null }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (text !== null) await storage.setAside(text).catch(() => undefined)
    return { session: null, message: `The saved game could not be read and is kept aside: ${reason}` }
  }
}

export async function createApp(desktop: DesktopApi | undefined): Promise<App> {
  const storage = desktop?.session ?? browserStorage()
  const { session, message } = await restore(storage)
  const match = createMatchStore(session?.match)
  const settings = createSettingsStore(session?.settings)
  const saving = createSaveStore()
  const save = autosave(storage, saving, () => encodeSession({ match: match.getState(), settings: settings.getState() }))
  match.subscribe(save)
  settings.subscribe(save)
  settings.subscribe(applyTheme)
  applyTheme(settings.getState())
  const thinking = createThinkingStore()
  return {
    match,
    thinking,
    settings,
    saving,
    computer: new Computer(match, thinking, new EngineClient(openPort(desktop, 'play'))),
    inspect: createInspectStore(),
    compare: createCompareStore(),
    lab: new EngineClient(openPort(desktop, 'lab')),
    notice: createNoticeStore(message),
    copy: (text) => (desktop === undefined ? navigator.clipboard.writeText(text) : desktop.clipboard.write(text)),
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

export function useCompare(): CompareState {
  return useStore(useApp().compare)
}
