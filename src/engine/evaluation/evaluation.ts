/** The report's evaluation f = x − y: x pieces to win for Blue, y for Red. Low is good for Blue. */
import { piecesToWinByDijkstra } from './dijkstra.ts'
import { cellBoard } from '../cells/cell-board.ts'
import { CELL_COLOURS, cellsOf } from '../cells/cells-of.ts'
import { BLOCKED as CELLS_BLOCKED, PiecesToWin as CellPieces } from '../cells/pieces-to-win.ts'
import { BLOCKED, piecesToWin } from './pieces-to-win.ts'
import { piecesToWinByFloydWarshall } from './floyd-warshall.ts'
import type { BitBoard } from '../bits/bit-board.ts'
import { COLOURS, type Colour } from '../game/colour.ts'
import type { Bits } from '../bits/bits.ts'
import { fitsBits, colourBits, winnerOf, type BoardAndRule, type Position } from '../game/position.ts'

/** Stones that the owner of `own` still needs. */
export type PiecesToWin = (board: BitBoard, own: Bits, other: Bits) => number

/** The methods of counting pieces to win. All give the same numbers for any open position. */
export const EVALUATION_METHODS = ['bit-parallel', 'floyd-warshall', 'dijkstra'] as const
/** A method of counting pieces to win. */
export type EvaluationMethod = (typeof EVALUATION_METHODS)[number]

/** Can the method be chosen for positions of this board and rule? Where the kernels do not know them, f has one method. */
export function isMethodFor(method: EvaluationMethod, start: BoardAndRule): boolean {
  return method === EVALUATION_METHODS[0] || fitsBits(start)
}

/** The function of each method. */
export const PIECES_TO_WIN: Readonly<Record<EvaluationMethod, PiecesToWin>> = {
  'bit-parallel': piecesToWin,
  'floyd-warshall': piecesToWinByFloydWarshall,
  dijkstra: piecesToWinByDijkstra,
}

/** The report's evaluation of a position. */
export interface Evaluation {
  /** y: stones Red still needs; `null` when Red can no longer win. */
  readonly red: number | null
  /** x: stones Blue still needs; `null` when Blue can no longer win. */
  readonly blue: number | null
  /** f = x − y; −∞ once Blue has won, +∞ once Red has. */
  readonly value: number
  readonly winner: Colour | null
}

/**
 * f from the pieces to win. Only a colour whose opponent has already won can be without a number, so an open
 * position always has both.
 */
function evaluationOf(red: number | null, blue: number | null, winner: Colour | null): Evaluation {
  if (winner !== null) return { red, blue, value: winner === 'red' ? Infinity : -Infinity, winner }
  if (red === null || blue === null) throw new Error('an open position in which a player cannot win')
  return { red, blue, value: blue - red, winner }
}

/** The bit-parallel evaluation. */
export function evaluate(position: Position): Evaluation {
  return evaluateWith('bit-parallel', position)
}

function evaluateOnCells(position: Position): Evaluation {
  const cells = cellsOf(position)
  const pieces = new CellPieces(cellBoard(position.board.size))
  const [red, blue] = COLOURS.map((colour) => {
    const count = pieces.count(cells, CELL_COLOURS[colour], position.cornersToWin)
    return count === CELLS_BLOCKED ? null : count
  })
  return evaluationOf(red, blue, winnerOf(position))
}

/**
 * The evaluation with any of the methods. Where a position cannot be searched, waves over cells stand for the bit-parallel
 * ones.
 *
 * @throws FaultError for such a position with another method
 */
export function evaluateWith(method: EvaluationMethod, position: Position): Evaluation {
  if (method === 'bit-parallel' && !fitsBits(position)) return evaluateOnCells(position)
  const { bits } = position.board
  const { red, blue } = colourBits(position)
  const pieces = PIECES_TO_WIN[method]
  return evaluationOf(countOf(pieces(bits, red, blue)), countOf(pieces(bits, blue, red)), winnerOf(position))
}

function countOf(pieces: number): number | null {
  return pieces === BLOCKED || pieces === Infinity ? null : pieces
}

/**
 * The evaluation from two Floyd–Warshall tables, as in the report.
 *
 * @reference
 */
export function evaluateByFloydWarshall(position: Position): Evaluation {
  return evaluateWith('floyd-warshall', position)
}
