/** Entries are changed from the list and the game, and the notice of each change undoes it. */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it } from 'vitest'
import { addMove, newGame } from '../../../../src/engine/game/game.ts'
import { lineTo, momentOf, NO_INFO, START } from '../../../../src/engine/game/game-tree.ts'
import { fromGame } from '../../../../src/engine/game/tree-builder.ts'
import { playAt } from '../../../../src/engine/game/tree-edits.ts'
import { emptyPosition } from '../../../../src/engine/game/position.ts'
import type { GameEntry } from '../../../../src/renderer/model/library/entries.ts'
import { removeEntries } from '../../../../src/renderer/model/library/entry-actions.ts'
import { Library } from '../../../../src/renderer/model/library/library.ts'
import { createLibraryPageStore } from '../../../../src/renderer/model/library/page-store.ts'
import { saveGame } from '../../../../src/renderer/model/library/save.ts'
import { MatchStore } from '../../../../src/renderer/model/match/match-store.ts'
import { createNoticeStore, undoNews } from '../../../../src/renderer/platform/notice.tsx'
import { tab } from '../../platform/storage/tab.ts'
import { fetchTexts } from '../../../../src/renderer/language/i18n.ts'

await fetchTexts('rest')

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const GAME = addMove(newGame(emptyPosition(3), false), 0)

async function setup(...names: string[]) {
  const library = new Library(tab().documents, () => [])
  await library.load()
  const ids: string[] = []
  for (const name of names) ids.push(await library.add(fromGame(GAME, { ...NO_INFO, name })))
  const app = {
    library,
    libraryPage: createLibraryPageStore(),
    match: new MatchStore(),
    notice: createNoticeStore(null),
  }
  const entry = (id: string) => library.entry(id) as GameEntry
  return {
    app,
    ids,
    entry,
    names: () =>
      library.store
        .getState()
        .entries.map(({ id }) => entry(id).tree.info.name)
        .sort(),
  }
}

it('brings two entries back that were deleted one after the other', async () => {
  const { app, ids, names } = await setup('a', 'b', 'c')
  await removeEntries(app, [ids[0]])
  await removeEntries(app, [ids[1]])
  expect(names()).toEqual(['c'])
  undoNews(app.notice)
  undoNews(app.notice)
  expect(names()).toEqual(['a', 'b', 'c'])
})

/** A game of the library that has been saved over, with one more move and under another name. */
async function savedOver() {
  const {
    app,
    ids: [id],
    entry,
  } = await setup('a')
  app.match.restore({ ...app.match.getState(), game: addMove(GAME, 1), entry: id })
  await saveGame(app, 'other name', entry(id))
  return { app, id, entry }
}

it('takes a save back, but no line that has been played in it since', async () => {
  const { app, id, entry } = await savedOver()
  let at = START
  await app.library.update(id, (tree) => {
    const played = playAt(playAt(tree, START, 3).tree, START, 0)
    const last = playAt(played.tree, played.at, 5)
    at = last.at
    return last.tree
  })
  undoNews(app.notice)
  const { tree, moves } = entry(id)
  expect([tree.info.name, moves]).toEqual(['a', 1])
  expect(lineTo(tree, at).map(({ move }) => move)).toEqual([null, 0, 5])
  expect(momentOf(tree, START).children.map((child) => momentOf(tree, child).move)).toEqual([0, 3])
})

it('takes a save under a new name back, which can be had back itself', async () => {
  const { app, names } = await setup()
  app.match.restore({ ...app.match.getState(), game: GAME, entry: null })
  await saveGame(app, 'new', null)
  undoNews(app.notice)
  await expect.poll(() => app.notice.getState().message).toContain('“new” deleted')
  expect(names()).toEqual([])
  undoNews(app.notice)
  expect(names()).toEqual(['new'])
})

it('takes a save back, but not what has been written about the game since', async () => {
  const { app, id, entry } = await savedOver()
  await app.library.describe(id, { notes: 'Well played.' })
  undoNews(app.notice)
  expect(entry(id)).toMatchObject({ moves: 1, tree: { info: { name: 'a', notes: 'Well played.' } } })
})
