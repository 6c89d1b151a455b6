/** One document that is always there and has no name: loaded once, and saved whole after every change. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { DocumentStorage } from '../../../contract/api.ts'
import { AnotherTab } from './document-list.ts'

export interface KeptState {
  readonly status: 'unloaded' | 'ready'
  /** Why what was kept could not be loaded: then it is left as it is, and nothing is saved over it. */
  readonly unread: unknown
  /** Why the last saving failed. */
  readonly unsaved: unknown
}

interface KeptFormat<Content> {
  readonly shelf: Parameters<DocumentStorage['save']>[0]
  readonly empty: Content
  readonly isEmpty: (content: Content) => boolean
  readonly encode: (content: Content) => string
  /** Throws for a text that it does not take. */
  readonly decode: (text: string) => Content
}

const ID = 'mine'

export class Kept<Content extends object> {
  readonly store: StoreApi<Content & KeptState>

  private loading: Promise<void> | null = null

  /** @param storage null where another tab has the document */
  constructor(
    private readonly storage: DocumentStorage | null,
    private readonly format: KeptFormat<Content>,
  ) {
    this.store = createStore<Content & KeptState>(() => ({ ...format.empty, status: 'unloaded', unread: null, unsaved: null }))
  }

  /** Loads what was kept, once. Does not fail: the state tells. */
  load(): Promise<void> {
    return (this.loading ??= this.loadKept())
  }

  /** Saves again what could not be saved, or all of it. */
  saveAgain(isAll: boolean): void {
    const state = this.store.getState()
    if (state.unsaved !== null || (isAll && !this.format.isEmpty(state))) this.save()
  }

  protected keep(changed: Partial<Content>): void {
    this.set(changed)
    this.save()
  }

  private async loadKept(): Promise<void> {
    try {
      if (this.storage === null) throw new AnotherTab()
      const { shelf, decode } = this.format
      const isKept = (await this.storage.list(shelf)).includes(ID)
      this.set({ status: 'ready', ...(isKept && decode(await this.storage.load(shelf, ID))) })
    } catch (unread) {
      this.set({ status: 'ready', unread })
    }
  }

  protected save(): void {
    const state = this.store.getState()
    // What could not be read may be read by another version.
    if (state.unread !== null) return
    this.storage?.save(this.format.shelf, ID, this.format.encode(state)).then(
      () => this.set({ unsaved: null }),
      (unsaved: unknown) => this.set({ unsaved }),
    )
  }

  /** Where the content's type is not known, TypeScript cannot tell that a part of it is a part of the state. */
  protected set(changed: Partial<Content> | Partial<KeptState>): void {
    this.store.setState(changed as Partial<Content & KeptState>)
  }
}
