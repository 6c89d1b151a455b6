/** Searches of a typed tree, made by the same algorithms as those of a position, down to its leaves at any depth. */
import { now } from '../math/clock.ts'
import { addCounters } from './counters.ts'
import { Limits } from './limits.ts'
import { REPORTS_MARGIN } from './margin.ts'
import { ALGORITHMS, METHODS, type Algorithm } from './methods.ts'
import { Recorder, type Trace } from './recorder.ts'
import { SearchRun } from './run.ts'
import type { SearchOptions, SearchResult } from './search.ts'
import type { State } from './state.ts'
import type { TraceRecorder } from './trace.ts'
import { TreeStates } from './tree-states.ts'
import { isLeaf, type TypedTree } from './typed-tree.ts'

/** The algorithms that search to one depth: a typed tree tells nothing of what its inner nodes are worth. */
export const TREE_ALGORITHMS: readonly Algorithm[] = ALGORITHMS.filter((name) => {
  const method = METHODS[name]
  return !method.deepens || method.once !== null
})

/** The options of a search of a typed tree. Its moves are searched in the order typed. */
export type TreeOptions = Pick<SearchOptions, 'algorithm' | 'margin' | 'guess'>

class TreeRun extends SearchRun {
  constructor(
    private readonly tree: TypedTree,
    trace: TraceRecorder | null,
  ) {
    super(tree.isMax ? 'red' : 'blue', {
      ordering: 'id',
      extension: 'none',
      memory: { ordering: null, cutoffs: null, table: null },
      states: () => new TreeStates(tree),
      limits: new Limits(() => false),
      trace,
    })
  }

  /** A leaf of the tree ends the search, however deep its neighbours go. */
  override depthBelow(state: State, i: number, depth: number): number {
    return isLeaf(this.tree, state.nodes[i]) ? 0 : depth - 1
  }
}

/** The full options of a search of a tree, as they are recorded. */
export function treeOptions(tree: TypedTree, { algorithm, margin, guess }: TreeOptions): SearchOptions {
  return {
    algorithm,
    depth: tree.depth,
    ordering: 'id',
    ...(margin !== undefined && { margin }),
    ...(guess !== undefined && { guess }),
  }
}

/**
 * Searches a tree. The value of the result is the root's for Max.
 *
 * @throws RangeError when the algorithm cannot search a tree
 */
export function searchTree(tree: TypedTree, options: TreeOptions, trace: TraceRecorder | null = null): SearchResult {
  const { algorithm, margin = REPORTS_MARGIN, guess = 0 } = options
  const method = METHODS[algorithm]
  const once = method.deepens ? method.once : method.search
  if (once === null) throw new RangeError(`${algorithm} does not search a typed tree`)
  const started = now()
  const run = new TreeRun(tree, trace)
  run.beginIteration(tree.depth)
  const ofRoot = tree.isMax ? guess : 0 - guess
  run.endIteration(once(run, run.root, tree.depth, ofRoot, Math.max(1, Math.round(margin))))
  const [{ line, value }] = run.iterations
  return {
    algorithm,
    depth: tree.depth,
    move: line[0],
    value: value ?? 0,
    line,
    iterations: run.iterations,
    ...addCounters(run.iterations),
    shortestWin: null,
    ms: now() - started,
  }
}

/** Searches a tree and records all of it. */
export function recordTree(tree: TypedTree, options: TreeOptions): { result: SearchResult; trace: Trace } {
  const recorder = new Recorder()
  const result = searchTree(tree, options, recorder)
  return { result, trace: recorder.finish() }
}
