/**
 * The documents of one kind, kept on one shelf. A change shows at once and is saved afterwards; where that fails, the
 * entry says so and stays, to be saved again or exported.
 */
import { createStore } from 'zustand/vanilla'
import type { DocumentStorage, Shelf } from '../../../contract/api.ts'
import { textOfFile } from '../../platform/read-file.ts'
import { newId } from '../../platform/secure-context.ts'

export interface ListedDocument<Content> {
  readonly id: string
  readonly kind: 'readable'
  readonly record: Content
  /** Why its run could not go on; null again at the next start. */
  readonly stop: string | null
  /** Why it could not be saved. */
  readonly unsaved: unknown
}

/** A document that could not be read. It stays as it is until it is removed. */
export interface BrokenDocument {
  readonly id: string
  readonly kind: 'broken'
  readonly fault: unknown
  /** Its text; null where even that could not be loaded. */
  readonly text: string | null
}

export type AnyDocument<Content> = ListedDocument<Content> | BrokenDocument

export interface DocumentListState<Content> {
  readonly status: 'unloaded' | 'loading' | 'ready' | 'failed'
  readonly fault: unknown
  /** In the format's order; those that cannot be read are last. */
  readonly entries: readonly AnyDocument<Content>[]
  /** The id of the document shown; null shows the form for a new one. */
  readonly selected: string | null
}

export interface Named {
  readonly name: string
}

/** The head of every document in this app's own formats. */
export interface Head extends Named {
  /** When it was defined, in ISO 8601. */
  readonly created: string
  /** The version of the app that made it. */
  readonly app: string
}

/** How such documents are written and read; `decode` throws for a faulty text. */
export interface Format<Content> {
  encode(record: Content): string
  decode(text: string): Content
  /** Negative where the first comes before the second. */
  compare(a: Content, b: Content): number
}

/** Maximum length of a document's name, in characters. */
export const MAX_DOCUMENT_NAME_LENGTH = 120

/** Another tab has the documents: two would overwrite each other's results. */
export class AnotherTab extends Error {}

export class DocumentList<Content extends Named> {
  readonly store = createStore<DocumentListState<Content>>(() => ({
    status: 'unloaded',
    fault: null,
    entries: [],
    selected: null,
  }))

  /** The running load, or the last one. */
  private loading: Promise<void> = Promise.resolve()

  /** @param storage null where another tab has the documents */
  constructor(
    private storage: DocumentStorage | null,
    private readonly shelf: Shelf,
    private readonly format: Format<Content>,
  ) {}

  /** Loads all documents, unless they are loaded. Does not reject: the state has the fault. */
  load(): Promise<void> {
    const { status } = this.store.getState()
    if (status === 'unloaded' || status === 'failed') this.loading = this.loadAll()
    return this.loading
  }

  /**
   * Loads the documents, as this tab has become the one that keeps them, and saves those that it has made before. Does
   * not reject.
   */
  async takeOver(storage: DocumentStorage): Promise<void> {
    const own = this.store.getState().entries
    this.storage = storage
    if (own.length === 0 && this.store.getState().status === 'unloaded') return
    await this.load()
    await Promise.all(own.map(({ id }) => this.save(id)))
  }

  private async loadAll(): Promise<void> {
    this.store.setState({ status: 'loading', fault: null })
    try {
      if (this.storage === null) throw new AnotherTab()
      const loaded: AnyDocument<Content>[] = []
      // One after the other: each may be large, and the page has to stay responsive.
      const ids = await this.storage.list(this.shelf)
      for (const id of ids) loaded.push(await this.loadEntry(this.storage, id))
      // Something may have been added meanwhile.
      const added = this.store.getState().entries.filter(({ id }) => !ids.includes(id))
      this.store.setState({ status: 'ready', entries: this.inOrder([...loaded, ...added]) })
    } catch (fault) {
      this.store.setState({ status: 'failed', fault })
    }
  }

  entry(id: string): ListedDocument<Content> | undefined {
    const entry = this.store.getState().entries.find((candidate) => candidate.id === id)
    return entry?.kind === 'readable' ? entry : undefined
  }

  /** The document's text as it is stored; for a broken one, whatever text there is. */
  textOf(entry: AnyDocument<Content>): string {
    return entry.kind === 'readable' ? this.format.encode(entry.record) : (entry.text ?? '')
  }

  select(selected: string | null): void {
    this.store.setState({ selected })
  }

  /** Adds a document and saves it; returns its id. */
  add(record: Content): string {
    const id = newId()
    this.store.setState(({ entries }) => ({ entries: this.inOrder([entryOf(id, record), ...entries]) }))
    void this.save(id)
    return id
  }

  /**
   * Adds a document from a file; returns its new id.
   *
   * @throws TextFault, or what the format's `decode` throws
   */
  async importFile(file: Blob): Promise<string> {
    return this.add(this.format.decode(await textOfFile(file)))
  }

  rename(id: string, name: string): void {
    this.update(id, ({ record }) => ({ record: { ...record, name } }))
    void this.save(id)
  }

  /** Changes a document without saving it. */
  change(id: string, change: Partial<Content>): void {
    this.update(id, ({ record }) => ({ record: { ...record, ...change } }))
  }

  setStop(id: string, stop: string | null): void {
    this.update(id, () => ({ stop }))
  }

  /** Saves a document. Does not reject: the entry has the fault. */
  async save(id: string): Promise<void> {
    const entry = this.entry(id)
    if (entry === undefined || this.storage === null) return
    try {
      await this.storage.save(this.shelf, id, this.format.encode(entry.record))
      // A change of state at every save would render the page every few seconds for nothing.
      if (entry.unsaved !== null) this.update(id, () => ({ unsaved: null }))
    } catch (unsaved) {
      this.update(id, () => ({ unsaved }))
    }
  }

  /** Saves again the documents that could not be saved, or all of them. */
  async saveAgain(isAll: boolean): Promise<void> {
    const readable = this.store.getState().entries.filter((entry) => entry.kind === 'readable')
    await Promise.all(readable.filter(({ unsaved }) => isAll || unsaved !== null).map(({ id }) => this.save(id)))
  }

  /**
   * Removes a document for which nothing runs. Returns a function that restores it, which rejects where a broken
   * document cannot be saved again.
   *
   * @throws what the storage throws; the document then stays
   */
  async remove(id: string): Promise<() => Promise<void>> {
    const { entries } = this.store.getState()
    const index = entries.findIndex((entry) => entry.id === id)
    const removed = entries[index]
    this.store.setState(({ selected }) => ({
      entries: entries.toSpliced(index, 1),
      selected: selected === id ? null : selected,
    }))
    const putBack = () =>
      this.store.setState((now) => ({ entries: this.inOrder(now.entries.toSpliced(index, 0, removed)) }))
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
      entries: this.inOrder(
        entries.map((entry) => (entry.id === id && entry.kind === 'readable' ? { ...entry, ...change(entry) } : entry)),
      ),
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
