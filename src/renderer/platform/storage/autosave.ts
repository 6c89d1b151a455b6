/** Saves the session after every change, one write at a time; several changes during a write lead to one more. */
import { createStore } from 'zustand/vanilla'
import type { DesktopApi } from '../../../contract/api.ts'
import { reasonOf } from '../../language/words.ts'
import type { Service } from '../services.tsx'
import type { Keeper } from './keeper.ts'

export interface SaveState {
  /**
   * `kept`, `unread`, `elsewhere`: nothing is saved, as the text was not understood, was not loaded, or is another
   * tab's.
   */
  readonly state: 'saved' | 'saving' | 'failed' | 'kept' | 'unread' | 'elsewhere'
  /** Why it failed. */
  readonly reason: string | null
}

export type SaveStore = ReturnType<typeof createSaveStore>

export function createSaveStore() {
  return createStore<SaveState>(() => ({ state: 'saved', reason: null }))
}

interface Autosave extends Keeper {
  /** Call this after a change. */
  readonly changed: () => void
}

/** @param text called when a write begins */
export function autosave(storage: DesktopApi['session'], status: SaveStore, text: () => string): Autosave {
  let written: string | null = null
  let isWriting = false
  let writing = Promise.resolve()
  let tried: string | null = null
  const write = async () => {
    isWriting = true
    tried = null
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
    isWriting = false
  }
  const changed = () => {
    if (!isWriting) writing = write()
  }
  return {
    changed,
    // What has changed during a write is handed over at once, as nothing may run after it; the storage keeps the order.
    flush: () => {
      const next = text()
      if (isWriting && next !== tried) storage.save(next).catch(() => undefined)
    },
    settled: async () => {
      while (isWriting) await writing
      const { state, reason } = status.getState()
      return state === 'failed' && reason !== null ? [reason] : []
    },
    isUnsaved: () => status.getState().state === 'failed',
    // Even without a change: the saved text may have been deleted, or there may be room again.
    saveAgain: () => {
      written = null
      changed()
    },
  }
}

export const SAVING: Service<'saving', SaveStore> = { name: 'saving' }
