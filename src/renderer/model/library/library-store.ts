/** The state of the library: its entries, and which of them are not saved. */
import { createStore } from 'zustand/vanilla'
import { NOTHING_SOUGHT, type Entry, type ShownEntries } from './entries.ts'
import type { LibraryError } from './fault.ts'

export interface LibraryState extends ShownEntries {
  readonly status: 'loading' | 'ready' | 'failed'
  /** Why the shelf could not be listed. */
  readonly fault: LibraryError | null
  readonly entries: readonly Entry[]
  /** Ids of the entries whose last save failed: only this page has them. */
  readonly unsaved: ReadonlySet<string>
}

/** Holds the entries. The subclass that saves them marks here those it could not save. */
export class LibraryStore {
  readonly store = createStore<LibraryState>(() => ({
    status: 'loading',
    fault: null,
    entries: [],
    unsaved: new Set(),
    ...NOTHING_SOUGHT,
    sort: 'changed',
    descending: true,
  }))

  /** Sets what is found and how it is sorted. */
  show(shown: Partial<ShownEntries>): void {
    this.store.setState(shown)
  }

  /** Resolves once the shelf has been read, or could not be. */
  ready(): Promise<void> {
    return new Promise((resolve) => {
      const look = ({ status }: LibraryState) => {
        if (status === 'loading') return
        stop()
        resolve()
      }
      const stop = this.store.subscribe(look)
      look(this.store.getState())
    })
  }

  entry(id: string): Entry | undefined {
    return this.store.getState().entries.find((entry) => entry.id === id)
  }

  /** The same for many ids, in one pass over the entries. */
  protected entriesOf(ids: readonly string[]): (Entry | undefined)[] {
    const byId = new Map(this.store.getState().entries.map((entry) => [entry.id, entry]))
    return ids.map((id) => byId.get(id))
  }

  /** All entries but those that come with the app. */
  protected own(): Entry[] {
    return this.store.getState().entries.filter(({ builtIn }) => !builtIn)
  }

  protected mark(ids: readonly string[], isSaved: boolean): void {
    const { unsaved } = this.store.getState()
    if (ids.every((id) => unsaved.has(id) !== isSaved)) return
    const marked = new Set(unsaved)
    for (const id of ids)
      if (isSaved) marked.delete(id)
      else marked.add(id)
    this.store.setState({ unsaved: marked })
  }

  /** Adds entries, and replaces those that have the same ids. */
  protected put(changed: readonly Entry[]): void {
    if (changed.length === 0) return
    this.store.setState(({ entries }) => {
      const waiting = new Map(changed.map((entry) => [entry.id, entry]))
      const kept = entries.map((old) => {
        const entry = waiting.get(old.id)
        waiting.delete(old.id)
        return entry ?? old
      })
      return { entries: [...kept, ...waiting.values()] }
    })
  }

  protected drop(ids: readonly string[]): void {
    const dropped = new Set(ids)
    this.store.setState(({ entries }) => ({ entries: entries.filter(({ id }) => !dropped.has(id)) }))
  }
}
