/** Going through a game and changing it, in a library over a real storage. */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { evaluate } from '../../../../src/engine/evaluation/evaluation.ts'
import { lineThrough, momentOf, NO_INFO, START, type GameTree } from '../../../../src/engine/game/game-tree.ts'
import { fromGame } from '../../../../src/engine/game/tree-builder.ts'
import { annotate, playAt } from '../../../../src/engine/game/tree-edits.ts'
import { formatPosition, parsePosition } from '../../../../src/engine/game/notation.ts'
import { emptyPosition } from '../../../../src/engine/game/position.ts'
import { judge } from '../../../../src/engine/lab/judge.ts'
import type { GameEntry } from '../../../../src/renderer/model/library/entries.ts'
import { Library } from '../../../../src/renderer/model/library/library.ts'
import { NEW_MATCH } from '../../../../src/renderer/model/match/match-state.ts'
import { MatchStore } from '../../../../src/renderer/model/match/match-store.ts'
import { createNoticeStore, say, undoNews } from '../../../../src/renderer/platform/notice.tsx'
import {
  annotateIn,
  deleteHere,
  edit,
  goTo,
  playHere,
  redoEdit,
  underReview,
  undoEdit,
} from '../../../../src/renderer/model/review/edit.ts'
import { createReviewStore, openReview } from '../../../../src/renderer/model/review/review-store.ts'
import { factsOf } from '../../../../src/renderer/model/review/facts.ts'
import {
  blundersOf,
  canBeTried,
  lineOf,
  neighbour,
  variation,
  worstOf,
  type Reviewed,
} from '../../../../src/renderer/model/review/reviewed.ts'
import { tab } from '../../platform/storage/tab.ts'
import { B3, doubledJudgement, factsWith, gameOf, judgementOf, missed, type Winner } from './facts.ts'
import { fetchTexts } from '../../../../src/renderer/language/i18n.ts'

await fetchTexts('rest')

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

/** The parts of the app that a review needs, a game of four moves under review in it. */
async function setup() {
  const library = new Library(tab().documents, () => [])
  await library.load()
  const app = { library, review: createReviewStore(), match: new MatchStore(), notice: createNoticeStore(null) }
  const id = await library.add(fromGame(gameOf(emptyPosition(4), 'a1', 'b1', 'c1', 'c2'), { ...NO_INFO, name: 'Four' }))
  openReview(app.review, id)
  const shown = () => underReview(app) as Reviewed
  const tree = () => (library.entry(id) as GameEntry).tree
  const node = (name: string) => tree().moments.get(START)?.position.board.names.indexOf(name) as number
  const stored = async () => {
    const again = new Library(tab().documents, () => [])
    await again.load()
    return (again.entry(id) as GameEntry).tree
  }
  return { app, id, library, shown, tree, node, stored }
}

const names = ({ line }: { line: Reviewed['line'] }) =>
  line.slice(1).map(({ move, position }) => (typeof move === 'number' ? position.board.names[move] : move))
/** Lists the moments of a tree, without the numbers that name them. */
const shape = (tree: GameTree) =>
  lineThrough(tree).map(({ position, name, comment, children }) => [
    formatPosition(position),
    name,
    comment,
    children.length,
  ])

describe('going through a game', () => {
  it('begins at the start, of a game of the library', async () => {
    const { shown } = await setup()
    expect(shown()).toMatchObject({ step: 0, moment: { id: START } })
    expect(names(shown())).toEqual(['a1', 'b1', 'c1', 'c2'])
    expect(neighbour(shown(), -1)).toBeNull()
    expect(neighbour(shown(), 1)?.ply).toBe(1)
  })

  it('stays on a variation while going back along it, and goes over to another', async () => {
    const { app, shown, node } = await setup()
    goTo(app, 2)
    playHere(app, node('d1'))
    playHere(app, node('d2'))
    const [first] = [shown().line[3].id]
    expect(names(shown())).toEqual(['a1', 'b1', 'd1', 'd2'])
    goTo(app, START)
    expect(names(shown())).toEqual(['a1', 'b1', 'd1', 'd2'])
    goTo(app, first)
    goTo(app, variation(shown().tree, shown().moment, -1))
    expect(names(shown())).toEqual(['a1', 'b1', 'c1', 'c2'])
    expect(shown().step).toBe(3)
    expect(variation(shown().tree, shown().moment, -1)).toBeNull()
    expect(variation(shown().tree, shown().moment, 1)).toBe(first)
  })

  it('shows the game being played, at its end, and follows it to another', async () => {
    const { app, shown } = await setup()
    app.match.restore({ ...NEW_MATCH, game: gameOf(emptyPosition(3), 'a1', 'swap', 'b1') })
    openReview(app.review, null)
    expect(names(shown())).toEqual(['a1', 'swap', 'b1'])
    expect(shown().step).toBe(3)
    goTo(app, 1)
    expect(shown().step).toBe(1)
    const before = shown().tree
    playHere(app, 5)
    deleteHere(app)
    expect(shown().tree).toBe(before)
    app.match.start(emptyPosition(2), false)
    expect(shown()).toMatchObject({ step: 0, line: [{ id: START }] })
  })

  it('passes remarks between two moves, which are no steps', () => {
    const { tree, at } = playAt(fromGame(gameOf(emptyPosition(2), 'a1')), 1, 1)
    const remark = { ...momentOf(tree, at), id: 9, move: null, parent: at, children: [] }
    const withRemark = {
      ...tree,
      moments: new Map(tree.moments).set(9, remark).set(at, { ...momentOf(tree, at), children: [9] }),
    }
    const line = lineOf(withRemark, START)
    expect(line.line).toHaveLength(4)
    expect(line.steps).toHaveLength(3)
  })
})

describe('changing a game', () => {
  it('plays variations, each once, and saves them', async () => {
    const { app, shown, tree, node, stored } = await setup()
    goTo(app, 1)
    playHere(app, node('b1'))
    expect(tree().moments.size).toBe(5)
    expect(app.review.getState().past).toEqual([])
    goTo(app, 1)
    playHere(app, node('d7'))
    expect(names(shown())).toEqual(['a1', 'd7'])
    expect(tree().moments.size).toBe(6)
    expect(shape(await stored())).toEqual(shape(tree()))
  })

  it('undoes and makes again, and goes along', async () => {
    const { app, id, shown, tree, node, stored } = await setup()
    const before = shape(tree())
    goTo(app, 3)
    annotateIn(app, id, 3, { comment: 'good' })
    playHere(app, node('d1'))
    undoEdit(app)
    expect(shown().moment.id).toBe(3)
    expect(shown().moment.comment).toBe('good')
    undoEdit(app)
    expect(shape(tree())).toEqual(before)
    undoEdit(app)
    redoEdit(app)
    redoEdit(app)
    redoEdit(app)
    expect(names(shown())).toEqual(['a1', 'b1', 'c1', 'd1'])
    expect(shape(await stored())).toEqual(shape(tree()))
    // Another change, and there is nothing to make again.
    undoEdit(app)
    annotateIn(app, id, 3, { name: 'x' })
    expect(app.review.getState().future).toEqual([])
  })

  it('does not take back what has become of the rest of the entry meanwhile', async () => {
    const { app, id, library, tree, node } = await setup()
    playHere(app, node('d1'))
    await library.describe(id, { name: 'Renamed' })
    undoEdit(app)
    expect(tree()).toMatchObject({ info: { name: 'Renamed' } })
    expect(tree().moments.size).toBe(5)
  })

  it('deletes a move with all that follows, and brings it back', async () => {
    const { app, shown, tree, stored } = await setup()
    const before = shape(tree())
    goTo(app, 3)
    deleteHere(app)
    expect(names(shown())).toEqual(['a1', 'b1'])
    expect(shown().moment.id).toBe(2)
    expect(app.notice.getState().message).toBe('2 moves deleted')
    app.notice.getState().undo?.()
    expect(shape(tree())).toEqual(before)
    expect(shown().moment.id).toBe(3)
    expect(shape(await stored())).toEqual(before)
    goTo(app, START)
    deleteHere(app)
    expect(shape(tree())).toEqual(before)
  })

  it('offers to undo a deletion only as long as it is the last change', async () => {
    const { app, id } = await setup()
    goTo(app, 4)
    deleteHere(app)
    expect(app.notice.getState().undo).not.toBeNull()
    annotateIn(app, id, 1, { comment: 'x' })
    expect(app.notice.getState().undo).toBeNull()
  })

  it('brings back one deletion after the other', async () => {
    const { app, tree } = await setup()
    const before = shape(tree())
    for (const at of [4, 2]) {
      goTo(app, at)
      deleteHere(app)
    }
    undoNews(app.notice)
    undoNews(app.notice)
    expect(shape(tree())).toEqual(before)
  })

  it('brings a deleted move back after the game has been left', async () => {
    const { app, id, tree } = await setup()
    const before = shape(tree())
    goTo(app, 3)
    deleteHere(app)
    for (const entry of [null, id]) openReview(app.review, entry)
    undoNews(app.notice)
    expect(shape(tree())).toEqual(before)
  })

  it('offers no undo of a deletion that is undone already, but those of others', async () => {
    const { app } = await setup()
    say(app.notice, 'something else', () => undefined)
    goTo(app, 4)
    deleteHere(app)
    undoEdit(app)
    expect(app.notice.getState().message).toBe('something else')
  })

  it('keeps a comment that is saved when its moment, or its game, has been left', async () => {
    const { app, id, shown, stored } = await setup()
    goTo(app, 4)
    annotateIn(app, id, 2, { comment: 'late' })
    expect(shown().moment.id).toBe(4)
    openReview(app.review, null)
    annotateIn(app, id, 3, { comment: 'later' })
    annotateIn(app, id, 99, { comment: 'of nothing' })
    const comments = async () => [...(await stored()).moments.values()].map(({ comment }) => comment)
    await expect.poll(comments).toEqual(['', '', 'late', 'later', ''])
  })

  it('changes nothing where nothing changes', async () => {
    const { app, tree } = await setup()
    const before = tree()
    edit(app, (tree, at) => ({ tree, at }))
    expect(tree()).toBe(before)
  })
})

describe('what is known of a line', () => {
  it('is f of each position at once, and what moves lost as soon as the positions on both sides are known', () => {
    const facts = missed.judged(missed.positions.slice(0, 1))
    expect(facts.map(({ value }) => value)).toEqual(missed.line.steps.map(({ position }) => evaluate(position).value))
    // A move that ends the game has proven itself.
    expect(facts.map(({ review }) => review?.lost)).toEqual([undefined, undefined, 0])
    expect(missed.judged(missed.positions.slice(0, 2)).map(({ review }) => review?.lost)).toEqual([
      undefined,
      Infinity,
      0,
    ])
    expect(missed.judged(missed.positions).map(({ review }) => review?.lost)).toEqual([undefined, Infinity, 0])
  })

  it('lists the blunder, with the better move', () => {
    expect(
      blundersOf(missed.judged(missed.positions)).map(({ moment, review }) => [
        moment.ply,
        missed.line.steps[0].position.board.names[review.better as number],
      ]),
    ).toEqual([[1, 'd7']])
  })

  it('counts no swap as a stone: it leaves the position, and judges it by itself', () => {
    const swapped = lineOf(annotate(fromGame(gameOf(emptyPosition(2), 'a1', 'swap')), START, {}), START)
    const facts = factsOf(
      swapped,
      (position) => judge(parsePosition(position), { algorithm: 'negascout', depth: 6 }),
      () => undefined,
    )
    // The centre loses on the smallest board, so it should have been left to Red.
    expect(facts[2].review).toMatchObject({ mover: 'blue', lost: Infinity })
  })
})

describe('the verdict by playouts', () => {
  const line = lineOf(fromGame(gameOf(emptyPosition(5), 'a1', 'b1', 'c1')), START)
  /** The side to move at each step has such a chance. */
  const factsBy = (values: readonly number[], isProven = false) =>
    factsOf(
      line,
      () => undefined,
      () => undefined,
      (position) => {
        const value = values[line.steps.findIndex((step) => formatPosition(step.position) === position)]
        const chance = { value, lower: value, upper: value }
        const candidates = [{ node: 50, visits: 1, chance, isWon: isProven ? value === 1 : null, line: [50] }]
        return { chance, isProven, candidates, playouts: 1, ms: 1 }
      },
    )

  it('names moves that lost clearly, the worst first, and calls nothing proven', () => {
    const facts = factsBy([0.5, 0.7, 0.6, 0.45])
    expect(facts.map(({ verdict }) => verdict)).toEqual([null, 'chance', 'chance', null])
    expect(worstOf(facts).map(({ moment }) => moment.ply)).toEqual([2, 1])
    expect(facts.every(({ winner }) => winner === null)).toBe(true)
  })

  it('is a proven one where the search has seen the end', () => {
    const facts = factsBy([1, 1, 0, 1], true)
    expect(facts.map(({ verdict }) => verdict)).toEqual([null, 'blunder', null, null])
    expect(facts.map(({ winner }) => winner)).toEqual(['red', 'blue', 'blue', 'blue'])
    expect(facts.some(canBeTried)).toBe(false)
  })
})

describe('one verdict for a move', () => {
  const lost = (winners: readonly Winner[]) => factsWith(winners).map(({ review }) => review?.lost)

  it('is that of f where nothing is proven, and the proven one where something is', () => {
    expect(lost([])).toEqual([undefined, 1, 0, 1])
    // Red was winning all along, whatever f says.
    expect(lost(['red', 'red', 'red', 'red'])).toEqual([undefined, 0, 0, 0])
    expect(blundersOf(factsWith(['red', 'red', 'red', 'red']))).toEqual([])
    // Blue's best move by f threw the win away, and Red's last one threw it back.
    const facts = factsWith(['blue', 'blue', 'red', 'blue'])
    expect(facts.map(({ review }) => [review?.lost, review?.isProven])).toEqual([
      [undefined, undefined],
      [0, true],
      [Infinity, true],
      [Infinity, true],
    ])
    expect(blundersOf(facts).map(({ moment, review }) => [moment.ply, review.better])).toEqual([
      [2, B3],
      [3, B3],
    ])
    // The search alone calls no move a mistake for one stone, and never one proven.
    expect(factsWith([]).map(({ verdict }) => verdict)).toEqual([null, null, null, null])
    expect(factsWith([], doubledJudgement).map(({ verdict }) => verdict)).toEqual([null, 'doubtful', null, 'doubtful'])
  })

  it('needs no more than one side where that decides', () => {
    // Who has lost already can lose nothing, and who still wins has lost nothing.
    expect(lost(['blue', null, null, null])).toEqual([undefined, 0, 0, 1])
    expect(lost([null, 'red', null, null])).toEqual([undefined, 0, 0, 1])
    expect(lost(['red', null, null, null])).toEqual([undefined, 1, 0, 1])
  })

  it('does not call a forced win given away because it takes longer', () => {
    const judged = (position: string) => ({ ...judgementOf(position), value: Infinity })
    expect(factsWith([], judged).map(({ review }) => review?.lost)).toEqual([undefined, 0, 0, 0])
  })

  it('knows that who may swap has the side that wins', () => {
    const swapped = lineOf(fromGame(gameOf(emptyPosition(2), 'a1', 'swap', 'b1')), START)
    const lostIn = (...winners: Winner[]) =>
      factsWith(winners, () => ({ value: 0, shallower: 0, line: [] }), swapped).map(({ review }) => [
        review?.lost,
        review?.better,
      ])
    // A stone that wins is taken over; one that loses should have been left alone.
    expect(lostIn('red', 'red', 'red', 'red')).toEqual([
      [undefined, undefined],
      [0, null],
      [0, null],
      [0, null],
    ])
    const declined = lineOf({ ...fromGame(gameOf(emptyPosition(2), 'a1', 'b1')), swapRule: true }, START)
    const review = factsWith(['red', 'red', 'red'], () => ({ value: 0, shallower: 0, line: [] }), declined)[2].review
    expect(review).toMatchObject({ lost: Infinity, better: 'swap' })
  })
})
