/** Single-document store, saved whole after every change. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { DocumentStorage } from '../../../contract/api.ts'
import { DocumentFault } from './document-fault.ts'
import { freeName } from '../../platform/storage/free-name.ts'
import { DocumentShelf } from './document-shelf.ts'

export interface SingleDocumentState {
  readonly status: 'unloaded' | 'ready'
  /** Why the document could not be loaded, or set aside; it is then left as it is, and never overwritten. */
  readonly unread: unknown
  /** Could a part of the document not be read? The whole has then been set aside, and the rest is here. */
  readonly isPartial: boolean
  /** Why the last save failed. */
  readonly unsaved: unknown
}

interface SingleDocumentFormat<Content> {
  readonly shelf: Parameters<DocumentStorage['save']>[0]
  readonly empty: Content
  readonly isEmpty: (content: Content) => boolean
  readonly encode: (content: Content) => string
  /** Throws for a text that it refuses; calls `onUnread` for each part that it leaves out. */
  readonly decode: (text: string, onUnread: () => void) => Content | Promise<Content>
}

const ID = 'mine'

export class SingleDocument<Content extends object> {
  readonly store: StoreApi<Content & SingleDocumentState>

  private readonly shelf: DocumentShelf
  private loading: Promise<void> | null = null

  /** @param storage null where another tab has the document */
  constructor(
    storage: DocumentStorage | null,
    private readonly format: SingleDocumentFormat<Content>,
  ) {
    this.shelf = new DocumentShelf(storage, format.shelf)
    this.store = createStore<Content & SingleDocumentState>(() => ({
      ...format.empty,
      status: 'unloaded',
      unread: null,
      isPartial: false,
      unsaved: null,
    }))
  }

  /** Loads the document once. Does not reject: the state has the fault. */
  load(): Promise<void> {
    return (this.loading ??= this.loadNow())
  }

  /** Loads the document, as this tab has become the one that keeps it. Does not reject. */
  takeOver(storage: DocumentStorage): Promise<void> {
    this.shelf.takeOver(storage)
    this.set({ unread: null })
    return (this.loading = this.loadNow())
  }

  /** Saves again what could not be saved; with `isAll`, whatever there is. */
  saveAgain(isAll: boolean): void {
    if (this.shelf.unsaved.has(ID) || (isAll && !this.format.isEmpty(this.store.getState()))) this.save()
  }

  protected keep(changed: Partial<Content>): void {
    this.set(changed)
    this.save()
  }

  private async loadNow(): Promise<void> {
    try {
      const ids = await this.shelf.list()
      if (!ids.includes(ID)) return this.set({ status: 'ready' })
      const text = await this.shelf.load(ID)
      let isPartial = false
      const content = await this.format.decode(text, () => (isPartial = true))
      if (isPartial && this.format.isEmpty(content)) throw new DocumentFault('damaged')
      this.set({ ...content, isPartial })
      if (isPartial) await this.shelf.save(freeName(`${ID}-set-aside`, ids), () => text)
      this.set({ status: 'ready' })
    } catch (unread) {
      this.set({ status: 'ready', unread })
    }
  }

  protected save(): void {
    const state = this.store.getState()
    // Another version may read a document that this one cannot.
    if (state.unread !== null) return
    const showUnsaved = () => this.set({ unsaved: this.shelf.unsaved.get(ID) ?? null })
    this.shelf.save(ID, () => this.format.encode(state)).then(showUnsaved, showUnsaved)
  }

  /** Sets parts of the state. TypeScript cannot see that a part of a generic `Content` is one. */
  protected set(changed: Partial<Content> | Partial<SingleDocumentState>): void {
    this.store.setState(changed as Partial<Content & SingleDocumentState>)
  }
}
