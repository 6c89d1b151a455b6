/**
 * The documents of one kind, kept on one shelf. A change shows at once and is saved afterwards; where that fails, the
 * entry says so and stays, to be saved again or exported.
 */
import { cutText } from '../../../engine/math/cut-text.ts'
import type { DocumentStorage, Shelf } from '../../../contract/api.ts'
import { textOfFile } from '../../platform/read-file.ts'
import { newId } from '../../platform/secure-context.ts'
import { DocumentShelf } from './document-shelf.ts'
import { DocumentStore, type DocumentStoreState } from './document-store.ts'

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
  /** Text as stored; null where even that could not be loaded. */
  readonly text: string | null
}

export type AnyDocument<Content> = ListedDocument<Content> | BrokenDocument

/** The entries are in the format's order; those that cannot be read are last. */
export interface DocumentListState<Content> extends DocumentStoreState<AnyDocument<Content>> {
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

/** A name as documents have it: a longer one, as from a link, is cut. */
export function documentName(name: string): string {
  return cutText(name, MAX_DOCUMENT_NAME_LENGTH)
}

export class DocumentList<Content extends Named> extends DocumentStore<
  AnyDocument<Content>,
  DocumentListState<Content>
> {
  /** The running load, or the last one. */
  private loading: Promise<void> = Promise.resolve()

  /** @param storage null where another tab has the documents */
  constructor(
    storage: DocumentStorage | null,
    shelf: Shelf,
    private readonly format: Format<Content>,
  ) {
    super(new DocumentShelf(storage, shelf), { status: 'unloaded', fault: null, entries: [], selected: null }, 1)
  }

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
    const { entries: own, status } = this.store.getState()
    this.shelf.takeOver(storage)
    if (own.length === 0 && status === 'unloaded') return
    await this.load()
    await Promise.all(own.map(({ id }) => this.save(id)))
  }

  entry(id: string): ListedDocument<Content> | undefined {
    const entry = this.find(id)
    return entry?.kind === 'readable' ? entry : undefined
  }

  /** The document's text as it is stored; for a broken one, whatever text there is. */
  textOf(entry: AnyDocument<Content>): string | null {
    return entry.kind === 'readable' ? this.format.encode(entry.record) : entry.text
  }

  select(selected: string | null): void {
    this.store.setState({ selected })
  }

  /** Adds a document and saves it; returns its id. */
  add(record: Content): string {
    const id = newId()
    this.set({ entries: this.inOrder([entryOf(id, record), ...this.own()]) })
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
    if (entry !== undefined) await this.saveEntry(entry).catch(() => undefined)
  }

  /** Nothing may run for what is removed. */
  override remove(...ids: readonly string[]): Promise<() => Promise<void>> {
    const { selected } = this.store.getState()
    if (selected !== null && ids.includes(selected)) this.select(null)
    return super.remove(...ids)
  }

  protected read(id: string, text: string): AnyDocument<Content> {
    return entryOf(id, this.format.decode(text))
  }

  protected broken(id: string, fault: unknown, text: string | null): AnyDocument<Content> {
    return { id, kind: 'broken', fault, text }
  }

  protected showUnsaved(ids: readonly string[]): void {
    for (const id of ids) {
      const unsaved = this.shelf.unsaved.get(id) ?? null
      const entry = this.entry(id)
      // A change of state at every save would render the page every few seconds for nothing.
      if (entry !== undefined && entry.unsaved !== unsaved) this.update(id, () => ({ unsaved }))
    }
  }

  protected override inOrder(entries: readonly AnyDocument<Content>[]): AnyDocument<Content>[] {
    return entries.toSorted((a, b) => {
      if (a.kind === 'broken' || b.kind === 'broken') return Number(a.kind === 'broken') - Number(b.kind === 'broken')
      return this.format.compare(a.record, b.record)
    })
  }

  private update(id: string, change: (entry: ListedDocument<Content>) => Partial<ListedDocument<Content>>): void {
    const entry = this.entry(id)
    if (entry !== undefined) this.put({ ...entry, ...change(entry) })
  }
}

function entryOf<Content>(id: string, record: Content): ListedDocument<Content> {
  return { id, kind: 'readable', record, stop: null, unsaved: null }
}
