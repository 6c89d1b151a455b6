/**
 * The book: who wins the positions with few stones, which take long to solve, and by which move.
 *
 * The book has a level for each number of stones, and each level an entry for each class of states (see
 * `StateClasses`), written as one character: `?` unknown, `-` lost for the side to move, otherwise the winning move of
 * the canonical form. Every entry was proven by the solver, or follows from entries one stone on.
 */
import { BIT_SIZES, boardOfSize, type Board, type BoardSize } from '../game/board.ts'
import { opponentOf, type Colour } from '../game/colour.ts'
import { has, nodesOf, only, size, type Bits } from '../bits/bits.ts'
import { setOfBits } from '../game/node-set.ts'
import { moverBits, type Position } from '../game/position.ts'
import { StateClasses } from './state-classes.ts'

/** A book as plain data. */
export interface BookData {
  readonly boardSize: BoardSize
  /** The entries of positions with 0, 1, 2 … stones. */
  readonly levels: readonly string[]
}

/** The winner with best play, and a winning move; null when the side to move loses. */
export interface BookEntry {
  readonly winner: Colour
  readonly move: number | null
}

const UNKNOWN = '?'
const LOST = '-'
/** The characters that stand for moves, by node. */
const MOVES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcde'
/** With more stones there are too many classes for a book. */
const MAX_LEVELS = 6

export class Book {
  readonly classes: readonly StateClasses[]
  private readonly board: Board
  private readonly levels: string[][]

  /** @throws RangeError when an entry is missing or cannot be */
  constructor(data: BookData) {
    this.board = boardOfSize(data.boardSize)
    this.classes = data.levels.map((_, stones) => new StateClasses(this.board.bits, stones))
    this.levels = data.levels.map((level) => [...level])
    for (const [stones, level] of this.levels.entries())
      if (!isLevel(level, this.classes[stones])) throw new RangeError(`the book's level of ${stones} stones is damaged`)
  }

  /** A book for positions of up to `stones` stones in which every entry is unknown. */
  static empty(boardSize: BoardSize, stones: number): Book {
    const board = boardOfSize(boardSize)
    const levels = Array.from({ length: stones + 1 }, (_, level) =>
      UNKNOWN.repeat(new StateClasses(board.bits, level).count),
    )
    return new Book({ boardSize, levels })
  }

  get data(): BookData {
    return { boardSize: this.board.size, levels: this.levels.map((level) => level.join('')) }
  }

  /** The canonical form of a class. */
  positionOf(stones: number, index: number): Position {
    const { board } = this
    const { owns, others } = this.classes[stones]
    const [own, other] = [setOfBits(owns[index]), setOfBits(others[index])]
    return stones % 2 === 0
      ? { board, red: own, blue: other, toMove: 'red', cornersToWin: 1 }
      : { board, red: other, blue: own, toMove: 'blue', cornersToWin: 1 }
  }

  /** The entry of an open position; null when it is unknown. */
  find(position: Position): BookEntry | null {
    const { board, toMove } = position
    const [own, other] = moverBits(position)
    const stones = size(own | other)
    const classes = this.classes[stones] as StateClasses | undefined
    if (classes === undefined || this.board !== board) return null
    const entry = this.levels[stones][classes.indexOf(own, other)]
    if (entry === UNKNOWN) return null
    if (entry === LOST) return { winner: opponentOf(toMove), move: null }
    return { winner: toMove, move: board.symmetries[classes.canonical.symmetry].indexOf(MOVES.indexOf(entry)) }
  }

  /** Is this class's entry known? */
  isKnown(stones: number, index: number): boolean {
    return this.levels[stones][index] !== UNKNOWN
  }

  /** Entries known at a level. */
  known(stones: number): number {
    return this.levels[stones].filter((entry) => entry !== UNKNOWN).length
  }

  /** Enters the result of a class: the winning move of its canonical form, or null if it is lost. */
  enter(stones: number, index: number, move: number | null): void {
    this.levels[stones][index] = move === null ? LOST : MOVES[move]
  }

  /**
   * Enters a win, and the wins that follow from it: every state with a move to the same lost state is won by that move.
   */
  enterWin(stones: number, index: number, move: number): void {
    const { owns, others } = this.classes[stones]
    const all = owns[index] | only(move)
    const other = others[index]
    for (const node of nodesOf(all)) this.enterMove(stones, all & ~only(node), other, node)
  }

  /** Fills in entries that follow from the level with one stone more. */
  infer(stones: number): void {
    const { board, owns, others, count } = this.classes[stones]
    for (let index = 0; index < count; index++) {
      if (this.isKnown(stones, index)) continue
      let isLost = true
      for (const node of nodesOf(board.all & ~(owns[index] | others[index]))) {
        const entry = this.entryOf(stones + 1, others[index], owns[index] | only(node))
        if (entry === LOST) this.enter(stones, index, node)
        isLost &&= entry !== UNKNOWN && entry !== LOST
      }
      if (isLost) this.enter(stones, index, null)
    }
  }

  private entryOf(stones: number, own: Bits, other: Bits): string {
    return this.levels[stones][this.classes[stones].indexOf(own, other)]
  }

  private enterMove(stones: number, own: Bits, other: Bits, node: number): void {
    const classes = this.classes[stones]
    const index = classes.indexOf(own, other)
    if (!this.isKnown(stones, index))
      this.enter(stones, index, classes.board.symmetries[classes.canonical.symmetry][node])
  }
}

/**
 * Reads the data of a file, of any form, as a book.
 *
 * @throws RangeError when they are not a book
 */
export function bookOf(data: unknown): Book {
  if (!isBookData(data)) throw new RangeError('this is not a book')
  return new Book(data)
}

function isBookData(data: unknown): data is BookData {
  const { boardSize, levels } = (data ?? {}) as Partial<BookData>
  const isSize = BIT_SIZES.some((size) => size === boardSize)
  return (
    isSize &&
    Array.isArray(levels) &&
    levels.length > 0 &&
    levels.length <= MAX_LEVELS &&
    levels.every((level) => typeof level === 'string')
  )
}

/** Is there an entry for each class, and each move on an empty node? */
function isLevel(level: readonly string[], { board, owns, others, count }: StateClasses): boolean {
  const isEntry = (entry: string, index: number) =>
    entry === UNKNOWN ||
    entry === LOST ||
    (MOVES.includes(entry) && has(board.all & ~(owns[index] | others[index]), MOVES.indexOf(entry)))
  return level.length === count && level.every(isEntry)
}
