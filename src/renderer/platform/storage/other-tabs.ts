/** Each tab with the app tells the others which documents it has changed. */
import type { DocumentStorage, Shelf } from '../../../contract/api.ts'

interface Change {
  readonly shelf: Shelf
  readonly id: string
}

export class OtherTabs {
  /**
   * Channel to the other tabs; null in a browser without BroadcastChannel: a tab then learns of a change as it saves
   * over it.
   */
  private readonly channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('poly-y-documents') : null

  get canHear(): boolean {
    return this.channel !== null
  }

  /** Wraps a storage so that it tells the other tabs of each change once it is written. */
  announcing(storage: DocumentStorage): DocumentStorage {
    const announce = async (change: Change, work: Promise<void>) => {
      await work
      this.channel?.postMessage(change)
    }
    return {
      ...storage,
      save: (shelf, id, text, seen) => announce({ shelf, id }, storage.save(shelf, id, text, seen)),
      remove: (shelf, id) => announce({ shelf, id }, storage.remove(shelf, id)),
    }
  }

  /** @param listener called with the id of a document that another tab has saved or removed */
  onChange(shelf: Shelf, listener: (id: string) => void): void {
    this.channel?.addEventListener('message', ({ data }: MessageEvent<Change>) => {
      if (data.shelf === shelf) listener(data.id)
    })
  }
}
