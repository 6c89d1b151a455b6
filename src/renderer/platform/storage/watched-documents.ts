/** A document storage that knows which saves are running, for which closing waits, and which have failed. */
import { createStore } from 'zustand/vanilla'
import type { DocumentStorage, Shelf } from '../../../contract/api.ts'
import { isChangedElsewhere } from '../../language/storage-fault.ts'
import { reasonOf } from '../../language/words.ts'
import type { Service } from '../services.tsx'
import type { Saver } from './saver.ts'
import { Outcomes } from './outcomes.ts'

export interface WatchedState {
  /** Why the last save of a document failed, by its place. */
  readonly faults: ReadonlyMap<string, string>
}

export class WatchedDocuments implements DocumentStorage, Saver {
  readonly store = createStore<WatchedState>(() => ({ faults: new Map() }))

  private readonly pending = new Set<Promise<void>>()

  private readonly outcomes = new Outcomes()

  /** The work that has the storage for itself, until it is done; null while there is none. */
  private alone: Promise<void> | null = null

  /** @param onSaved called once a document is saved */
  constructor(
    private readonly storage: DocumentStorage,
    private readonly onSaved: () => void = () => undefined,
  ) {}

  /**
   * Gives the storage to `work` alone: what others do `inTurn` waits, all saves and removals of documents among it. It
   * goes on if the work fails. If the work does not, it never runs, as the app is loaded anew.
   */
  async own(work: (storage: DocumentStorage) => Promise<void>): Promise<void> {
    await this.settled()
    let goOn = () => {}
    this.alone = new Promise((resolve) => (goOn = resolve))
    try {
      await work(this.storage)
    } catch (error) {
      this.alone = null
      goOn()
      throw error
    }
  }

  list(shelf: Shelf): Promise<readonly string[]> {
    return this.storage.list(shelf)
  }

  load(shelf: Shelf, id: string): Promise<string> {
    return this.storage.load(shelf, id)
  }

  save(shelf: Shelf, id: string, text: string, seen?: readonly string[]): Promise<void> {
    return this.watch(
      `${shelf}/${id}`,
      this.inTurn(() => this.storage.save(shelf, id, text, seen)),
      true,
    )
  }

  /** A document that cannot be removed is still there, so that nothing is lost. */
  remove(shelf: Shelf, id: string): Promise<void> {
    return this.watch(
      `${shelf}/${id}`,
      this.inTurn(() => this.storage.remove(shelf, id)),
      false,
    )
  }

  inTurn(work: () => Promise<void>): Promise<void> {
    return this.alone === null ? work() : this.alone.then(work)
  }

  /** Resolves, once nothing is being written, to the reasons why documents could not be saved. */
  async settled(): Promise<string[]> {
    while (this.pending.size > 0) await Promise.allSettled(this.pending)
    return [...new Set(this.store.getState().faults.values())]
  }

  isUnsaved(): boolean {
    return this.store.getState().faults.size > 0
  }

  private async watch(place: string, work: Promise<void>, isSave: boolean): Promise<void> {
    this.pending.add(work)
    const isNews = this.outcomes.begin(place)
    try {
      await work
      if (isNews()) this.note(place, null)
      if (isSave) this.onSaved()
    } catch (error) {
      // Where another tab has changed the document, the caller keeps both versions.
      if (isSave && isNews()) this.note(place, isChangedElsewhere(error) ? null : reasonOf(error))
      throw error
    } finally {
      this.pending.delete(work)
    }
  }

  /** @param fault why it is not saved; null where it is */
  private note(place: string, fault: string | null): void {
    const { faults } = this.store.getState()
    if ((faults.get(place) ?? null) === fault) return
    const others = [...faults].filter(([other]) => other !== place)
    this.store.setState({ faults: new Map(fault === null ? others : [...others, [place, fault]]) })
  }
}

export const DOCUMENTS: Service<'documents', WatchedDocuments> = { name: 'documents' }
