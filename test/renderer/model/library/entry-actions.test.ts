/** Entries are changed from the list and the game, and the notice of each change undoes it. */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it } from 'vitest'
import { addMove, newGame } from '../../../../src/engine/game/game.ts'
import { NO_INFO } from '../../../../src/engine/game/game-tree.ts'
import { fromGame } from '../../../../src/engine/game/tree-builder.ts'
import { emptyPosition } from '../../../../src/engine/game/position.ts'
import type { GameEntry } from '../../../../src/renderer/model/library/entries.ts'
import { removeEntries } from '../../../../src/renderer/model/library/entry-actions.ts'
import { Library } from '../../../../src/renderer/model/library/library.ts'
import { createLibraryPageStore } from '../../../../src/renderer/model/library/page-store.ts'
import { saveGame } from '../../../../src/renderer/model/library/save.ts'
import { MatchStore } from '../../../../src/renderer/model/match/match-store.ts'
import { createNoticeStore, undoNews } from '../../../../src/renderer/platform/notice.tsx'
import { tab } from '../../platform/storage/tab.ts'

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

it('takes a save back, but not what has been written about the game since', async () => {
  const {
    app,
    ids: [id],
    entry,
  } = await setup('a')
  app.match.restore({ ...app.match.getState(), game: addMove(GAME, 1), entry: id })
  await saveGame(app, 'other name', entry(id))
  await app.library.describe(id, { notes: 'Well played.' })
  undoNews(app.notice)
  expect(entry(id)).toMatchObject({ moves: 1, tree: { info: { name: 'a', notes: 'Well played.' } } })
})
