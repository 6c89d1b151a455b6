/** The storage that a page gets in a browser which lacks something. */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openBrowserStorage, restore } from '../../../src/renderer/app/restore.ts'
import { encodeSession, NOTHING_STUDIED } from '../../../src/renderer/app/session.ts'
import { NOTHING_LEARNT } from '../../../src/renderer/model/learn/learning.ts'
import { NEW_MATCH } from '../../../src/renderer/model/match/match-state.ts'
import { DEFAULT_SETTINGS } from '../../../src/renderer/model/settings.ts'
import { reasonOf } from '../../../src/renderer/language/words.ts'
import { browserStorage } from '../../../src/renderer/platform/storage/browser-storage.ts'
import { OtherTabs } from '../../../src/renderer/platform/storage/other-tabs.ts'

/** The browser's locks, as the only open tab sees them. */
const LOCKS = {
  request: (_name: string, _options: unknown, hold: () => Promise<void>) => hold(),
  query: async () => ({ held: [{ name: 'poly-y-session' }] }),
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  vi.stubGlobal('window', { addEventListener: () => undefined })
  vi.stubGlobal('navigator', { locks: LOCKS })
})

afterEach(() => vi.unstubAllGlobals())

const FAULTS: Record<string, { make: () => unknown; words: string }> = {
  'no IndexedDB': { make: () => Reflect.deleteProperty(globalThis, 'indexedDB'), words: 'no storage (IndexedDB)' },
  'neither Web Locks nor BroadcastChannel': {
    make: () => {
      vi.stubGlobal('navigator', {})
      vi.stubGlobal('BroadcastChannel', undefined)
      Reflect.deleteProperty(globalThis, 'BroadcastChannel')
    },
    words: 'cannot tell whether another tab has Poly-Y open',
  },
  'no leave to keep anything': {
    make: () => {
      globalThis.indexedDB.open = () => {
        throw new DOMException('The user denied permission to access the database.', 'SecurityError')
      }
    },
    words: 'the system does not allow it',
  },
  'an older tab that holds the database': {
    make: () => openDB('poly-y', 1, { upgrade: (database) => void database.createObjectStore('texts') }),
    words: 'another tab has Poly-Y’s storage',
  },
}

describe('for the pages all faults of the browser’s storage are alike', () => {
  it.each(Object.entries(FAULTS))('with %s every call is refused, in the user’s words', async (_, { make, words }) => {
    await make()
    const { isSole, session, documents } = await openBrowserStorage(() => undefined)
    expect(isSole).toBe(true)
    const calls = [
      () => session.load(),
      () => session.save('text'),
      () => session.setAside('text'),
      () => documents.list('games'),
      () => documents.load('games', 'one'),
      () => documents.save('games', 'one', 'text'),
      () => documents.remove('games', 'one'),
    ]
    for (const call of calls) expect(await call().then(() => 'done', reasonOf)).toContain(words)
    expect(await restore(session)).toMatchObject({
      session: null,
      maySave: false,
      message: expect.stringContaining(words) as unknown,
    })
  })

  it('with no room for more, what is there is read as ever, and saving is refused in the user’s words', async () => {
    const { session, documents } = await openBrowserStorage(() => undefined)
    await session.save('text')
    await documents.save('games', 'one', 'text')
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    const calls = [
      () => session.save('more'),
      () => session.setAside('more'),
      () => documents.save('games', 'two', 'more'),
    ]
    for (const call of calls) expect(await call().then(() => 'done', reasonOf)).toContain('there is no room left')
    expect([
      await session.load(),
      await documents.load('games', 'one'),
      (await documents.list('games')).length,
    ]).toEqual(['text', 'text', 1])
    vi.restoreAllMocks()
    await session.save('more')
    expect(await session.load()).toBe('more')
  })

  it('no other part of the page asks the browser for storage, for locks or for other tabs', () => {
    const files = ['renderer', 'workers', 'engine'].flatMap((folder) =>
      readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' }).map((name) => path.join('src', folder, name)),
    )
    const asking = files.filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        /indexedDB|\.locks\b|BroadcastChannel|(local|session)Storage/.test(readFileSync(file, 'utf8')),
    )
    expect(asking.map((file) => path.basename(file)).toSorted()).toEqual([
      'channel-locks.ts',
      'database.ts',
      'other-tabs.ts',
      'remember-look.ts',
      'sole-tab.ts',
    ])
  })
})

describe('of a saved session that is damaged', () => {
  const session = {
    match: { ...NEW_MATCH, paused: true },
    settings: { ...DEFAULT_SETTINGS, theme: 'dark' as const },
    learning: NOTHING_LEARNT,
    ...NOTHING_STUDIED,
  }
  const damaged = encodeSession(session).replace('"uncounted":null', '"uncounted":"luck"')

  it('the rest is restored, what is missing is named, and the whole is set aside', async () => {
    const { session: storage } = browserStorage({ onLost: () => undefined, isLeaving: () => false })
    await storage.save(damaged)
    const restored = await restore(storage)
    expect(restored).toMatchObject({ session: { match: { paused: true }, settings: { theme: 'dark' } }, maySave: true })
    expect(restored.message).toContain('could not be read (the game)')
    const database = await openDB('poly-y')
    expect(await database.get('texts', 'set-aside')).toBe(damaged)
  })

  it('nothing is saved over it where it cannot be set aside', async () => {
    const storage = {
      load: async () => damaged,
      save: async () => undefined,
      setAside: () => Promise.reject(new Error('disk full')),
    }
    expect(await restore(storage)).toMatchObject({
      session: { settings: { theme: 'dark' } },
      maySave: false,
      message: expect.stringContaining('disk full') as unknown,
    })
  })
})

it('without Web Locks, as over plain http, everything is kept all the same', async () => {
  vi.stubGlobal('navigator', {})
  const { isSole, session } = await openBrowserStorage(() => undefined)
  expect(isSole).toBe(true)
  await session.save('text')
  expect(await session.load()).toBe('text')
})

it('without BroadcastChannel documents are kept as with it, and only the other tabs are not heard', async () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  const tabs = new OtherTabs()
  expect(tabs.canHear).toBe(false)
  tabs.onChange('games', () => expect.unreachable())
  const documents = tabs.announcing(browserStorage({ onLost: () => undefined, isLeaving: () => false }).documents)
  await documents.save('games', 'one', 'text')
  expect(await documents.load('games', 'one')).toBe('text')
  await documents.remove('games', 'one')
  expect(await documents.list('games')).toEqual([])
})
