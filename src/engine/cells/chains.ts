/**
 * Chains and captured corners by flood fill over cells: the readable way, for one position. A search keeps them from move
 * to move (`stones.ts`); tests check that both agree.
 */
import { CAPTURED, MEMBER_COUNT, membersOf, type CornersToWin } from '../game/corners.ts'
import { BLUE, DEGREE, DEGREE_SHIFT, RED, type CellBoard, type CellColour } from './cell-board.ts'

/** A maximal connected set of stones of one colour. */
export interface CellChain {
  readonly nodes: readonly number[]
  /** The sides that it touches, as five bits. */
  readonly sides: number
}

/** A corner that a colour has captured, with the chain that captures it. */
export interface CapturedCorner {
  readonly corner: number
  readonly chain: CellChain
}

/** The chains of a colour, in the order of their lowest nodes. */
export function chainsOf(board: CellBoard, cells: Uint8Array, colour: CellColour): CellChain[] {
  const isMet = new Uint8Array(board.nodeCount)
  const chains: CellChain[] = []
  for (let node = 0; node < board.nodeCount; node++)
    if (cells[node] === colour && isMet[node] === 0) chains.push(chainFrom(board, cells, node, isMet))
  return chains
}

function chainFrom(board: CellBoard, cells: Uint8Array, start: number, isMet: Uint8Array): CellChain {
  const nodes = [start]
  isMet[start] = 1
  let sides = 0
  // The list grows while it is walked.
  for (const node of nodes) {
    sides |= board.sides[node]
    const first = node << DEGREE_SHIFT
    for (let i = first; i < first + DEGREE; i++) {
      const next = board.neighbours[i]
      if (cells[next] !== cells[start] || isMet[next] === 1) continue
      isMet[next] = 1
      nodes.push(next)
    }
  }
  return { nodes, sides }
}

/** The corners that a colour has captured, in order. No corner has two such chains. */
export function capturedCorners(board: CellBoard, cells: Uint8Array, colour: CellColour): CapturedCorner[] {
  return chainsOf(board, cells, colour)
    .flatMap((chain) => membersOf(CAPTURED[chain.sides]).map((corner) => ({ corner, chain })))
    .sort((a, b) => a.corner - b.corner)
}

/** The colour that has won by a rule, or null while the game is open. */
export function winnerOfCells(board: CellBoard, cells: Uint8Array, cornersToWin: CornersToWin): CellColour | null {
  const captured = (colour: CellColour) =>
    chainsOf(board, cells, colour).reduce((corners, { sides }) => corners | CAPTURED[sides], 0)
  return ([RED, BLUE] as const).find((colour) => MEMBER_COUNT[captured(colour)] >= cornersToWin) ?? null
}
