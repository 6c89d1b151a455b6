/** The only document of a shelf: what is never overwritten, and what is known to be unsaved. */
import { describe, expect, it, vi } from 'vitest'
import { AnotherTab } from '../../../../src/renderer/model/documents/document-shelf.ts'
import { SingleDocument } from '../../../../src/renderer/model/documents/single-document.ts'
import { memory } from '../../memory.ts'

/** Words, of which those with a question mark cannot be read; a text with an exclamation mark is refused. */
class Words extends SingleDocument<{ readonly words: readonly string[] }> {
  constructor(storage: ReturnType<typeof memory>['storage'] | null) {
    super(storage, {
      shelf: 'puzzles',
      empty: { words: [] },
      isEmpty: ({ words }) => words.length === 0,
      encode: ({ words }) => words.join(' '),
      decode(text, onUnread) {
        if (text.includes('!')) throw new Error('from a later version')
        const words = text.split(' ')
        if (text.includes('?')) onUnread()
        return { words: words.filter((word) => !word.includes('?')) }
      },
    })
  }

  add(word: string): void {
    this.keep({ words: [...this.store.getState().words, word] })
  }
}

async function loaded(text: string | null) {
  const kept = memory()
  if (text !== null) kept.texts.set('mine', text)
  const words = new Words(kept.storage)
  await words.load()
  return { ...kept, words, state: kept.state, shown: () => words.store.getState() }
}

describe('a single document', () => {
  it('is saved whole after every change', async () => {
    const { words, texts } = await loaded('a')
    words.add('b')
    await vi.waitFor(() => expect(texts.get('mine')).toBe('a b'))
  })

  it('that is refused is left as it is', async () => {
    const { words, texts, shown } = await loaded('a!')
    words.add('b')
    expect([shown().unread, texts.get('mine')]).toEqual([new Error('from a later version'), 'a!'])
  })

  it('of which a part cannot be read is set aside whole, beside those set aside before', async () => {
    const kept = memory()
    kept.texts.set('mine', 'a b?')
    kept.texts.set('mine-set-aside', 'earlier')
    const words = new Words(kept.storage)
    await words.load()
    expect(words.store.getState()).toMatchObject({ words: ['a'], isPartial: true, unread: null })
    expect(Object.fromEntries(kept.texts)).toEqual({
      mine: 'a b?',
      'mine-set-aside': 'earlier',
      'mine-set-aside-2': 'a b?',
    })
  })

  it('that cannot be set aside is not overwritten', async () => {
    const kept = memory()
    kept.texts.set('mine', 'a b?')
    kept.state.fails = true
    const words = new Words(kept.storage)
    await words.load()
    kept.state.fails = false
    words.add('c')
    expect(words.store.getState().unread).toEqual(new Error('the disk is full'))
    expect(kept.texts.get('mine')).toBe('a b?')
  })

  it('says why it is unsaved, until it is saved again', async () => {
    const { words, texts, state, shown } = await loaded('a')
    state.fails = true
    words.add('b')
    await vi.waitFor(() => expect(shown().unsaved).toEqual(new Error('the disk is full')))
    state.fails = false
    words.saveAgain(false)
    await vi.waitFor(() => expect(shown().unsaved).toBeNull())
    expect(texts.get('mine')).toBe('a b')
  })

  it('stays unsaved where an earlier save ends well after the later one has failed', async () => {
    const { storage } = memory()
    const ends: { resolve: () => void; reject: (fault: Error) => void }[] = []
    const save = () => new Promise<void>((resolve, reject) => ends.push({ resolve, reject }))
    const words = new Words({ ...storage, save })
    await words.load()
    words.add('a')
    words.add('b')
    ends[1].reject(new Error('the disk is full'))
    await vi.waitFor(() => expect(words.store.getState().unsaved).not.toBeNull())
    ends[0].resolve()
    await new Promise(setImmediate)
    expect(words.store.getState().unsaved).toEqual(new Error('the disk is full'))
  })

  it('is with another tab until this one takes over', async () => {
    const { storage, texts } = memory()
    texts.set('mine', 'a')
    const words = new Words(null)
    await words.load()
    expect(words.store.getState().unread).toBeInstanceOf(AnotherTab)
    await words.takeOver(storage)
    expect(words.store.getState()).toMatchObject({ words: ['a'], unread: null })
  })
})
