/**
 * The library in two tabs of a browser: what is changed in one shows in the other, and what both change is kept twice.
 */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addMove, newGame } from '../../../../src/engine/game/game.ts'
import { lineThrough, lineTo, NO_INFO, START } from '../../../../src/engine/game/game-tree.ts'
import { fromGame, newTree } from '../../../../src/engine/game/tree-builder.ts'
import { playAt, promote } from '../../../../src/engine/game/tree-edits.ts'
import { emptyPosition } from '../../../../src/engine/game/position.ts'
import type { DocumentStorage } from '../../../../src/contract/api.ts'
import { gameEntry, type GameEntry } from '../../../../src/renderer/model/library/entries.ts'
import { Library } from '../../../../src/renderer/model/library/library.ts'
import { readSgf } from '../../../../src/renderer/model/library/read-sgf.ts'
import { writeSgf } from '../../../../src/renderer/model/library/write-sgf.ts'
import { OtherTabs } from '../../../../src/renderer/platform/storage/other-tabs.ts'
import { tab } from '../../platform/storage/tab.ts'
import { fetchTexts } from '../../../../src/renderer/language/i18n.ts'

await fetchTexts('rest')

let storage: DocumentStorage
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  storage = tab().documents
})

const builtIns = () => [gameEntry('built-in:x', newTree(emptyPosition(2), false, { ...NO_INFO, name: 'X en' }), true)]

async function opened(over = storage): Promise<Library> {
  const library = new Library(over, builtIns)
  await library.load()
  return library
}

const GAME = fromGame(addMove(newGame(emptyPosition(4), true), 16), { ...NO_INFO, name: 'First' })
const games = (library: Library) => library.store.getState().entries.filter((entry) => entry.kind !== 'broken')
const own = (library: Library) => games(library).filter(({ builtIn }) => !builtIn)

describe('in two tabs', () => {
  const newTab = () => tab().documents

  /** Two libraries of one browser, each hearing of what the other changes. */
  async function tabs(): Promise<[Library, Library]> {
    const oneTab = async () => {
      const others = new OtherTabs()
      const library = await opened(others.announcing(tab().documents))
      others.onChange('games', (id) => void library.reload(id))
      return library
    }
    return [await oneTab(), await oneTab()]
  }
  const nameIn = (library: Library, id: string) => (library.entry(id) as GameEntry | undefined)?.tree.info.name

  it('shows in one what is added, changed and removed in the other', async () => {
    const [here, there] = await tabs()
    const id = await here.add(GAME)
    await vi.waitUntil(() => nameIn(there, id) === 'First')
    await there.describe(id, { name: 'Second' })
    await vi.waitUntil(() => nameIn(here, id) === 'Second')
    const ids = await Promise.all(Array.from({ length: 20 }, () => here.add(GAME)))
    await vi.waitUntil(() => ids.every((added) => there.entry(added) !== undefined))
    const undo = await there.remove(id)
    await vi.waitUntil(() => here.entry(id) === undefined)
    await undo()
    await vi.waitUntil(() => nameIn(here, id) === 'Second')
    expect(own(there)).toHaveLength(21)
    expect(here.entry(id)).toEqual(there.entry(id))
  })

  it('ends with the same in both, whoever writes last', async () => {
    const [here, there] = await tabs()
    const id = await here.add(GAME)
    await vi.waitUntil(() => there.entry(id) !== undefined)
    const changes = Array.from({ length: 10 }, (_, i) => [
      here.describe(id, { name: `here ${i}` }),
      there.describe(id, { name: `there ${i}` }),
    ]).flat()
    await Promise.allSettled(changes)
    await vi.waitUntil(() => nameIn(here, id) === nameIn(there, id))
    const kept = nameIn(await opened(), id)
    await vi.waitUntil(() => nameIn(here, id) === kept && nameIn(there, id) === kept)
    // What was refused is in copies, which both tabs have.
    const names = () =>
      [here, there].map((library) => own(library).map(({ tree }) => tree.info.name.replace(' (second tab)', '')))
    for (const last of ['here 9', 'there 9']) await vi.waitUntil(() => names().every((each) => each.includes(last)))
    await Promise.all([here.remove(id), there.describe(id, { name: 'after all' })])
    await vi.waitUntil(() => here.entry(id) === there.entry(id) || nameIn(here, id) === nameIn(there, id))
  })

  it('keeps both where one saves what the other has changed, though neither hears of the other', async () => {
    const [here, there] = [await opened(newTab()), await opened(newTab())]
    const id = await here.add(GAME)
    await there.load()
    const copied = vi.fn()
    there.onCopied = copied
    await here.describe(id, { notes: 'by here' })
    await expect(there.describe(id, { notes: 'by there' })).rejects.toMatchObject({
      code: 'changed-elsewhere',
      values: { name: 'First', copy: 'First (second tab)' },
    })
    const notes = async () => own(await opened(newTab())).map(({ tree }) => `${tree.info.name}: ${tree.info.notes}`)
    expect((await notes()).toSorted()).toEqual(['First (second tab): by there', 'First: by here'])
    expect(copied).toHaveBeenCalledWith(id, expect.any(String))
    await vi.waitUntil(() => own(there).some(({ tree }) => tree.info.notes === 'by here'))
    expect(there.store.getState().unsaved.size).toBe(0)
    // Each goes on with what it has.
    await there.describe(id, { notes: 'after reading' })
    expect((await notes()).toSorted()).toEqual(['First (second tab): by there', 'First: after reading'])
  })

  it('keeps both where a change was begun before the other tab’s came', async () => {
    const [here, there] = await tabs()
    const id = await here.add(GAME)
    await vi.waitUntil(() => nameIn(there, id) === 'First')
    await here.describe(id, { notes: 'by here' })
    await vi.waitUntil(() => (there.entry(id) as GameEntry).tree.info.notes === 'by here')
    await expect(there.describe(id, { notes: 'by there' }, true)).rejects.toMatchObject({ code: 'changed-elsewhere' })
    expect(
      own(await opened())
        .map(({ tree }) => tree.info.notes)
        .toSorted(),
    ).toEqual(['by here', 'by there'])
  })

  it('takes its own changes for its own, however fast they come and whatever fails between', async () => {
    let fails = false
    const shelf = newTab()
    const library = await opened({
      ...shelf,
      save: (...args) => (fails ? Promise.reject(new Error('disk full')) : shelf.save(...args)),
    })
    const id = await library.add(GAME)
    await Promise.all(Array.from({ length: 10 }, (_, i) => library.describe(id, { name: `name ${i}` })))
    fails = true
    await expect(library.describe(id, { name: 'lost' })).rejects.toMatchObject({ code: 'not-saved' })
    fails = false
    await library.saveAgain(false)
    expect(own(await opened(newTab())).map(({ tree }) => tree.info.name)).toEqual(['lost'])
    expect(library.store.getState().unsaved.size).toBe(0)
  })

  it('stays at the moment that is looked at when the other tab adds a variation before it', async () => {
    const [here, there] = await tabs()
    const id = await here.add(readSgf('(;GM[531];B[a1];W[b1];B[b2])')[0])
    await vi.waitUntil(() => there.entry(id) !== undefined)
    const tree = (library: Library) => (library.entry(id) as GameEntry).tree
    const last = lineThrough(tree(there)).at(-1)
    await here.update(id, (before) => {
      const grown = playAt(before, START, 5)
      return promote(grown.tree, grown.at)
    })
    await vi.waitUntil(() => tree(there).moments.size === 5)
    expect(tree(there).moments.get(last?.id ?? -1)).toMatchObject({ move: last?.move, ply: 3 })
    expect(lineTo(tree(there), last?.id ?? -1).map(({ move }) => move)).toEqual(
      lineTo(tree(here), last?.id ?? -1).map(({ move }) => move),
    )
    expect(writeSgf([tree(there)])).toBe(writeSgf([tree(here)]))
  })

  it('keeps what could not be saved, whatever the other has', async () => {
    const id = await (await opened()).add(GAME)
    const library = await opened({ ...storage, save: () => Promise.reject(new Error('disk full')) })
    await expect(library.describe(id, { name: 'only here' })).rejects.toMatchObject({ code: 'not-saved' })
    await library.reload(id)
    expect(nameIn(library, id)).toBe('only here')
  })

  it('loads nothing over what is changed meanwhile', async () => {
    const id = await (await opened()).add(GAME)
    let isHeld = false
    const load: DocumentStorage['load'] = async (shelf, id) => {
      const text = await storage.load(shelf, id)
      if (isHeld) await new Promise((resolve) => setTimeout(resolve, 20))
      return text
    }
    const library = await opened({ ...storage, load })
    isHeld = true
    const reloaded = library.reload(id)
    await library.describe(id, { name: 'newer' })
    await reloaded
    expect(nameIn(library, id)).toBe('newer')
  })
})
