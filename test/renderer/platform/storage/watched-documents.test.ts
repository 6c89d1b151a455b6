/** Closing waits until all documents are saved, or says which could not be. */
import { describe, expect, it } from 'vitest'
import type { DocumentStorage } from '../../../../src/contract/api.ts'
import { WatchedDocuments } from '../../../../src/renderer/platform/storage/watched-documents.ts'

interface Work {
  done: () => void
  fail: (reason: string) => void
}

/** Storage that does what it is asked when the test says so. */
function slowStorage() {
  const works: Work[] = []
  const work = () =>
    new Promise<void>((resolve, reject) => works.push({ done: resolve, fail: (reason) => reject(new Error(reason)) }))
  const storage: DocumentStorage = { list: async () => ['a'], load: async () => 'text', save: work, remove: work }
  return { works, documents: new WatchedDocuments(storage) }
}

/** Returns what a promise has settled to by now; undefined while it is under way. */
async function now<Value>(promise: Promise<Value>): Promise<Value | undefined> {
  return Promise.race([promise, new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 10))])
}

describe('watched documents', () => {
  it('are kept where they were', async () => {
    const { documents } = slowStorage()
    expect([await documents.list('games'), await documents.load('games', 'a'), await documents.settled()]).toEqual([
      ['a'],
      'text',
      [],
    ])
  })

  it('settle once all is saved, also what was begun meanwhile', async () => {
    const { works, documents } = slowStorage()
    const first = documents.save('games', 'a', '')
    const settled = documents.settled()
    const second = documents.save('experiments', 'b', '')
    works[0].done()
    await first
    expect(await now(settled)).toBe(undefined)
    works[1].done()
    await second
    expect(await now(settled)).toEqual([])
  })

  it('tell why one could not be saved, until it has been or is gone', async () => {
    const { works, documents } = slowStorage()
    const saves = ['a', 'b'].map((id) => documents.save('games', id, ''))
    works.forEach(({ fail }) => fail('disk full'))
    for (const save of saves) await expect(save).rejects.toThrow('disk full')
    expect(await documents.settled()).toEqual(['disk full'])
    const again = documents.save('games', 'a', '')
    works[2].done()
    await again
    expect(await documents.settled()).toEqual(['disk full'])
    const gone = documents.remove('games', 'b')
    works[3].done()
    await gone
    expect(await documents.settled()).toEqual([])
  })

  it('are not called saved by an earlier save that ends after a later one has failed', async () => {
    const { works, documents } = slowStorage()
    const [earlier, later] = ['old', 'new'].map((text) => documents.save('games', 'a', text))
    works[1].fail('disk full')
    await expect(later).rejects.toThrow('disk full')
    works[0].done()
    await earlier
    expect(await documents.settled()).toEqual(['disk full'])
  })

  it('are saved once a later save is done, whatever becomes of an earlier one', async () => {
    const { works, documents } = slowStorage()
    const [earlier, later] = ['old', 'new'].map((text) => documents.save('games', 'a', text))
    works[1].done()
    await later
    works[0].fail('disk full')
    await expect(earlier).rejects.toThrow('disk full')
    expect(documents.isUnsaved()).toBe(false)
  })

  it('lose nothing where one could not be removed', async () => {
    const { works, documents } = slowStorage()
    const gone = documents.remove('games', 'a')
    works[0].fail('read-only')
    await expect(gone).rejects.toThrow('read-only')
    expect(await documents.settled()).toEqual([])
  })
})
