/**
 * Games as the CodeCup's programs, such as that of Wevers and te Brinke (2014), exchange them (CodeCup 2014): one line a
 * game, a number from 1 to 106 for each stone, and -1 for the swap. The numbers go through the board of 106 nodes from
 * the top corner down, row by row from the left.
 */
import { FaultError, type Fault } from './fault.ts'
import { lineThrough, NO_INFO, START, type GameTree } from './game-tree.ts'
import { EMPTY } from './node-set.ts'
import { quote } from './notation.ts'
import { emptyPosition, stonesOf } from './position.ts'
import { IllegalMove, TreeBuilder } from './tree-builder.ts'

/** The size of the CodeCup's board, in rings. */
export const CODECUP_SIZE = 7
const CORNERS_TO_WIN = 3

/** The names of the nodes by their numbers less 1. */
const NAMES = (
  'g1 g30 f1 g2 g29 f25 e1 f2 g3 g28 f24 e20 d1 e2 f3 g4 g27 f23 e19 d15 c1 d2 e3 f4 g5 g26 f22 e18 d14 c10 b1 c2 d3 e4 f5 g6 ' +
  'g25 f21 e17 d13 c9 b5 a1 b2 c3 d4 e5 f6 g7 g24 f20 e16 d12 c8 b4 b3 c4 d5 e6 f7 g8 g23 f19 e15 d11 c7 c6 c5 d6 e7 f8 g9 ' +
  'g22 f18 e14 d10 d9 d8 d7 e8 f9 g10 g21 f17 e13 e12 e11 e10 e9 f10 g11 g20 f16 f15 f14 f13 f12 f11 g12 ' +
  'g19 g18 g17 g16 g15 g14 g13'
).split(' ')

const SWAP = '-1'

/** The longest line whose columns are told apart; a game has 430 characters at most. */
const MAX_COLUMNS_LENGTH = 10_000

/** Is a line of a file one of CodeCup's? The first line that says something tells it of the whole file. */
export function isCodeCupLine(text: string): boolean {
  return !text.includes('/') && /^\s*-?\d+(\s|$)/.test(movesIn(text))
}

/**
 * The moves of a line. Tabs, commas, semicolons or bars may divide it into columns; then the moves are the column with
 * the most numbers, or all columns where each has one.
 */
function movesIn(text: string): string {
  if (text.length > MAX_COLUMNS_LENGTH || !/[\t,;|]/.test(text)) return text
  const columns = text.split(/[\t,;|]/).map((column) => column.trim())
  if (columns.every((column) => /^(-?\d+)?$/.test(column))) return columns.join(' ')
  const numbersIn = (column: string) => (/^-?\d/.test(column) ? column.split(/\s+/).length : 0)
  return columns.reduce((most, column) => (numbersIn(column) > numbersIn(most) ? column : most), '')
}

/**
 * Reads a line as a game on the empty board of 106 nodes under three corners.
 *
 * @param line its number in the file, for faults
 * @throws FaultError with the line and the place in it of the first number that cannot be read or played
 */
export function parseCodeCupLine(text: string, line: number): GameTree {
  const start = emptyPosition(CODECUP_SIZE, CORNERS_TO_WIN)
  const { names } = start.board
  const builder = new TreeBuilder(start, true)
  let at = START
  let place = 0
  const refuse = (fault: Fault) => new FaultError('numbered', { line, place, fault })
  // Word by word, as a line may be of any length.
  for (const [word] of movesIn(text).matchAll(/\S+/g)) {
    place++
    const move = word === SWAP ? 'swap' : /^\d+$/.test(word) ? names.indexOf(NAMES[Number(word) - 1]) : -1
    if (move === -1) throw refuse({ code: 'node', values: { found: quote(word) } })
    try {
      at = builder.add(at, move)
    } catch (error) {
      if (error instanceof IllegalMove) throw refuse(error.inWords(word))
      throw error
    }
  }
  return builder.tree(NO_INFO, null)
}

/** Why a game has no line: its board or rule is another, stones are set up at its start, or nothing is played. */
export type CodeCupMisfit = 'rules' | 'start' | 'no-moves'

/** Returns null for a game that has a line. */
export function codeCupMisfit(tree: GameTree): CodeCupMisfit | null {
  const line = lineThrough(tree)
  const { board, cornersToWin } = line[0].position
  if (board.size !== CODECUP_SIZE || cornersToWin !== CORNERS_TO_WIN) return 'rules'
  if (stonesOf(line[0].position) !== EMPTY) return 'start'
  return line.some(({ move }) => move !== null) ? null : 'no-moves'
}

/** The main line of a game as a line of the file. */
export function formatCodeCup(tree: GameTree): string {
  const line = lineThrough(tree)
  const { names } = line[0].position.board
  const moves = line.flatMap(({ move }) => (move === null ? [] : [move]))
  return moves.map((move) => (move === 'swap' ? SWAP : String(NAMES.indexOf(names[move]) + 1))).join(' ')
}

/** The number of a node of the board of 106 nodes. */
export function codeCupNumber(name: string): number {
  return NAMES.indexOf(name) + 1
}

/** The name of the node with this number; empty where there is none. */
export function codeCupNode(number: number): string {
  return NAMES[number - 1] ?? ''
}
