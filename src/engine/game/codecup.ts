/**
 * Games as the CodeCup's programs exchange them (CodeCup 2014): one line a game, a number from 1 to 106 for each stone,
 * and -1 for the swap. The numbers go through the board of 106 nodes from the top corner down, row by row from the left.
 */
import { FaultError, type Fault } from './fault.ts'
import type { Move } from './game.ts'
import { quote } from './notation.ts'
import { pentagon } from './pentagon.ts'

/** The size of the CodeCup's board, in rings. */
export const CODECUP_SIZE = 7

/** The names of the nodes 1–106. */
const NUMBERED =
  'g1 g30 f1 g2 g29 f25 e1 f2 g3 g28 f24 e20 d1 e2 f3 g4 g27 f23 e19 d15 c1 d2 e3 f4 g5 g26 f22 e18 d14 c10 b1 c2 d3 e4 f5 g6 ' +
  'g25 f21 e17 d13 c9 b5 a1 b2 c3 d4 e5 f6 g7 g24 f20 e16 d12 c8 b4 b3 c4 d5 e6 f7 g8 g23 f19 e15 d11 c7 c6 c5 d6 e7 f8 g9 ' +
  'g22 f18 e14 d10 d9 d8 d7 e8 f9 g10 g21 f17 e13 e12 e11 e10 e9 f10 g11 g20 f16 f15 f14 f13 f12 f11 g12 ' +
  'g19 g18 g17 g16 g15 g14 g13'

const GRAPH = pentagon(CODECUP_SIZE)
/** The nodes by their numbers less 1. */
const NODES = NUMBERED.split(' ').map((name) => GRAPH.names.indexOf(name))

const SWAP = '-1'

/** A game as a line. */
export function formatCodeCup(moves: readonly Move[]): string {
  return moves.map((move) => (move === 'swap' ? SWAP : String(NODES.indexOf(move) + 1))).join(' ')
}

/**
 * Reads the games of a text, one in each line that is not empty. Whether a game goes on after its end is not checked.
 *
 * @throws FaultError with the line and the place in it of the first number that cannot be read
 */
export function parseCodeCup(text: string): Move[][] {
  return text.split(/\r\n|\n|\r/).flatMap((line, i) => (line.trim() === '' ? [] : [parseLine(line, i + 1)]))
}

function parseLine(text: string, line: number): Move[] {
  const moves: Move[] = []
  for (const [i, word] of text.trim().split(/\s+/).entries()) {
    const refuse = (code: Fault['code'], values: Fault['values'] = {}) =>
      new FaultError('numbered', { line, place: i + 1, fault: { code, values } })
    if (word === SWAP) {
      if (i !== 1) throw refuse('noSwap')
      moves.push('swap')
      continue
    }
    const node = /^\d+$/.test(word) ? NODES[Number(word) - 1] : undefined
    if (node === undefined) throw refuse('node', { found: quote(word) })
    if (moves.includes(node)) throw refuse('taken', { node: word })
    moves.push(node)
  }
  return moves
}
