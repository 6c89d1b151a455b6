/** Saves documents in the browser's database. Those requested together share a transaction, as each one flushes the disk. */
import type { Shelf } from '../../../contract/api.ts'
import { StorageFault } from '../../language/storage-fault.ts'
import { DURABLE, type Database } from './database.ts'

interface Save {
  readonly place: [shelf: Shelf, id: string]
  readonly text: string
  /** Texts of which one is expected to be stored now; undefined where it does not matter. */
  readonly seen: readonly string[] | undefined
}

interface Waiting extends Save {
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

export class DocumentSaves {
  private waiting: Waiting[] = []

  /** @param isLeaving is the page about to close, so that there is no time to read before writing? */
  constructor(
    private readonly database: Database,
    private readonly isLeaving: () => boolean,
  ) {}

  save(save: Save): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.waiting.push({ ...save, resolve, reject }) === 1) queueMicrotask(() => this.send())
    })
  }

  /** Call this before any other request to the database, which must see the earlier saves. */
  send(): void {
    const saves = this.waiting
    this.waiting = []
    if (saves.length > 0) void this.write(saves)
  }

  /** Does not reject: each save gets its own result. */
  private async write(saves: readonly Waiting[]): Promise<void> {
    try {
      await this.settle(saves)
    } catch (error) {
      if (saves.length === 1) return saves[0].reject(error)
      // One document that does not fit must not make the others fail.
      for (const save of saves) await this.settle([save]).catch(save.reject)
    }
  }

  private async settle(saves: readonly Waiting[]): Promise<void> {
    const changed = await this.put(saves)
    for (const save of saves)
      if (changed.has(save)) save.reject(new StorageFault('ChangedElsewhereError'))
      else save.resolve()
  }

  /** Returns those that another tab has changed meanwhile, which are not written. */
  private put(saves: readonly Save[]): Promise<ReadonlySet<Save>> {
    return this.database.run(async (connection) => {
      const transaction = connection.transaction('documents', 'readwrite', DURABLE)
      const { store } = transaction
      const isToRead = !this.isLeaving()
      const stored = await Promise.all(saves.map(async ({ place, seen }) => (isToRead && seen !== undefined ? store.get(place) : undefined)))
      const changed = new Set(saves.filter((save, i) => isChanged(stored[i], save)))
      const written = saves.filter((save) => !changed.has(save)).map(({ place, text }) => store.put(text, place))
      transaction.commit()
      await Promise.all([...written, transaction.done])
      return changed
    })
  }
}

/** Finding the same text is no change: it may come from the first of two attempts. */
function isChanged(stored: string | undefined, { text, seen }: Save): boolean {
  return stored !== undefined && seen !== undefined && stored !== text && !seen.includes(stored)
}
