/** The browser's counterpart of the desktop's files: one IndexedDB database of session texts and documents. */
import { checkDocument, type DesktopApi } from '../../../contract/api.ts'
import { Database } from './database.ts'
import { freeName } from './free-name.ts'
import { Writes } from './writes.ts'

type Storage = Pick<DesktopApi, 'session' | 'documents'>

interface Page {
  /** Called when the browser has deleted everything that was kept. */
  readonly onLost: () => void
  /** Is the page about to close, so that there is no time to read before writing? */
  readonly isLeaving: () => boolean
}

interface BrowserStorage extends Storage {
  /** Writes at once what waits to be written. Call this as the page is about to close. */
  readonly leave: () => void
}

export function browserStorage({ onLost, isLeaving }: Page): BrowserStorage {
  const database = new Database(onLost)
  const texts = new Writes(database, 'texts', isLeaving)
  const documents = new Writes(database, 'documents', isLeaving)
  return {
    session: {
      async load() {
        await texts.settled()
        return database.run(async (connection) => (await connection.get('texts', 'session')) ?? null)
      },
      save: (text) => texts.write({ key: 'session', text, seen: undefined }),
      // Beside those set aside before.
      async setAside(text) {
        await texts.settled()
        const taken = await database.run((connection) => connection.getAllKeys('texts'))
        await texts.write({ key: freeName('set-aside', taken), text, seen: undefined })
      },
    },
    documents: {
      async list(shelf) {
        await documents.settled()
        // In IndexedDB's order of keys an array comes after every string.
        const keys = await database.run((connection) =>
          connection.getAllKeys('documents', IDBKeyRange.bound([shelf], [shelf, []])),
        )
        return keys.map(([, id]) => id)
      },
      async load(shelf, id) {
        checkDocument(id)
        await documents.settled()
        const text = await database.run((connection) => connection.get('documents', [shelf, id]))
        if (text === undefined) throw new Error(`ENOENT: there is no document ${id}`)
        return text
      },
      async save(shelf, id, text, seen) {
        checkDocument(id, text)
        await documents.write({ key: [shelf, id], text, seen })
      },
      async remove(shelf, id) {
        checkDocument(id)
        await documents.write({ key: [shelf, id], text: null, seen: undefined })
      },
    },
    leave() {
      texts.leave()
      documents.leave()
    },
  }
}

/** The storage of a browser in which nothing can be kept: every call fails with this error. */
export function noStorage(fault: Error): Storage {
  const refuse = () => Promise.reject(fault)
  return {
    session: { load: refuse, save: refuse, setAside: refuse },
    documents: { list: refuse, load: refuse, save: refuse, remove: refuse },
  }
}
