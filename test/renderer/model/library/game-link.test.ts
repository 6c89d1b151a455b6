/** A game as a link: the same game and moment elsewhere. */
import { beforeEach, expect, it } from 'vitest'
import { START, subtree, type GameTree } from '../../../../src/engine/game/game-tree.ts'
import { newTree } from '../../../../src/engine/game/tree-builder.ts'
import { annotate, playAt } from '../../../../src/engine/game/tree-edits.ts'
import { emptyPosition } from '../../../../src/engine/game/position.ts'
import { gamePlace, momentNamed, momentText, takeLinkedGame } from '../../../../src/renderer/model/library/game-link.ts'
import { gameEntry } from '../../../../src/renderer/model/library/entries.ts'
import { Library } from '../../../../src/renderer/model/library/library.ts'
import { createLibraryPageStore } from '../../../../src/renderer/model/library/page-store.ts'
import { writeSgf } from '../../../../src/renderer/model/library/write-sgf.ts'
import { createNoticeStore } from '../../../../src/renderer/platform/notice.tsx'
import { entryAt, MAX_SHARED_LINK_LENGTH } from '../../../../src/renderer/platform/places.ts'
import { fetchTexts } from '../../../../src/renderer/language/i18n.ts'

await fetchTexts('rest')

/** a1, then b1 with a remark, or b2, b3 instead. */
function branched(): { tree: GameTree; second: number; last: number } {
  const begun = playAt(newTree(emptyPosition(2), true), START, 0)
  const first = playAt(begun.tree, begun.at, 1)
  const second = playAt(annotate(first.tree, first.at, { comment: 'a [remark] & more; ä' }), begun.at, 2)
  const last = playAt(second.tree, second.at, 3)
  return { tree: last.tree, second: second.at, last: last.at }
}

function app() {
  const storage = {
    list: async () => [],
    load: async () => '',
    save: async () => undefined,
    remove: async () => undefined,
  }
  return {
    library: new Library(storage, () => []),
    libraryPage: createLibraryPageStore(),
    notice: createNoticeStore(null),
  }
}

let elsewhere: ReturnType<typeof app>
beforeEach(() => (elsewhere = app()))

const entries = () => elsewhere.library.store.getState().entries
const treeOf = (place: string) => {
  const entry = elsewhere.library.entry(entryAt(place) as string)
  if (entry === undefined || entry.kind === 'broken') throw new Error('no game')
  return entry.tree
}
const nameless = (tree: GameTree) => writeSgf([{ ...tree, info: { ...tree.info, name: '', created: '', changed: '' } }])

it('has all of the game, and the moment, variations counted', () => {
  const { tree, last } = branched()
  const place = takeLinkedGame(elsewhere, gamePlace(tree, last) as string)
  expect(nameless(treeOf(place))).toBe(nameless(tree))
  const there = momentNamed(treeOf(place), place.replace(/.*\//, ''))
  expect(treeOf(place).moments.get(there)).toMatchObject({ move: 3, ply: 3 })
})

it('is put into the library once, whatever the game is called there', async () => {
  const { tree, second } = branched()
  const first = takeLinkedGame(elsewhere, gamePlace(tree, second) as string)
  await elsewhere.library.describe(entryAt(first) as string, { name: 'Another name' })
  const again = takeLinkedGame(
    elsewhere,
    gamePlace(
      { ...tree, info: { ...tree.info, name: 'A third', created: '2026-01-01T00:00:00.000Z' } },
      START,
    ) as string,
  )
  expect(entryAt(again)).toBe(entryAt(first))
  expect(entries()).toHaveLength(1)
  takeLinkedGame(elsewhere, gamePlace(playAt(tree, second, 4).tree, START) as string)
  expect(entries()).toHaveLength(2)
})

it('tells what is wrong with a link, and leads to the library', () => {
  for (const place of [
    '#game/',
    '#game/moment=1&sgf=(;GM[1])',
    '#game/sgf=hello',
    `#game/sgf=${encodeURIComponent('(;FF[4])(;FF[4])')}`,
  ]) {
    expect(takeLinkedGame(elsewhere, place)).toBe('#library')
    expect(elsewhere.notice.getState().message).toMatch(/^This link does not open a game: ./)
  }
  expect(entries()).toHaveLength(0)
})

it('goes to the start for a moment that the game has not', () => {
  const { tree } = branched()
  expect(['', 'moment=99', 'moment=-1', 'moment=x', 'moment=1.5'].map((link) => momentNamed(tree, link))).toEqual([
    START,
    START,
    START,
    START,
    START,
  ])
  for (const { id } of subtree(tree)) expect(momentNamed(tree, momentText(tree, id))).toBe(id)
})

it('is none where the game is too long for one', () => {
  const { tree } = branched()
  const long = annotate(tree, START, { comment: 'x'.repeat(MAX_SHARED_LINK_LENGTH) })
  expect(gamePlace(long, START)).toBe(null)
  expect(gameEntry('a', long).kind).toBe('game')
})
