/**
 * A game with variations and comments. Each moment of it keeps its position, so nothing is ever replayed; a move is
 * checked once, when it enters the tree. Trees are plain values: a change gives another tree, which shares all
 * unchanged moments with the old one and costs one copy of their map (10,000 moments: under a millisecond).
 *
 * Moments are named by numbers, which hold for as long as the moment is in the tree, whatever else is changed.
 */
import { isWonBy } from './chain.ts'
import { SEATS, type Game, type GameResult, type Move, type Seat } from './game.ts'
import { has } from './node-set.ts'
import { opponentOf, type Player } from './player.ts'
import { emptyNodes, play, winnerOf, type Position } from './position.ts'

/** Properties of a file that mean nothing to us: values as they were written, escapes and all, in their order. */
export type Properties = Readonly<Record<string, readonly string[]>>

/** The start of a game, or what one move led to. */
export interface Moment {
  readonly id: number
  /** The moment before; null at the start. */
  readonly parent: number | null
  /** The move that led here; null at the start, and where a file has a remark between two moves. */
  readonly move: Move | null
  readonly position: Position
  /** Moves played since the start. */
  readonly ply: number
  readonly winner: Player | null
  readonly name: string
  readonly comment: string
  readonly properties: Properties
  /** What comes next: first what the game goes on with, then the variations. */
  readonly children: readonly number[]
}

/** What is known of a game; an unknown text is empty. */
export interface GameInfo {
  readonly name: string
  readonly notes: string
  readonly tags: readonly string[]
  /** Who plays; `first` starts with Red, and a swap does not change seats. */
  readonly players: Readonly<Record<Seat, string>>
  /** When and where it was played, as people write it. */
  readonly date: string
  readonly place: string
  /** When it came into the library and was last changed there: ISO 8601, UTC. */
  readonly created: string
  readonly changed: string
}

export interface GameTree {
  readonly moments: ReadonlyMap<number, Moment>
  readonly swapRule: boolean
  /** Who gave up at the end of the main line. */
  readonly resigned: Player | null
  readonly info: GameInfo
  readonly nextId: number
}

export const START = 0

export const NO_INFO: GameInfo = {
  ...{ name: '', notes: '', tags: [], date: '', place: '', created: '', changed: '' },
  players: { first: '', second: '' },
}

/** What a moment has besides its move. */
export type Remarks = Partial<Pick<Moment, 'name' | 'comment' | 'properties'>>

/** Why a move cannot be played. */
export type MoveFault = 'over' | 'off-board' | 'taken' | 'no-swap'

export class IllegalMove extends RangeError {
  override readonly name = 'IllegalMove'
  constructor(readonly fault: MoveFault) {
    super(`illegal move: ${fault}`)
  }
}

/** A moment while its tree is being built. */
type NewMoment = Moment & { readonly children: number[] }

/** Builds a tree moment by moment, each at once however many there are: for files. */
export class TreeBuilder {
  private readonly moments = new Map<number, NewMoment>()

  constructor(
    start: Position,
    private readonly swapRule: boolean,
    remarks: Remarks = {},
  ) {
    this.moments.set(START, newMoment(START, null, null, { position: start, ply: 0, winner: winnerOf(start) }, remarks))
  }

  get size(): number {
    return this.moments.size
  }

  /** Whose turn it is at a moment. */
  moverAt(at: number): Player {
    return this.at(at).position.toMove
  }

  /**
   * Adds a moment as the last variation, and gives its id.
   *
   * @throws IllegalMove
   */
  add(at: number, move: Move | null, remarks: Remarks = {}): number {
    const before = this.at(at)
    const id = this.moments.size
    const maySwap = allowsSwap(this.swapRule, this.at(START), before)
    this.moments.set(id, newMoment(id, at, move, move === null ? before : stateAfter(before, move, maySwap), remarks))
    before.children.push(id)
    return id
  }

  tree(info: GameInfo, resigned: Player | null): GameTree {
    return { moments: this.moments, swapRule: this.swapRule, resigned, info, nextId: this.moments.size }
  }

  private at(id: number): NewMoment {
    return this.moments.get(id) as NewMoment
  }
}

/** Red's first stone on the empty board may be answered by a swap. */
function allowsSwap(swapRule: boolean, { position: { red, blue } }: Moment, before: Moment): boolean {
  return swapRule && (red | blue) === 0 && before.ply === 1
}

function faultOfMove({ position, winner }: Moment, move: Move, maySwap: boolean): MoveFault | null {
  if (winner !== null) return 'over'
  if (move === 'swap') return maySwap ? null : 'no-swap'
  if (!(move in position.board.names)) return 'off-board'
  return has(emptyNodes(position), move) ? null : 'taken'
}

/** What is on the board at a moment. */
type State = Pick<Moment, 'position' | 'ply' | 'winner'>

/** @throws IllegalMove */
function stateAfter(before: Moment, move: Move, maySwap: boolean): State {
  const fault = faultOfMove(before, move, maySwap)
  if (fault !== null) throw new IllegalMove(fault)
  const ply = before.ply + 1
  if (move === 'swap') return { position: before.position, ply, winner: null }
  const mover = before.position.toMove
  const position = play(before.position, move)
  return { position, ply, winner: isWonBy(position.board, position[mover], move) ? mover : null }
}

// One literal rather than spreads, which for a long file take longer than all the rest.
function newMoment(id: number, parent: number | null, move: Move | null, { position, ply, winner }: State, remarks: Remarks): NewMoment {
  const { name = '', comment = '', properties = {} } = remarks
  return { id, parent, move, position, ply, winner, name, comment, properties, children: [] }
}

/** A game of which nothing has been played. */
export function newTree(start: Position, swapRule: boolean, info: GameInfo = NO_INFO): GameTree {
  return new TreeBuilder(start, swapRule).tree(info, null)
}

/** @throws RangeError when the tree has no such moment */
export function momentOf(tree: GameTree, at: number): Moment {
  const moment = tree.moments.get(at)
  if (moment === undefined) throw new RangeError(`the game has no moment ${at}`)
  return moment
}

/** May the side to move answer the first stone by a swap? */
export function canSwapAt(tree: GameTree, at: number): boolean {
  return faultOfMove(momentOf(tree, at), 'swap', allowsSwap(tree.swapRule, momentOf(tree, START), momentOf(tree, at))) === null
}

/** The same tree with these moments in place of those with their ids. */
function withMoments(tree: GameTree, changed: readonly Moment[]): GameTree {
  const moments = new Map(tree.moments)
  for (const moment of changed) moments.set(moment.id, moment)
  return { ...tree, moments }
}

/**
 * Plays a move at a moment: a new variation, or one that is there already. Gives the moment after it.
 *
 * @throws IllegalMove
 */
export function playAt(tree: GameTree, at: number, move: Move): { tree: GameTree; at: number } {
  const before = momentOf(tree, at)
  const known = before.children.find((id) => momentOf(tree, id).move === move)
  if (known !== undefined) return { tree, at: known }
  const id = tree.nextId
  const state = stateAfter(before, move, allowsSwap(tree.swapRule, momentOf(tree, START), before))
  const grown = withMoments(tree, [{ ...before, children: [...before.children, id] }, newMoment(id, at, move, state, {})])
  return { tree: { ...grown, nextId: id + 1 }, at: id }
}

/** Sets the name or comment of a moment. */
export function annotate(tree: GameTree, at: number, remarks: Remarks): GameTree {
  return withMoments(tree, [{ ...momentOf(tree, at), ...remarks }])
}

/** Takes out a moment and all that follows from it; gives the moment before. The start stays. */
export function removeAt(tree: GameTree, at: number): { tree: GameTree; at: number } {
  const { parent } = momentOf(tree, at)
  if (parent === null) return { tree, at }
  const before = momentOf(tree, parent)
  const moments = new Map(tree.moments)
  moments.set(parent, { ...before, children: before.children.filter((id) => id !== at) })
  for (const moment of subtree(tree, at)) moments.delete(moment.id)
  return { tree: { ...tree, moments }, at: parent }
}

/** Puts the line to a moment before the other variations, at the last moment where it is not the first already. */
export function promote(tree: GameTree, at: number): GameTree {
  for (let moment = momentOf(tree, at); moment.parent !== null;) {
    const { id } = moment
    const before = momentOf(tree, moment.parent)
    if (before.children[0] !== id) return withMoments(tree, [{ ...before, children: [id, ...before.children.filter((other) => other !== id)] }])
    moment = before
  }
  return tree
}

/** Every moment from one on, each before what follows from it, variations in order. */
export function* subtree(tree: GameTree, at: number = START): Generator<Moment> {
  const waiting = [at]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const moment = momentOf(tree, id)
    yield moment
    for (let i = moment.children.length - 1; i >= 0; i--) waiting.push(moment.children[i])
  }
}

/**
 * A tree with the ids of another one wherever the same moves lead to a moment: read again from a file, it stays the one in
 * which somebody is at a moment.
 */
export function withIdsOf(tree: GameTree, other: GameTree): GameTree {
  const ids = new Map([[START, START]])
  let nextId = Math.max(tree.nextId, other.nextId)
  for (const { id, children } of subtree(tree)) {
    const free = [...(other.moments.get(ids.get(id) as number)?.children ?? [])]
    for (const child of children) {
      const same = free.findIndex((candidate) => momentOf(other, candidate).move === momentOf(tree, child).move)
      ids.set(child, same < 0 ? nextId++ : free.splice(same, 1)[0])
    }
  }
  const named = (id: number) => ids.get(id) as number
  const moments = Array.from(subtree(tree), (moment) => ({ ...moment, id: named(moment.id), parent: moment.parent === null ? null : named(moment.parent), children: moment.children.map(named) }))
  return { ...tree, nextId, moments: new Map(moments.map((moment) => [moment.id, moment])) }
}

/** The moments from the start to this one, both included. */
export function lineTo(tree: GameTree, at: number): Moment[] {
  const line: Moment[] = []
  for (let id: number | null = at; id !== null; id = line[line.length - 1].parent) line.push(momentOf(tree, id))
  return line.reverse()
}

/** The moments from the start through this one and on along the first children: from the start, the main line. */
export function lineThrough(tree: GameTree, at: number = START): Moment[] {
  const line = lineTo(tree, at)
  for (let [next] = momentOf(tree, at).children; next !== undefined; [next] = line[line.length - 1].children) line.push(momentOf(tree, next))
  return line
}

/** Where the last stone before and at a moment was put; null where none was. */
export function lastStoneAt(tree: GameTree, id: number): number | null {
  for (let at: number | null = id; at !== null; at = momentOf(tree, at).parent) {
    const { move } = momentOf(tree, at)
    if (typeof move === 'number') return move
  }
  return null
}

/** How the main line ended, or null when it did not. */
export function treeResult(tree: GameTree): GameResult | null {
  const winner = lineThrough(tree).at(-1)?.winner ?? null
  if (winner !== null) return { winner, by: 'connection' }
  return tree.resigned === null ? null : { winner: opponentOf(tree.resigned), by: 'resignation' }
}

const movesOf = (line: readonly Moment[]) => line.flatMap(({ move }) => (move === null ? [] : [move]))

/** The game as it was played up to a moment; what the line goes on with can be redone. */
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

/** A game as a tree of one line: its moves, without those taken back. */
export function fromGame({ start, swapRule, moves, resigned }: Game, info: GameInfo = NO_INFO): GameTree {
  const builder = new TreeBuilder(start, swapRule)
  let at = START
  for (const move of moves) at = builder.add(at, move)
  return builder.tree(info, resigned)
}

/** Both players' names, those known, the first player's before the second's. */
export function playerNames({ players }: GameInfo): string[] {
  return SEATS.map((seat) => players[seat]).filter((name) => name !== '')
}
