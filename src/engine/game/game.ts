/**
 * A game: where it started, the moves, what has been undone, and how it ended. Games are plain values.
 *
 * With the swap rule, the second player may answer Red's first stone by taking it over: nothing changes on the board,
 * but the players exchange colours. So a game knows two seats, `first` and `second`, and which of them plays which
 * colour follows from its moves.
 */
import type { Board } from './board.ts'
import { COLOURS, opponentOf, type Colour } from './colour.ts'
import { FaultError } from './fault.ts'
import { formatPosition, NotationError, parseMove, parsePosition } from './notation.ts'
import { EMPTY } from './node-set.ts'
import { play, stonesOf, winnerOf, type Position } from './position.ts'

export const SEATS = ['first', 'second'] as const
export type Seat = (typeof SEATS)[number]

/** A stone on a node, or the exchange of colours. */
export type Move = number | 'swap'

export interface Game {
  readonly start: Position
  readonly swapRule: boolean
  readonly moves: readonly Move[]
  /** Moves taken back; the last of them is the next to redo. */
  readonly undone: readonly Move[]
  /** The colour that resigned. */
  readonly resigned: Colour | null
}

export interface GameResult {
  readonly winner: Colour
  readonly by: 'connection' | 'resignation'
}

/** @param swapRule may the second player answer the first stone by a swap? */
export function newGame(start: Position, swapRule: boolean): Game {
  return { start, swapRule, moves: [], undone: [], resigned: null }
}

/** The position after a move; a swap leaves the stones as they are. */
export function positionAfter(position: Position, move: Move): Position {
  return move === 'swap' ? position : play(position, move)
}

/** The current position, computed from the start. */
export function positionOf(game: Game): Position {
  return game.moves.reduce(positionAfter, game.start)
}

/** A move as games name it: the node, or `swap`. */
export function moveName({ names }: Board, move: Move): string {
  return move === 'swap' ? move : names[move]
}

/** @throws NotationError */
export function moveNamed(board: Board, text: string): Move {
  return text === 'swap' ? text : parseMove(board, text)
}

/** The node of the last stone; null before the first. */
export function lastStoneOf({ moves }: Game): number | null {
  return moves.findLast((move) => move !== 'swap') ?? null
}

/** The winner and the way of winning; null while the game goes on. */
export function resultOf(game: Game): GameResult | null {
  const winner = winnerOf(positionOf(game))
  if (winner !== null) return { winner, by: 'connection' }
  return game.resigned === null ? null : { winner: opponentOf(game.resigned), by: 'resignation' }
}

/** Who plays this colour: Red moves first, unless the colours have been swapped. */
export function seatOf(game: Game, colour: Colour): Seat {
  return (colour === 'red') === game.moves.includes('swap') ? 'second' : 'first'
}

/** The player who may take over the first stone: the one to move, or the other one, once the first stone is made. */
export const SWAPPERS = ['mover', 'opponent'] as const
export type Swapper = (typeof SWAPPERS)[number]

/**
 * The player who may swap, with this move or the next, in a game that goes on; null where nobody may.
 *
 * @param moves made from the start on
 */
export function swapperAfter(moves: number, { start, swapRule }: Pick<Game, 'start' | 'swapRule'>): Swapper | null {
  if (!swapRule || moves > 1 || stonesOf(start) !== EMPTY) return null
  return moves === 0 ? 'opponent' : 'mover'
}

/** The player who may swap, with this move or the next; null where nobody may. */
export function swapperOf(game: Game): Swapper | null {
  return resultOf(game) === null ? swapperAfter(game.moves.length, game) : null
}

/** May the side to move answer Red's first stone by swapping? */
export function canSwap(game: Game): boolean {
  return swapperOf(game) === 'mover'
}

/** A computer's reply to a position, as far as a swap is judged by it. */
export interface Reply {
  readonly node: number
  /** f of the position, or the value by the player's evaluator; ±∞ when the winner is known; null when nothing was computed. */
  readonly value: number | null
  /** Does the player rather swap? Only playouts say so; of the others the value decides. */
  readonly swaps?: boolean
}

/**
 * A computer's move: the node, or a swap if that is allowed and the player wants it, by its own word or by f ≥ 0. Moving
 * first is an advantage, so at f = 0 the first stone is taken over.
 */
export function computersMove(
  swapper: Swapper | null,
  { node, value, swaps = value !== null && value >= 0 }: Reply,
): Move {
  return swapper === 'mover' && swaps ? 'swap' : node
}

/** The game after one more move; moves taken back are forgotten. */
export function addMove(game: Game, move: Move): Game {
  if (resultOf(game) !== null) throw new FaultError('over')
  if (move === 'swap' && !canSwap(game)) throw new FaultError('noSwap')
  if (move !== 'swap') play(positionOf(game), move)
  return { ...game, moves: [...game.moves, move], undone: [] }
}

/** Takes back the last move, or the resignation; the same game when there is nothing to take back. */
export function undoMove(game: Game): Game {
  if (game.resigned !== null) return { ...game, resigned: null }
  const last = game.moves.at(-1)
  if (last === undefined) return game
  return { ...game, moves: game.moves.slice(0, -1), undone: [...game.undone, last] }
}

/** Plays the move last taken back; the same game when there is none. */
export function redoMove(game: Game): Game {
  const next = game.undone.at(-1)
  if (next === undefined || game.resigned !== null) return game
  return { ...game, moves: [...game.moves, next], undone: game.undone.slice(0, -1) }
}

/** The game after this colour has resigned, in or out of turn; the same game when it is over. */
export function resign(game: Game, colour: Colour): Game {
  return resultOf(game) === null ? { ...game, resigned: colour } : game
}

/** A game as plain JSON data, moves by name. */
export interface GameRecord {
  readonly start: string
  readonly swapRule: boolean
  readonly moves: readonly string[]
  readonly undone: readonly string[]
  readonly resigned: Colour | null
}

export function toRecord(game: Game): GameRecord {
  const name = (move: Move) => moveName(game.start.board, move)
  const { swapRule, resigned } = game
  return {
    start: formatPosition(game.start),
    swapRule,
    moves: game.moves.map(name),
    undone: game.undone.map(name),
    resigned,
  }
}

/**
 * Rebuilds a game by playing all its moves, the undone ones too.
 *
 * @throws NotationError when the record is not a game that can arise
 */
export function fromRecord(record: GameRecord): Game {
  const start = parsePosition(record.start)
  if (record.resigned !== null && !COLOURS.includes(record.resigned)) throw new NotationError('resigned')
  try {
    const all = [...record.moves, ...record.undone.toReversed()].map((name) => moveNamed(start.board, name))
    const played = all.reduce(addMove, newGame(start, record.swapRule))
    const game = record.undone.reduce(undoMove, played)
    if (record.resigned === null) return game
    if (resultOf(game) !== null) throw new FaultError('resignedLate')
    return resign(game, record.resigned)
  } catch (error) {
    if (error instanceof FaultError) throw new NotationError('replay', { fault: error.fault })
    throw error
  }
}
