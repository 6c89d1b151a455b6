/** Where documents are kept, watched for what is being saved and what could not be: closing waits for the one and tells of the other. */
import type { DocumentStorage, Shelf } from '../../preload/api.ts'
import { reasonOf } from '../words.ts'

export class WatchedDocuments implements DocumentStorage {
  private readonly pending = new Set<Promise<void>>()
  /** Why the last save of a document failed, by its place. */
  private readonly faults = new Map<string, string>()

  constructor(private readonly storage: DocumentStorage) {}

  list(shelf: Shelf): Promise<readonly string[]> {
    return this.storage.list(shelf)
  }

  load(shelf: Shelf, id: string): Promise<string> {
    return this.storage.load(shelf, id)
  }

  save(shelf: Shelf, id: string, text: string): Promise<void> {
    return this.watch(`${shelf}/${id}`, this.storage.save(shelf, id, text), true)
  }

  /** One that cannot be removed is still there: nothing is lost with it. */
  remove(shelf: Shelf, id: string): Promise<void> {
    return this.watch(`${shelf}/${id}`, this.storage.remove(shelf, id), false)
  }

  /** Resolves once nothing is under way, to why documents could not be saved. */
  async settled(): Promise<string[]> {
    while (this.pending.size > 0) await Promise.allSettled(this.pending)
    return [...new Set(this.faults.values())]
  }

  private async watch(place: string, work: Promise<void>, isSave: boolean): Promise<void> {
    this.pending.add(work)
    try {
      await work
      this.faults.delete(place)
    } catch (error) {
      if (isSave) this.faults.set(place, reasonOf(error))
      throw error
    } finally {
      this.pending.delete(work)
    }
  }
}
