/**
 * Asking the browser to keep what the user has made. Without a promise it may delete everything of a page for lack of
 * room, and Safari does so after seven days without a visit.
 */
import { createStore } from 'zustand/vanilla'
import type { Service } from '../services.tsx'

/** The part of the browser's storage manager that gives the promise. */
type Keeper = Pick<StorageManager, 'persist' | 'persisted'>

export class Persistence {
  /** `isPromised`: does the browser promise to keep everything? Null while it is not known. */
  readonly store = createStore<{ readonly isPromised: boolean | null }>(() => ({ isPromised: null }))
  private isAsked = false

  /** @param keeper undefined, or without its methods, in a browser that gives no promise */
  constructor(private readonly keeper: Partial<Keeper> | undefined) {}

  /** Finds out whether there is a promise, without asking for one. Does not reject. */
  look(): Promise<void> {
    return this.note(() => this.keeper?.persisted?.())
  }

  /**
   * Asks for the promise, once. Call this when something has been saved that the user would miss: some browsers ask the
   * user, or look at how much the page is used. Does not reject.
   */
  async ask(): Promise<void> {
    if (this.isAsked) return
    this.isAsked = true
    await this.look()
    if (this.store.getState().isPromised === false) await this.note(() => this.keeper?.persist?.())
  }

  private async note(answer: () => Promise<boolean> | undefined): Promise<void> {
    const isPromised = await Promise.resolve()
      .then(answer)
      .catch(() => false)
    this.store.setState({ isPromised: isPromised ?? false })
  }
}

export const PERSISTENCE: Service<'persistence', Persistence | null> = { name: 'persistence' }
