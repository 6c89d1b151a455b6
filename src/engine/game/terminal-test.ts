/**
 * The terminal test as the student report describes it: from the last stone, a depth-first search over the mover's own
 * stones, in the order of their ids, gives the set A; with the five side sets B … F, the state is terminal when at least
 * three of A∩B … A∩F have a member. It keeps its walk, so that it can be followed. Cost: every link of the chain twice.
 * Play and search use the flood fill of `chain.ts`; tests hold the two equal.
 */
import { SIDES_TO_WIN, type Board } from './board.ts'
import { has, nodesOf, only, type NodeSet } from './node-set.ts'

/**
 * How the search finds an own neighbour when its turn comes: `down`: it goes down to it; `before`: it was in A when the search
 * came to this stone; `meanwhile`: it was reached deeper down, from a neighbour before it.
 */
export interface Met {
  readonly node: number
  readonly how: 'down' | 'before' | 'meanwhile'
}

/** One stone, as it comes into A. */
export interface WalkStep {
  readonly node: number
  /** The stone that the search came down from; null for the last stone of the game, where it begins. */
  readonly from: number | null
  /** The own neighbours in the order of their ids. */
  readonly met: readonly Met[]
  /** The stones that the search backs up to before it goes down again, one after another; none where it goes on down from here. */
  readonly back: readonly number[]
}

export interface TerminalTest {
  /** The stones of A in the order in which they come into it. */
  readonly walk: readonly WalkStep[]
  /** The set A. */
  readonly chain: NodeSet
  /** A∩B … A∩F, for the sides A–E. */
  readonly intersections: readonly NodeSet[]
  readonly isTerminal: boolean
}

/**
 * Does the chain of the last stone join three sides?
 *
 * @param own all stones of the player who moved last, `lastStone` among them
 */
export function terminalTest(board: Board, own: NodeSet, lastStone: number): TerminalTest {
  const walk: (WalkStep & { readonly met: Met[]; readonly back: number[] })[] = []
  let chain: NodeSet = 0
  const visit = (node: number, from: number | null): void => {
    chain |= only(node)
    const before = chain
    const step = { node, from, met: [] as Met[], back: [] }
    walk.push(step)
    for (const next of nodesOf(board.adjacent[node] & own)) {
      const how = has(before, next) ? 'before' : has(chain, next) ? 'meanwhile' : 'down'
      step.met.push({ node: next, how })
      if (how !== 'down') continue
      visit(next, node)
      walk[walk.length - 1].back.push(node)
    }
  }
  visit(lastStone, null)
  const intersections = board.sides.map((side) => side & chain)
  return { walk, chain, intersections, isTerminal: intersections.filter((common) => common !== 0).length >= SIDES_TO_WIN }
}
