/** A list of documents over a storage that fails: what stays, what is saved again, and what comes back. */
import { describe, expect, it } from 'vitest'
import { DocumentList } from '../../../../src/renderer/model/documents/document-list.ts'
import { AnotherTab } from '../../../../src/renderer/model/documents/document-shelf.ts'
import { memory } from '../../memory.ts'

/** Documents that are their names; a name with a question mark cannot be read. */
function listOver(storage: ReturnType<typeof memory>['storage'] | null) {
  return new DocumentList(storage, 'lessons', {
    encode: ({ name }) => name,
    decode: (name) => {
      if (name.includes('?')) throw new Error('not to be read')
      return { name }
    },
    compare: (a, b) => (a.name < b.name ? -1 : 1),
  })
}

const namesIn = (list: ReturnType<typeof listOver>) =>
  list.store.getState().entries.map((entry) => (entry.kind === 'readable' ? entry.record.name : entry.text))

const unsavedIn = (list: ReturnType<typeof listOver>) =>
  list.store
    .getState()
    .entries.flatMap((entry) => (entry.kind === 'readable' && entry.unsaved ? entry.record.name : []))

/** A list with these documents on its shelf, each under its name without the question mark. */
async function loaded(...names: readonly string[]) {
  const kept = memory()
  for (const name of names) kept.texts.set(name.replace('?', ''), name)
  const list = listOver(kept.storage)
  await list.load()
  return { ...kept, list }
}

describe('a list of documents', () => {
  it('has what cannot be read last, and leaves it as it is', async () => {
    const { list, texts } = await loaded('a?', 'b')
    expect(namesIn(list)).toEqual(['b', 'a?'])
    await list.saveAgain(false)
    expect(texts.get('a')).toBe('a?')
  })

  it('does not show what is gone by the time it is loaded', async () => {
    const { storage } = await loaded('a')
    const load: typeof storage.load = (shelf, id) =>
      id === 'gone' ? Promise.reject(new Error('ENOENT: gone')) : storage.load(shelf, id)
    const list = listOver({ ...storage, list: async () => ['a', 'gone'], load })
    await list.load()
    expect(namesIn(list)).toEqual(['a'])
  })

  it('keeps what is added while it loads', async () => {
    const { storage } = await loaded('b')
    const list = listOver(storage)
    const loading = list.load()
    list.add({ name: 'a' })
    await loading
    expect(namesIn(list)).toEqual(['a', 'b'])
  })

  it('loads again after it could not be listed', async () => {
    const { storage } = await loaded('a')
    let fails = true
    const list = listOver({
      ...storage,
      list: (shelf) => (fails ? Promise.reject(new Error('no disk')) : storage.list(shelf)),
    })
    await list.load()
    expect(list.store.getState()).toMatchObject({ status: 'failed', fault: new Error('no disk') })
    fails = false
    await list.load()
    expect([list.store.getState().status, namesIn(list)]).toEqual(['ready', ['a']])
  })

  it('saves again what could not be saved, and nothing else', async () => {
    const { list, state, texts } = await loaded('a')
    state.fails = true
    const id = list.add({ name: 'b' })
    await list.save(id)
    expect(unsavedIn(list)).toEqual(['b'])
    state.fails = false
    const { saves } = state
    await list.saveAgain(false)
    expect([unsavedIn(list), texts.get(id), state.saves - saves]).toEqual([[], 'b', 1])
  })

  it('saves everything again once all that was stored is lost, also what it cannot read', async () => {
    const { list, texts } = await loaded('a', 'b?')
    texts.clear()
    await list.saveAgain(true)
    expect([...texts].toSorted()).toEqual([
      ['a', 'a'],
      ['b', 'b?'],
    ])
  })

  it('never writes what it could not load', async () => {
    const { storage, texts } = await loaded('a')
    const list = listOver({ ...storage, load: () => Promise.reject(new Error('EIO')) })
    await list.load()
    await list.saveAgain(true)
    expect([namesIn(list), texts.get('a')]).toEqual([[null], 'a'])
  })

  it('has what could not be removed back in its place', async () => {
    const { list, state } = await loaded('a', 'b', 'c')
    state.fails = true
    await expect(list.remove('b')).rejects.toThrow('the disk is full')
    expect(namesIn(list)).toEqual(['a', 'b', 'c'])
  })

  it('says that what was removed could not be saved again, and shows it', async () => {
    const { list, state } = await loaded('a', 'b')
    const undo = await list.remove('a')
    state.fails = true
    await expect(undo()).rejects.toThrow('the disk is full')
    expect([namesIn(list), unsavedIn(list)]).toEqual([['a', 'b'], ['a']])
  })

  it('removes several and brings back all of them, each once', async () => {
    const { list, texts } = await loaded('a', 'b', 'c')
    const undo = await list.remove('a', 'c')
    expect([namesIn(list), [...texts.keys()]]).toEqual([['b'], ['b']])
    await undo()
    await undo()
    expect([namesIn(list), [...texts.keys()].toSorted()]).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ])
  })

  it('saves what it has made beside another tab once it takes over, and loads what that left', async () => {
    const { storage, texts } = await loaded('b')
    const list = listOver(null)
    await list.load()
    expect(list.store.getState().fault).toBeInstanceOf(AnotherTab)
    const id = list.add({ name: 'a' })
    await list.takeOver(storage)
    expect([namesIn(list), texts.get(id), texts.get('b')]).toEqual([['a', 'b'], 'a', 'b'])
  })

  it('loads nothing as it takes over where nobody has asked for it', async () => {
    const { storage } = await loaded('a')
    const list = listOver(null)
    await list.takeOver(storage)
    expect(list.store.getState().status).toBe('unloaded')
  })
})
