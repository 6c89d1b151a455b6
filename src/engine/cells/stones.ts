/**
 * Stones on a board with their chains and captured corners, kept from move to move. Chains are found by quick-find
 * (Sedgewick and Wayne 2011): each stone knows its chain's number, and where two chains meet, one of them is numbered anew.
 */
import { CAPTURED, MEMBER_COUNT, type CornersToWin } from '../game/corners.ts'
import { nodesOf } from '../game/node-set.ts'
import type { Position } from '../game/position.ts'
import {
  BLUE,
  cellBoard,
  DEGREE,
  DEGREE_SHIFT,
  EMPTY,
  emptyCells,
  RED,
  type CellBoard,
  type CellColour,
} from './cell-board.ts'

/** The arrays of stones. */
export interface StoneArrays {
  readonly cells: Uint8Array
  /** The number of each stone's chain: the node of one of its stones. */
  readonly chains: Uint8Array
  /** The sides that each chain touches, by its number. */
  readonly sides: Uint8Array
  /** The corners that each colour has captured, as five bits. */
  readonly corners: Uint8Array
}

function emptyArrays(board: CellBoard): StoneArrays {
  const { nodeCount } = board
  return {
    cells: emptyCells(board),
    chains: new Uint8Array(nodeCount),
    sides: new Uint8Array(nodeCount),
    corners: new Uint8Array(3),
  }
}

export class Stones {
  readonly cells: Uint8Array
  private readonly chains: Uint8Array
  private readonly sides: Uint8Array
  private readonly corners: Uint8Array

  constructor(
    private readonly board: CellBoard,
    { cells, chains, sides, corners } = emptyArrays(board),
  ) {
    this.cells = cells
    this.chains = chains
    this.sides = sides
    this.corners = corners
  }

  /** The stones of a position. */
  static of({ board, red, blue }: Position): Stones {
    const stones = new Stones(cellBoard(board.size))
    for (const node of nodesOf(red)) stones.place(node, RED)
    for (const node of nodesOf(blue)) stones.place(node, BLUE)
    return stones
  }

  copy(from: Stones): void {
    this.cells.set(from.cells)
    this.chains.set(from.chains)
    this.sides.set(from.sides)
    this.corners.set(from.corners)
  }

  /** Puts a stone on an empty node. */
  place(node: number, colour: CellColour): void {
    const { cells, chains, sides } = this
    const { neighbours } = this.board
    cells[node] = colour
    chains[node] = node
    sides[node] = this.board.sides[node]
    let chain = node
    const first = node << DEGREE_SHIFT
    for (let i = first; i < first + DEGREE; i++) {
      const next = neighbours[i]
      if (cells[next] !== colour || chains[next] === chain) continue
      const other = chains[next]
      sides[other] |= sides[chain]
      // The chain so far takes the number of the one it meets: at first that is the new stone alone.
      if (chain === node) chains[node] = other
      else this.renumber(chain, other)
      chain = other
    }
    this.corners[colour] |= CAPTURED[sides[chain]]
  }

  private renumber(from: number, to: number): void {
    const { cells, chains } = this
    const colour = cells[to]
    for (let node = 0; node < chains.length; node++)
      if (chains[node] === from && cells[node] === colour) chains[node] = to
  }

  /** The corners that a colour has captured, as five bits. */
  cornersOf(colour: CellColour): number {
    return this.corners[colour]
  }

  hasWon(colour: CellColour, cornersToWin: CornersToWin): boolean {
    return MEMBER_COUNT[this.cornersOf(colour)] >= cornersToWin
  }

  /** Would a stone on this empty node win at once? */
  winsAt(node: number, colour: CellColour, cornersToWin: CornersToWin): boolean {
    const { cells, chains, sides } = this
    const { neighbours } = this.board
    let touched = this.board.sides[node]
    const first = node << DEGREE_SHIFT
    for (let i = first; i < first + DEGREE; i++) {
      const next = neighbours[i]
      if (cells[next] === colour) touched |= sides[chains[next]]
    }
    return MEMBER_COUNT[this.cornersOf(colour) | CAPTURED[touched]] >= cornersToWin
  }

  /** The number of a stone's chain. */
  chainOf(node: number): number {
    return this.chains[node]
  }

  /** The sides that a stone's chain touches, as five bits. */
  sidesAt(node: number): number {
    return this.sides[this.chains[node]]
  }

  isEmpty(node: number): boolean {
    return this.cells[node] === EMPTY
  }
}
