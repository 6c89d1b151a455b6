/** The shelf `games`, where entries are read and saved, and what another tab has saved meanwhile is not overwritten. */
import pLimit from 'p-limit'
import type { DocumentStorage } from '../../../contract/api.ts'
import { isChangedElsewhere } from '../../language/storage-fault.ts'
import { reasonOf, systemFaultOf } from '../../language/words.ts'
import { brokenEntry, entryOf, type Entry } from './entries.ts'
import { LibraryError } from './fault.ts'
import { textOf } from './texts.ts'

const SHELF = 'games'

/** Saves and removals that run at the same time; each waits for the disk. */
const STORED_AT_A_TIME = 16

/** An entry from the shelf, and the text that it was read from. */
export interface Loaded {
  readonly entry: Entry
  readonly text: string
}

export class GameShelf {
  private readonly storing = pLimit(STORED_AT_A_TIME)

  /**
   * By id, the texts that this tab has read or written: the shelf has one of them, unless another tab has changed it.
   */
  private readonly seen = new Map<string, readonly string[]>()

  constructor(private readonly storage: DocumentStorage) {}

  list(): Promise<readonly string[]> {
    return this.storage.list(SHELF)
  }

  /** An entry that cannot be read is a broken one; null where it is no longer on the shelf. */
  async load(id: string): Promise<Loaded | null> {
    try {
      const text = await this.storage.load(SHELF, id)
      return { entry: entryOf(id, text), text }
    } catch (error) {
      if (systemFaultOf(error) === 'missing') return null
      return { entry: brokenEntry(id, new LibraryError('not-loaded', { reason: reasonOf(error) }), null), text: '' }
    }
  }

  /** Takes a loaded text for the one on the shelf. */
  take({ entry, text }: Loaded): void {
    this.seen.set(entry.id, [text])
  }

  /**
   * Saves one of many entries, in its turn.
   *
   * @param signal cancels a save that has not begun
   * @throws as `save` does; the signal's reason
   */
  saveInTurn(entry: Entry, signal?: AbortSignal): Promise<void> {
    return this.storing(async () => {
      signal?.throwIfAborted()
      await this.save(entry)
    })
  }

  remove(id: string): Promise<void> {
    return this.storing(() => this.storage.remove(SHELF, id))
  }

  /** @throws LibraryError; StorageFault where another tab has changed the document */
  async save(entry: Entry): Promise<void> {
    const { id } = entry
    const text = textOf(entry)
    // Until this is saved, the shelf has the earlier text, or another change that is being saved.
    this.seen.set(id, [...(this.seen.get(id) ?? []), text])
    try {
      await this.storage.save(SHELF, id, text, this.seen.get(id))
      const seen = this.seen.get(id) ?? []
      this.seen.set(id, seen.slice(Math.max(0, seen.indexOf(text))))
    } catch (error) {
      if (isChangedElsewhere(error)) throw error
      if (systemFaultOf(error) === 'full') throw new LibraryError('full')
      throw new LibraryError('not-saved', { reason: reasonOf(error) })
    }
  }
}
