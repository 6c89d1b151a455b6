/** A position: the stones of each colour and the side to move. Positions are plain values and never change. */
import { boardOfSize, type Board, type BoardSize } from './board.ts'
import { hasWon, winningChains, winningMoves } from './chain.ts'
import { COLOURS, type Colour } from './colour.ts'
import { CORNERS_TO_WIN, RULE_NAMES, usualRule, type CornersToWin, type RuleName } from './corners.ts'
import { FaultError, type Fault } from './fault.ts'
import { bitsOf, difference, EMPTY, has, intersects, nodesOf, size, union, withNode, type NodeSet } from './node-set.ts'
import { MAX_BIT_NODES } from '../bits/bit-board.ts'
import type { Bits } from '../bits/bits.ts'

/** The stones of both colours on a board, and the side to move. */
export interface Position {
  readonly board: Board
  readonly red: NodeSet
  readonly blue: NodeSet
  readonly toMove: Colour
  /** The rule: the number of captured corners that wins. */
  readonly cornersToWin: CornersToWin
}

/** A position one move on, with the move that leads there and whether it ends the game. */
export interface Successor {
  readonly node: number
  readonly position: Position
  readonly isTerminal: boolean
}

/** The start of a game: no stones, and Red to move. */
export function emptyPosition(size: BoardSize, cornersToWin = usualRule(size)): Position {
  return { board: boardOfSize(size), red: EMPTY, blue: EMPTY, toMove: 'red', cornersToWin }
}

/** The part of a plan that says where its games begin. */
export interface StartPlan {
  readonly boardSize: BoardSize
  /** By default the usual rule of the board. */
  readonly rule?: RuleName
}

/** The start of a plan's games. */
export function startOf({ boardSize, rule }: StartPlan): Position {
  return emptyPosition(
    boardSize,
    CORNERS_TO_WIN.find((cornersToWin) => RULE_NAMES[cornersToWin] === rule),
  )
}

/** The part of a plan that makes its games begin by this board and rule. */
export function startPlanOf({ board: { size }, cornersToWin }: BoardAndRule): StartPlan {
  return { boardSize: size, ...(cornersToWin !== usualRule(size) && { rule: RULE_NAMES[cornersToWin] }) }
}

/** The nodes with a stone. */
export function stonesOf({ red, blue }: Pick<Position, Colour>): NodeSet {
  return union(red, blue)
}

/** The nodes without a stone. */
export function emptyNodes(position: Position): NodeSet {
  return difference(position.board.all, stonesOf(position))
}

/** The board and the rule of a game. */
export type BoardAndRule = Pick<Position, 'board' | 'cornersToWin'>

/**
 * Do the kernels know the position's board and rule? Perfect play, evaluators other than f and searches over bits are made
 * for boards of up to 31 nodes and the rule of three sides; other positions are searched over cells, by f alone.
 */
export function fitsBits({ board, cornersToWin }: BoardAndRule): boolean {
  return board.nodeCount <= MAX_BIT_NODES && cornersToWin === 1
}

/**
 * Can it be told who wins with perfect play? Tablebases, book and solver are kernels. Elsewhere the truth is unknown: f
 * and searches are all there is.
 */
export function hasPerfectPlay(position: BoardAndRule): boolean {
  return fitsBits(position)
}

/**
 * The stones of both colours for the kernels.
 *
 * @throws FaultError where these do not know the board or the rule
 */
export function colourBits(position: Position): Record<Colour, Bits> {
  if (!fitsBits(position)) throw new FaultError('unsearched')
  return { red: bitsOf(position.red), blue: bitsOf(position.blue) }
}

/** The stones of the side to move and of the other side for the kernels; throws as `colourBits` does. */
export function moverBits(position: Position): [own: Bits, other: Bits] {
  const { red, blue } = colourBits(position)
  return position.toMove === 'red' ? [red, blue] : [blue, red]
}

/** Whose stone is on a node, or `null` when it is empty. */
export function ownerOf({ red, blue }: Position, node: number): Colour | null {
  return has(red, node) ? 'red' : has(blue, node) ? 'blue' : null
}

/** Are these the same stones on the same board, with the same side to move, under the same rule? */
export function isSamePosition(one: Position, other: Position): boolean {
  return (
    one.board === other.board &&
    one.red === other.red &&
    one.blue === other.blue &&
    one.toMove === other.toMove &&
    one.cornersToWin === other.cornersToWin
  )
}

/** Why this position cannot arise in a game, or `null` when it can. */
export function faultOf(position: Position): Fault | null {
  const { board, red, blue, toMove, cornersToWin } = position
  const reds = size(red)
  const blues = size(blue)
  const fault = (code: Fault['code'], values = {}): Fault => ({ code, values })
  if (intersects(red, blue)) return fault('shared')
  if (toMove === 'red' && reds !== blues) return fault('redsTurn', { reds, blues })
  if (toMove === 'blue' && reds !== blues + 1) return fault('bluesTurn', { reds, blues })
  const won = COLOURS.filter((colour) => hasWon(board, position[colour], cornersToWin))
  if (won.length === 2) return fault(cornersToWin === 1 ? 'bothConnected' : 'bothCaptured')
  if (won[0] === toMove) return fault(cornersToWin === 1 ? `${toMove}Connected` : `${toMove}Captured`)
  return null
}

/** The colour that has captured as many corners as win, or `null` while the game is open. */
export function winnerOf(position: Position): Colour | null {
  return COLOURS.find((colour) => hasWon(position.board, position[colour], position.cornersToWin)) ?? null
}

/** The stones of the chains that have won; the empty set while the game is open. */
export function winningStones({ board, red, blue, cornersToWin }: Position): NodeSet {
  return union(winningChains(board, red, cornersToWin), winningChains(board, blue, cornersToWin))
}

/** Empty nodes in id order; none once the game is over. */
export function legalMoves(position: Position): number[] {
  return winnerOf(position) === null ? [...nodesOf(emptyNodes(position))] : []
}

/**
 * The position after the side to move has put a stone on `node`.
 *
 * @throws FaultError when the node is not empty, RangeError when it is not on the board
 */
export function play(position: Position, node: number): Position {
  const { board, red, blue, toMove, cornersToWin } = position
  if (!(node in board.names)) throw new RangeError(`there is no node ${node}`)
  if (!has(emptyNodes(position), node)) throw new FaultError('taken', { node: board.names[node] })
  return toMove === 'red'
    ? { board, red: withNode(red, node), blue, toMove: 'blue', cornersToWin }
    : { board, red, blue: withNode(blue, node), toMove: 'red', cornersToWin }
}

/** The successors of an open position in id order, so that a search can walk them in a `for … of`. */
export function* successors(position: Position): Generator<Successor> {
  const empty = emptyNodes(position)
  const wins = winningMoves(position.board, position[position.toMove], empty, position.cornersToWin)
  for (const node of nodesOf(empty)) yield { node, position: play(position, node), isTerminal: has(wins, node) }
}
