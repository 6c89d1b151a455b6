/**
 * The browser's database of session texts and documents, opened when it is first asked for, and again whenever the browser
 * has closed it: for want of room, or because what sites keep has been cleared.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { Shelf } from '../../../contract/api.ts'
import { StorageFault } from '../../language/storage-fault.ts'

export interface Schema extends DBSchema {
  texts: { key: 'session' | 'set-aside' | 'identity'; value: string }
  documents: { key: [shelf: Shelf, id: string]; value: string }
}

type Connection = IDBPDatabase<Schema>

const NAME = 'poly-y'

/** Version 1 had the session alone. */
const VERSION = 2

/** Writes are flushed to the disk before they count as done, so that a kill right after loses nothing. */
export const DURABLE: IDBTransactionOptions = { durability: 'strict' }

/** Longest that opening takes, ms. Behind the request of another tab it may wait for ever, and no event tells of that. */
const PATIENCE_MS = 8000

/** Longest that a piece of work takes, ms. To a connection opened while it clears what sites keep, a browser may never answer. */
const ANSWER_MS = 4000

/** Pauses before each try to open a database that the browser has closed, ms. */
const REOPEN_AFTER_MS = [0, 200, 1000, 5000]

export class Database {
  private connection: Connection | null = null
  private opening: Promise<Connection> | null = null
  /** Another tab stands in the way of opening. */
  private isBlocked = false
  /** The identity of the database that was opened last. One that replaces it has another, whichever tab created it. */
  private identity: string | null = null

  /** @param onLost called where a database that was there has gone, with all that was in it */
  constructor(private readonly onLost: () => void) {}

  /**
   * Does something with the database, once more where it was closed meanwhile or does not answer.
   *
   * @param work may be done twice
   * @throws StorageFault where another tab stands in the way, or no answer comes; else what the browser says
   */
  async run<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> {
    for (let isLast = false; ; isLast = true) {
      const connection = await this.open()
      try {
        return await answered(work(connection))
      } catch (error) {
        // Of a connection that is closed the browser says no more than `InvalidStateError`.
        if (error instanceof Error && ['InvalidStateError', 'SilentError'].includes(error.name)) this.forget(connection)
        if (isLast || this.connection === connection) throw error
      }
    }
  }

  private async open(): Promise<Connection> {
    if (this.isBlocked) throw new StorageFault('BlockedError')
    return this.connection ?? (this.opening ??= this.connect())
  }

  private connect(): Promise<Connection> {
    let giveUp = () => {}
    const requested = this.request(() => giveUp())
    const opened = new Promise<Connection>((resolve, reject) => {
      giveUp = () => {
        this.isBlocked = true
        reject(new StorageFault('BlockedError'))
      }
      requested.then(resolve, reject)
    })
    const timer = setTimeout(giveUp, PATIENCE_MS)
    const settle = (connection: Connection | null) => {
      clearTimeout(timer)
      // One that comes late is taken all the same; after a failure the next one who asks tries again.
      this.isBlocked = false
      this.opening = null
      this.connection = connection
    }
    requested.then(settle, () => settle(null))
    return opened
  }

  private async request(onBlocked: () => void): Promise<Connection> {
    if (globalThis.indexedDB === undefined) throw new StorageFault('NoDatabaseError')
    const connection = await openDB<Schema>(NAME, VERSION, {
      upgrade(database, version) {
        if (version < 1) database.createObjectStore('texts')
        if (version < 2) database.createObjectStore('documents')
      },
      blocked: onBlocked,
      // A newer version of the app in another tab cannot start while this one holds the old database; nor can it be deleted.
      blocking: (_current, wanted, event) => {
        ;(event.target as IDBDatabase).close()
        this.closed(connection, wanted === null)
      },
      terminated: () => this.closed(connection, true),
    })
    // Without room for an identity there is none, nor much to lose; a connection that is closed again is found out by its user.
    const identity = await answered(identityOf(connection)).catch(() => null)
    if (this.identity !== null && identity !== null && this.identity !== identity) this.onLost()
    this.identity = identity ?? this.identity
    return connection
  }

  /**
   * What the browser tells of a connection after another one has been opened in its place is no news.
   *
   * @param isToReopen at once, as all that was in it may have gone, which the user has to know
   */
  private closed(connection: Connection, isToReopen: boolean): void {
    if (this.connection !== connection) return
    this.connection = null
    if (isToReopen) void this.reopen()
  }

  /** While the browser clears what sites keep, it refuses to open. If that lasts, the next save tells. */
  private async reopen(): Promise<void> {
    for (const pause of REOPEN_AFTER_MS) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      if (await this.open().then(() => true, () => false)) return
    }
  }

  private forget(connection: Connection): void {
    connection.close()
    if (this.connection === connection) this.connection = null
  }
}

async function answered<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StorageFault('SilentError')), ANSWER_MS)
  })
  return Promise.race([work, silence]).finally(() => clearTimeout(timer))
}

/** This database's identity, written by the tab that opens it first. */
async function identityOf(connection: Connection): Promise<string> {
  const { store, done } = connection.transaction('texts', 'readwrite')
  const known = await store.get('identity')
  const identity = known ?? crypto.randomUUID()
  if (known === undefined) await store.put(identity, 'identity')
  await done
  return identity
}
