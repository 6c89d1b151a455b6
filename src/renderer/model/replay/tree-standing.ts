/** What is known of every node of a typed tree at a moment of its replay, as one writes it on a blackboard: for Max. */
import { EVENTS, NO_NODE } from '../../../engine/search/trace.ts'
import type { Trace } from '../../../engine/search/recorder.ts'
import { TURNED, type Valued } from '../../../engine/search/replay-moment.ts'
import { isLeaf, type TypedTree } from '../../../engine/search/typed-tree.ts'

export interface NodeStanding {
  /** The value for Max that its last search returned; null before that. */
  readonly returned: Valued | null
  /** The search is in it. */
  readonly isOpen: boolean
  /** It has been entered. */
  readonly isSeen: boolean
  /** A cutoff above it ended the search before it was entered. */
  readonly isCut: boolean
}

const NOTHING: NodeStanding = { returned: null, isOpen: false, isSeen: false, isCut: false }

/** The standing of each node, by its number, after `event` events of a recording whose window begins with the first. */
export function standingOf(tree: TypedTree, trace: Trace, event: number): readonly NodeStanding[] {
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
        // Searched again, it may look at other moves.
        for (const below of tree.children[node]) change(below, { returned: null, isCut: false })
        break
      case EVENTS.leave:
      case EVENTS.cutoff:
        change(node, { isOpen: false, returned: returnedBy(tree, trace, row, node) })
        if (trace.kind[row] === EVENTS.cutoff)
          for (const below of tree.children[node])
            if (!nodes[below].isSeen || nodes[below].returned === null) change(below, { isCut: true })
    }
  }
  return nodes
}

function returnedBy(tree: TypedTree, { kind, ply, value, alpha, beta }: Trace, row: number, node: number): Valued {
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
  const isMax = tree.isMax === (ply[row] % 2 === 0)
  return isMax ? { value: own, bound } : { value: 0 - own, bound: TURNED[bound] }
}
