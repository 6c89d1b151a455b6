/** A browser keeps sessions and documents, here in a complete IndexedDB in memory. */
import 'fake-indexeddb/auto'
import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb'
import { deleteDB, openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StorageFault } from '../../../../src/renderer/language/storage-fault.ts'
import { reasonOf } from '../../../../src/renderer/language/words.ts'
import { itKeepsDocuments } from '../../../document-storage.ts'
import { tab } from './tab.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

afterEach(() => {
  vi.useRealTimers()
})

/** Every connection that the app has opened from now on, to be closed as a browser does. */
function connections(): IDBDatabase[] {
  const opened: IDBDatabase[] = []
  const open = IDBFactory.prototype.open
  vi.spyOn(globalThis.indexedDB, 'open').mockImplementation(function (this: IDBFactory, ...args) {
    const request = open.apply(this, args)
    request.addEventListener('success', () => opened.push(request.result))
    return request
  })
  return opened
}

/** Closes a connection as a browser does when it clears what sites keep, or has no room. */
const terminate = (connection: IDBDatabase) => forceCloseDatabase(connection as unknown as typeof IDBDatabase)

const turn = () => new Promise((resolve) => setImmediate(resolve))

/** Lets time pass, with the database at work meanwhile. */
async function pass(ms: number): Promise<void> {
  for (let i = 0; i < 10; i++) await turn()
  await vi.advanceTimersByTimeAsync(ms)
  for (let i = 0; i < 10; i++) await turn()
}

/** Has the database busy, as another tab can, until it is let go. */
async function holding(): Promise<() => () => Promise<void>> {
  const other = await openDB('poly-y')
  return () => {
    const store = other.transaction(['texts', 'documents'], 'readwrite').objectStore('texts')
    let isHeld = true
    const spin = async () => {
      while (isHeld) await store.get('session')
    }
    const spinning = spin()
    return () => {
      isHeld = false
      return spinning
    }
  }
}

const nameOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: StorageFault) => error.name,
  )

describe('documents in a browser', () => {
  itKeepsDocuments(() => tab().documents)
})

describe('the browser’s database', () => {
  it('keeps a session, and a text set aside', async () => {
    const { session } = tab()
    expect(await session.load()).toBe(null)
    await session.save('first')
    await session.setAside('unreadable')
    await session.save('second')
    expect(await tab().session.load()).toBe('second')
  })

  it('keeps every text that is set aside', async () => {
    const { session } = tab()
    for (const text of ['one', 'two', 'three']) await session.setAside(text)
    const database = await openDB('poly-y')
    expect(
      await Promise.all(['set-aside', 'set-aside-2', 'set-aside-3'].map((key) => database.get('texts', key))),
    ).toEqual(['one', 'two', 'three'])
  })

  it('that the first version of the app left has its session, and room for documents', async () => {
    const old = await openDB('poly-y', 1, { upgrade: (database) => void database.createObjectStore('texts') })
    await old.put('texts', 'the game', 'session')
    await old.put('texts', 'unreadable', 'set-aside')
    old.close()
    const { session, documents } = tab()
    expect(await session.load()).toBe('the game')
    await documents.save('games', 'one', 'text')
    expect(await documents.list('games')).toEqual(['one'])
    const database = await openDB('poly-y')
    expect(await database.get('texts', 'set-aside')).toBe('unreadable')
  })

  it('that could not be opened is tried again the next time', async () => {
    const newer = await openDB('poly-y', 3)
    newer.close()
    const { documents } = tab()
    await expect(documents.list('games')).rejects.toThrow('version')
    await deleteDB('poly-y')
    await documents.save('games', 'one', 'text')
    expect(await documents.list('games')).toEqual(['one'])
  })

  it('lets go when a newer version of the app asks for it', async () => {
    await tab().session.save('text')
    const newer = await openDB('poly-y', 3)
    expect(await newer.get('texts', 'session')).toBe('text')
  })

  it('that the browser has closed is opened again, with what it has', async () => {
    const opened = connections()
    const { session, documents } = tab()
    await documents.save('games', 'one', 'text')
    terminate(opened[0])
    expect(await documents.load('games', 'one')).toBe('text')
    // Without the event, as while the page is being put aside.
    opened.at(-1)?.close()
    await session.save('after')
    expect(await session.load()).toBe('after')
    expect(opened).toHaveLength(3)
  })

  it('that is closed in the middle of a write is written to again', async () => {
    const opened = connections()
    const { documents } = tab()
    await documents.list('games')
    const saved = documents.save('games', 'one', 'text')
    terminate(opened[0])
    await saved
    expect(await tab().documents.load('games', 'one')).toBe('text')
  })

  it('that does not answer is opened again and asked once more, then given up', async () => {
    const opened = connections()
    const { session, documents } = tab()
    await documents.list('games')
    const hold = await holding()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const letGo = hold()
    const saved = nameOf(session.save('text'))
    await turn()
    await vi.advanceTimersByTimeAsync(4_000)
    await letGo()
    expect(await saved).toBe('done')
    expect(opened).toHaveLength(3)
    const letGoAgain = hold()
    const refused = session.save('more').catch(reasonOf)
    for (let i = 0; i < 4; i++) {
      await turn()
      await vi.advanceTimersByTimeAsync(4_000)
    }
    expect(await refused).toContain('does not answer')
    await letGoAgain()
    await session.save('after')
    expect(await session.load()).toBe('after')
  })

  it('that has been deleted says so, once, and keeps what is saved from then on', async () => {
    let losses = 0
    const { documents } = tab(() => losses++)
    await documents.save('games', 'one', 'text')
    await deleteDB('poly-y')
    await vi.waitFor(() => expect(losses).toBe(1))
    expect(await documents.list('games')).toEqual([])
    await documents.save('games', 'two', 'text')
    expect(await documents.list('games')).toEqual(['two'])
    expect(losses).toBe(1)
  })

  it('that has been deleted tells every tab, whichever of them creates the next one', async () => {
    const losses = [0, 0]
    const tabs = losses.map((_, index) => tab(() => losses[index]++))
    for (const { documents } of tabs) await documents.save('games', 'one', 'text')
    await deleteDB('poly-y')
    await vi.waitFor(() => expect(losses).toEqual([1, 1]))
  })

  it('that another tab holds fails with that reason, and is there once the tab lets go', async () => {
    const old = await openDB('poly-y', 1, { upgrade: (database) => void database.createObjectStore('texts') })
    const { documents } = tab()
    expect(await nameOf(documents.list('games'))).toBe('BlockedError')
    expect(await nameOf(documents.save('games', 'one', 'text'))).toBe('BlockedError')
    old.close()
    await vi.waitFor(async () => expect(await documents.list('games')).toEqual([]))
    await documents.save('games', 'one', 'text')
  })

  it('that does not open for whatever reason fails in the end', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.spyOn(globalThis.indexedDB, 'open').mockReturnValue(
      Object.assign(Object.create(IDBOpenDBRequest.prototype), { addEventListener: () => undefined }),
    )
    const failed = nameOf(tab().session.load())
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await failed).toBe('BlockedError')
  })

  it('that is not there, or full, is told in the user’s words', async () => {
    Reflect.deleteProperty(globalThis, 'indexedDB')
    await expect(tab().session.load().catch(reasonOf)).resolves.toContain('no storage (IndexedDB)')
    const names = [
      'QuotaExceededError',
      'InvalidStateError',
      'UnknownError',
      'VersionError',
      'SecurityError',
      'AbortError',
    ]
    for (const name of names) {
      const words = reasonOf(
        new DOMException('Encountered full disk while opening backing store for indexedDB.open.', name),
      )
      expect(words, name).not.toMatch(/Error|indexedDB|backing/)
    }
  })
})

/** A tab of which another one holds the database, with its timers in the hands of the test. */
async function heldTab() {
  let isLeaving = false
  const { session, documents, leave } = tab(undefined, () => isLeaving)
  await session.save('before')
  const hold = await holding()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const close = () => {
    isLeaving = true
    leave()
  }
  return { session, documents, close, letGo: hold() }
}

describe('of two saves one after the other', () => {
  it.each([500, 1500, 3900, 4100])(
    'the second stays, also when the first is repeated %i ms after it',
    async (between) => {
      const { session, documents, letGo } = await heldTab()
      const saves = [session.save('old'), documents.save('games', 'a', 'old')]
      await pass(between)
      saves.push(session.save('new'), documents.save('games', 'a', 'new'))
      await pass(4500 - between)
      await letGo()
      await pass(20_000)
      await Promise.all(saves)
      expect([await session.load(), await documents.load('games', 'a')]).toEqual(['new', 'new'])
    },
  )

  it('the second stays when the first shares a batch with one that fails', async () => {
    const { documents } = tab()
    const { put } = IDBObjectStore.prototype
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value: unknown, key) {
      if (value === 'too large') throw new DOMException('no room', 'QuotaExceededError')
      return put.call(this, value, key)
    })
    const saves = [documents.save('games', 'a', 'old'), documents.save('games', 'b', 'too large')].map(nameOf)
    await turn()
    saves.push(nameOf(documents.save('games', 'a', 'new')))
    expect(await Promise.all(saves)).toEqual(['done', 'QuotaExceededError', 'done'])
    vi.restoreAllMocks()
    expect(await documents.load('games', 'a')).toBe('new')
  })

  it('both are handed over as the page goes, in their order', async () => {
    const { session, documents, close, letGo } = await heldTab()
    const commits = vi.spyOn(IDBTransaction.prototype, 'commit')
    void session.save('old')
    void documents.save('games', 'a', 'kept')
    await turn()
    void session.save('new')
    void documents.remove('games', 'a')
    close()
    await Promise.resolve()
    // No timer and no answer of the database has run since.
    expect(commits).toHaveBeenCalledTimes(2)
    vi.restoreAllMocks()
    await letGo()
    vi.useRealTimers()
    expect([await tab().session.load(), await tab().documents.list('games')]).toEqual(['new', []])
  })

  it('a removal stays a removal, and a save after it a save', async () => {
    const { documents, letGo } = await heldTab()
    const works = [documents.save('games', 'a', 'old'), documents.save('games', 'b', 'old')]
    await pass(3000)
    works.push(
      documents.remove('games', 'a'),
      documents.remove('games', 'b'),
      documents.save('games', 'b', 'again', ['old']),
    )
    await pass(1500)
    await letGo()
    await pass(20_000)
    await Promise.all(works)
    expect([await documents.list('games'), await documents.load('games', 'b')]).toEqual([['b'], 'again'])
  })
})

describe('of two tabs that save one document', () => {
  it('the second is refused, whose text would be lost otherwise', async () => {
    const [one, two] = [tab(), tab()]
    await one.documents.save('games', 'a', 'first')
    await one.documents.save('games', 'a', 'by one', ['first'])
    expect(await nameOf(two.documents.save('games', 'a', 'by two', ['first']))).toBe('ChangedElsewhereError')
    expect(await one.documents.load('games', 'a')).toBe('by one')
    await two.documents.save('games', 'a', 'by two', ['by one'])
    await one.documents.remove('games', 'a')
    await two.documents.save('games', 'a', 'again', ['by two'])
    expect(await two.documents.load('games', 'a')).toBe('again')
  })

  it('one at most wins where both save at once', async () => {
    await tab().documents.save('games', 'a', 'first')
    const saved = await Promise.all(
      ['one', 'two', 'three'].map((text) => nameOf(tab().documents.save('games', 'a', text, ['first']))),
    )
    expect(saved.toSorted()).toEqual(['ChangedElsewhereError', 'ChangedElsewhereError', 'done'])
  })

  it('of several saved together, one that another tab has changed does not hold up the others', async () => {
    const { documents } = tab()
    await documents.save('games', 'a', 'by another')
    const saved = await Promise.all(['a', 'b', 'c'].map((id) => nameOf(documents.save('games', id, 'mine', ['first']))))
    expect(saved).toEqual(['ChangedElsewhereError', 'done', 'done'])
    expect(await Promise.all(['a', 'b', 'c'].map((id) => documents.load('games', id)))).toEqual([
      'by another',
      'mine',
      'mine',
    ])
  })

  it('of several saved together, one for which there is no room does not hold up the others', async () => {
    const { documents } = tab()
    const { put } = IDBObjectStore.prototype
    const tooLarge = new Set<IDBTransaction>()
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value: unknown, key) {
      if (value === 'large') tooLarge.add(this.transaction)
      return put.call(this, value, key)
    })
    const { commit } = IDBTransaction.prototype
    // As a browser does: the whole transaction goes.
    vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (this: IDBTransaction) {
      if (tooLarge.has(this)) this.abort()
      else commit.call(this)
    })
    const saved = await Promise.all(
      ['small', 'large', 'little'].map((text) => nameOf(documents.save('games', text, text))),
    )
    expect(saved).toEqual(['done', 'AbortError', 'done'])
    vi.restoreAllMocks()
    expect((await documents.list('games')).toSorted()).toEqual(['little', 'small'])
  })

  it('saves as the page goes without asking, as there is no time for an answer', async () => {
    await tab().documents.save('games', 'a', 'by one')
    await tab(undefined, () => true).documents.save('games', 'a', 'at last', ['first'])
    expect(await tab().documents.load('games', 'a')).toBe('at last')
  })
})
