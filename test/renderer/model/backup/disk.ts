/** A stand-in for all that is kept, which may be full, dead, or fail at one write. */
import type { DocumentStorage, Shelf } from '../../../../src/contract/api.ts'
import { makeBackup, type AppStorage } from '../../../../src/renderer/model/backup/backup.ts'

/**
 * A fault at one write. `cut`: nothing is written from then on, and whoever writes has ended. `dead`: nothing is written
 * from then on. `once`: this write fails. `late`: this write fails, but has been carried out.
 */
export const FAULTS = ['cut', 'dead', 'once', 'late'] as const
export type Fault = (typeof FAULTS)[number]

/** A disk with this on it, which holds only so many letters. */
export class Disk implements AppStorage {
  readonly texts = new Map<string, string>()
  writes = 0
  capacity = Infinity
  /** The faults to come, by the number of the write. */
  readonly faults = new Map<number, Fault>()
  /** The fault from which on nothing is written. */
  failed: Fault | null = null

  constructor(
    documents: Readonly<Record<string, string>> = {},
    public sessionText = 'no session yet',
  ) {
    for (const [place, text] of Object.entries(documents)) this.texts.set(place, text)
  }

  get used(): number {
    return [...this.texts.values(), this.sessionText].reduce((sum, { length }) => sum + length, 0)
  }

  /** @param more letters than before */
  private write(more: number, carryOut: () => void): void {
    const fault = this.failed ?? this.faults.get(++this.writes)
    if (fault === 'cut' || fault === 'dead') this.failed = fault
    if (fault !== undefined && fault !== 'late') throw new Error('EIO: the disk has failed')
    if (more > 0 && this.used + more > this.capacity) throw new Error('ENOSPC: the disk is full')
    carryOut()
    if (fault === 'late') throw new Error('EIO: no answer')
  }

  readonly session = {
    load: async () => this.sessionText,
    save: async (text: string) => {
      this.write(text.length - this.sessionText.length, () => (this.sessionText = text))
    },
  }

  readonly documents: DocumentStorage = {
    list: async (shelf: Shelf) =>
      [...this.texts.keys()]
        .filter((place) => place.startsWith(`${shelf}/`))
        .map((place) => place.slice(shelf.length + 1))
        .sort(),
    load: async (shelf, id) => this.texts.get(`${shelf}/${id}`) ?? Promise.reject(new Error('ENOENT')),
    save: async (shelf, id, text) => {
      const place = `${shelf}/${id}`
      this.write(text.length - (this.texts.get(place)?.length ?? 0), () => this.texts.set(place, text))
    },
    remove: async (shelf, id) => {
      this.write(0, () => this.texts.delete(`${shelf}/${id}`))
    },
  }

  /** All but what was set aside before a restore. */
  kept(): Record<string, string> {
    return Object.fromEntries([...this.texts].filter(([place]) => !place.startsWith('before/')).sort())
  }

  /** Everything of the user, with the session. */
  all(): Record<string, string> {
    return { ...this.kept(), session: this.sessionText }
  }

  asideIds(): string[] {
    return [...this.texts.keys()].filter((place) => place.startsWith('before/'))
  }
}

export const HERE = { 'games/a': 'here', 'games/b': 'same', 'players/mine': 'me' }
export const THERE = { 'games/a': 'the other one', 'games/b': 'same', 'games/c': 'more', 'results/mine': 'results' }

export const backupOf = (documents: Readonly<Record<string, string>>, session = 'their session') =>
  makeBackup(new Disk(documents, session))
