/** A position: the stones of each colour and the side to move. Positions are plain values and never change. */
import { boardOfSize, type Board, type BoardSize } from './board.ts'
import { winningChain, winningMoves } from './chain.ts'
import { COLOURS, type Colour } from './colour.ts'
import { FaultError, type Fault } from './fault.ts'
import { bitsOf, difference, EMPTY, has, intersects, nodesOf, size, union, withNode, type NodeSet } from './node-set.ts'
import type { Bits } from '../bits/bits.ts'

/** The stones of both colours on a board, and the side to move. */
export interface Position {
  readonly board: Board
  readonly red: NodeSet
  readonly blue: NodeSet
  readonly toMove: Colour
}

/** A position one move on, with the move that leads there and whether it ends the game. */
export interface Successor {
  readonly node: number
  readonly position: Position
  readonly isTerminal: boolean
}

/** The start of a game: no stones, and Red to move. */
export function emptyPosition(size: BoardSize): Position {
  return { board: boardOfSize(size), red: EMPTY, blue: EMPTY, toMove: 'red' }
}

/** The nodes with a stone. */
export function stonesOf({ red, blue }: Pick<Position, Colour>): NodeSet {
  return union(red, blue)
}

/** The nodes without a stone. */
export function emptyNodes(position: Position): NodeSet {
  return difference(position.board.all, stonesOf(position))
}

/** The stones of the side to move and of the other side, for the kernels. */
export function moverBits({ red, blue, toMove }: Position): [own: Bits, other: Bits] {
  return toMove === 'red' ? [bitsOf(red), bitsOf(blue)] : [bitsOf(blue), bitsOf(red)]
}

/** Whose stone is on a node, or `null` when it is empty. */
export function ownerOf({ red, blue }: Position, node: number): Colour | null {
  return has(red, node) ? 'red' : has(blue, node) ? 'blue' : null
}

/** Are these the same stones on the same board, with the same side to move? */
export function isSamePosition(one: Position, other: Position): boolean {
  return one.board === other.board && one.red === other.red && one.blue === other.blue && one.toMove === other.toMove
}

/** Why this position cannot arise in a game, or `null` when it can. */
export function faultOf(position: Position): Fault | null {
  const { board, red, blue, toMove } = position
  const reds = size(red)
  const blues = size(blue)
  const fault = (code: Fault['code'], values = {}): Fault => ({ code, values })
  if (intersects(red, blue)) return fault('shared')
  if (toMove === 'red' && reds !== blues) return fault('redsTurn', { reds, blues })
  if (toMove === 'blue' && reds !== blues + 1) return fault('bluesTurn', { reds, blues })
  const connected = COLOURS.filter((colour) => winningChain(board, position[colour]) !== EMPTY)
  if (connected.length === 2) return fault('bothConnected')
  if (connected[0] === toMove) return fault(`${toMove}Connected`)
  return null
}

/** The colour whose chain touches three sides, or `null` while the game is open. */
export function winnerOf(position: Position): Colour | null {
  return COLOURS.find((colour) => winningChain(position.board, position[colour]) !== EMPTY) ?? null
}

/** The stones of the chain that has won; the empty set while the game is open. */
export function winningStones({ board, red, blue }: Position): NodeSet {
  return union(winningChain(board, red), winningChain(board, blue))
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
  const { board, red, blue, toMove } = position
  if (!(node in board.names)) throw new RangeError(`there is no node ${node}`)
  if (!has(emptyNodes(position), node)) throw new FaultError('taken', { node: board.names[node] })
  return toMove === 'red'
    ? { board, red: withNode(red, node), blue, toMove: 'blue' }
    : { board, red, blue: withNode(blue, node), toMove: 'red' }
}

/** The successors of an open position in id order, so that a search can walk them in a `for … of`. */
export function* successors(position: Position): Generator<Successor> {
  const empty = emptyNodes(position)
  const wins = winningMoves(position.board, position[position.toMove], empty)
  for (const node of nodesOf(empty)) yield { node, position: play(position, node), isTerminal: has(wins, node) }
}
