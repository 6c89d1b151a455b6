/**
 * Text for people and files: move names and the one-line position.
 *
 * A position is its rings from the centre out, separated by `/`, one of `r`, `b`, `.` per node in id order,
 * then a space and the side to move: `./...../........../.........r..... b` is a red stone on d10, Blue to move. Where
 * the rule is not the usual one of the board, a third field says so: `3s` for three sides, `3c` for three corners.
 */
import { boardOfSize, BOARD_SIZES, MAX_NODES, type Board } from './board.ts'
import { CORNERS_TO_WIN, usualRule, type CornersToWin } from './corners.ts'
import { FaultError } from './fault.ts'
import { EMPTY, has, withNode, type NodeSet } from './node-set.ts'
import { faultOf, type Position } from './position.ts'
import { withNumbers } from './unseen.ts'

/** A text that cannot be read; the message names the fault and its place. */
export class NotationError extends FaultError {
  override readonly name = 'NotationError'
}

/** The third field of a position by its rule. */
const RULE_FIELDS = { 1: '3s', 3: '3c' } as const satisfies Record<CornersToWin, string>

/** The most characters of a position's text: the nodes with the slashes between 7 rings, the side to move and the rule. */
export const MAX_POSITION_TEXT = MAX_NODES + 6 + ' r 3s'.length

/** One line: the rings from the centre out, the side to move, and the rule where it is not the usual one. */
export function formatPosition({ board, red, blue, toMove, cornersToWin }: Position): string {
  const rule = cornersToWin === usualRule(board.size) ? '' : ` ${RULE_FIELDS[cornersToWin]}`
  return `${board.rings.map((ring) => ring.map((node) => (has(red, node) ? 'r' : has(blue, node) ? 'b' : '.')).join('')).join('/')} ${toMove[0]}${rule}`
}

/**
 * Reads a one-line position; the number of rings gives the board size.
 *
 * @throws NotationError when the text is malformed or the position cannot arise in a game
 */
export function parsePosition(text: string): Position {
  const position = parseStones(text)
  const fault = faultOf(position)
  if (fault !== null) throw new NotationError('impossible', { fault })
  return position
}

/**
 * Reads a one-line position that need not be one that can arise in a game.
 *
 * @throws NotationError when the text is malformed
 */
export function parseStones(text: string): Position {
  const fields = text.trim().split(/\s+/)
  if (fields.length !== 2 && fields.length !== 3)
    throw new NotationError('fields', { found: fields[0] ? fields.length : 0 })
  const [ringText, moverText, ruleText] = fields
  const rings = ringText.split('/')
  const size = BOARD_SIZES.find((size) => size === rings.length)
  if (size === undefined) throw new NotationError('rings', { found: rings.length })
  const board = boardOfSize(size)
  const stones = { r: EMPTY, b: EMPTY }
  rings.forEach((ring, r) => readRing(board, r, ring, stones))
  if (moverText !== 'r' && moverText !== 'b') throw new NotationError('mover', { found: quote(moverText) })
  const cornersToWin =
    ruleText === undefined ? usualRule(size) : CORNERS_TO_WIN.find((rule) => RULE_FIELDS[rule] === ruleText)
  if (cornersToWin === undefined) throw new NotationError('rule', { found: quote(ruleText) })
  return { board, red: stones.r, blue: stones.b, toMove: moverText === 'r' ? 'red' : 'blue', cornersToWin }
}

/** Is the text a one-line position that `accepts` accepts? For untrusted text. */
export function isPositionText(text: string, accepts: (position: Position) => boolean = () => true): boolean {
  try {
    return accepts(parsePosition(text))
  } catch (error) {
    if (error instanceof NotationError) return false
    throw error
  }
}

function readRing(board: Board, r: number, text: string, stones: { r: NodeSet; b: NodeSet }): void {
  const nodes = board.rings[r]
  const symbols = [...text]
  if (symbols.length !== nodes.length)
    throw new NotationError(r === 0 ? 'centre' : 'ring', {
      ring: board.names[nodes[0]][0],
      expected: nodes.length,
      found: symbols.length,
    })
  symbols.forEach((symbol, place) => {
    if (symbol === 'r' || symbol === 'b') stones[symbol] = withNode(stones[symbol], nodes[place])
    else if (symbol !== '.')
      throw new NotationError('symbol', { node: board.names[nodes[place]], found: quote(symbol) })
  })
}

/**
 * Reads a move: a node's name (`d10`, either case) or its id (`25`).
 *
 * @throws NotationError when the board has no such node
 */
export function parseMove(board: Board, text: string): number {
  const word = text.trim().toLowerCase()
  const node = /^(\d{1,2}|1\d\d)$/.test(word) ? Number(word) : board.names.indexOf(word)
  if (node < 0 || node >= board.nodeCount) throw new NotationError('node', { found: quote(text) })
  return node
}

/** f as JSON can hold it: a number, "+inf" or "-inf". */
export type EncodedValue = number | '+inf' | '-inf'

/**
 * A value of f for JSON, which has no infinities.
 *
 * @param value f, ±∞ included
 */
export function encodeValue(value: number): EncodedValue {
  return Number.isFinite(value) ? value : value > 0 ? '+inf' : '-inf'
}

/**
 * Quotes an untrusted text, or other data as JSON, for a message that may go to a terminal: cut at 40 characters, or
 * before one of which only a half would be left, with characters that nobody sees escaped.
 */
export function quote(data: unknown): string {
  const text = typeof data === 'string' ? data : String(JSON.stringify(data))
  const quoted = JSON.stringify(text.length > 40 ? `${text.slice(0, 40).replace(/[\uD800-\uDBFF]$/, '')}...` : text)
  return withNumbers(quoted)
}
