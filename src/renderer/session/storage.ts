/** Where the session is kept: the desktop's data folder, or IndexedDB of the browser. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { DesktopApi } from '../../preload/api.ts'

export type SessionStorage = DesktopApi['session']

interface Schema extends DBSchema {
  texts: { key: 'session' | 'set-aside'; value: string }
}

/** Writes are flushed to the disk before they count as done, so that a kill right after loses nothing. */
const DURABLE: IDBTransactionOptions = { durability: 'strict' }

export function browserStorage(): SessionStorage {
  let database: Promise<IDBPDatabase<Schema>> | null = null
  const open = () => (database ??= openDB<Schema>('poly-y', 1, { upgrade: (db) => void db.createObjectStore('texts') }))
  const put = async (key: Schema['texts']['key'], text: string) => {
    const transaction = (await open()).transaction('texts', 'readwrite', DURABLE)
    await Promise.all([transaction.store.put(text, key), transaction.done])
  }
  return {
    load: async () => (await (await open()).get('texts', 'session')) ?? null,
    save: (text) => put('session', text),
    setAside: (text) => put('set-aside', text),
  }
}
