/**
 * A shelf of documents as this tab keeps it. What is not saved is known by the outcome of the save that was asked for
 * last: of an earlier one, which may end later, it says nothing. What another tab has saved meanwhile is not
 * overwritten.
 */
import pLimit from 'p-limit'
import type { DocumentStorage, Shelf } from '../../../contract/api.ts'
import { isChangedElsewhere } from '../../language/storage-fault.ts'
import { Outcomes } from '../../platform/storage/outcomes.ts'

/** Another tab has the documents: two would overwrite each other's results. */
export class AnotherTab extends Error {}

/** Saves and removals that run at the same time; each waits for the disk. */
const STORED_AT_A_TIME = 16

export class DocumentShelf {
  /** Why documents are not saved, by id. */
  readonly unsaved = new Map<string, unknown>()

  private readonly outcomes = new Outcomes()
  private readonly storing = pLimit(STORED_AT_A_TIME)

  /**
   * The texts that this tab has read or written, by id: the shelf has one of them, unless another tab has changed it.
   */
  private readonly seen = new Map<string, readonly string[]>()

  /**
   * @param storage null where another tab has the shelf; nothing is saved then
   * @param isShared may other tabs write here too?
   */
  constructor(
    private storage: DocumentStorage | null,
    private readonly name: Shelf,
    private readonly isShared = false,
  ) {}

  /** Keeps the shelf from now on, as this tab has become the one that does. */
  takeOver(storage: DocumentStorage): void {
    this.storage = storage
  }

  /** @throws AnotherTab; what the storage throws */
  async list(): Promise<readonly string[]> {
    return this.open().list(this.name)
  }

  /** @throws AnotherTab; what the storage throws */
  async load(id: string): Promise<string> {
    return this.open().load(this.name, id)
  }

  /** Takes a loaded text for the one on the shelf. */
  take(id: string, text: string): void {
    if (this.isShared) this.seen.set(id, [text])
  }

  /**
   * @param textOf returns null for a document whose text is not known, which stays as it is
   * @throws what the storage or `textOf` throws; StorageFault where another tab has changed the document
   */
  async save(id: string, textOf: () => string | null): Promise<void> {
    if (this.storage === null) return
    const isNews = this.outcomes.begin(id)
    try {
      const text = textOf()
      if (text !== null) await this.write(this.storage, id, text)
      if (isNews()) this.unsaved.delete(id)
    } catch (fault) {
      // Where another tab has changed the document, the caller keeps both versions.
      if (isNews()) {
        if (isChangedElsewhere(fault)) this.unsaved.delete(id)
        else this.unsaved.set(id, fault)
      }
      throw fault
    }
  }

  /**
   * Saves one of many documents in its turn.
   *
   * @param textOf called when it is its turn
   * @param signal cancels a save that has not begun
   * @throws as `save` does; the signal's reason
   */
  saveInTurn(id: string, textOf: () => string | null, signal?: AbortSignal): Promise<void> {
    return this.storing(() => {
      signal?.throwIfAborted()
      return this.save(id, textOf)
    })
  }

  /** @throws what the storage throws; the document is then still there */
  async remove(id: string): Promise<void> {
    const isNews = this.outcomes.begin(id)
    await this.storing(() => this.storage?.remove(this.name, id))
    if (isNews()) this.unsaved.delete(id)
  }

  private open(): DocumentStorage {
    if (this.storage === null) throw new AnotherTab()
    return this.storage
  }

  private async write(storage: DocumentStorage, id: string, text: string): Promise<void> {
    if (!this.isShared) return storage.save(this.name, id, text)
    // Until this is saved, the shelf has the earlier text, or another change that is being saved.
    this.seen.set(id, [...(this.seen.get(id) ?? []), text])
    await storage.save(this.name, id, text, this.seen.get(id))
    const seen = this.seen.get(id) ?? []
    this.seen.set(id, seen.slice(Math.max(0, seen.indexOf(text))))
  }
}
