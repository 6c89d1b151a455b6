/**
 * Chains and the end of the game by bit-parallel flood fill. Its slow twin is the report's depth-first search
 * (`terminal-test.ts`); tests check that both agree.
 */
import { neighbours, SIDES_TO_WIN, type Board } from './board.ts'
import { only, size, type NodeSet } from './node-set.ts'

/** All nodes of `within` that are connected to `start` through nodes of `within`; `start` itself is always included. */
export function flood(board: Board, start: NodeSet, within: NodeSet): NodeSet {
  let reached = start
  for (;;) {
    const next = reached | (neighbours(board, reached) & within)
    if (next === reached) return reached
    reached = next
  }
}

/**
 * The rounds of `flood`: `start`, then the nodes that each round adds. The last round, which adds nothing, is left out.
 */
export function floodRounds(board: Board, start: NodeSet, within: NodeSet): NodeSet[] {
  const rounds: NodeSet[] = []
  let rest = within & ~start
  for (let added = start; added !== 0; added = neighbours(board, added) & rest) {
    rounds.push(added)
    rest &= ~added
  }
  return rounds
}

/** The chains of a colour's stones, each a maximal connected set. */
export function* chainsOf(board: Board, own: NodeSet): Generator<NodeSet> {
  for (let rest = own; rest !== 0;) {
    const chain = flood(board, rest & -rest, own)
    yield chain
    rest &= ~chain
  }
}

/** Does this set touch three sides or more? */
function touchesEnoughSides(board: Board, chain: NodeSet): boolean {
  let touched = 0
  for (const side of board.sides) if ((chain & side) !== 0) touched++
  return touched >= SIDES_TO_WIN
}

/** The chain of `own` that touches three sides, or 0 when there is none. */
export function winningChain(board: Board, own: NodeSet): NodeSet {
  for (const chain of chainsOf(board, own)) if (touchesEnoughSides(board, chain)) return chain
  return 0
}

/** The sides, numbered from 0, of the chain that touches the most; of equal chains the larger counts. */
export function sidesJoined(board: Board, own: NodeSet): number[] {
  const touched = (chain: NodeSet) => board.sides.flatMap((side, k) => ((chain & side) === 0 ? [] : [k]))
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
  // Bit planes that count, for every node at once, how many sides a stone there would reach (up to three).
  let once = 0
  let twice = 0
  let thrice = 0
  for (let k = 0; k < board.sides.length; k++) {
    const side = board.sides[k]
    const onSide = own & side
    const reach = onSide === 0 ? side : side | neighbours(board, flood(board, onSide, own))
    thrice |= twice & reach
    twice |= once & reach
    once |= reach
  }
  return thrice & empty
}
