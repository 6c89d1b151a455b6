/**
 * Chains and the end of the game by flood fill, on boards of any size. Its twins are the kernels' bit-parallel fill
 * (`bits/bit-chain.ts`) and the report's depth-first search (`terminal-test.ts`); tests check that all agree.
 */
import { neighbours, type Board } from './board.ts'
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

/** Does this set touch three sides or more? */
function touchesEnoughSides(board: Board, chain: NodeSet): boolean {
  return board.sides.filter((side) => intersects(chain, side)).length >= SIDES_TO_WIN
}

/** The chain of `own` that touches three sides, or the empty set when there is none. */
export function winningChain(board: Board, own: NodeSet): NodeSet {
  for (const chain of chainsOf(board, own)) if (touchesEnoughSides(board, chain)) return chain
  return EMPTY
}

/** The sides, numbered from 0, of the chain that touches the most; of equal chains the larger counts. */
export function sidesJoined(board: Board, own: NodeSet): number[] {
  const touched = (chain: NodeSet) => board.sides.flatMap((side, k) => (intersects(chain, side) ? [k] : []))
  const best = [...chainsOf(board, own)]
    .map((chain) => ({ stones: size(chain), sides: touched(chain) }))
    .sort((a, b) => b.sides.length - a.sides.length || b.stones - a.stones)
    .at(0)
  return best?.sides ?? []
}

/** Has the colour of `own` connected three sides with the chain of `lastStone`? The fast terminal test. */
export function isWonBy(board: Board, own: NodeSet, lastStone: number): boolean {
  return touchesEnoughSides(board, flood(board, only(lastStone), own))
}

/**
 * All empty nodes on which a stone wins at once. A stone reaches a side if it lies on it, or beside an own chain on it;
 * a node that reaches three sides wins.
 */
export function winningMoves(board: Board, own: NodeSet, empty: NodeSet): NodeSet {
  const reached = board.sides.map((side) => {
    const onSide = intersection(own, side)
    return onSide === EMPTY ? side : union(side, neighbours(board, flood(board, onSide, own)))
  })
  return setOf([...nodesOf(empty)].filter((node) => reached.filter((reach) => has(reach, node)).length >= SIDES_TO_WIN))
}
