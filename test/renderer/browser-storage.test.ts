/** What a browser keeps, on a complete IndexedDB in memory. */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { deleteDB, openDB } from 'idb'
import { beforeEach, describe, expect, it } from 'vitest'
import { browserStorage } from '../../src/renderer/browser-storage.ts'
import { itKeepsDocuments } from '../document-storage.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

describe('documents in a browser', () => {
  itKeepsDocuments(() => browserStorage().documents)
})

describe('the browser’s database', () => {
  it('keeps a session, and a text set aside', async () => {
    const { session } = browserStorage()
    expect(await session.load()).toBe(null)
    await session.save('first')
    await session.setAside('unreadable')
    await session.save('second')
    expect(await browserStorage().session.load()).toBe('second')
  })

  it('that the first version of the app left has its session, and room for documents', async () => {
    const old = await openDB('poly-y', 1, { upgrade: (database) => void database.createObjectStore('texts') })
    await old.put('texts', 'the game', 'session')
    await old.put('texts', 'unreadable', 'set-aside')
    old.close()
    const { session, documents } = browserStorage()
    expect(await session.load()).toBe('the game')
    await documents.save('games', 'one', 'text')
    expect(await documents.list('games')).toEqual(['one'])
    const database = await openDB('poly-y')
    expect(await database.get('texts', 'set-aside')).toBe('unreadable')
  })

  it('that could not be opened is tried again the next time', async () => {
    const newer = await openDB('poly-y', 3)
    newer.close()
    const { documents } = browserStorage()
    await expect(documents.list('games')).rejects.toThrow('version')
    await deleteDB('poly-y')
    await documents.save('games', 'one', 'text')
    expect(await documents.list('games')).toEqual(['one'])
  })

  it('lets go when a newer version of the app asks for it', async () => {
    await browserStorage().session.save('text')
    const newer = await openDB('poly-y', 3)
    expect(await newer.get('texts', 'session')).toBe('text')
  })
})
