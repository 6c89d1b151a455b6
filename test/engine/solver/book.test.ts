import { describe, expect, it } from 'vitest'
import { boardOfSize } from '../../../src/engine/game/board.ts'
import { formatPosition } from '../../../src/engine/game/notation.ts'
import { has, nodesOf, size, union } from '../../../src/engine/game/node-set.ts'
import {
  emptyNodes,
  emptyPosition,
  moverBits,
  play,
  successors,
  type Position,
} from '../../../src/engine/game/position.ts'
import { Book, bookOf, type BookData } from '../../../src/engine/solver/book.ts'
import shipped from '../../../src/engine/solver/book.json' with { type: 'json' }
import { Tablebase } from '../../../src/engine/solver/tablebase.ts'
import { Solver } from '../../../src/engine/solver/solver.ts'
import { Random } from '../math/random.ts'
import { samples } from '../../tiers.ts'

/** Books in which not all is known. */
const BOOKS = samples({ few: 3, all: 10 })

const STONES = 3
const table = new Tablebase(boardOfSize(3))

/** Every position of the board of 16 nodes with up to so many stones. */
function everyPosition(stones: number): Position[] {
  const found = new Map([[formatPosition(emptyPosition(3)), emptyPosition(3)]])
  // What is added while the map is walked is walked as well.
  for (const position of found.values())
    if (size(union(position.red, position.blue)) < stones)
      for (const next of successors(position)) found.set(formatPosition(next.position), next.position)
  return [...found.values()]
}

const POSITIONS = everyPosition(STONES)

/** A book of 16 nodes of what `isWanted` says of its last level, and all that follows. */
function makeBook(isWanted: (index: number) => boolean): Book {
  const book = Book.empty(3, STONES)
  const solver = new Solver(table.board)
  for (let index = 0; index < book.classes[STONES].count; index++) {
    if (!isWanted(index) || book.isKnown(STONES, index)) continue
    const { move } = solver.solve(book.positionOf(STONES, index))
    if (move === null) book.enter(STONES, index, null)
    else book.enterWin(STONES, index, move)
  }
  for (let stones = STONES - 1; stones >= 0; stones--) book.infer(stones)
  return book
}

/** Expects the book to agree with the complete table: on who wins, and that its move does. */
function expectTrue(book: Book, position: Position): void {
  const what = formatPosition(position)
  const entry = book.find(position)
  if (entry === null) return
  expect(entry.winner, what).toBe(table.probe(position).winner)
  expect(entry.move === null, what).toBe(entry.winner !== position.toMove)
  if (entry.move === null) return
  expect(has(emptyNodes(position), entry.move), what).toBe(true)
  expect(table.probe(play(position, entry.move)).winner, what).toBe(entry.winner)
}

describe('a book of all positions with up to three stones on 16 nodes', () => {
  const book = makeBook(() => true)

  it('knows every position, all ten images of each class, as the complete table does', () => {
    // 1, 16, 16 · 15 and 16 · 15 / 2 · 14 positions, of which the symmetries leave few.
    expect(POSITIONS.length).toBe(1 + 16 + 240 + 1680)
    for (const position of POSITIONS) {
      expect(book.find(position), formatPosition(position)).not.toBeNull()
      expectTrue(book, position)
    }
    expect(book.classes.map((classes, stones) => book.known(stones) === classes.count)).toEqual([
      true,
      true,
      true,
      true,
    ])
  })

  it('has a position for each class, which is found at its place', () => {
    for (const [stones, { count }] of book.classes.entries())
      for (let index = 0; index < count; index++) {
        const position = book.positionOf(stones, index)
        expect(size(position.red) - size(position.blue)).toBe(stones % 2)
        expect(position.toMove).toBe(stones % 2 === 0 ? 'red' : 'blue')
        expect(book.classes[stones].indexOf(...moverBits(position))).toBe(index)
      }
  })

  it('comes back the same from its data', () => {
    const again = new Book(JSON.parse(JSON.stringify(book.data)) as BookData)
    expect(again.data).toEqual(book.data)
    for (const position of POSITIONS) expect(again.find(position)).toEqual(book.find(position))
  })

  it('says nothing of positions with more stones or of another board', () => {
    const [{ position }] = successors(POSITIONS[POSITIONS.length - 1])
    expect(book.find(position)).toBeNull()
    expect(book.find(emptyPosition(4))).toBeNull()
    expect(book.find(emptyPosition(2))).toBeNull()
  })
})

describe('a book in which not all is known', () => {
  it('knows nothing when nothing was entered', () => {
    const book = Book.empty(3, STONES)
    for (let stones = STONES - 1; stones >= 0; stones--) book.infer(stones)
    for (const position of POSITIONS) expect(book.find(position)).toBeNull()
    expect([0, 1, 2, 3].map((stones) => book.known(stones))).toEqual([0, 0, 0, 0])
  })

  it('says nothing wrong, and what follows from the entries one stone on, but no more', () => {
    const random = new Random(1)
    const seen = { known: 0, unknown: 0 }
    for (let i = 0; i < BOOKS; i++) {
      const book = makeBook(() => random.below(5) < 2)
      for (const position of POSITIONS) {
        expectTrue(book, position)
        const isKnown = book.find(position) !== null
        seen[isKnown ? 'known' : 'unknown']++
        if (size(union(position.red, position.blue)) === STONES) continue
        const next = [...successors(position)].map((successor) => book.find(successor.position)?.winner)
        const follows = next.includes(position.toMove) || !next.includes(undefined)
        expect(isKnown, formatPosition(position)).toBe(follows)
      }
    }
    expect(Math.min(seen.known, seen.unknown)).toBeGreaterThan(100 * BOOKS)
  })
})

describe('damaged data', () => {
  const { boardSize, levels } = Book.empty(3, 2).data
  const damaged: readonly (readonly [string, unknown])[] = [
    ['no object', null],
    ['no levels', { boardSize }],
    ['levels that are no list', { boardSize, levels: levels[0] }],
    ['an empty list of levels', { boardSize, levels: [] }],
    ['a level that is no text', { boardSize, levels: [levels[0], 7] }],
    ['more levels than a book can have', { boardSize, levels: levels.concat(levels, levels) }],
    ['no board', { levels }],
    ['a board that is none', { boardSize: 5, levels }],
    ['another board', { boardSize: 4, levels }],
    ['a missing level', { boardSize, levels: levels.slice(1) }],
    ['a level too short', { boardSize, levels: levels.with(2, levels[2].slice(1)) }],
    ['a level too long', { boardSize, levels: levels.with(2, `${levels[2]}?`) }],
    ['a character that is no entry', { boardSize, levels: levels.with(2, `.${levels[2].slice(1)}`) }],
    ['a letter that is no node', { boardSize, levels: levels.with(2, `z${levels[2].slice(1)}`) }],
    ['a node that is not on this board', { boardSize, levels: levels.with(0, 'Q') }],
    // The first class of one stone has it in the centre.
    ['a move on a stone', { boardSize, levels: levels.with(1, `A${levels[1].slice(1)}`) }],
  ]

  it.each(damaged)('is refused: %s', (_, data) => {
    expect(() => bookOf(data)).toThrow(RangeError)
  })

  it('is what these differ from: whole, and with a move on an empty node, it is read', () => {
    const data = { boardSize, levels: levels.with(0, 'P').with(1, `B${levels[1].slice(1)}`) }
    expect(new Book(data).find(emptyPosition(3))).toEqual({ winner: 'red', move: 15 })
  })
})

describe('the book that comes with the app', () => {
  const book = new Book(shipped as BookData)
  const EMPTY = emptyPosition(4)

  it('knows all first moves: only the centre loses', () => {
    for (const { node, position } of successors(EMPTY))
      expect(book.find(position)?.winner, EMPTY.board.names[node]).toBe(node === 0 ? 'blue' : 'red')
    expect(book.find(EMPTY)?.winner).toBe('red')
    expect(book.find(EMPTY)?.move).not.toBe(0)
  })

  it('is complete, and each level follows from the next: what was proven by itself agrees', () => {
    for (const [stones, { owns }] of book.classes.entries()) {
      expect(book.known(stones)).toBe(owns.length)
      if (stones + 1 === book.classes.length) return
      for (const index of owns.keys()) {
        const position = book.positionOf(stones, index)
        const answers = [...nodesOf(emptyNodes(position))].map(
          (node) => [node, book.find(play(position, node))?.winner] as const,
        )
        const entry = book.find(position)
        const wins = answers.filter(([, winner]) => winner === position.toMove).map(([node]) => node)
        expect(entry?.winner === position.toMove, formatPosition(position)).toBe(wins.length > 0)
        if (entry?.move !== null) expect(wins).toContain(entry?.move)
      }
    }
  })

  it(
    'is right on a random sample of its last level, and on the first moves that take least to prove',
    { timeout: 300_000 },
    () => {
      const solver = new Solver(EMPTY.board)
      const last = book.classes.length - 1
      const sample = new Random(1)
        .shuffled(book.classes[last].owns.keys())
        .slice(0, samples({ few: 10, all: 40 }))
        .map((index) => book.positionOf(last, index))
      for (const position of [...sample, ...['c1', 'd1'].map((name) => play(EMPTY, EMPTY.board.names.indexOf(name)))]) {
        const entry = book.find(position)
        // A winning move is proven by the state that it leads to; a loss by the state itself.
        const isLost = entry?.move === null
        expect(
          solver.solve(isLost ? position : play(position, entry?.move as number)).winner,
          formatPosition(position),
        ).toBe(entry?.winner)
      }
    },
  )
})
