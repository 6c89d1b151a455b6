/** Saves the session after every change, one write at a time; of changes during a write only the last is written. */
import { createStore } from 'zustand/vanilla'
import type { DesktopApi } from '../../../contract/api.ts'
import { reasonOf } from '../../language/words.ts'
import type { Service } from '../services.tsx'

export interface SaveState {
  /** `kept`: nothing is saved over the last game; `unread`: nor over one that could not be loaded; `elsewhere`: another tab saves. */
  readonly state: 'saved' | 'saving' | 'failed' | 'kept' | 'unread' | 'elsewhere'
  /** Why it failed. */
  readonly reason: string | null
}

export type SaveStore = ReturnType<typeof createSaveStore>

export function createSaveStore() {
  return createStore<SaveState>(() => ({ state: 'saved', reason: null }))
}

/** To be called after a change. */
interface Autosave {
  (): void
  /** Saves it whether or not it has changed: what was written may have gone, or there may be room again. */
  readonly again: () => void
}

/** @param text asked for when the write begins */
export function autosave(storage: DesktopApi['session'], status: SaveStore, text: () => string): Autosave {
  let written: string | null = null
  let writing = false
  const write = async () => {
    writing = true
    let tried: string | null = null
    // A text that could not be written is not tried again until there is another.
    for (let next = text(); next !== written && next !== tried; next = text()) {
      tried = next
      status.setState({ state: 'saving', reason: null })
      try {
        await storage.save(next)
        written = next
        status.setState({ state: 'saved', reason: null })
      } catch (error) {
        status.setState({ state: 'failed', reason: reasonOf(error) })
      }
    }
    writing = false
  }
  const changed = () => {
    if (!writing) void write()
  }
  const again = () => {
    written = null
    changed()
  }
  return Object.assign(changed, { again })
}

export const SAVING: Service<'saving', SaveStore> = { name: 'saving' }

/** Saves again what could not be saved. Does not fail: the stores tell. */
export const SAVE_AGAIN: Service<'saveAgain', () => Promise<void>> = { name: 'saveAgain' }
