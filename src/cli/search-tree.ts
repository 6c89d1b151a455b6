/** `polyy search --tree`: the search of a tree typed as text, with the leaves that it has left out. */
import { COUNTER_NAMES, countersOf } from '../engine/search/counters.ts'
import type { Trace } from '../engine/search/recorder.ts'
import { EVENTS } from '../engine/search/trace.ts'
import type { SearchResult } from '../engine/search/search.ts'
import { treeRoot } from '../engine/search/search-root.ts'
import { recordTree, TREE_ALGORITHMS, type TreeOptions } from '../engine/search/tree-search.ts'
import { formatTree, isLeaf, parseTree, type TypedTree } from '../engine/search/typed-tree.ts'
import { InputError } from './input.ts'
import { alignRows, countText, print, printJson } from './text.ts'
import { writeTrace } from './trace.ts'

interface Wanted {
  readonly json: boolean
  /** The file for the trace, if one is wanted. */
  readonly trace?: string | undefined
}

/** @throws FaultError for a text that is no tree */
export function searchTreeText(text: string, options: TreeOptions, { json, trace: file }: Wanted): void {
  if (!TREE_ALGORITHMS.includes(options.algorithm))
    throw new InputError(
      `${options.algorithm} needs values of inner nodes, which a tree does not have: take one of ${TREE_ALGORITHMS.join(', ')}`,
    )
  const tree = parseTree(text)
  const { result, trace } = recordTree(tree, options)
  if (file !== undefined) writeTrace(file, treeRoot(tree), options.algorithm, trace)
  if (json) return printJson(treeRecord(tree, result, trace))
  for (const line of treeText(tree, options, result, trace)) print(line)
}

/** The leaves that were never entered, from left to right. */
function cutLeaves(tree: TypedTree, { kind, node, length }: Trace): number[] {
  const seen = new Set([...node.subarray(0, length)].filter((_, row) => kind[row] === EVENTS.enter))
  const below = (at: number): number[] =>
    isLeaf(tree, at) ? (seen.has(at) ? [] : [at]) : tree.children[at].flatMap((child) => below(child))
  return below(0)
}

const namesIn = ({ names }: TypedTree, nodes: readonly number[]) => nodes.map((node) => names[node])

function treeRecord(tree: TypedTree, result: SearchResult, trace: Trace): object {
  const cut = cutLeaves(tree, trace)
  return {
    tree: formatTree(tree),
    algorithm: result.algorithm,
    depth: result.depth,
    value: result.value,
    move: tree.names[result.move],
    line: namesIn(tree, result.line),
    ...countersOf(result),
    cut: cut.map((leaf) => ({ leaf: tree.names[leaf], value: tree.values[leaf] })),
  }
}

function treeText(tree: TypedTree, { margin, guess }: TreeOptions, result: SearchResult, trace: Trace): string[] {
  const cut = cutLeaves(tree, trace).map((leaf) => `${tree.names[leaf]} = ${tree.values[leaf]}`)
  const window = [
    ...(guess === undefined ? [] : [`guess ${guess}`]),
    ...(margin === undefined ? [] : [`margin ${margin}`]),
  ]
  return [
    `${formatTree(tree)}   ${tree.isMax ? 'Max' : 'Min'} to move`,
    [`${result.algorithm}, depth ${result.depth}`, ...window].join(', '),
    `move   ${tree.names[result.move]}`,
    `value  ${result.value} for Max`,
    `line   ${namesIn(tree, result.line).join(' ')}`,
    `cut    ${cut.length === 0 ? 'no leaf' : cut.join(', ')}`,
    '',
    ...alignRows([[...COUNTER_NAMES], COUNTER_NAMES.map((name) => countText(result[name]))]),
  ]
}
