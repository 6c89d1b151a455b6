/**
 * Playouts: from a state both colours go on at random until the game is won, but a colour restores a bridge that the last
 * stone has broken into, and else makes its good reply to that stone, if it keeps replies and has one. Under the rule of
 * three corners a full board always has exactly one winner, so the board is filled and looked at once, at the end. Under the
 * rule of three sides both colours may have a winning chain in the end: it is a race, so chains are kept by union-find
 * (Sedgewick and Wayne 2011) stone by stone, and the first win ends it.
 */
import { CAPTURED, MEMBER_COUNT, type CornersToWin } from '../game/corners.ts'
import {
  BLUE,
  DEGREE,
  DEGREE_SHIFT,
  EMPTY,
  NO_STONE,
  RED,
  type CellBoard,
  type CellColour,
} from '../cells/cell-board.ts'
import type { Random } from '../math/random.ts'
import { GoodReplies } from './good-replies.ts'
import { codeAround, NTH_PLACE, PLACE_COUNT, REPLIES, replyIndex, type Surroundings } from './surroundings.ts'

// Constants of other modules are slow in inner loops unless they are bundled.
const FREE = EMPTY
const SHIFT = DEGREE_SHIFT
const PLACES = DEGREE
const ANSWERS = REPLIES
const ANSWER_COUNT = PLACE_COUNT
const NTH_ANSWER = NTH_PLACE
const CORNERS = CAPTURED
const COUNT = MEMBER_COUNT
const NONE = NO_STONE

export class Playouts {
  /** Stones placed in all playouts. */
  plies = 0
  /** The moves of the present playout from the root of the tree on, and their number; those in the tree come from there. */
  readonly moves: Uint8Array
  moveCount = 0
  /** The nodes that were empty where the tree begins. Their order is random, and every playout shuffles it further. */
  private order = new Uint8Array(0)
  /** The number of these that the present playout has drawn. */
  protected drawn = 0
  private readonly board: CellBoard
  /** Each stone's way to the root of its chain, and at the root the sides that the chain touches. */
  private readonly parents: Uint8Array
  private readonly sides: Uint8Array
  /** Corners captured by each colour, as five bits. */
  private readonly corners = new Uint8Array(3)
  /** The replies that it keeps; null if chance alone decides where no bridge does. */
  private readonly replies: GoodReplies | null

  constructor(
    private readonly surroundings: Surroundings,
    private readonly cornersToWin: CornersToWin,
    private readonly random: Random,
    keepsReplies: boolean,
  ) {
    const { board } = surroundings
    this.board = board
    this.moves = new Uint8Array(board.nodeCount)
    this.replies = keepsReplies ? new GoodReplies(board.nodeCount) : null
    this.parents = new Uint8Array(board.nodeCount)
    this.sides = new Uint8Array(board.nodeCount)
  }

  /** Takes the empty nodes of the state where the tree begins; playouts are played from it and those that follow. */
  begin(cells: Uint8Array): void {
    const nodes = Array.from({ length: this.board.nodeCount }, (_, node) => node)
    this.order = Uint8Array.from(this.random.shuffled(nodes.filter((node) => cells[node] === FREE)))
  }

  /** The nodes that are empty, in their present random order. */
  emptyNodes(cells: Uint8Array, into: Uint8Array): number {
    let count = 0
    for (const node of this.order) if (cells[node] === FREE) into[count++] = node
    return count
  }

  /**
   * Plays on from an open state, and leaves the stones of the playout in its cells.
   *
   * @param last the last stone; `NO_STONE` where it is not known
   * @returns the winner
   */
  play(cells: Uint8Array, toMove: CellColour, last: number): CellColour {
    return this.cornersToWin === 3 ? this.fill(cells, toMove, last) : this.race(cells, toMove, last)
  }

  /** Learns replies from the present playout; `toMove` and `last` are those of the root. */
  learn(toMove: CellColour, last: number, winner: CellColour): void {
    this.replies?.learn(this.moves, this.moveCount, toMove, last, winner)
  }

  /** Fills the board, and looks for the winner then. */
  private fill(cells: Uint8Array, toMove: CellColour, last: number): CellColour {
    const { order } = this
    let colour = toMove
    let before = last
    let left = 0
    for (let i = 0; i < order.length; i++) if (cells[order[i]] === FREE) left++
    this.plies += left
    this.drawn = 0
    for (; left > 0; left--) {
      before = this.next(cells, colour, before)
      cells[before] = colour
      this.moves[this.moveCount++] = before
      colour = (RED + BLUE - colour) as CellColour
    }
    this.corners.fill(0)
    for (let node = 0; node < this.parents.length; node++) if (cells[node] === RED) this.join(cells, node, RED, node)
    return COUNT[this.corners[RED]] >= this.cornersToWin ? RED : BLUE
  }

  /** Plays until a colour has won. */
  private race(cells: Uint8Array, toMove: CellColour, last: number): CellColour {
    let colour = toMove
    let before = last
    this.drawn = 0
    this.corners.fill(0)
    for (let node = 0; node < this.parents.length; node++)
      if (cells[node] !== FREE) this.join(cells, node, cells[node] as CellColour, node)
    for (;;) {
      before = this.next(cells, colour, before)
      cells[before] = colour
      this.moves[this.moveCount++] = before
      this.plies++
      this.join(cells, before, colour, this.parents.length)
      if (COUNT[this.corners[colour]] >= this.cornersToWin) return colour
      colour = (RED + BLUE - colour) as CellColour
    }
  }

  /** The next move of a playout: one that restores a bridge, or else a good reply, or else a random empty node. */
  protected next(cells: Uint8Array, colour: CellColour, last: number): number {
    if (last !== NONE) {
      const restored = this.restored(cells, colour, last)
      if (restored !== NONE) return restored
      if (this.replies !== null) {
        const reply = this.replies.to(last, colour)
        if (cells[reply] === FREE) return reply
      }
    }
    const { order } = this
    for (;;) {
      // Fisher and Yates (1938), as far as nodes are needed.
      const i = this.drawn + this.random.below(order.length - this.drawn)
      const node = order[i]
      order[i] = order[this.drawn]
      order[this.drawn++] = node
      if (cells[node] === FREE) return node
    }
  }

  /** A node on which a stone of `colour` restores a bridge that the last stone has broken into, or `NO_STONE`. */
  private restored(cells: Uint8Array, colour: CellColour, last: number): number {
    const places = this.bridgesAt(cells, colour, last)
    if (places === 0) return NONE
    const count = ANSWER_COUNT[places]
    const chosen = count === 1 ? 0 : this.random.below(count)
    return this.surroundings.around[(last << SHIFT) + NTH_ANSWER[(places << SHIFT) + chosen]]
  }

  /** The places around the last stone on which a stone of `colour` restores a bridge, as six bits. */
  protected bridgesAt(cells: Uint8Array, colour: CellColour, last: number): number {
    return ANSWERS[replyIndex(last, colour) + codeAround(this.surroundings, cells, last)]
  }

  /** Joins a stone to its neighbours of ids below `end`, if they are of its colour. */
  private join(cells: Uint8Array, node: number, colour: CellColour, end: number): void {
    const { parents, sides } = this
    const { neighbours } = this.board
    parents[node] = node
    let touched = this.board.sides[node]
    let root = node
    const first = node << SHIFT
    for (let i = first; i < first + PLACES; i++) {
      const neighbour = neighbours[i]
      // They stand in the order of their ids.
      if (neighbour >= end) break
      if (cells[neighbour] !== colour) continue
      const other = this.rootOf(neighbour)
      if (other === root) continue
      touched |= sides[other]
      parents[root] = other
      root = other
    }
    sides[root] = touched
    this.corners[colour] |= CORNERS[touched]
  }

  /** The root of a stone's chain; the way there is halved. */
  private rootOf(node: number): number {
    const { parents } = this
    let at = node
    while (parents[at] !== at) {
      parents[at] = parents[parents[at]]
      at = parents[at]
    }
    return at
  }
}
