/** A library of its own for a test, on an empty database. */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import type { DocumentStorage } from '../../../../src/contract/api.ts'
import { Library } from '../../../../src/renderer/model/library/library.ts'
import { tab } from '../../platform/storage/tab.ts'

export async function freshLibrary(): Promise<{ storage: DocumentStorage; library: Library }> {
  globalThis.indexedDB = new IDBFactory()
  const storage = tab().documents
  const library = new Library(storage, () => [])
  await library.load()
  return { storage, library }
}
