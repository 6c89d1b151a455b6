/**
 * The browser's database of session texts and documents. It is opened at its first use, and again whenever the browser
 * has closed it, for lack of room or because site data were cleared.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { Shelf } from '../../../contract/api.ts'
import { StorageFault } from '../../language/storage-fault.ts'
import { newId } from '../secure-context.ts'

export interface Schema extends DBSchema {
  texts: { key: 'session' | 'set-aside' | `set-aside-${number}` | 'identity'; value: string }
  documents: { key: [shelf: Shelf, id: string]; value: string }
}

export type Connection = IDBPDatabase<Schema>

const NAME = 'poly-y'

/** Version 1 held only the session. */
const VERSION = 2

/** Writes are flushed to the disk before they count as done, so that a kill right after loses nothing. */
export const DURABLE: IDBTransactionOptions = { durability: 'strict' }

/** Time limit for opening, ms. Behind another tab's request it may wait for ever, without any event. */
const PATIENCE_MS = 8000

/**
 * Time limit for a piece of work, ms. On a connection opened while site data are cleared, a browser may never answer.
 */
const ANSWER_MS = 4000

/** A try of a piece of work, which has at most two. */
export interface Attempt {
  /** Set once nobody waits for its answer any more: it must not change anything from then on. */
  isGivenUp: boolean
  /** Set by the work when it has sent what can no longer be recalled, and may be carried out without an answer. */
  isSent: boolean
}

/** Pauses before each attempt to reopen a database that the browser has closed, ms. */
const REOPEN_AFTER_MS = [0, 200, 1000, 5000]

export class Database {
  private connection: Connection | null = null
  private opening: Promise<Connection> | null = null
  /** Another tab blocks the opening. */
  private isBlocked = false
  /**
   * The identity of the database that was opened last. A database that replaces it has another, whichever tab created
   * it.
   */
  private identity: string | null = null

  /** @param onLost called when the database has been deleted with all that was in it */
  constructor(private readonly onLost: () => void) {}

  /**
   * Runs `work` on the database, a second time if the connection was closed meanwhile or does not answer, unless it has
   * been sent by then.
   *
   * @param work may run twice
   * @throws StorageFault where another tab blocks the database, or it does not answer; otherwise the browser's error
   */
  async run<Result>(work: (connection: Connection, attempt: Attempt) => Promise<Result>): Promise<Result> {
    for (let isLast = false; ; isLast = true) {
      const connection = await this.open()
      const attempt: Attempt = { isGivenUp: false, isSent: false }
      try {
        return await answered(work(connection, attempt), attempt)
      } catch (error) {
        // All that the browser says about a closed connection is `InvalidStateError`.
        if (error instanceof Error && ['InvalidStateError', 'SilentError'].includes(error.name)) this.forget(connection)
        if (isLast || this.connection === connection || (attempt.isGivenUp && attempt.isSent)) throw error
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
      // A connection that comes late is used all the same; after a failure the next call tries again.
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
      // While this tab holds the database, another tab can neither upgrade it for a newer version of the app nor delete
      // it.
      blocking: (_current, wanted, event) => {
        ;(event.target as IDBDatabase).close()
        this.closed(connection, wanted === null)
      },
      terminated: () => this.closed(connection, true),
    })
    // Without room for an identity there is none, and little to lose. A connection already closed again fails at its
    // next use.
    const identity = await answered(identityOf(connection)).catch(() => null)
    if (this.identity !== null && identity !== null && this.identity !== identity) this.onLost()
    this.identity = identity ?? this.identity
    return connection
  }

  /**
   * Notes that the browser has closed a connection, unless another has already been opened in its place.
   *
   * @param isToReopen at once: everything in it may have been deleted, which the user has to know
   */
  private closed(connection: Connection, isToReopen: boolean): void {
    if (this.connection !== connection) return
    this.connection = null
    if (isToReopen) void this.reopen()
  }

  /** While the browser clears site data, it refuses to open the database. If that lasts, the next save reports it. */
  private async reopen(): Promise<void> {
    for (const pause of REOPEN_AFTER_MS) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      if (
        await this.open().then(
          () => true,
          () => false,
        )
      )
        return
    }
  }

  private forget(connection: Connection): void {
    connection.close()
    if (this.connection === connection) this.connection = null
  }
}

async function answered<Result>(
  work: Promise<Result>,
  attempt: Attempt = { isGivenUp: false, isSent: false },
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    const giveUp = () => {
      attempt.isGivenUp = true
      reject(new StorageFault('SilentError'))
    }
    // What has been sent is waited for as long as two attempts take, as it gets no second one.
    timer = setTimeout(() => (attempt.isSent ? (timer = setTimeout(giveUp, ANSWER_MS)) : giveUp()), ANSWER_MS)
  })
  return Promise.race([work, silence]).finally(() => clearTimeout(timer))
}

/** This database's identity, written by the tab that opens it first. */
async function identityOf(connection: Connection): Promise<string> {
  const { store, done } = connection.transaction('texts', 'readwrite')
  // What fails first is reported.
  done.catch(() => undefined)
  const known = await store.get('identity')
  const identity = known ?? newId()
  if (known === undefined) await store.put(identity, 'identity')
  await done
  return identity
}
