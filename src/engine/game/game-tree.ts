/**
 * A game with variations and comments. Each moment keeps its position, so nothing is ever replayed; a move is checked
 * once, when it enters the tree. Trees are plain values: a change returns another tree, which shares all unchanged
 * moments with the old one and costs one copy of their map (10,000 moments: under a millisecond).
 *
 * A moment keeps its id for as long as it is in the tree, whatever else changes.
 */
import { COLOURS, opponentOf, type Colour } from './colour.ts'
import { type Game, type GameResult, type Move, type Seat } from './game.ts'
import type { Position } from './position.ts'

/** Properties of a file that the app does not use: their values as written, escapes included, in order. */
export type Properties = Readonly<Record<string, readonly string[]>>

/** A state of the game in its tree: the start, or the state after a move. */
export interface Moment {
  readonly id: number
  /** The moment before; null at the start. */
  readonly parent: number | null
  /** The move that led here; null at the start, and where a file has a remark between two moves. */
  readonly move: Move | null
  readonly position: Position
  /** Moves played since the start. */
  readonly ply: number
  readonly winner: Colour | null
  readonly name: string
  readonly comment: string
  readonly properties: Properties
  /** Ids of the next moments: first the continuation, then the variations. */
  readonly children: readonly number[]
}

/**
 * Data that the app adds to a game that a person has played in it: the opponent, whether it was rated, and its
 * mistakes.
 */
export interface Played {
  /** The game's number, by which its record among the rated games is found. */
  readonly seed: number
  /** The seat that the person had; `both` where two people played. */
  readonly seat: Seat | 'both'
  /** The opponent's name among the players that come with the app; empty for any other, whom `players` names. */
  readonly opponent: string
  /** When it ended: ISO 8601, UTC; empty while it is unfinished. */
  readonly ended: string
  readonly isRated: boolean
  /** Is it kept however many games come after it? */
  readonly isStarred: boolean
  /** The moves of the main line, counted from 1, that gave a proven win away; null until all of it is proven. */
  readonly mistakes: readonly number[] | null
}

/** Data about a game that are no moves; an unknown text is empty. */
export interface GameInfo {
  readonly name: string
  readonly notes: string
  readonly tags: readonly string[]
  /** Who plays; `first` starts with Red, and a swap does not change seats. */
  readonly players: Readonly<Record<Seat, string>>
  /** When and where it was played, as people write it. */
  readonly date: string
  readonly place: string
  /** When it was added to the library and last changed there: ISO 8601, UTC. */
  readonly created: string
  readonly changed: string
  /** The app's own data; null for a game that nobody has played in the app, and for a position. */
  readonly played: Played | null
}

export interface GameTree {
  readonly moments: ReadonlyMap<number, Moment>
  readonly swapRule: boolean
  /** The colour that resigned at the end of the main line. */
  readonly resigned: Colour | null
  readonly info: GameInfo
  readonly nextId: number
}

export const START = 0

export const NO_INFO: GameInfo = {
  name: '',
  notes: '',
  tags: [],
  date: '',
  place: '',
  created: '',
  changed: '',
  players: { first: '', second: '' },
  played: null,
}

/** @throws RangeError when the tree has no such moment */
export function momentOf(tree: GameTree, at: number): Moment {
  const moment = tree.moments.get(at)
  if (moment === undefined) throw new RangeError(`the game has no moment ${at}`)
  return moment
}

/** A moment and all that follow it in preorder, variations in order. */
export function* subtree(tree: GameTree, at: number = START): Generator<Moment> {
  const waiting = [at]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const moment = momentOf(tree, id)
    yield moment
    for (let i = moment.children.length - 1; i >= 0; i--) waiting.push(moment.children[i])
  }
}

/** The moments from the start to this one, both included. */
export function lineTo(tree: GameTree, at: number): Moment[] {
  const line: Moment[] = []
  for (let id: number | null = at; id !== null; id = line[line.length - 1].parent) line.push(momentOf(tree, id))
  return line.reverse()
}

/** The moments from the start through this one and on along the first children: with the start, the main line. */
export function lineThrough(tree: GameTree, at: number = START): Moment[] {
  const line = lineTo(tree, at)
  for (let [next] = momentOf(tree, at).children; next !== undefined; [next] = line[line.length - 1].children)
    line.push(momentOf(tree, next))
  return line
}

/** The node of the last stone placed up to a moment; null before the first stone. */
export function lastStoneAt(tree: GameTree, id: number): number | null {
  for (let at: number | null = id; at !== null; at = momentOf(tree, at).parent) {
    const { move } = momentOf(tree, at)
    if (typeof move === 'number') return move
  }
  return null
}

/** The result of the main line; null while it is unfinished. */
export function treeResult(tree: GameTree): GameResult | null {
  const winner = lineThrough(tree).at(-1)?.winner ?? null
  if (winner !== null) return { winner, by: 'connection' }
  return tree.resigned === null ? null : { winner: opponentOf(tree.resigned), by: 'resignation' }
}

const movesOf = (line: readonly Moment[]) => line.flatMap(({ move }) => (move === null ? [] : [move]))

/** The game up to a moment; the rest of the line is kept as moves to redo. */
export function toGame(tree: GameTree, at: number): Game {
  const line = lineThrough(tree, at)
  const rest = line.slice(line.findIndex(({ id }) => id === at) + 1)
  const isItsEnd = at === lineThrough(tree).at(-1)?.id
  return {
    start: line[0].position,
    swapRule: tree.swapRule,
    moves: movesOf(lineTo(tree, at)),
    undone: movesOf(rest).reverse(),
    resigned: isItsEnd && treeResult(tree)?.by === 'resignation' ? tree.resigned : null,
  }
}

/** Who plays a colour at the end of the main line: a swap exchanges the colours. */
export function seatAtEnd(tree: GameTree, colour: Colour): Seat {
  const isSwapped = lineThrough(tree).some(({ move }) => move === 'swap')
  return (colour === 'red') === isSwapped ? 'second' : 'first'
}

/** The known names of the players, Red's first. */
export function playerNames(tree: GameTree): string[] {
  return COLOURS.map((colour) => tree.info.players[seatAtEnd(tree, colour)]).filter((name) => name !== '')
}
