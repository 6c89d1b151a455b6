/** Documents on their way into the browser's database: what is asked for together goes in one transaction, as each flushes the disk. */
import type { Shelf } from '../../../contract/api.ts'
import { StorageFault } from '../../language/storage-fault.ts'
import { DURABLE, type Database } from './database.ts'

interface Save {
  readonly place: [shelf: Shelf, id: string]
  readonly text: string
  /** Texts of which one should be there now; undefined where it does not matter. */
  readonly seen: readonly string[] | undefined
}

interface Waiting extends Save {
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

export class DocumentSaves {
  private waiting: Waiting[] = []

  /** @param isLeaving is the page about to go, so that there is no time to read before writing? */
  constructor(
    private readonly database: Database,
    private readonly isLeaving: () => boolean,
  ) {}

  save(save: Save): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.waiting.push({ ...save, resolve, reject }) === 1) queueMicrotask(() => this.send())
    })
  }

  /** To be called before anything else is asked of the database, which is to find what was saved before. */
  send(): void {
    const saves = this.waiting
    this.waiting = []
    if (saves.length > 0) void this.write(saves)
  }

  /** Does not fail: each save is told. */
  private async write(saves: readonly Waiting[]): Promise<void> {
    try {
      await this.settle(saves)
    } catch (error) {
      if (saves.length === 1) return saves[0].reject(error)
      // One that does not fit is no reason to refuse the others.
      for (const save of saves) await this.settle([save]).catch(save.reject)
    }
  }

  private async settle(saves: readonly Waiting[]): Promise<void> {
    const changed = await this.put(saves)
    for (const save of saves)
      if (changed.has(save)) save.reject(new StorageFault('ChangedElsewhereError'))
      else save.resolve()
  }

  /** Gives those that another tab has changed meanwhile, which are not written. */
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

/** The same text may be there from the first try of two. */
function isChanged(stored: string | undefined, { text, seen }: Save): boolean {
  return stored !== undefined && seen !== undefined && stored !== text && !seen.includes(stored)
}
