/**
 * The writes to one store of the browser's database, in the order in which they are asked for. One transaction runs at
 * a time; what is asked for meanwhile waits and shares the next one, as each flushes the disk. IndexedDB runs
 * transactions in the order in which they are begun, and none is begun with a text for which there is a newer one. So
 * whatever fails or is repeated, an older text never replaces a newer one.
 */
import { StorageFault } from '../../language/storage-fault.ts'
import { type Attempt, type Connection, type Database, DURABLE, type Schema } from './database.ts'

type StoreName = 'texts' | 'documents'

interface Request<Name extends StoreName> {
  readonly key: Schema[Name]['key']
  /** The text to write; null to remove the record. */
  readonly text: string | null
  /** Expected current texts: with any other the write fails. Undefined to write whatever is there. */
  readonly seen: readonly string[] | undefined
}

/** A write of one record, until it has settled. */
class Write<Name extends StoreName> {
  /** The write of the same record that has been asked for after this one. */
  newer: Write<Name> | null = null
  isSettled = false
  readonly done: Promise<void>
  resolve: (outcome?: Promise<void>) => void = () => undefined
  reject: (error: Error) => void = () => undefined

  constructor(readonly request: Request<Name>) {
    this.done = new Promise((resolve, reject) => {
      this.resolve = (outcome) => {
        this.isSettled = true
        resolve(outcome)
      }
      this.reject = (error) => {
        this.isSettled = true
        reject(error)
      }
    })
  }

  /** While the page closes a write may be in two batches, of which one has settled it. */
  get isToBegin(): boolean {
    return this.newer === null && !this.isSettled
  }
}

/** Writes that share a transaction. */
interface Batch<Name extends StoreName> {
  readonly writes: readonly Write<Name>[]
  /** The transaction as long as nothing has been sent by it; null otherwise. */
  unsent: { readonly abort: () => void } | null
  /** Has the page begun to close, so that a later batch has these writes too, and settles them if this one fails? */
  isTakenOver: boolean
}

export class Writes<Name extends StoreName> {
  /** By record, the write that was asked for last and has not settled. */
  private readonly newest = new Map<string, Write<Name>>()
  private waiting: Write<Name>[] = []
  /** Batches that are being written: one at most, unless the page is about to close. */
  private readonly running = new Set<Batch<Name>>()

  /** @param isLeaving is the page about to close, so that there is no time to read before writing, nor to wait? */
  constructor(
    private readonly database: Database,
    private readonly name: Name,
    private readonly isLeaving: () => boolean,
  ) {}

  /** Resolves once the record has this text, or that of a write asked for later. */
  write(request: Request<Name>): Promise<void> {
    const id = String(request.key)
    const before = this.newest.get(id)
    const write = new Write(before === undefined ? request : after(before.request, request))
    if (before !== undefined) before.newer = write
    this.newest.set(id, write)
    const forget = () => this.newest.get(id) === write && this.newest.delete(id)
    write.done.then(forget, forget)
    this.waiting.push(write)
    queueMicrotask(() => this.send())
    return write.done
  }

  /** Resolves once all that has been asked for is written, or has failed. Await this before reading. */
  async settled(): Promise<void> {
    await Promise.allSettled(Array.from(this.newest.values(), ({ done }) => done))
  }

  /** Writes at once what has not been written for certain, as the page is about to close. */
  leave(): void {
    this.waiting.unshift(...[...this.running].flatMap(({ writes }) => writes))
    // A transaction that waits for its first answer would keep the next one from starting, and end with the page.
    for (const batch of this.running) {
      batch.isTakenOver = true
      if (batch.unsent !== null) abort(batch.unsent)
    }
    this.send()
  }

  private send(): void {
    if (this.waiting.length === 0 || (this.running.size > 0 && !this.isLeaving())) return
    const batch: Batch<Name> = { writes: this.waiting, unsent: null, isTakenOver: false }
    this.waiting = []
    this.running.add(batch)
    void this.settle(batch).then(() => {
      this.running.delete(batch)
      this.send()
    })
  }

  /** Does not reject: each write gets its own outcome. */
  private async settle(batch: Batch<Name>): Promise<void> {
    const { writes } = batch
    const fail = (write: Write<Name>, error: Error) => batch.isTakenOver || write.reject(error)
    try {
      await this.put(writes, batch)
    } catch (error) {
      const isOfAll = writes.length === 1 || error instanceof StorageFault
      // One text that does not fit must not make the others fail.
      for (const write of writes)
        if (isOfAll || batch.isTakenOver) fail(write, error as Error)
        else await this.put([write], batch).catch((fault: Error) => fail(write, fault))
    }
  }

  private async put(writes: readonly Write<Name>[], batch: Batch<Name>): Promise<void> {
    let begun: readonly Write<Name>[] = []
    const changed = await this.database.run((connection, attempt) => {
      begun = writes.filter(({ isToBegin }) => isToBegin)
      return this.transact(connection, attempt, begun, batch)
    })
    for (const write of writes)
      if (!begun.includes(write)) write.resolve(write.newer?.done)
      else if (changed.has(write)) write.reject(new StorageFault('ChangedElsewhereError'))
      else write.resolve()
  }

  /** Returns those whose record another tab has changed meanwhile, which are not written. */
  private async transact(
    connection: Connection,
    attempt: Attempt,
    writes: readonly Write<Name>[],
    batch: Batch<Name>,
  ): Promise<ReadonlySet<Write<Name>>> {
    if (writes.length === 0) return new Set()
    const name: StoreName = this.name
    const transaction = connection.transaction(name, 'readwrite', DURABLE)
    const { store, done } = transaction
    batch.unsent = transaction
    // What fails first is reported.
    done.catch(() => undefined)
    try {
      // The answer to a first request says that the transaction has started: until then the attempt can be given up.
      const stored = this.isLeaving()
        ? []
        : await Promise.all(
            writes.map(async ({ request: { key, seen } }) =>
              seen === undefined ? void (await store.getKey(key)) : store.get(key),
            ),
          )
      if (attempt.isGivenUp) throw new StorageFault('SilentError')
      const changed = new Set(writes.filter(({ request }, i) => isChanged(stored[i], request)))
      for (const { request } of writes.filter((write) => !changed.has(write))) {
        const { key, text } = request
        const written: Promise<unknown> = text === null ? store.delete(key) : store.put(text, key)
        written.catch(() => undefined)
      }
      // Committed before the puts have succeeded, so that a save made while the page closes is still written.
      transaction.commit()
      batch.unsent = null
      attempt.isSent = true
      await done
      return changed
    } catch (error) {
      if (!attempt.isSent) abort(transaction)
      throw error
    }
  }
}

/** A request that takes the place of an earlier one, of which it is not known whether it has been carried out. */
function after<Name extends StoreName>(before: Request<Name>, { key, text, seen }: Request<Name>): Request<Name> {
  if (before.text === null || before.seen === undefined || seen === undefined) return { key, text, seen: undefined }
  return { key, text, seen: [...new Set([...before.seen, before.text, ...seen])] }
}

/** Finding the same text is no change: it may come from the first of two attempts. */
function isChanged(stored: string | undefined, { text, seen }: Request<StoreName>): boolean {
  return stored !== undefined && seen !== undefined && stored !== text && !seen.includes(stored)
}

function abort(transaction: { abort: () => void }): void {
  try {
    transaction.abort()
  } catch {
    // It has ended already.
  }
}
