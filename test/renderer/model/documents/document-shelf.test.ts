/** A shelf of documents as one tab keeps it: what is known to be unsaved, and what is never overwritten. */
import { describe, expect, it, vi } from 'vitest'
import type { DocumentStorage } from '../../../../src/contract/api.ts'
import { StorageFault } from '../../../../src/renderer/language/storage-fault.ts'
import { AnotherTab, DocumentShelf } from '../../../../src/renderer/model/documents/document-shelf.ts'
import { memory } from '../../memory.ts'

const FULL = new Error('the disk is full')

/** A storage whose saves and removals end when the test says so. */
function slow() {
  const asked: { text: string | null; seen: readonly string[] | undefined; end: (fault?: Error) => void }[] = []
  const work = (text: string | null, seen?: readonly string[]) =>
    new Promise<void>((resolve, reject) =>
      asked.push({ text, seen, end: (fault) => (fault === undefined ? resolve() : reject(fault)) }),
    )
  const storage: DocumentStorage = {
    list: async () => [],
    load: () => Promise.reject(FULL),
    save: (_shelf, _id, text, seen) => work(text, seen),
    remove: () => work(null),
  }
  return { asked, storage }
}

describe('what is unsaved', () => {
  it('is what failed, with the reason, until it is saved again', async () => {
    const { state, storage } = memory()
    const shelf = new DocumentShelf(storage, 'players')
    state.fails = true
    await expect(shelf.save('one', () => 'text')).rejects.toThrow('the disk is full')
    expect([...shelf.unsaved]).toEqual([['one', FULL]])
    state.fails = false
    await shelf.save('one', () => 'text')
    expect([...shelf.unsaved]).toEqual([])
  })

  it('is what could not even be written as a text', async () => {
    const shelf = new DocumentShelf(memory().storage, 'players')
    const broken = () => {
      throw new RangeError('a loop')
    }
    await expect(shelf.save('one', broken)).rejects.toThrow('a loop')
    expect(shelf.unsaved.has('one')).toBe(true)
  })

  it('is not what a later save has stored, though the earlier fails after it', async () => {
    const { asked, storage } = slow()
    const shelf = new DocumentShelf(storage, 'players')
    const [early, late] = [shelf.save('one', () => 'a'), shelf.save('one', () => 'b')]
    asked[1].end()
    await late
    asked[0].end(FULL)
    await expect(early).rejects.toBe(FULL)
    expect(shelf.unsaved.has('one')).toBe(false)
  })

  it('stays what a later save could not store, though the earlier ends well after it', async () => {
    const { asked, storage } = slow()
    const shelf = new DocumentShelf(storage, 'players')
    const [early, late] = [shelf.save('one', () => 'a'), shelf.save('one', () => 'b')]
    asked[1].end(FULL)
    await expect(late).rejects.toBe(FULL)
    asked[0].end()
    await early
    expect(shelf.unsaved.get('one')).toBe(FULL)
  })

  it('is not what has been removed since', async () => {
    const { asked, storage } = slow()
    const shelf = new DocumentShelf(storage, 'players')
    const saved = shelf.save('one', () => 'a')
    const removed = shelf.remove('one')
    await vi.waitUntil(() => asked.length === 2)
    asked[1].end()
    await removed
    asked[0].end(FULL)
    await expect(saved).rejects.toBe(FULL)
    expect(shelf.unsaved.has('one')).toBe(false)
  })

  it('stays unsaved where it cannot be removed', async () => {
    const { state, storage } = memory()
    const shelf = new DocumentShelf(storage, 'players')
    state.fails = true
    await expect(shelf.save('one', () => 'text')).rejects.toThrow()
    await expect(shelf.remove('one')).rejects.toThrow()
    expect(shelf.unsaved.has('one')).toBe(true)
  })

  it('is not what another tab has changed: the caller keeps both versions', async () => {
    const { asked, storage } = slow()
    const shelf = new DocumentShelf(storage, 'games', true)
    const saved = shelf.save('one', () => 'a')
    asked[0].end(new StorageFault('ChangedElsewhereError'))
    await expect(saved).rejects.toBeInstanceOf(StorageFault)
    expect(shelf.unsaved.has('one')).toBe(false)
  })
})

describe('a shelf that tabs share', () => {
  it('expects what it has read, or is writing', async () => {
    const { asked, storage } = slow()
    const shelf = new DocumentShelf(storage, 'games', true)
    shelf.take('one', 'read')
    const both = [shelf.save('one', () => 'a'), shelf.save('one', () => 'b')]
    expect(asked.map(({ seen }) => seen)).toEqual([
      ['read', 'a'],
      ['read', 'a', 'b'],
    ])
    for (const { end } of asked) end()
    await Promise.all(both)
    void shelf.save('one', () => 'c')
    expect(asked[2].seen).toEqual(['b', 'c'])
  })

  it('expects what may have been written by a save that failed', async () => {
    const { asked, storage } = slow()
    const shelf = new DocumentShelf(storage, 'games', true)
    shelf.take('one', 'read')
    const saved = shelf.save('one', () => 'a')
    asked[0].end(FULL)
    await expect(saved).rejects.toBe(FULL)
    void shelf.save('one', () => 'b')
    expect(asked[1].seen).toEqual(['read', 'a', 'b'])
  })
})

describe('a shelf that another tab has', () => {
  it('is neither read nor written', async () => {
    const shelf = new DocumentShelf(null, 'players')
    await expect(shelf.list()).rejects.toBeInstanceOf(AnotherTab)
    await expect(shelf.load('one')).rejects.toBeInstanceOf(AnotherTab)
    await shelf.save('one', () => 'text')
    expect(shelf.unsaved.size).toBe(0)
  })

  it('is written once this tab has taken it over', async () => {
    const { texts, storage } = memory()
    const shelf = new DocumentShelf(null, 'players')
    shelf.takeOver(storage)
    await shelf.save('one', () => 'text')
    expect([...texts]).toEqual([['one', 'text']])
  })
})

describe('many saves', () => {
  it('wait for their turn, and have the text of that moment', async () => {
    const { asked, storage } = slow()
    const shelf = new DocumentShelf(storage, 'games')
    let text = 'early'
    const saves = Array.from({ length: 17 }, (_, i) => shelf.saveInTurn(String(i), () => text))
    await vi.waitUntil(() => asked.length === 16)
    text = 'late'
    for (const { end } of asked) end()
    await vi.waitUntil(() => asked.length === 17)
    expect(asked.map((save) => save.text)).toEqual([...Array(16).fill('early'), 'late'])
    asked[16].end()
    await Promise.all(saves)
  })

  it('that have not begun are dropped when they are cancelled', async () => {
    const { asked, storage } = slow()
    const shelf = new DocumentShelf(storage, 'games')
    const controller = new AbortController()
    const saves = Array.from({ length: 17 }, (_, i) => shelf.saveInTurn(String(i), () => 'text', controller.signal))
    await vi.waitUntil(() => asked.length === 16)
    controller.abort()
    for (const { end } of asked) end()
    const results = await Promise.allSettled(saves)
    expect([asked.length, results.filter(({ status }) => status === 'rejected').length]).toEqual([16, 1])
  })

  it('leave a document alone whose text is not known', async () => {
    const { texts, storage } = memory()
    texts.set('one', 'what is there')
    await new DocumentShelf(storage, 'games').saveInTurn('one', () => null)
    expect(texts.get('one')).toBe('what is there')
  })
})
