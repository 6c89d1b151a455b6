/** Where documents are kept, watched for what is being saved and what could not be: closing waits for the one and tells of the other. */
import { createStore } from 'zustand/vanilla'
import type { DocumentStorage, Shelf } from '../../../contract/api.ts'
import { isChangedElsewhere } from '../../language/storage-fault.ts'
import { reasonOf } from '../../language/words.ts'
import type { Service } from '../services.tsx'

export interface WatchedState {
  /** Why the last save of a document failed, by its place. */
  readonly faults: ReadonlyMap<string, string>
  /** Whether all that was kept has been deleted from outside, and what is left of it is in this page alone. */
  readonly isLost: boolean
}

export class WatchedDocuments implements DocumentStorage {
  readonly store = createStore<WatchedState>(() => ({ faults: new Map(), isLost: false }))

  private readonly pending = new Set<Promise<void>>()

  constructor(private readonly storage: DocumentStorage) {}

  list(shelf: Shelf): Promise<readonly string[]> {
    return this.storage.list(shelf)
  }

  load(shelf: Shelf, id: string): Promise<string> {
    return this.storage.load(shelf, id)
  }

  save(shelf: Shelf, id: string, text: string, seen?: readonly string[]): Promise<void> {
    return this.watch(`${shelf}/${id}`, this.storage.save(shelf, id, text, seen), true)
  }

  /** One that cannot be removed is still there: nothing is lost with it. */
  remove(shelf: Shelf, id: string): Promise<void> {
    return this.watch(`${shelf}/${id}`, this.storage.remove(shelf, id), false)
  }

  /** Resolves once nothing is under way, to why documents could not be saved. */
  async settled(): Promise<string[]> {
    while (this.pending.size > 0) await Promise.allSettled(this.pending)
    return [...new Set(this.store.getState().faults.values())]
  }

  private async watch(place: string, work: Promise<void>, isSave: boolean): Promise<void> {
    this.pending.add(work)
    try {
      await work
      this.note(place, null)
    } catch (error) {
      // What another tab has changed is kept twice, by whoever asked.
      if (isSave) this.note(place, isChangedElsewhere(error) ? null : reasonOf(error))
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
