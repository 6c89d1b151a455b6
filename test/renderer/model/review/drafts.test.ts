/**
 * Variations of games that are not the user's own entries: in memory until they are saved, in a library over a real
 * storage.
 */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { subtree } from '../../../../src/engine/game/game-tree.ts'
import { emptyPosition } from '../../../../src/engine/game/position.ts'
import { fromGame } from '../../../../src/engine/game/tree-builder.ts'
import { annotate, graft, playAt } from '../../../../src/engine/game/tree-edits.ts'
import { gameEntry, type GameEntry } from '../../../../src/renderer/model/library/entries.ts'
import { Library } from '../../../../src/renderer/model/library/library.ts'
import { NEW_MATCH } from '../../../../src/renderer/model/match/match-state.ts'
import { MatchStore } from '../../../../src/renderer/model/match/match-store.ts'
import { HUMAN } from '../../../../src/renderer/model/match/players.ts'
import {
  annotateIn,
  canPromote,
  canRearrange,
  deleteHere,
  goTo,
  playHere,
  redoEdit,
  underReview,
  undoEdit,
} from '../../../../src/renderer/model/review/edit.ts'
import { isDraft } from '../../../../src/renderer/model/review/game-tree.ts'
import { createReviewStore, leavePlayed, openReview } from '../../../../src/renderer/model/review/review-store.ts'
import type { Reviewed } from '../../../../src/renderer/model/review/reviewed.ts'
import { saveUnderReview } from '../../../../src/renderer/model/review/save-draft.ts'
import { createNoticeStore } from '../../../../src/renderer/platform/notice.tsx'
import { tab } from '../../platform/storage/tab.ts'
import { gameOf } from './facts.ts'
import { fetchTexts } from '../../../../src/renderer/language/i18n.ts'

await fetchTexts('rest')

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  vi.stubGlobal('location', { hash: '', replace: () => undefined })
})

afterEach(() => void vi.unstubAllGlobals())

const RACE = gameEntry('built-in:race', fromGame(gameOf(emptyPosition(4), 'a1', 'b1', 'c1')), true)

/** The parts of the app that a review needs, and a game of two people in play. */
async function setup() {
  const library = new Library(tab().documents, () => [RACE])
  await library.load()
  const match = new MatchStore({
    ...NEW_MATCH,
    seats: { first: HUMAN, second: HUMAN },
    game: gameOf(emptyPosition(4), 'a1', 'b1'),
  })
  const app = { library, match, review: createReviewStore(), notice: createNoticeStore(null) }
  match.subscribe((after, before) => after.game.start !== before.game.start && leavePlayed(app.review))
  const shown = () => underReview(app) as Reviewed
  const node = (name: string) => match.getState().game.start.board.names.indexOf(name)
  /** All moves in the order of a file, variations too. */
  const moves = (tree = shown().tree) =>
    [...subtree(tree)]
      .slice(1)
      .map(({ move, position }) => (typeof move === 'number' ? position.board.names[move] : String(move)))
  return { app, shown, node, moves }
}

describe('the game being played', () => {
  it('takes variations in memory, and stays as it is', async () => {
    const { app, node, moves } = await setup()
    const before = app.match.getState()
    goTo(app, 1)
    playHere(app, node('d7'))
    expect(moves()).toEqual(['a1', 'b1', 'd7'])
    expect(isDraft(app)).toBe(true)
    expect(app.match.getState()).toBe(before)
    undoEdit(app)
    expect(moves()).toEqual(['a1', 'b1'])
    expect(isDraft(app)).toBe(false)
    redoEdit(app)
    expect(moves()).toEqual(['a1', 'b1', 'd7'])
  })

  it('keeps its variations as it goes on', async () => {
    const { app, node, moves, shown } = await setup()
    goTo(app, 1)
    playHere(app, node('d7'))
    app.match.play(node('c1'))
    expect(moves()).toEqual(['a1', 'b1', 'c1', 'd7'])
    // An edit from before the move undoes itself alone.
    undoEdit(app)
    expect(moves()).toEqual(['a1', 'b1', 'c1'])
    goTo(app, shown().steps[3].id)
    expect(shown().moment.move).toBe(node('c1'))
  })

  it('has its variations again once another game is left for it', async () => {
    const { app, node, moves } = await setup()
    playHere(app, node('d7'))
    const before = app.match.getState()
    app.match.start(emptyPosition(4), false)
    expect(moves()).toEqual([])
    app.match.restore(before)
    expect(moves()).toEqual(['a1', 'b1', 'd7'])
  })

  it('loses none of its own moves', async () => {
    const { app, node, moves, shown } = await setup()
    goTo(app, 1)
    expect(canRearrange(app, shown())).toBe(false)
    deleteHere(app)
    expect(moves()).toEqual(['a1', 'b1'])
    playHere(app, node('d7'))
    expect(canPromote(app, shown())).toBe(false)
    deleteHere(app)
    expect(moves()).toEqual(['a1', 'b1'])
    // With the last variation the draft is gone.
    expect(isDraft(app)).toBe(false)
  })

  it('is saved with its variations, and reviewed as the entry at the same moment', async () => {
    const { app, node, moves, shown } = await setup()
    goTo(app, 1)
    playHere(app, node('d7'))
    annotateIn(app, null, shown().moment.id, { comment: 'better' })
    await saveUnderReview(app)
    const { entry } = app.review.getState()
    expect(entry).toBe(app.match.getState().entry)
    expect(moves((app.library.entry(entry as string) as GameEntry).tree)).toEqual(['a1', 'b1', 'd7'])
    expect(shown().moment).toMatchObject({ move: node('d7'), comment: 'better' })
  })

  it('is saved into the entry it has already, beside what is written there', async () => {
    const { app, node, moves, shown } = await setup()
    const id = await app.library.add(
      annotate(playAt(fromGame(gameOf(emptyPosition(4), 'a1', 'b1')), 1, node('d1')).tree, 1, { comment: 'mine' }),
    )
    app.match.setEntry(id)
    openReview(app.review, null)
    playHere(app, node('d7'))
    await saveUnderReview(app)
    expect(app.review.getState().entry).toBe(id)
    expect(moves((app.library.entry(id) as GameEntry).tree)).toEqual(['a1', 'b1', 'd7', 'd1'])
    expect(shown().moment.move).toBe(node('d7'))
    expect(shown().tree.moments.get(1)?.comment).toBe('mine')
  })
})

describe('a game that comes with the app', () => {
  it('takes variations and comments in memory until a copy is saved, and stays as it is', async () => {
    const { app, node, moves } = await setup()
    openReview(app.review, RACE.id)
    playHere(app, node('d7'))
    annotateIn(app, RACE.id, 0, { comment: 'a race' })
    expect(app.review.getState().entry).toBe(RACE.id)
    openReview(app.review, null)
    openReview(app.review, RACE.id)
    expect(moves()).toEqual(['a1', 'b1', 'c1', 'd7'])
    await saveUnderReview(app)
    const { entry } = app.review.getState()
    expect(entry).not.toBe(RACE.id)
    expect(app.library.entry(RACE.id)).toBe(RACE)
    const copy = app.library.entry(entry as string) as GameEntry
    expect(moves(copy.tree)).toEqual(['a1', 'b1', 'c1', 'd7'])
    expect(copy.tree.moments.get(0)?.comment).toBe('a race')
    openReview(app.review, RACE.id)
    expect(isDraft(app)).toBe(false)
  })
})

describe('grafting', () => {
  it('adds the lines and remarks that a tree lacks, and keeps its own', () => {
    const game = gameOf(emptyPosition(4), 'a1', 'b1')
    const own = annotate(fromGame(game), 1, { comment: 'own' })
    const other = annotate(annotate(playAt(fromGame(game), 1, 7).tree, 1, { comment: 'other' }), 2, { name: 'here' })
    const { tree, ids } = graft(own, other)
    expect([...tree.moments.values()].map(({ name, comment }) => name + comment)).toEqual(['', 'own', 'here', ''])
    expect(tree.moments.get(ids.get(3) as number)?.move).toBe(7)
    expect(graft(tree, other).tree).toEqual(tree)
  })
})
