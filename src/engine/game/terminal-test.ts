/**
 * The terminal test as the student report describes it: from the last stone, a depth-first search over the mover's own
 * stones, in the order of their ids, gives the set A; with the five side sets B … F, the state is terminal when at
 * least three of A∩B … A∩F have a member. The walk is recorded, to be shown step by step. Cost: every link of the chain
 * is followed twice. `DepthFirstTest` makes the same test without the record, for a search that is told to use it; by
 * default searches use a flood fill. Tests check that all agree.
 */
import type { Board } from './board.ts'
import { EMPTY, has, intersection, nodesOf, withNode, type NodeSet } from './node-set.ts'
import { SIDES_TO_WIN } from './pentagon.ts'

/**
 * How a search finds that a move wins: all winning moves of a state at once by flood fill, or one state at a time by
 * the report's depth-first search.
 */
export const TERMINAL_TESTS = ['flood', 'dfs'] as const
export type TerminalTestKind = (typeof TERMINAL_TESTS)[number]

/**
 * One own neighbour, and the step that the search takes there. `down`: visits it. `before`: skips it, as it was in A
 * before this stone's neighbours were looked at. `meanwhile`: skips it, as it was visited from an earlier neighbour.
 */
export interface MetNeighbour {
  readonly node: number
  readonly how: 'down' | 'before' | 'meanwhile'
}

/** The visit of one stone. */
export interface WalkStep {
  readonly node: number
  /** The stone that the search came down from; null for the last stone of the game, where the search begins. */
  readonly from: number | null
  /** The own neighbours in the order of their ids. */
  readonly met: readonly MetNeighbour[]
  /** The stones to which the search returns, in order, before it goes down again; empty where it goes on from here. */
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
 * @param own all stones of the colour that moved last, `lastStone` among them
 */
export function terminalTest(board: Board, own: NodeSet, lastStone: number): TerminalTest {
  const walk: Step[] = []
  const chain = visit(board, own, walk, EMPTY, lastStone, null)
  const intersections = board.sides.map((side) => intersection(side, chain))
  return {
    walk,
    chain,
    intersections,
    isTerminal: intersections.filter((common) => common !== EMPTY).length >= SIDES_TO_WIN,
  }
}

type Step = WalkStep & { readonly met: MetNeighbour[]; readonly back: number[] }

/** Visits a stone, and from there all that are not in `chain` yet; returns the set with them. */
function visit(board: Board, own: NodeSet, walk: Step[], chain: NodeSet, node: number, from: number | null): NodeSet {
  const before = withNode(chain, node)
  let reached = before
  const step: Step = { node, from, met: [], back: [] }
  walk.push(step)
  for (const next of nodesOf(intersection(board.adjacent[node], own))) {
    const how = has(before, next) ? 'before' : has(reached, next) ? 'meanwhile' : 'down'
    step.met.push({ node: next, how })
    if (how !== 'down') continue
    reached = visit(board, own, walk, reached, next, node)
    walk[walk.length - 1].back.push(node)
  }
  return reached
}
