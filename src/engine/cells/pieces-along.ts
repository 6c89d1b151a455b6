/**
 * Pieces to win along a line of moves. Most stones change nothing, and three facts say so without a count:
 *
 * - A stone of the other colour changes nothing unless it lies in every cheapest set.
 * - An own stone in a cheapest set lowers the pieces to win by one.
 * - An own stone on no helpful node changes nothing.
 *
 * So each state keeps one cheapest set of each colour, and hands it down to the next state as long as it stays one. The
 * helpful nodes cost as much as a few counts, and are found when they are first asked for.
 */
import type { CornersToWin } from '../game/corners.ts'
import { BLUE, EMPTY, RED, type CellBoard, type CellColour } from './cell-board.ts'
import { HelpfulNodes } from './helpful-nodes.ts'
import { BLOCKED, PiecesToWin } from './pieces-to-win.ts'
import type { Stones } from './stones.ts'

const UNKNOWN = -1
/** Stands for the move that leads to the first state. */
const NO_MOVE = -1

/** Findings about a colour in one state. The sets are marks by node, its own or handed down by an earlier state. */
class Outlook {
  pieces = UNKNOWN
  /** A cheapest set; also nodes that have got stones since. */
  cheapest: Uint8Array
  /** The nodes that all cheapest sets found have in common. */
  common: Uint8Array
  /** All helpful nodes, and if it is not exact, others too; null if nothing is known. */
  helpful: Uint8Array | null = null
  isExact = false
  readonly ownCheapest: Uint8Array
  readonly ownCommon: Uint8Array
  readonly ownHelpful: Uint8Array

  constructor(size: number) {
    this.ownCheapest = this.cheapest = new Uint8Array(size)
    this.ownCommon = this.common = new Uint8Array(size)
    this.ownHelpful = new Uint8Array(size)
  }

  /** Takes over what stays true of the state before. */
  inherit(before: Outlook, pieces: number, helpful: Uint8Array | null): void {
    this.pieces = pieces
    this.cheapest = this.common = before.cheapest
    this.helpful = helpful
  }

  forget(): void {
    this.pieces = UNKNOWN
    this.helpful = null
    this.isExact = false
  }
}

export class PiecesAlong {
  private readonly counter: PiecesToWin
  private readonly helpfulNodes: HelpfulNodes
  private readonly reds: Outlook[] = []
  private readonly blues: Outlook[] = []
  /** The move that leads to each state. */
  private readonly moves: number[] = []
  private readonly marks: Uint8Array

  /**
   * @param line the states by their plies, entered one after the other; it may grow
   * @param first the side to move in the first of them
   */
  constructor(
    board: CellBoard,
    private readonly cornersToWin: CornersToWin,
    private readonly line: readonly Stones[],
    private readonly first: CellColour,
  ) {
    this.counter = new PiecesToWin(board)
    this.helpfulNodes = new HelpfulNodes(board, this.counter)
    this.marks = new Uint8Array(board.nodeCount + 1)
    this.enter(0, NO_MOVE)
  }

  /** The state of this ply is another now, with a stone on `node` that the state before does not have. */
  enter(ply: number, node: number): void {
    this.moves[ply] = node
    if (ply === this.reds.length) {
      this.reds.push(new Outlook(this.marks.length))
      this.blues.push(new Outlook(this.marks.length))
    }
    this.reds[ply].forget()
    this.blues[ply].forget()
  }

  /** Pieces to win of a colour in an open state. */
  at(ply: number, colour: CellColour): number {
    return this.outlook(ply, colour).pieces
  }

  /** Pieces to win of a colour after the side to move has put a stone on an empty node, which does not win. */
  after(ply: number, colour: CellColour, node: number): number {
    const outlook = this.outlook(ply, colour)
    if (this.moverOf(ply) !== colour) {
      if (outlook.common[node] === 0) return outlook.pieces
      const pieces = this.countAfter(ply, colour, node)
      if (pieces === outlook.pieces) this.narrow(outlook)
      return pieces
    }
    return outlook.cheapest[node] === 1 || this.helps(ply, colour, node) ? outlook.pieces - 1 : outlook.pieces
  }

  private moverOf(ply: number): CellColour {
    return (ply & 1) === 0 ? this.first : this.first === RED ? BLUE : RED
  }

  private outlook(ply: number, colour: CellColour): Outlook {
    const outlook = (colour === RED ? this.reds : this.blues)[ply]
    if (outlook.pieces === UNKNOWN && (ply === 0 || !this.inherit(outlook, ply, colour)))
      this.find(outlook, ply, colour)
    return outlook
  }

  /** Tries to follow what is known from the state before; returns whether that was enough. */
  private inherit(outlook: Outlook, ply: number, colour: CellColour): boolean {
    const before = this.outlook(ply - 1, colour)
    const node = this.moves[ply]
    const isCheapest = before.cheapest[node] === 1
    if (this.moverOf(ply - 1) !== colour) {
      // Fewer ways are open now, so if it costs the same, no other nodes are helpful.
      if (!isCheapest) outlook.inherit(before, before.pieces, before.helpful)
      return !isCheapest
    }
    // A win without this stone is not among the cheapest any more.
    if (isCheapest) outlook.inherit(before, before.pieces - 1, before.helpful)
    else if (this.helps(ply - 1, colour, node)) return false
    else outlook.inherit(before, before.pieces, null)
    return true
  }

  private find(outlook: Outlook, ply: number, colour: CellColour): void {
    outlook.pieces = this.counter.count(this.line[ply].cells, colour, this.cornersToWin)
    outlook.cheapest = outlook.common = outlook.ownCheapest
    if (outlook.pieces === BLOCKED) outlook.ownCheapest.fill(0)
    else this.counter.markCheapest(outlook.ownCheapest, this.cornersToWin)
  }

  /** Does a stone of the colour, which is to move, on this node lower its pieces to win? */
  private helps(ply: number, colour: CellColour, node: number): boolean {
    const outlook = this.outlook(ply, colour)
    if (outlook.helpful?.[node] === 0) return false
    if (outlook.isExact) return true
    const count = this.counter.count(this.line[ply].cells, colour, this.cornersToWin)
    this.helpfulNodes.mark(outlook.ownHelpful, count, this.cornersToWin)
    outlook.helpful = outlook.ownHelpful
    outlook.isExact = true
    return outlook.helpful[node] === 1
  }

  private countAfter(ply: number, colour: CellColour, node: number): number {
    const { cells } = this.line[ply]
    cells[node] = this.moverOf(ply)
    const pieces = this.counter.count(cells, colour, this.cornersToWin)
    cells[node] = EMPTY
    return pieces
  }

  /** Leaves only those nodes in common that the cheapest set just found has too. */
  private narrow(outlook: Outlook): void {
    const { marks } = this
    this.counter.markCheapest(marks, this.cornersToWin)
    const { common, ownCommon } = outlook
    for (let node = 0; node < marks.length; node++) ownCommon[node] = common[node] & marks[node]
    outlook.common = ownCommon
  }
}
