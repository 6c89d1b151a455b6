/** Saves a text after every change, one write at a time; several changes during a write lead to one more. */
import { createStore } from 'zustand/vanilla'
import type { DesktopApi } from '../../../contract/api.ts'
import { reasonOf } from '../../language/words.ts'
import type { Service } from '../services.tsx'
import type { Saver } from './saver.ts'

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

export class Autosave implements Saver {
  private written: string | null = null
  /** The text of the running write, or of one that failed. */
  private tried: string | null = null
  private isWriting = false
  /** The last run of writes. */
  private writing: Promise<void> = Promise.resolve()

  /** @param text called when a write begins */
  constructor(
    private readonly storage: Pick<DesktopApi['session'], 'save'>,
    private readonly status: SaveStore,
    private readonly text: () => string,
  ) {}

  /** Call this after a change. */
  changed(): void {
    if (!this.isWriting) this.writing = this.write()
  }

  /** Hands over at once what has changed during a write, as nothing may run after it; the storage keeps the order. */
  flush(): void {
    const next = this.text()
    if (this.isWriting && next !== this.tried) this.storage.save(next).catch(() => undefined)
  }

  async settled(): Promise<readonly string[]> {
    while (this.isWriting) await this.writing
    const { state, reason } = this.status.getState()
    return state === 'failed' && reason !== null ? [reason] : []
  }

  isUnsaved(): boolean {
    return this.status.getState().state === 'failed'
  }

  /** Saves even without a change: the saved text may have been deleted, or there may be room again. */
  saveAgain(): void {
    this.written = null
    this.changed()
  }

  private async write(): Promise<void> {
    this.isWriting = true
    this.tried = null
    // A text that could not be written is not tried again until there is another.
    for (let next = this.text(); next !== this.written && next !== this.tried; next = this.text()) {
      this.tried = next
      this.status.setState({ state: 'saving', reason: null })
      try {
        await this.storage.save(next)
        this.written = next
        this.status.setState({ state: 'saved', reason: null })
      } catch (error) {
        this.status.setState({ state: 'failed', reason: reasonOf(error) })
      }
    }
    this.isWriting = false
  }
}

export const SAVING: Service<'saving', SaveStore> = { name: 'saving' }
