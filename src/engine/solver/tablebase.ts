/**
 * The tablebase of a small board, by retrograde analysis: who wins each position, and in how many plies with the
 * quickest win against the longest defence.
 *
 * A colouring of n nodes is a number with n digits in base 3: 0 for an empty node, 1 for Red, 2 for Blue. A move makes
 * that number greater. So one pass from the last colouring to the first finds every successor solved already, and one
 * pass the other way finds what play can reach.
 */
import { boardOfSize, type Board, type BoardSize } from '../game/board.ts'
import { isConnected } from '../bits/bit-chain.ts'
import { opponentOf, type Colour } from '../game/colour.ts'
import { lowest, only, size, type Bits } from '../bits/bits.ts'
import { bitsOf, has, setOfBits, type NodeSet } from '../game/node-set.ts'
import { colourBits, emptyNodes, type Position } from '../game/position.ts'
import { CanonicalForm } from '../bits/canonical-form.ts'

/** The outcome of a legal position with best play on both sides. */
export interface TableEntry {
  readonly winner: Colour
  /** A move of the quickest win or of the longest defence; null once the game is over. */
  readonly move: number | null
  /** Plies to the end of the game. */
  readonly plies: number
}

/** A position in the list of all, with its result under best play. */
export interface ListedPosition {
  readonly position: Position
  /** Who wins it, or has won. */
  readonly winner: Colour
  /** Plies to the end; 0 once the game is over. */
  readonly plies: number
  /** The moves of the quickest win or of the longest defence. */
  readonly best: NodeSet
  /** Every move that wins, however long it takes; none where the side to move loses. */
  readonly winning: NodeSet
}

/** Which of the legal positions are listed. */
export interface Listing {
  /** Only one of the positions that are symmetric to each other. */
  readonly isDistinct: boolean
  /** Only positions that a game can reach. */
  readonly isReachable: boolean
}

/** Numbers of positions of one kind. */
export interface PositionCounts {
  readonly positions: number
  /** Positions up to symmetry of the board. */
  readonly distinct: number
  readonly finished: { readonly red: number; readonly blue: number }
  /** Open positions, by their winner with best play. */
  readonly open: { readonly red: number; readonly blue: number }
}

export interface TableCounts {
  /** Ways to colour the nodes red, blue or not at all: 3 to the power of their number. */
  readonly colourings: number
  /** The legal positions by their number of stones, from none on. */
  readonly byStones: readonly PositionCounts[]
  /** Positions in which the stones fit the side to move, and only the side that moved last may be connected. */
  readonly legal: PositionCounts
  /** Legal positions that a game can reach. */
  readonly reachable: PositionCounts
}

/** The sizes of boards that have a complete table. */
export const SMALL_SIZES = [2, 3] as const satisfies readonly BoardSize[]
export type SmallSize = (typeof SMALL_SIZES)[number]

/** Called now and then with the share of the work that is done. */
export type TableProgress = (share: number) => void

/** Number of progress reports in a pass over all colourings. */
const REPORTS = 40

// An entry is 0 for an illegal colouring, otherwise the plies to the end plus one, negative when the side to move
// loses. `REACHABLE` in its absolute value marks what a game can reach.
const REACHABLE = 0x40
const PLIES = 0x3f

const tablebases = new Map<BoardSize, Tablebase>()

/** The tablebase of a small board, made on first use. */
export function tablebaseOf(size: BoardSize, progress?: TableProgress): Tablebase {
  const known = tablebases.get(size) ?? new Tablebase(boardOfSize(size), progress)
  tablebases.set(size, known)
  return known
}

export class Tablebase {
  private readonly entries: Int8Array
  /** 3 to the power of each node. */
  private readonly weights: readonly number[]
  /** Whether a set of nodes joins three sides. */
  private readonly connects: Uint8Array
  /** The red and blue nodes of the lower half of a colouring's digits; shifted, they serve the upper half. */
  private readonly reds: Int32Array
  private readonly blues: Int32Array
  private readonly lowNodes: number
  /**
   * By how many more red nodes than blue the upper half has, from −`lowNodes`: the lower halves that make a colouring
   * with its stones in turn.
   */
  private readonly fitting: readonly Int32Array[]

  /** @throws RangeError for the board of 31 nodes, which has too many colourings */
  constructor(
    readonly board: Board,
    progress: TableProgress = () => undefined,
  ) {
    const { nodeCount } = board
    if (nodeCount > 16) throw new RangeError(`a complete table of ${nodeCount} nodes does not fit into memory`)
    this.weights = Array.from({ length: nodeCount }, (_, node) => 3 ** node)
    this.lowNodes = Math.ceil(nodeCount / 2)
    this.reds = new Int32Array(3 ** this.lowNodes)
    this.blues = new Int32Array(3 ** this.lowNodes)
    for (let code = 1; code < this.reds.length; code++) {
      const rest = Math.floor(code / 3)
      this.reds[code] = (this.reds[rest] << 1) | Number(code % 3 === 1)
      this.blues[code] = (this.blues[rest] << 1) | Number(code % 3 === 2)
    }
    this.fitting = this.fittingHalves()
    this.connects = Uint8Array.from({ length: 2 ** nodeCount }, (_, set) => Number(isConnected(board.bits, set)))
    this.entries = new Int8Array(3 ** nodeCount)
    this.solveAll(progress)
  }

  /** @throws RangeError when the position is of another board */
  probe(position: Position): TableEntry {
    const { board, toMove } = position
    if (board !== this.board) throw new RangeError('the position is of another board')
    colourBits(position)
    const code = this.numberOf(position)
    const entry = this.entries[code]
    const winner = entry > 0 ? toMove : opponentOf(toMove)
    const { best } = this.movesOf(code, bitsOf(emptyNodes(position)), toMove)
    return { winner, move: best === 0 ? null : lowest(best), plies: pliesOf(entry) }
  }

  /** The number of a position's colouring, which is the place of its entry in the table. */
  numberOf({ red, blue }: Position): number {
    return this.weights.reduce(
      (code, weight, node) => code + weight * (has(red, node) ? 1 : has(blue, node) ? 2 : 0),
      0,
    )
  }

  /**
   * Visits each open position that the side to move wins, with its stones, the other side's, and all moves that win.
   */
  forEachWon(visit: (own: Bits, other: Bits, winning: Bits) => void, progress?: TableProgress): void {
    this.forEach((red, blue, entry, code) => {
      if (entry < 0 || pliesOf(entry) === 0) return
      const toMove = size(red) === size(blue) ? 'red' : 'blue'
      const { winning } = this.movesOf(code, this.board.bits.all & ~(red | blue), toMove)
      if (toMove === 'red') visit(red, blue, winning)
      else visit(blue, red, winning)
    }, progress)
  }

  /** The positions in the order of their colourings. */
  *list({ isDistinct, isReachable: mustReach }: Listing): Generator<ListedPosition> {
    const { board, entries } = this
    const canonical = new CanonicalForm(board.bits)
    this.reachAll()
    for (let code = 0; code < entries.length; code++) {
      const entry = entries[code]
      if (entry === 0 || (mustReach && !isReachable(entry))) continue
      const [red, blue] = [this.nodesIn(this.reds, code), this.nodesIn(this.blues, code)]
      const toMove = size(red) === size(blue) ? 'red' : 'blue'
      if (isDistinct && !isLeast(canonical, red, blue, toMove)) continue
      const winner = entry > 0 ? toMove : opponentOf(toMove)
      const { best, winning } = this.movesOf(code, board.bits.all & ~(red | blue), toMove)
      yield {
        position: { board, red: setOfBits(red), blue: setOfBits(blue), toMove, cornersToWin: 1 },
        winner,
        plies: pliesOf(entry),
        best: setOfBits(best),
        winning: setOfBits(winning),
      }
    }
  }

  counts(progress?: TableProgress): TableCounts {
    const reachable = emptyCounts()
    const byStones = Array.from({ length: this.board.nodeCount + 1 }, emptyCounts)
    const canonical = new CanonicalForm(this.board.bits)
    this.reachAll()
    this.forEach((red, blue, entry) => {
      const toMove = size(red) === size(blue) ? 'red' : 'blue'
      const winner = entry > 0 ? toMove : opponentOf(toMove)
      const isDistinct = isLeast(canonical, red, blue, toMove)
      const state = pliesOf(entry) === 0 ? 'finished' : 'open'
      const add = (count: PositionTally) => {
        count.positions++
        if (isDistinct) count.distinct++
        count[state][winner]++
      }
      add(byStones[size(red | blue)])
      if (isReachable(entry)) add(reachable)
    }, progress)
    return { colourings: this.entries.length, legal: sumOf(byStones), reachable, byStones }
  }

  /**
   * Lists the lower halves, in order, that fit upper halves with each surplus of red nodes: with both, Red has as many
   * nodes as Blue or one more.
   */
  private fittingHalves(): Int32Array[] {
    const surplus = this.reds.map((red, code) => size(red) - size(this.blues[code]))
    return Array.from({ length: 2 * this.lowNodes + 1 }, (_, i) => {
      const upper = i - this.lowNodes
      return Int32Array.from(
        [...surplus.keys()].filter((code) => upper + surplus[code] === 0 || upper + surplus[code] === 1),
      )
    })
  }

  /** The lower halves that fit the upper half of a colouring, which has these nodes. */
  private fittingTo(red: Bits, blue: Bits): Int32Array {
    return this.fitting[size(red) - size(blue) + this.lowNodes]
  }

  /** Solves the last colouring first. */
  private solveAll(progress: TableProgress): void {
    const { reds, blues, lowNodes } = this
    const highs = this.entries.length / reds.length
    for (let high = highs - 1; high >= 0; high--) {
      if (high % Math.ceil(highs / REPORTS) === 0) progress(1 - high / highs)
      const lows = this.fittingTo(reds[high], blues[high])
      for (let i = lows.length - 1; i >= 0; i--)
        this.solveOne(
          high * reds.length + lows[i],
          reds[lows[i]] | (reds[high] << lowNodes),
          blues[lows[i]] | (blues[high] << lowNodes),
        )
    }
  }

  private solveOne(code: number, red: Bits, blue: Bits): void {
    const isRedToMove = size(red) === size(blue)
    const [own, other] = isRedToMove ? [red, blue] : [blue, red]
    if (this.connects[own] === 1) return
    this.entries[code] =
      this.connects[other] === 1 ? -1 : this.solved(code, this.board.bits.all & ~(red | blue), isRedToMove ? 1 : 2)
  }

  /** The entry of an open colouring: the quickest win, or else the longest loss. */
  private solved(code: number, empty: Bits, digit: 1 | 2): number {
    let win = 0
    let loss = 0
    for (let rest = empty; rest !== 0; rest &= rest - 1) {
      const entry = this.entries[code + digit * this.weights[lowest(rest)]]
      if (entry < 0) win = win === 0 ? 1 - entry : Math.min(win, 1 - entry)
      else loss = Math.max(loss, entry + 1)
    }
    return win === 0 ? -loss : win
  }

  /** Marks what a game can reach, the first colouring first. Only lists and counts need it. */
  private reachAll(): void {
    const { entries } = this
    if (isReachable(entries[0])) return
    entries[0] = marked(entries[0])
    this.forEach((red, blue, entry, code) => {
      if (!isReachable(entry) || pliesOf(entry) === 0) return
      const digit = size(red) === size(blue) ? 1 : 2
      for (let rest = this.board.bits.all & ~(red | blue); rest !== 0; rest &= rest - 1) {
        const next = code + digit * this.weights[lowest(rest)]
        entries[next] = marked(entries[next])
      }
    })
  }

  /** The best and the winning moves; none once the game is over. */
  private movesOf(code: number, empty: Bits, toMove: Colour): { best: Bits; winning: Bits } {
    const plies = pliesOf(this.entries[code])
    const isWon = this.entries[code] > 0
    const digit = toMove === 'red' ? 1 : 2
    let [best, winning] = [0, 0]
    for (let rest = plies === 0 ? 0 : empty; rest !== 0; rest &= rest - 1) {
      const node = lowest(rest)
      const entry = this.entries[code + digit * this.weights[node]]
      if (entry < 0) winning |= only(node)
      if (entry < 0 === isWon && pliesOf(entry) === plies - 1) best |= only(node)
    }
    return { best, winning }
  }

  /** Visits the legal colourings, the first one first. */
  private forEach(
    visit: (red: Bits, blue: Bits, entry: number, code: number) => void,
    progress: TableProgress = () => undefined,
  ): void {
    const { entries, reds, blues, lowNodes } = this
    const highs = entries.length / reds.length
    for (let high = 0; high < highs; high++) {
      if (high % Math.ceil(highs / REPORTS) === 0) progress(high / highs)
      for (const low of this.fittingTo(reds[high], blues[high])) {
        const code = high * reds.length + low
        if (entries[code] !== 0)
          visit(reds[low] | (reds[high] << lowNodes), blues[low] | (blues[high] << lowNodes), entries[code], code)
      }
    }
  }

  private nodesIn(halves: Int32Array, code: number): Bits {
    const low = code % halves.length
    return halves[low] | (halves[(code - low) / halves.length] << this.lowNodes)
  }
}

/** Is the position its own canonical form? */
function isLeast(canonical: CanonicalForm, red: Bits, blue: Bits, toMove: Colour): boolean {
  return toMove === 'red' ? canonical.isFormOf(red, blue) : canonical.isFormOf(blue, red)
}

type PositionTally = ReturnType<typeof emptyCounts>

function emptyCounts() {
  return { positions: 0, distinct: 0, finished: { red: 0, blue: 0 }, open: { red: 0, blue: 0 } }
}

function sumOf(all: readonly PositionCounts[]): PositionCounts {
  const sum = (figure: (counts: PositionCounts) => number) => all.reduce((total, counts) => total + figure(counts), 0)
  return {
    positions: sum(({ positions }) => positions),
    distinct: sum(({ distinct }) => distinct),
    finished: { red: sum(({ finished }) => finished.red), blue: sum(({ finished }) => finished.blue) },
    open: { red: sum(({ open }) => open.red), blue: sum(({ open }) => open.blue) },
  }
}

function pliesOf(entry: number): number {
  return (Math.abs(entry) & PLIES) - 1
}

function isReachable(entry: number): boolean {
  return (Math.abs(entry) & REACHABLE) !== 0
}

function marked(entry: number): number {
  return entry < 0 ? -(-entry | REACHABLE) : entry | REACHABLE
}
