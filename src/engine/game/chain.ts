/**
 * Chains and the end of the game by flood fill, on boards of any size. Its twins are the kernels' bit-parallel fill
 * (`bits/bit-chain.ts`) and the report's depth-first search (`terminal-test.ts`); tests check that all agree.
 */
import { neighbours, type Board } from './board.ts'
import { CAPTURED, MEMBER_COUNT, membersOf, sideSet, together, type CornersToWin } from './corners.ts'
import {
  difference,
  EMPTY,
  has,
  intersection,
  intersects,
  lowest,
  nodesOf,
  only,
  setOf,
  size,
  union,
  type NodeSet,
} from './node-set.ts'
import { SIDES_TO_WIN } from './pentagon.ts'

/** All nodes of `within` that are connected to `start` through nodes of `within`; `start` itself is always included. */
export function flood(board: Board, start: NodeSet, within: NodeSet): NodeSet {
  let reached = start
  for (let added = start; added !== EMPTY; reached = union(reached, added))
    added = difference(intersection(neighbours(board, added), within), reached)
  return reached
}

/**
 * The rounds of `flood`: `start`, then the nodes that each round adds. The last round, which adds nothing, is left out.
 */
export function floodRounds(board: Board, start: NodeSet, within: NodeSet): NodeSet[] {
  const rounds: NodeSet[] = []
  let rest = difference(within, start)
  for (let added = start; added !== EMPTY; added = intersection(neighbours(board, added), rest)) {
    rounds.push(added)
    rest = difference(rest, added)
  }
  return rounds
}

/** The chains of a colour's stones, each a maximal connected set. */
export function* chainsOf(board: Board, own: NodeSet): Generator<NodeSet> {
  for (let rest = own; rest !== EMPTY;) {
    const chain = flood(board, only(lowest(rest)), own)
    yield chain
    rest = difference(rest, chain)
  }
}

/** The numbers of the sides that a set touches. */
function sidesOf(board: Board, set: NodeSet): number[] {
  return board.sides.flatMap((side, k) => (intersects(set, side) ? [k] : []))
}

/** A corner that a colour has captured, with the chain that captures it. */
export interface CapturedCorner {
  readonly corner: number
  readonly chain: NodeSet
}

/** The corners that a colour has captured, in order. No corner has two such chains. */
export function capturedCorners(board: Board, own: NodeSet): CapturedCorner[] {
  return [...chainsOf(board, own)]
    .flatMap((chain) => membersOf(CAPTURED[sideSet(sidesOf(board, chain))]).map((corner) => ({ corner, chain })))
    .sort((a, b) => a.corner - b.corner)
}

/** Has a colour captured as many corners as win? */
export function hasWon(board: Board, own: NodeSet, cornersToWin: CornersToWin): boolean {
  return capturedCorners(board, own).length >= cornersToWin
}

/** The chains by which a colour has won; the empty set when it has not. */
export function winningChains(board: Board, own: NodeSet, cornersToWin: CornersToWin): NodeSet {
  const captured = capturedCorners(board, own)
  return captured.length < cornersToWin ? EMPTY : captured.map(({ chain }) => chain).reduce(union)
}

/** The sides, numbered from 0, of the chain that touches the most; of equal chains the larger counts. */
export function sidesJoined(board: Board, own: NodeSet): number[] {
  const best = [...chainsOf(board, own)]
    .map((chain) => ({ stones: size(chain), sides: sidesOf(board, chain) }))
    .sort((a, b) => b.sides.length - a.sides.length || b.stones - a.stones)
    .at(0)
  return best?.sides ?? []
}

/** Has the colour of `own` connected three sides with the chain of `lastStone`? */
export function isWonBy(board: Board, own: NodeSet, lastStone: number): boolean {
  return sidesOf(board, flood(board, only(lastStone), own)).length >= SIDES_TO_WIN
}

/**
 * All empty nodes on which a stone captures a corner that makes as many as win. A stone reaches a side if it lies on it,
 * or beside an own chain on it.
 */
export function winningMoves(board: Board, own: NodeSet, empty: NodeSet, cornersToWin: CornersToWin): NodeSet {
  const chains = Array.from(chainsOf(board, own), (chain) => ({
    beside: neighbours(board, chain),
    sides: sideSet(sidesOf(board, chain)),
  }))
  const held = chains.map(({ sides }) => CAPTURED[sides]).reduce(together, 0)
  const wins = (node: number) => {
    let sides = board.sidesAt[node]
    for (const chain of chains) if (has(chain.beside, node)) sides = together(sides, chain.sides)
    return CAPTURED[sides] !== 0 && MEMBER_COUNT[together(held, CAPTURED[sides])] >= cornersToWin
  }
  return setOf([...nodesOf(empty)].filter(wins))
}
