/**
 * The documents of one shelf, with the rules for loading, saving and deleting them. A change shows at once and is saved
 * afterwards. Where that fails it stays on the screen, to be saved again or exported. What cannot be read stays as it
 * is on the shelf, until it is removed.
 */
import pLimit from 'p-limit'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { systemFaultOf } from '../../language/words.ts'
import type { DocumentShelf } from './document-shelf.ts'

export interface DocumentStoreState<Entry> {
  readonly status: 'unloaded' | 'loading' | 'ready' | 'failed'
  /** Why the shelf could not be listed. */
  readonly fault: unknown
  readonly entries: readonly Entry[]
}

/** An entry from the shelf, and the text that it was read from; null where that could not be loaded. */
export interface Loaded<Entry> {
  readonly entry: Entry
  readonly text: string | null
}

export abstract class DocumentStore<
  Entry extends { readonly id: string },
  State extends DocumentStoreState<Entry> = DocumentStoreState<Entry>,
> {
  readonly store: StoreApi<State>

  /** @param loadsAtATime large documents are loaded one after the other, so that the page stays responsive */
  protected constructor(
    protected readonly shelf: DocumentShelf,
    initial: State,
    private readonly loadsAtATime: number,
  ) {
    this.store = createStore(() => initial)
  }

  /** @throws what is wrong with the text, which then is a broken entry's */
  protected abstract read(id: string, text: string): Entry
  protected abstract broken(id: string, fault: unknown, text: string | null): Entry

  /** The text to store; null for a broken entry whose text could not be loaded, which is never written. */
  protected abstract textOf(entry: Entry): string | null

  /** Shows which of these entries are unsaved, and why. */
  protected abstract showUnsaved(ids: readonly string[]): void

  /** Entries that come with the app, which are not stored. */
  protected builtIn(): readonly Entry[] {
    return []
  }

  /** The entries that are stored. */
  protected own(): readonly Entry[] {
    return this.store.getState().entries
  }

  /** The reason, as the state tells it, why the shelf could not be listed. */
  protected faultOf(error: unknown): unknown {
    return error
  }

  protected inOrder(entries: readonly Entry[]): readonly Entry[] {
    return entries
  }

  protected find(id: string): Entry | undefined {
    return this.store.getState().entries.find((entry) => entry.id === id)
  }

  /** Loads all documents. Does not reject: the state has the fault. */
  protected async loadAll(): Promise<void> {
    this.set({ status: 'loading', fault: null })
    try {
      const ids = await this.shelf.list()
      const limited = pLimit(this.loadsAtATime)
      const loaded = await Promise.all(ids.map((id) => limited(() => this.loadOne(id))))
      const stored = loaded.filter((one) => one !== null)
      for (const one of stored) this.take(one)
      // Something may have been added meanwhile.
      const listed = new Set(ids)
      const added = this.own().filter(({ id }) => !listed.has(id))
      const entries = [...this.builtIn(), ...stored.map(({ entry }) => entry), ...added]
      this.set({ status: 'ready', entries: this.inOrder(entries) })
    } catch (fault) {
      this.set({
        status: 'failed',
        fault: this.faultOf(fault),
        entries: this.inOrder([...this.builtIn(), ...this.own()]),
      })
    }
  }

  /** Loads one document; null where it is no longer on the shelf. */
  protected async loadOne(id: string): Promise<Loaded<Entry> | null> {
    let text: string | null = null
    try {
      text = await this.shelf.load(id)
      return { entry: this.read(id, text), text }
    } catch (fault) {
      return text === null && systemFaultOf(fault) === 'missing' ? null : { entry: this.broken(id, fault, text), text }
    }
  }

  /** Takes a loaded document for the one on the shelf. */
  protected take({ entry, text }: Loaded<Entry>): void {
    this.shelf.take(entry.id, text ?? '')
  }

  /** Adds entries, and replaces those that have the same ids. */
  protected put(...changed: readonly Entry[]): void {
    if (changed.length === 0) return
    const waiting = new Map(changed.map((entry) => [entry.id, entry]))
    const kept = this.store.getState().entries.map((old) => {
      const entry = waiting.get(old.id)
      waiting.delete(old.id)
      return entry ?? old
    })
    this.set({ entries: this.inOrder([...kept, ...waiting.values()]) })
  }

  protected drop(...ids: readonly string[]): void {
    const dropped = new Set(ids)
    this.set({ entries: this.store.getState().entries.filter(({ id }) => !dropped.has(id)) })
  }

  /** Saves again what could not be saved, or everything. Does not reject: the state has the faults. */
  async saveAgain(isAll: boolean): Promise<void> {
    const entries = this.own().filter(({ id }) => isAll || this.shelf.unsaved.has(id))
    await Promise.allSettled(entries.map((entry) => this.saveEntry(entry, true)))
  }

  /**
   * Removes entries. Returns a function that restores them, each in its place, which rejects where one cannot be saved
   * again.
   *
   * @throws what the storage throws; what could not be removed is then back
   */
  async remove(...ids: readonly string[]): Promise<() => Promise<void>> {
    const wanted = new Set(ids)
    const removed = [...this.store.getState().entries.entries()].filter(([, { id }]) => wanted.has(id))
    const putBack = (back: typeof removed) => {
      const ours = new Set(back.map(([, { id }]) => id))
      // Another tab may have brought one back.
      const entries = this.store.getState().entries.filter(({ id }) => !ours.has(id))
      for (const [index, entry] of back) entries.splice(index, 0, entry)
      this.set({ entries: this.inOrder(entries) })
    }
    this.drop(...ids)
    const results = await Promise.allSettled(removed.map(([, { id }]) => this.shelf.remove(id)))
    this.showUnsaved(ids)
    const faults = results.filter((result) => result.status === 'rejected')
    if (faults.length > 0) {
      putBack(removed.filter((_, i) => results[i].status === 'rejected'))
      throw faults[0].reason
    }
    return async () => {
      putBack(removed)
      const saved = await Promise.allSettled(removed.map(([, entry]) => this.saveEntry(entry, true)))
      const fault = saved.find((result) => result.status === 'rejected')
      if (fault !== undefined) throw fault.reason
    }
  }

  /**
   * Saves an entry, which is unsaved where that fails.
   *
   * @param isOneOfMany whether it waits for its turn
   * @throws as the shelf does
   */
  protected async saveEntry(entry: Entry, isOneOfMany = false): Promise<void> {
    try {
      const textOf = () => this.textOf(entry)
      await (isOneOfMany ? this.shelf.saveInTurn(entry.id, textOf) : this.shelf.save(entry.id, textOf))
    } finally {
      this.showUnsaved([entry.id])
    }
  }

  /** Sets parts of the state. TypeScript cannot see that a part of a `State` is one. */
  protected set(changed: Partial<DocumentStoreState<Entry>>): void {
    this.store.setState(changed as Partial<State>)
  }
}
