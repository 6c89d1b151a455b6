/** Whatever the browser does and when: what is called saved is in the store, or something newer is. */
import 'fake-indexeddb/auto'
import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Random } from '../../../../src/engine/math/random.ts'
import { isChangedElsewhere } from '../../../../src/renderer/language/storage-fault.ts'
import { tab } from './tab.ts'
import { samples } from '../../../tiers.ts'

/** Schedules of each of the twenty parts. */
const SCHEDULES = samples({ few: 15, all: 100 })

const STORES = ['texts', 'documents']
const RECORDS = ['session', 'a', 'b'] as const
type RecordName = (typeof RECORDS)[number]

/** Writes of one record by their numbers in the order in which they were asked for. */
interface History {
  /** Their texts, which are their numbers; null for a removal. */
  readonly asked: (string | null)[]
  readonly committed: number[]
  /** The last one committed; the latest that it may be, where it is a removal. */
  holds: number
  /** Texts that the record may have, by what has been saved. */
  seen: string[]
}

/** The faults that a schedule is made of. */
interface Faults {
  isLeaving: boolean
  isFull: boolean
  /** Do commits wait, with their answers? */
  isSlow: boolean
}

const turn = () => new Promise((resolve) => setImmediate(resolve))
const TURNS = 6

/** Lets time pass, with the database at work meanwhile. */
async function pass(ms: number, step = 500): Promise<void> {
  for (let passed = 0; passed < ms; passed += step) {
    for (let i = 0; i < TURNS; i++) await turn()
    await vi.advanceTimersByTimeAsync(step)
  }
}

/** Which removal it may have been: all are alike, so it is the first that keeps the order, if there is one. */
function removalIn({ asked, committed }: History): number {
  const inOrder = asked.findIndex((text, number) => text === null && number >= (committed.at(-1) ?? 0))
  return inOrder < 0 ? asked.lastIndexOf(null) : inOrder
}

/** Keeps a transaction busy; returns what ends that. */
function keepBusy(transaction: IDBTransaction, store: string): () => void {
  let isHeld = true
  const spin = () => {
    if (isHeld) transaction.objectStore(store).getKey('none').onsuccess = spin
  }
  spin()
  return () => void (isHeld = false)
}

/** A tab on a database of which every transaction is watched. */
function watchedTab() {
  globalThis.indexedDB = new IDBFactory()
  const histories = Object.fromEntries(
    RECORDS.map((name) => [name, { asked: [], committed: [], holds: -1, seen: [] }]),
  ) as unknown as Record<RecordName, History>
  const faults: Faults = { isLeaving: false, isFull: false, isSlow: false }
  const connections = new Set<IDBDatabase>()
  const live = new Map<IDBTransaction, [IDBValidKey | IDBKeyRange | undefined, string | null][]>()
  const held = new Set<() => void>()
  const commitAll = (writes: readonly [unknown, string | null][]) => {
    for (const [key, text] of writes) {
      const name = RECORDS.find((name) => name === (Array.isArray(key) ? key[1] : key))
      if (name === undefined) continue
      const history = histories[name]
      history.committed.push(text === null ? removalIn(history) : Number(text))
      history.holds = text === null ? history.asked.lastIndexOf(null) : Number(text)
    }
  }
  const { transaction } = IDBDatabase.prototype
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
    const made = transaction.apply(this, args)
    connections.add(this)
    live.set(made, [])
    made.addEventListener('complete', () => commitAll(live.get(made) ?? []))
    for (const end of ['complete', 'abort']) made.addEventListener(end, () => live.delete(made))
    return made
  })
  const { put, delete: remove } = IDBObjectStore.prototype
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, text: string, key) {
    if (faults.isFull && Number(text) % 2 === 0) throw new DOMException('no room', 'QuotaExceededError')
    live.get(this.transaction)?.push([key, text])
    return put.call(this, text, key)
  })
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (this: IDBObjectStore, key) {
    live.get(this.transaction)?.push([key, null])
    return remove.call(this, key)
  })
  const { commit } = IDBTransaction.prototype
  vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (this: IDBTransaction) {
    if (faults.isSlow) held.add(keepBusy(this, this.objectStoreNames[0]))
    else commit.call(this)
  })
  const { session, documents, leave } = tab(undefined, () => faults.isLeaving)
  const ask = async (name: RecordName, isRemoval: boolean) => {
    const history = histories[name]
    const number = history.asked.length
    const text = String(number)
    history.asked.push(isRemoval ? null : text)
    const seen = (history.seen = [...history.seen, text])
    const asked = isRemoval
      ? documents.remove('games', name)
      : name === 'session'
        ? session.save(text)
        : documents.save('games', name, text, name === 'a' ? seen : undefined)
    const fault = await asked.then(
      () => null,
      (error: unknown) => error,
    )
    if (isChangedElsewhere(fault)) throw new Error('taken for another tab')
    if (fault !== null) return
    if (!isRemoval) history.seen = history.seen.slice(Math.max(0, history.seen.indexOf(text)))
    expect(history.holds, `${name} ${number} is called saved`).toBeGreaterThanOrEqual(number)
  }
  return { histories, faults, connections, live, held, leave, ask }
}

/** Another tab works on the store until it is let go. */
function holdElsewhere(held: Set<() => void>): void {
  const opening = indexedDB.open('poly-y')
  opening.onsuccess = () => {
    // A database that the app has not made yet.
    if (opening.result.objectStoreNames.length === 0) return opening.result.close()
    held.add(keepBusy(opening.result.transaction(STORES, 'readwrite'), 'texts'))
    opening.result.onversionchange = () => opening.result.close()
  }
}

/**
 * Closes a connection as the browser does to a tab that loses its storage, and undoes all that has not been committed.
 */
function terminate(connection: IDBDatabase, live: Iterable<IDBTransaction>): void {
  for (const transaction of live) if (transaction.db === connection) abort(transaction)
  forceCloseDatabase(connection as unknown as typeof IDBDatabase)
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It has been committed.
  }
}

async function run(seed: number): Promise<Record<RecordName, History>> {
  const random = new Random(seed)
  const { histories, faults, connections, live, held, leave, ask } = watchedTab()
  const pick = <Item>(items: Iterable<Item>) => {
    const all = [...items]
    return all[random.below(all.length)] as Item | undefined
  }
  const letGo = () => {
    for (const release of held) release()
    held.clear()
  }
  const results: Promise<void>[] = []
  const save = () => void results.push(ask(RECORDS[random.below(3)], false))
  const events = [
    save,
    save,
    save,
    save,
    () => results.push(ask(RECORDS[1 + random.below(2)], true)),
    () => holdElsewhere(held),
    () => holdElsewhere(held),
    letGo,
    letGo,
    () => (faults.isFull = !faults.isFull),
    () => (faults.isSlow = !faults.isSlow),
    () => abort(pick(live.keys()) ?? ({ abort: () => undefined } as IDBTransaction)),
    () => connections.size > 0 && terminate(pick(connections) as IDBDatabase, live.keys()),
    () => {
      faults.isLeaving = true
      leave()
    },
    () => (faults.isLeaving = false),
  ]
  await Promise.race([ask('session', false), pass(500)])
  for (let i = 0; i < 16; i++) {
    pick(events)?.()
    await pass(random.below(3) * 1000)
  }
  Object.assign(faults, { isLeaving: false, isFull: false, isSlow: false })
  letGo()
  await pass(1000)
  letGo()
  await pass(20_000, 2000)
  await Promise.all(results)
  return histories
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('whatever the browser does, and when', () => {
  it.each(Array.from({ length: 20 }, (_, part) => part))(
    'no older text replaces a newer one, and what is called saved is there (%i)',
    async (part) => {
      for (let seed = SCHEDULES * part; seed < SCHEDULES * (part + 1); seed++) {
        vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
        const histories = await run(seed).catch((error: unknown) => {
          throw new Error(`seed ${seed}: ${String(error)}`)
        })
        for (const [name, { committed }] of Object.entries(histories))
          expect(committed, `${name} of seed ${seed}`).toEqual(committed.toSorted((a, b) => a - b))
        vi.useRealTimers()
        vi.restoreAllMocks()
      }
    },
  )
})
