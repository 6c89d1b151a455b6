/**
 * Documents that can be listed, of one kind, kept on the shelf of that kind. A change shows at once; saving it comes after,
 * and where that fails the entry says so and stays, to be saved again or exported.
 */
import { createStore } from 'zustand/vanilla'
import type { DocumentStorage, Shelf } from '../../../contract/api.ts'

export interface ListedDocument<Content> {
  readonly id: string
  readonly kind: 'readable'
  readonly record: Content
  /** Why what runs for it could not go on, since it was last started. */
  readonly stop: string | null
  /** Why it could not be saved. */
  readonly unsaved: unknown
}

/** A document that could not be read. It stays as it is until it is removed. */
export interface BrokenDocument {
  readonly id: string
  readonly kind: 'broken'
  readonly fault: unknown
  /** What is in it; null when not even that could be loaded. */
  readonly text: string | null
}

export type AnyDocument<Content> = ListedDocument<Content> | BrokenDocument

export interface DocumentListState<Content> {
  readonly status: 'unloaded' | 'loading' | 'ready' | 'failed'
  readonly fault: unknown
  /** In the format's order; those that cannot be read are last. */
  readonly entries: readonly AnyDocument<Content>[]
  /** The one shown; null for none, where a new one can be defined. */
  readonly selected: string | null
}

export interface Named {
  readonly name: string
}

/** What every document of this app's own says of itself. */
export interface Head extends Named {
  /** When it was defined, in ISO 8601. */
  readonly created: string
  /** The version of the app that made it. */
  readonly app: string
}

/** How such documents are written; `decode` throws what is wrong with a text. */
export interface Format<Content> {
  encode(record: Content): string
  decode(text: string): Content
  /** Below 0 where the first is to stand before the second. */
  compare(a: Content, b: Content): number
}

/** Letters of a document's name, at most. */
export const MAX_NAME = 120

/** Two tabs would overwrite each other's results. */
export class AnotherTab extends Error {}

export class DocumentList<Content extends Named> {
  readonly store = createStore<DocumentListState<Content>>(() => ({ status: 'unloaded', fault: null, entries: [], selected: null }))

  /** The load under way, or the last. */
  private loading: Promise<void> = Promise.resolve()

  /** @param storage null where another tab has the documents */
  constructor(
    private readonly storage: DocumentStorage | null,
    private readonly shelf: Shelf,
    private readonly format: Format<Content>,
  ) {}

  /** Loads all documents, unless they are. Does not fail: the state tells. */
  load(): Promise<void> {
    const { status } = this.store.getState()
    if (status === 'unloaded' || status === 'failed') this.loading = this.loadAll()
    return this.loading
  }

  private async loadAll(): Promise<void> {
    this.store.setState({ status: 'loading', fault: null })
    try {
      if (this.storage === null) throw new AnotherTab()
      const loaded: AnyDocument<Content>[] = []
      // One after the other: each may be large, and the page has to breathe between them.
      for (const id of await this.storage.list(this.shelf)) loaded.push(await this.loadEntry(this.storage, id))
      this.store.setState({ status: 'ready', entries: this.inOrder(loaded) })
    } catch (fault) {
      this.store.setState({ status: 'failed', fault })
    }
  }

  entry(id: string): ListedDocument<Content> | undefined {
    const entry = this.store.getState().entries.find((candidate) => candidate.id === id)
    return entry?.kind === 'readable' ? entry : undefined
  }

  /** The document as a text, as it is stored; of a broken one whatever there is. */
  textOf(entry: AnyDocument<Content>): string {
    return entry.kind === 'readable' ? this.format.encode(entry.record) : (entry.text ?? '')
  }

  select(selected: string | null): void {
    this.store.setState({ selected })
  }

  /** Takes a document in, and saves it; gives its id. */
  add(record: Content): string {
    const id = crypto.randomUUID()
    this.store.setState(({ entries }) => ({ entries: this.inOrder([entryOf(id, record), ...entries]) }))
    void this.save(id)
    return id
  }

  /**
   * A document from a file, under a new id.
   *
   * @throws what the format's `decode` does
   */
  async importFile(file: Blob): Promise<string> {
    return this.add(this.format.decode(await file.text()))
  }

  rename(id: string, name: string): void {
    this.update(id, ({ record }) => ({ record: { ...record, name } }))
    void this.save(id)
  }

  /** Changes what is shown of it, without saving. */
  change(id: string, change: Partial<Content>): void {
    this.update(id, ({ record }) => ({ record: { ...record, ...change } }))
  }

  setStop(id: string, stop: string | null): void {
    this.update(id, () => ({ stop }))
  }

  /** Saves it as it is now. Does not fail: the entry tells. */
  async save(id: string): Promise<void> {
    const entry = this.entry(id)
    if (entry === undefined || this.storage === null) return
    try {
      await this.storage.save(this.shelf, id, this.format.encode(entry.record))
      // Telling every few seconds that all is well would draw the page anew for nothing.
      if (entry.unsaved !== null) this.update(id, () => ({ unsaved: null }))
    } catch (unsaved) {
      this.update(id, () => ({ unsaved }))
    }
  }

  /** Saves again what could not be saved, or all of it. */
  async saveAgain(isAll: boolean): Promise<void> {
    const readable = this.store.getState().entries.filter((entry) => entry.kind === 'readable')
    await Promise.all(readable.filter(({ unsaved }) => isAll || unsaved !== null).map(({ id }) => this.save(id)))
  }

  /**
   * Removes a document for which nothing runs, and gives how to bring it back, which fails where one that could not be
   * read cannot be saved again.
   *
   * @throws what the storage does; then it stays
   */
  async remove(id: string): Promise<() => Promise<void>> {
    const { entries } = this.store.getState()
    const index = entries.findIndex((entry) => entry.id === id)
    const removed = entries[index]
    this.store.setState(({ selected }) => ({ entries: entries.toSpliced(index, 1), selected: selected === id ? null : selected }))
    const putBack = () => this.store.setState((now) => ({ entries: now.entries.toSpliced(index, 0, removed) }))
    try {
      await this.storage?.remove(this.shelf, id)
    } catch (error) {
      putBack()
      throw error
    }
    return async () => {
      putBack()
      if (removed.kind === 'readable') await this.save(id)
      else if (removed.text !== null) await this.storage?.save(this.shelf, id, removed.text)
    }
  }

  private async loadEntry(storage: DocumentStorage, id: string): Promise<AnyDocument<Content>> {
    let text: string | null = null
    try {
      text = await storage.load(this.shelf, id)
      return entryOf(id, this.format.decode(text))
    } catch (fault) {
      return { id, kind: 'broken', fault, text }
    }
  }

  private update(id: string, change: (entry: ListedDocument<Content>) => Partial<ListedDocument<Content>>): void {
    this.store.setState(({ entries }) => ({
      entries: this.inOrder(entries.map((entry) => (entry.id === id && entry.kind === 'readable' ? { ...entry, ...change(entry) } : entry))),
    }))
  }

  private inOrder(entries: readonly AnyDocument<Content>[]): AnyDocument<Content>[] {
    return entries.toSorted((a, b) => {
      if (a.kind === 'broken' || b.kind === 'broken') return Number(a.kind === 'broken') - Number(b.kind === 'broken')
      return this.format.compare(a.record, b.record)
    })
  }
}

function entryOf<Content>(id: string, record: Content): ListedDocument<Content> {
  return { id, kind: 'readable', record, stop: null, unsaved: null }
}
