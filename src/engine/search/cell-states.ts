/**
 * States as cells, for any board and rule. The stones of a state are copied from the state before once it is expanded; a
 * leaf is valued as a move of the state before. Memories know a state by a hash of 64 bits (Zobrist 1970), half of it in
 * `own` and half in `other`.
 */
import {
  BLUE,
  cellBoard,
  DEGREE,
  DEGREE_SHIFT,
  EMPTY,
  RED,
  type CellBoard,
  type CellColour,
} from '../cells/cell-board.ts'
import { PiecesAlong } from '../cells/pieces-along.ts'
import { CELL_COLOURS } from '../cells/cells-of.ts'
import { Stones } from '../cells/stones.ts'
import { Zobrist } from '../cells/zobrist.ts'
import { CAPTURED, MEMBER_COUNT, type CornersToWin } from '../game/corners.ts'
import { nodesOf } from '../game/node-set.ts'
import type { Position } from '../game/position.ts'
import type { TerminalTestKind } from '../game/terminal-test.ts'
import { NO_REPLY, UNSEEN, type State } from './state.ts'
import type { StateKey, StateKind } from './state-kind.ts'

export class CellStates implements StateKind {
  readonly nodeCount: number
  readonly emptyCount: number
  terminalTests = 0
  stonesWalked = 0
  private readonly board: CellBoard
  private readonly cornersToWin: CornersToWin
  private readonly line: Stones[]
  private readonly pieces: PiecesAlong
  private readonly first: CellColour
  /** The move that leads to each state, by ply. */
  private readonly moves: number[] = []
  private readonly zobrist: Zobrist
  /** The hashes of each state's images, by ply; the first is its own. */
  private readonly hashes: Int32Array[]
  private readonly isMet: Uint8Array

  /** @param isSymmetric do all images of a state share one entry of the transposition table? */
  constructor(
    position: Position,
    private readonly terminal: TerminalTestKind,
    private readonly isSymmetric: boolean,
  ) {
    const { red, blue, toMove, cornersToWin } = position
    this.cornersToWin = cornersToWin
    this.board = cellBoard(position.board.size)
    this.nodeCount = this.board.nodeCount
    this.first = CELL_COLOURS[toMove]
    const root = Stones.of(position)
    this.emptyCount = root.cells.filter((cell) => cell === EMPTY).length
    this.line = [root]
    this.pieces = new PiecesAlong(this.board, cornersToWin, this.line, this.first)
    const { symmetries } = this.board.graph
    this.zobrist = new Zobrist(this.board, isSymmetric ? symmetries : symmetries.slice(0, 1))
    this.hashes = [this.zobrist.empty()]
    for (const node of nodesOf(red)) this.zobrist.add(this.hashes[0], node, RED)
    for (const node of nodesOf(blue)) this.zobrist.add(this.hashes[0], node, BLUE)
    this.isMet = new Uint8Array(this.nodeCount + 1)
  }

  begin(root: State): void {
    root.own = this.hashes[0][0]
    root.other = this.hashes[0][1]
  }

  enter(state: State, child: State, node: number): void {
    const { ply } = child
    if (ply === this.hashes.length) this.hashes.push(this.zobrist.empty())
    const hashes = this.hashes[ply]
    hashes.set(this.hashes[state.ply])
    this.zobrist.add(hashes, node, this.moverOf(state.ply))
    child.own = hashes[0]
    child.other = hashes[1]
    child.isWon = this.wins(state, node)
    this.moves[ply] = node
  }

  expand(state: State, seeksForced: boolean): void {
    const { ply } = state
    if (ply > 0) this.fillIn(ply)
    const { cells } = this.line[ply]
    state.count = 0
    for (let node = 0; node < this.nodeCount; node++)
      if (cells[node] === EMPTY) {
        state.nodes[state.count] = node
        state.values[state.count++] = UNSEEN
      }
    if (seeksForced) state.forced = this.forcedReply(state)
  }

  /** Copies the stones of the state before, and adds the last. */
  private fillIn(ply: number): void {
    const node = this.moves[ply]
    if (ply === this.line.length) this.line.push(new Stones(this.board))
    this.line[ply].copy(this.line[ply - 1])
    this.line[ply].place(node, this.moverOf(ply - 1))
    this.pieces.enter(ply, node)
  }

  /** The only move that stops the opponent from winning at once, unless the side to move wins at once itself. */
  private forcedReply({ ply, nodes, count }: State): number {
    const stones = this.line[ply]
    let threats = 0
    let reply = NO_REPLY
    for (let i = 0; i < count; i++) {
      if (stones.winsAt(nodes[i], this.moverOf(ply), this.cornersToWin)) return NO_REPLY
      if (!stones.winsAt(nodes[i], this.moverOf(ply + 1), this.cornersToWin)) continue
      threats++
      reply = nodes[i]
    }
    return threats === 1 ? reply : NO_REPLY
  }

  wins({ ply }: State, node: number): boolean {
    return this.terminal === 'dfs'
      ? this.winsByWalk(ply, node)
      : this.line[ply].winsAt(node, this.moverOf(ply), this.cornersToWin)
  }

  /** The report's test: a depth-first search from the last stone over the mover's own. */
  private winsByWalk(ply: number, node: number): boolean {
    const colour = this.moverOf(ply)
    this.terminalTests++
    this.isMet.fill(0)
    const sides = this.walk(this.line[ply].cells, colour, node)
    return MEMBER_COUNT[this.line[ply].cornersOf(colour) | CAPTURED[sides]] >= this.cornersToWin
  }

  /** Walks on from a stone, and returns the sides that are touched from there on. */
  private walk(cells: Uint8Array, colour: CellColour, node: number): number {
    const { isMet } = this
    this.stonesWalked++
    isMet[node] = 1
    let sides = this.board.sides[node]
    const first = node << DEGREE_SHIFT
    for (let i = first; i < first + DEGREE; i++) {
      const next = this.board.neighbours[i]
      if (cells[next] === colour && isMet[next] === 0) sides |= this.walk(cells, colour, next)
    }
    return sides
  }

  evaluate({ ply }: State): number {
    if (ply > 0) return this.evaluateBy(ply - 1, this.moves[ply])
    return this.pieces.at(0, this.moverOf(1)) - this.pieces.at(0, this.first)
  }

  evaluateAfter({ ply }: State, node: number): number {
    return this.evaluateBy(ply, node)
  }

  /** The value for the opponent after a move of an expanded state. */
  private evaluateBy(ply: number, node: number): number {
    return this.pieces.after(ply, this.moverOf(ply), node) - this.pieces.after(ply, this.moverOf(ply + 1), node)
  }

  tableKey(state: State): StateKey {
    if (!this.isSymmetric) return state
    const hashes = this.hashes[state.ply]
    const least = this.zobrist.least(hashes)
    return { own: hashes[least], other: hashes[least + 1] }
  }

  private moverOf(ply: number): CellColour {
    return (ply & 1) === 0 ? this.first : this.first === RED ? BLUE : RED
  }
}
