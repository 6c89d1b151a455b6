/** Saves the session after every change, one write at a time; several changes during a write lead to one more. */
import { createStore } from 'zustand/vanilla'
import type { DesktopApi } from '../../../contract/api.ts'
import { reasonOf } from '../../language/words.ts'
import type { Service } from '../services.tsx'

export interface SaveState {
  /** `kept`, `unread`, `elsewhere`: nothing is saved, as the text was not understood, was not loaded, or is another tab's. */
  readonly state: 'saved' | 'saving' | 'failed' | 'kept' | 'unread' | 'elsewhere'
  /** Why it failed. */
  readonly reason: string | null
}

export type SaveStore = ReturnType<typeof createSaveStore>

export function createSaveStore() {
  return createStore<SaveState>(() => ({ state: 'saved', reason: null }))
}

/** Call this after a change. */
interface Autosave {
  (): void
  /** Saves even without a change: the saved text may have been deleted, or there may be room again. */
  readonly again: () => void
}

/** @param text called when a write begins */
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

/** Saves again what could not be saved. Does not reject: the stores report what fails. */
export const SAVE_AGAIN: Service<'saveAgain', () => Promise<void>> = { name: 'saveAgain' }
