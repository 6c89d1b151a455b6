/** Building game trees: every move is checked as it is added. */
import { hasWon } from './chain.ts'
import type { Colour } from './colour.ts'
import type { Game, Move } from './game.ts'
import { quote } from './notation.ts'
import { momentOf, NO_INFO, START, type GameInfo, type GameTree, type Moment } from './game-tree.ts'
import type { Fault } from './fault.ts'
import { EMPTY, has } from './node-set.ts'
import { emptyNodes, play, stonesOf, winnerOf, type Position } from './position.ts'

/** The name, comment and properties of a moment. */
export type Remarks = Partial<Pick<Moment, 'name' | 'comment' | 'properties'>>

/** Why a move cannot be played. */
export type MoveFault = 'over' | 'off-board' | 'taken' | 'no-swap'

export class IllegalMove extends RangeError {
  override readonly name = 'IllegalMove'
  constructor(readonly fault: MoveFault) {
    super(`illegal move: ${fault}`)
  }

  /** @param node its name, or its number in the file */
  inWords(node: string): Fault {
    switch (this.fault) {
      case 'taken':
        return { code: 'taken', values: { node } }
      case 'off-board':
        return { code: 'node', values: { found: quote(node) } }
      case 'no-swap':
        return { code: 'noSwap', values: {} }
      case 'over':
        return { code: 'over', values: {} }
    }
  }
}

/** A moment while its tree is being built. */
type NewMoment = Moment & { readonly children: number[] }

/** Builds a tree moment by moment, each in constant time: for files. */
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
  moverAt(at: number): Colour {
    return this.at(at).position.toMove
  }

  /**
   * Adds a moment as the last variation; returns its id.
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

  tree(info: GameInfo, resigned: Colour | null): GameTree {
    return { moments: this.moments, swapRule: this.swapRule, resigned, info, nextId: this.moments.size }
  }

  private at(id: number): NewMoment {
    return this.moments.get(id) as NewMoment
  }
}

/** Is a swap allowed after this moment? With the swap rule, after the first stone on an empty board. */
export function allowsSwap(swapRule: boolean, { position }: Moment, before: Moment): boolean {
  return swapRule && stonesOf(position) === EMPTY && before.ply === 1
}

function faultOfMove({ position, winner }: Moment, move: Move, maySwap: boolean): MoveFault | null {
  if (winner !== null) return 'over'
  if (move === 'swap') return maySwap ? null : 'no-swap'
  if (!(move in position.board.names)) return 'off-board'
  return has(emptyNodes(position), move) ? null : 'taken'
}

/** The part of a moment that depends only on the moves before it. */
type MomentState = Pick<Moment, 'position' | 'ply' | 'winner'>

/** @throws IllegalMove */
export function stateAfter(before: Moment, move: Move, maySwap: boolean): MomentState {
  const fault = faultOfMove(before, move, maySwap)
  if (fault !== null) throw new IllegalMove(fault)
  const ply = before.ply + 1
  if (move === 'swap') return { position: before.position, ply, winner: null }
  const mover = before.position.toMove
  const position = play(before.position, move)
  return { position, ply, winner: hasWon(position.board, position[mover], position.cornersToWin) ? mover : null }
}

// One literal rather than spreads, which for a long file take longer than all the rest.
export function newMoment(
  id: number,
  parent: number | null,
  move: Move | null,
  { position, ply, winner }: MomentState,
  remarks: Remarks,
): NewMoment {
  const { name = '', comment = '', properties = {} } = remarks
  return { id, parent, move, position, ply, winner, name, comment, properties, children: [] }
}

/** A tree without moves. */
export function newTree(start: Position, swapRule: boolean, info: GameInfo = NO_INFO): GameTree {
  return new TreeBuilder(start, swapRule).tree(info, null)
}

/** A game as a tree of one line: its moves, without those taken back. */
export function fromGame({ start, swapRule, moves, resigned }: Game, info: GameInfo = NO_INFO): GameTree {
  const builder = new TreeBuilder(start, swapRule)
  let at = START
  for (const move of moves) at = builder.add(at, move)
  return builder.tree(info, resigned)
}

/** May the side to move answer the first stone by a swap? */
export function canSwapAt(tree: GameTree, at: number): boolean {
  return (
    faultOfMove(momentOf(tree, at), 'swap', allowsSwap(tree.swapRule, momentOf(tree, START), momentOf(tree, at))) ===
    null
  )
}
