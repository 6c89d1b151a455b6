/** The standing of every node of a typed tree at a moment of its replay, with values for Max, as on a blackboard. */
import { EVENTS, NO_NODE } from '../../../engine/search/trace.ts'
import type { Trace } from '../../../engine/search/recorder.ts'
import { TURNED, type Valued } from '../../../engine/search/replay-moment.ts'
import { isLeaf, type TypedTree } from '../../../engine/search/typed-tree.ts'

export interface NodeStanding {
  /** The value for Max that its last search returned; null before that. */
  readonly returned: Valued | null
  /** The search is in it. */
  readonly isOpen: boolean
  /** The search has entered it at least once. */
  readonly isSeen: boolean
  /** A cutoff above it ended the search before it was entered. */
  readonly isCut: boolean
}

const NOTHING: NodeStanding = { returned: null, isOpen: false, isSeen: false, isCut: false }

/** The ways in which a search returns a value outside of its window: the best it has found, or the window's limit. */
export const FAILURES = ['soft', 'hard'] as const
export type Failure = (typeof FAILURES)[number]

/**
 * The standing of each node, by its number, after `event` events of a recording whose window begins with the first.
 * Fail-soft and fail-hard visit the same states, so the values of either follow from the same events.
 */
export function standingOf(tree: TypedTree, trace: Trace, event: number, failure: Failure): readonly NodeStanding[] {
  // The values of the moves of each state on the line, for its side to move, as fail-soft returns them.
  const found: Map<number, Valued>[] = []
  const nodes = tree.children.map(() => NOTHING)
  const path = [0]
  const change = (node: number, patch: Partial<NodeStanding>) => void (nodes[node] = { ...nodes[node], ...patch })
  for (let row = 0; row < Math.min(event, trace.length); row++) {
    const ply = trace.ply[row]
    const node = path[ply]
    switch (trace.kind[row]) {
      case EVENTS.iteration:
        change(0, { isOpen: true, isSeen: true })
        break
      case EVENTS.research:
        // The root is searched again as a whole; a move is when it is entered.
        if (trace.node[row] === NO_NODE) change(0, { isOpen: true, returned: null })
        break
      case EVENTS.enter:
        path[ply] = trace.node[row]
        change(path[ply], { isOpen: true, isSeen: true, isCut: false, returned: null })
        break
      case EVENTS.expand:
        found[ply] = new Map()
        // Searched again, it may look at other moves.
        for (const below of tree.children[node]) change(below, { returned: null, isCut: false })
        break
      case EVENTS.leave:
      case EVENTS.cutoff: {
        const hard = returnedBy(tree, trace, row, node)
        const soft = isLeaf(tree, node) ? hard : bestOf(tree.children[node], found[ply])
        if (ply > 0) found[ply - 1].set(node, turned(soft))
        const own = failure === 'soft' ? soft : hard
        const isMax = tree.isMax === (ply % 2 === 0)
        change(node, { isOpen: false, returned: isMax ? own : turned(own) })
        if (trace.kind[row] === EVENTS.cutoff)
          for (const below of tree.children[node])
            if (!nodes[below].isSeen || nodes[below].returned === null) change(below, { isCut: true })
      }
    }
  }
  return nodes
}

const turned = ({ value, bound }: Valued): Valued => ({ value: 0 - value, bound: TURNED[bound] })

/** The best value found among the moves of a state: at least that, where not all of them have been searched. */
function bestOf(children: readonly number[], found: ReadonlyMap<number, Valued>): Valued {
  const best = [...found.values()].reduce((best, it) =>
    it.value > best.value || (it.value === best.value && it.bound === 'exact') ? it : best,
  )
  return found.size < children.length ? { value: best.value, bound: 'least' } : best
}

/** The value that a fail-hard search returns, for the side to move. */
function returnedBy(tree: TypedTree, { kind, value, alpha, beta }: Trace, row: number, node: number): Valued {
  const isCutoff = kind[row] === EVENTS.cutoff
  const own = isCutoff ? beta[row] : value[row]
  const bound =
    isLeaf(tree, node) || alpha[row] === beta[row]
      ? 'exact'
      : isCutoff
        ? 'least'
        : own === alpha[row]
          ? 'most'
          : 'exact'
  return { value: own, bound }
}
