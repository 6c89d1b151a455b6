/**
 * The one list of what must be saved before the page closes. Each part of the app that saves something says its own
 * share.
 */
import { createStore } from 'zustand/vanilla'
import type { DocumentStorage } from '../../../contract/api.ts'
import type { Service } from '../services.tsx'

/**
 * A part of the app that saves something which outlives the page. If you save through another Saver, do not implement
 * these methods.
 */
export interface Saver {
  /** Starts to save what is not saved yet, as the page may be about to close. */
  readonly flush?: () => void
  /** Resolves, once nothing is being written, to the reasons why something could not be saved. */
  readonly settled?: () => Promise<readonly string[]>
  /** Would anything be lost if the page closed now? */
  readonly isUnsaved?: () => boolean
  /**
   * Saves again what could not be saved; does not fail.
   *
   * @param isAll save everything, as the stored data have been deleted
   */
  readonly saveAgain?: (isAll: boolean) => unknown
  /** Loads and keeps its documents from now on, as this tab has become the one that does. Does not reject. */
  readonly takeOver?: (storage: DocumentStorage) => unknown
}

export class Savers {
  /** `isLost`: has everything stored been deleted from outside, so that only this page has what is left? */
  readonly store = createStore<{ readonly isLost: boolean }>(() => ({ isLost: false }))
  private readonly all: Saver[] = []

  add(...savers: readonly Saver[]): void {
    this.all.push(...savers)
  }

  flush(): void {
    for (const saver of this.all) saver.flush?.()
  }

  /**
   * Saves what is not saved yet; resolves, once nothing is being written, to the reasons why something could not be
   * saved.
   */
  async finish(): Promise<string[]> {
    this.flush()
    const reasons = await Promise.all(this.all.map(async (saver) => saver.settled?.() ?? []))
    return reasons.flat()
  }

  isUnsaved(): boolean {
    return this.store.getState().isLost || this.all.some((saver) => saver.isUnsaved?.())
  }

  /** Call this once this tab has become the one that keeps all documents. */
  async takeOver(storage: DocumentStorage): Promise<void> {
    await Promise.all(this.all.map((saver) => saver.takeOver?.(storage)))
  }

  /** Saves again what could not be saved. Does not reject: the stores report what fails. */
  async saveAgain(): Promise<void> {
    const { isLost } = this.store.getState()
    this.store.setState({ isLost: false })
    await Promise.all(this.all.map((saver) => saver.saveAgain?.(isLost)))
  }
}

export const SAVERS: Service<'savers', Savers> = { name: 'savers' }
