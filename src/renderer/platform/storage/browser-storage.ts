/** The browser's counterpart of the desktop's files: one IndexedDB database of session texts and documents. */
import { checkDocument, type DesktopApi } from '../../../contract/api.ts'
import { Database, DURABLE, type Schema } from './database.ts'
import { DocumentSaves } from './document-saves.ts'

type Storage = Pick<DesktopApi, 'session' | 'documents'>

interface Page {
  /** Called when the browser has deleted everything that was kept. */
  readonly onLost: () => void
  /** Is the page about to close, so that there is no time to read before writing? */
  readonly isLeaving: () => boolean
}

export function browserStorage({ onLost, isLeaving }: Page): Storage {
  const database = new Database(onLost)
  const saves = new DocumentSaves(database, isLeaving)
  const putText = (key: Schema['texts']['key'], text: string) =>
    database.run(async (connection) => {
      const transaction = connection.transaction('texts', 'readwrite', DURABLE)
      const written = transaction.store.put(text, key)
      // Committed before the put has succeeded, so that a save made while the page closes is still written.
      transaction.commit()
      await Promise.all([written, transaction.done])
    })
  return {
    session: {
      load: () => database.run(async (connection) => (await connection.get('texts', 'session')) ?? null),
      save: (text) => putText('session', text),
      setAside: (text) => putText('set-aside', text),
    },
    documents: {
      async list(shelf) {
        saves.send()
        // In IndexedDB's order of keys an array comes after every string.
        const keys = await database.run((connection) => connection.getAllKeys('documents', IDBKeyRange.bound([shelf], [shelf, []])))
        return keys.map(([, id]) => id)
      },
      async load(shelf, id) {
        checkDocument(id)
        saves.send()
        const text = await database.run((connection) => connection.get('documents', [shelf, id]))
        if (text === undefined) throw new Error(`ENOENT: there is no document ${id}`)
        return text
      },
      async save(shelf, id, text, seen) {
        checkDocument(id, text)
        await saves.save({ place: [shelf, id], text, seen })
      },
      async remove(shelf, id) {
        checkDocument(id)
        saves.send()
        await database.run(async (connection) => {
          const transaction = connection.transaction('documents', 'readwrite', DURABLE)
          await Promise.all([transaction.store.delete([shelf, id]), transaction.done])
        })
      },
    },
  }
}

/** The storage of a browser in which nothing can be kept: every call fails with this error. */
export function noStorage(fault: Error): Storage {
  const refuse = () => Promise.reject(fault)
  return { session: { load: refuse, save: refuse, setAside: refuse }, documents: { list: refuse, load: refuse, save: refuse, remove: refuse } }
}
