/**
 * The library over a real storage: what it keeps, finds, sorts, takes in and gives out, and what it does when saving
 * fails.
 */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { addMove, newGame } from '../../../../src/engine/game/game.ts'
import { NO_INFO, START } from '../../../../src/engine/game/game-tree.ts'
import { fromGame, newTree } from '../../../../src/engine/game/tree-builder.ts'
import { annotate, playAt } from '../../../../src/engine/game/tree-edits.ts'
import { emptyPosition } from '../../../../src/engine/game/position.ts'
import type { DocumentStorage } from '../../../../src/contract/api.ts'
import {
  gameEntry,
  NOTHING_SOUGHT,
  shownEntries,
  type Entry,
  type GameEntry,
} from '../../../../src/renderer/model/library/entries.ts'
import { importGames, textOfGameFile } from '../../../../src/renderer/model/library/import.ts'
import { canRemove, Library } from '../../../../src/renderer/model/library/library.ts'
import { readSgf } from '../../../../src/renderer/model/library/read-sgf.ts'
import { tab } from '../../platform/storage/tab.ts'
import { COLLECTION, FULL, SETUP } from './sgf-files.ts'
import { fetchTexts } from '../../../../src/renderer/language/i18n.ts'

await fetchTexts('rest')

let storage: DocumentStorage
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  storage = tab().documents
})

let language = 'en'
const builtIns = () => [
  gameEntry('built-in:x', newTree(emptyPosition(2), false, { ...NO_INFO, name: `X ${language}` }), true),
]

async function opened(over = storage): Promise<Library> {
  const library = new Library(over, builtIns)
  await library.load()
  return library
}

const GAME = fromGame(addMove(newGame(emptyPosition(4), true), 16), { ...NO_INFO, name: 'First' })
const games = (library: Library) => library.store.getState().entries.filter((entry) => entry.kind !== 'broken')
const own = (library: Library) => games(library).filter(({ builtIn }) => !builtIn)

describe('the library', () => {
  it('holds what comes with the app at first', async () => {
    const library = new Library(storage, builtIns)
    expect(library.store.getState()).toMatchObject({ status: 'loading', entries: [] })
    await library.load()
    expect(library.store.getState()).toMatchObject({ status: 'ready', fault: null, entries: builtIns() })
    expect(await storage.list('games')).toEqual([])
  })

  it('keeps a game and a position, with the time', async () => {
    const library = await opened()
    const before = new Date().toISOString()
    const id = await library.add(GAME)
    const other = await library.add(newTree(emptyPosition(3), false))
    const again = await opened()
    expect(own(again)).toHaveLength(2)
    const entry = again.entry(id) as GameEntry
    expect(entry).toEqual(library.entry(id))
    expect(entry).toMatchObject({
      kind: 'game',
      moves: 1,
      builtIn: false,
      tree: { swapRule: true, info: { name: 'First' } },
    })
    expect(entry.tree.info.created >= before).toBe(true)
    expect(entry.tree.info.changed).toBe(entry.tree.info.created)
    expect(again.entry(other)).toMatchObject({ kind: 'position', moves: 0 })
  })

  it('renames, retags, notes, and changes moves', async () => {
    const library = await opened()
    const id = await library.add(GAME)
    await library.describe(id, {
      name: 'Second',
      tags: ['a', 'b'],
      notes: 'n\nm',
      players: { first: 'Ann', second: '' },
    })
    await library.update(id, (tree) => annotate(playAt(tree, START, 0).tree, START, { comment: 'start' }))
    const entry = (await opened()).entry(id) as GameEntry
    expect(entry).toEqual(library.entry(id))
    expect(entry.tree.info).toMatchObject({
      name: 'Second',
      tags: ['a', 'b'],
      notes: 'n\nm',
      players: { first: 'Ann', second: '' },
    })
    expect(entry.tree.moments.size).toBe(3)
    expect(entry.tree.info.changed >= entry.tree.info.created).toBe(true)
  })

  it('makes changes that come at once one after the other', async () => {
    const library = await opened()
    const id = await library.add(GAME)
    await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        library.update(id, (tree) => ({ ...tree, info: { ...tree.info, notes: `${tree.info.notes}${turn} ` } })),
      ),
    )
    const notes = Array.from({ length: 20 }, (_, turn) => turn).join(' ')
    expect(((await opened()).entry(id) as GameEntry).tree.info.notes.trim()).toBe(notes)
  })

  it('removes an entry and brings it back', async () => {
    const library = await opened()
    const id = await library.add(GAME)
    const entry = library.entry(id)
    const undo = await library.remove(id)
    expect(own(library)).toEqual([])
    expect(own(await opened())).toEqual([])
    await undo()
    expect(library.entry(id)).toEqual(entry)
    expect((await opened()).entry(id)).toEqual(entry)
  })

  it('leaves what comes with the app as it is, but copies it', async () => {
    const library = await opened()
    await expect(library.remove('built-in:x')).rejects.toThrow('no entry')
    await expect(library.describe('built-in:x', { name: 'Y' })).rejects.toThrow('cannot be changed')
    const id = await library.copy('built-in:x')
    await library.describe(id, { name: 'Y' })
    expect(own(await opened()).map(({ tree }) => tree.info.name)).toEqual(['Y'])
  })

  it('follows the language', async () => {
    const library = await opened()
    await library.add(GAME)
    language = 'pl'
    library.translate()
    expect(games(library).map(({ tree }) => tree.info.name)).toEqual(['X pl', 'First'])
    language = 'en'
  })

  it('loses nothing that is added while it loads', async () => {
    await (await opened()).add(GAME)
    const library = new Library(storage, builtIns)
    const loading = library.load()
    const id = await library.add(GAME)
    await loading
    expect(own(library)).toHaveLength(2)
    expect(library.entry(id)).toBeDefined()
  })
})

describe('a document that cannot be read', () => {
  const BROKEN = '(;GM[531]SZ[9])'

  it('is shown with its reason, kept as it is, and stops nothing', async () => {
    const id = await (await opened()).add(GAME)
    await storage.save('games', 'broken', BROKEN)
    await storage.save('games', 'several', COLLECTION)
    const library = await opened()
    expect(library.store.getState().status).toBe('ready')
    expect(library.entry(id)).toMatchObject({ kind: 'game' })
    expect(library.entry('broken')).toMatchObject({
      kind: 'broken',
      fault: { code: 'size', values: { size: '9' } },
      text: BROKEN,
    })
    expect(library.entry('several')).toMatchObject({ kind: 'broken', fault: { code: 'several-games' } })
    expect(library.exportText(['broken'])).toBe(BROKEN)
    await expect(library.describe('broken', { name: 'x' })).rejects.toThrow('no game')
    expect(await storage.load('games', 'broken')).toBe(BROKEN)
    await (
      await library.remove('broken')
    )()
    expect(await storage.load('games', 'broken')).toBe(BROKEN)
  })

  it('nor loaded is shown and stays: it could not be brought back', async () => {
    await storage.save('games', 'good', SETUP)
    await storage.save('games', 'bad', SETUP)
    const load: DocumentStorage['load'] = (shelf, id) =>
      id === 'bad' ? Promise.reject(new Error('EIO')) : storage.load(shelf, id)
    const library = await opened({ ...storage, load })
    expect(library.entry('good')).toMatchObject({ kind: 'game' })
    const bad = library.entry('bad') as Entry
    expect(bad).toMatchObject({
      kind: 'broken',
      fault: { code: 'not-loaded', values: { reason: 'the disk or its network connection failed' } },
      text: null,
    })
    expect(canRemove(bad)).toBe(false)
    await expect(library.remove('bad')).rejects.toThrow('no entry')
  })
})

describe('when the storage fails', () => {
  const failing = (name: 'list' | 'save' | 'remove') => ({
    ...storage,
    [name]: () => Promise.reject(new Error('disk full')),
  })

  it('to list, the state says so, and what comes with the app is there', async () => {
    const library = await opened(failing('list'))
    expect(library.store.getState()).toMatchObject({
      status: 'failed',
      fault: { code: 'not-loaded', values: { reason: 'disk full' } },
      entries: builtIns(),
    })
  })

  it('to save, the promise says so, and the change stays on the screen', async () => {
    const library = await opened(failing('save'))
    await expect(library.add(GAME)).rejects.toMatchObject({ code: 'not-saved', values: { reason: 'disk full' } })
    expect(own(library)).toHaveLength(1)
  })

  it('to remove, the entry is back', async () => {
    const id = await (await opened()).add(GAME)
    const library = await opened(failing('remove'))
    await expect(library.remove(id)).rejects.toMatchObject({ code: 'not-removed', values: { reason: 'disk full' } })
    expect(library.entry(id)).toBeDefined()
  })
})

describe('what comes in and goes out', () => {
  it('takes in all games of a text, each for itself, and gives them out as one', async () => {
    const library = await opened()
    const ids = await importGames(library, COLLECTION)
    expect(ids).toHaveLength(3)
    expect(await storage.list('games')).toEqual(ids.toSorted())
    const out = readSgf((await opened()).exportText(ids))
    expect(out.map(({ moments }) => moments)).toEqual(readSgf(COLLECTION).map(({ moments }) => moments))
  })

  it('takes in positions, one a line, and files', async () => {
    const library = await opened()
    await importGames(library, './...../........../.........r..... b\n\n./..... r\n')
    await importGames(library, await textOfGameFile(new Blob([FULL])))
    expect(own(library).map(({ kind, moves }) => [kind, moves])).toEqual([
      ['position', 0],
      ['position', 0],
      ['game', 4],
    ])
  })

  it('takes in nothing of a text of which a part cannot be read', async () => {
    const library = await opened()
    await expect(importGames(library, `${SETUP}(;GM[1])`)).rejects.toMatchObject({ code: 'wrong-game' })
    expect(own(library)).toEqual([])
    expect(await storage.list('games')).toEqual([])
  })
})

describe('finding and sorting', () => {
  const entry = (name: string, info: object = {}, moves = 0): Entry => ({
    ...gameEntry(name, newTree(emptyPosition(2), false, { ...NO_INFO, name, ...info })),
    moves,
  })
  const broken: Entry = { id: 'broken', kind: 'broken', builtIn: false, fault: null as never, text: '' }
  const ENTRIES = [
    entry('Zebra 10', { changed: '2026-01-03', tags: ['Endgame'] }, 5),
    broken,
    entry('zebra 9', { changed: '2026-01-01', notes: 'Łódź, a race' }, 7),
    entry('Ćma', { changed: '2026-01-02', players: { first: 'Ann', second: 'Bob' } }, 5),
    entry('cytryna', { changed: '2026-01-02' }, 6),
  ]
  const shown = (find: string, sort: 'name' | 'changed' | 'moves' = 'name', descending = false, language = 'pl') =>
    shownEntries(ENTRIES, { ...NOTHING_SOUGHT, find, sort, descending }, language).map(({ id }) => id)

  it('sorts by name as the language does, by change and by moves, broken ones last', () => {
    expect(shown('')).toEqual(['cytryna', 'Ćma', 'zebra 9', 'Zebra 10', 'broken'])
    expect(shown('', 'name', false, 'en')).toEqual(['Ćma', 'cytryna', 'zebra 9', 'Zebra 10', 'broken'])
    expect(shown('', 'name', true)).toEqual(['Zebra 10', 'zebra 9', 'Ćma', 'cytryna', 'broken'])
    expect(shown('', 'changed')).toEqual(['zebra 9', 'cytryna', 'Ćma', 'Zebra 10', 'broken'])
    expect(shown('', 'moves', true)).toEqual(['zebra 9', 'cytryna', 'Ćma', 'Zebra 10', 'broken'])
  })

  it('finds words in names, tags, notes and players, without case and accents', () => {
    expect(shown('ZEBRA')).toEqual(['zebra 9', 'Zebra 10'])
    expect(shown('endgame')).toEqual(['Zebra 10'])
    expect(shown('lodz race')).toEqual(['zebra 9'])
    expect(shown('bob')).toEqual(['Ćma'])
    expect(shown(' cma ')).toEqual(['Ćma'])
    expect(shown('brok')).toEqual(['broken'])
    expect(shown('zebra nobody')).toEqual([])
  })

  it('is kept in the store', async () => {
    const library = await opened()
    library.show({ find: 'x', sort: 'name', descending: false })
    expect(library.store.getState()).toMatchObject({ find: 'x', sort: 'name', descending: false })
  })
})
