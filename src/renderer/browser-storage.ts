/** Where a browser keeps what the desktop keeps in files: one IndexedDB database, of session texts and documents. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { checkDocument, type DesktopApi, type Shelf } from '../preload/api.ts'

interface Schema extends DBSchema {
  texts: { key: 'session' | 'set-aside'; value: string }
  documents: { key: [shelf: Shelf, id: string]; value: string }
}

type StoreName = 'texts' | 'documents'

/** Writes are flushed to the disk before they count as done, so that a kill right after loses nothing. */
const DURABLE: IDBTransactionOptions = { durability: 'strict' }

/** Version 1 had the session alone. */
function openDatabase(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>('poly-y', 2, {
    upgrade(database, version) {
      if (version < 1) database.createObjectStore('texts')
      if (version < 2) database.createObjectStore('documents')
    },
    // A newer version of the app in another tab cannot start while this one holds the old database.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })
}

export function browserStorage(): Pick<DesktopApi, 'session' | 'documents'> {
  let database: Promise<IDBPDatabase<Schema>> | null = null
  const open = () =>
    (database ??= openDatabase().catch((error: unknown) => {
      // Or it would fail for as long as the page lives, however often one tries again.
      database = null
      throw error
    }))
  const put = async <Name extends StoreName>(name: Name, key: Schema[Name]['key'], text: string) => {
    const transaction = (await open()).transaction(name, 'readwrite', DURABLE)
    const written = transaction.store.put(text, key)
    // Said now, not once the put has succeeded: what is saved as the page goes is written all the same.
    transaction.commit()
    await Promise.all([written, transaction.done])
  }
  return {
    session: {
      load: async () => (await (await open()).get('texts', 'session')) ?? null,
      save: (text) => put('texts', 'session', text),
      setAside: (text) => put('texts', 'set-aside', text),
    },
    documents: {
      async list(shelf) {
        // An array comes after every string.
        const keys = await (await open()).getAllKeys('documents', IDBKeyRange.bound([shelf], [shelf, []]))
        return keys.map(([, id]) => id)
      },
      async load(shelf, id) {
        checkDocument(id)
        const text = await (await open()).get('documents', [shelf, id])
        if (text === undefined) throw new Error(`ENOENT: there is no document ${id}`)
        return text
      },
      async save(shelf, id, text) {
        checkDocument(id, text)
        await put('documents', [shelf, id], text)
      },
      async remove(shelf, id) {
        checkDocument(id)
        const transaction = (await open()).transaction('documents', 'readwrite', DURABLE)
        await Promise.all([transaction.store.delete([shelf, id]), transaction.done])
      },
    },
  }
}
