/** The values of a typed tree on the blackboard, against a fail-soft and a fail-hard alpha-beta written out here. */
import { expect, it } from 'vitest'
import { Random } from '../../../../src/engine/math/random.ts'
import { recordTree } from '../../../../src/engine/search/tree-search.ts'
import { isLeaf, parseTree, type TypedTree } from '../../../../src/engine/search/typed-tree.ts'
import { standingOf, type Failure } from '../../../../src/renderer/model/replay/tree-standing.ts'
import { samples } from '../../../tiers.ts'

/** The values for Max at the end of alpha-beta, by the nodes' names; of a leaf its number. */
function valuesOf(text: string, failure: Failure): Readonly<Record<string, string>> {
  const tree = parseTree(text)
  const { trace } = recordTree(tree, { algorithm: 'alpha-beta' })
  const sign = { exact: '', least: '≥', most: '≤' }
  return Object.fromEntries(
    standingOf(tree, trace, trace.length, failure).flatMap(({ returned }, node) =>
      returned === null || isLeaf(tree, node) ? [] : [[tree.names[node], `${sign[returned.bound]}${returned.value}`]],
    ),
  )
}

/** Alpha-beta for Max and Min (Knuth and Moore 1975), which keeps the value of each node that it visits. */
function reference(tree: TypedTree, failure: Failure): Map<number, number> {
  const values = new Map<number, number>()
  const search = (node: number, isMax: boolean, low: number, high: number): number => {
    if (isLeaf(tree, node)) return tree.values[node]
    let [alpha, beta] = [low, high]
    let best = isMax ? -Infinity : Infinity
    for (const child of tree.children[node]) {
      const value = search(child, !isMax, alpha, beta)
      best = isMax ? Math.max(best, value) : Math.min(best, value)
      if (isMax) alpha = Math.max(alpha, best)
      else beta = Math.min(beta, best)
      if (alpha >= beta) break
    }
    const returned = failure === 'soft' ? best : Math.max(low, Math.min(high, best))
    values.set(node, returned)
    return returned
  }
  search(0, tree.isMax, -Infinity, Infinity)
  return values
}

it.each([
  ['soft', { A: '3', B: '3', C: '≤2', D: '2' }],
  ['hard', { A: '3', B: '3', C: '≤3', D: '≤3' }],
] as const)('has the values of Russell and Norvig’s example, fail-%s', (failure, values) => {
  expect(valuesOf('((3 12 8)(2 4 6)(14 5 2))', failure)).toEqual(values)
})

/** A tree of three plies with numbers from a seed. */
function someTree(seed: number): string {
  const random = new Random(seed)
  const grow = (depth: number): string =>
    depth === 0
      ? String(random.below(40) - 20)
      : `(${Array.from({ length: 2 + random.below(2) }, () => grow(depth - 1)).join(' ')})`
  return grow(3)
}

it.each(['soft', 'hard'] as const)('has the values of an alpha-beta that fails %s', (failure) => {
  for (let seed = 0; seed < samples({ few: 30, all: 1000 }); seed++) {
    const tree = parseTree(someTree(seed))
    const { trace } = recordTree(tree, { algorithm: 'alpha-beta' })
    const standing = standingOf(tree, trace, trace.length, failure)
    for (const [node, value] of reference(tree, failure)) expect(standing[node].returned?.value, `${seed}`).toBe(value)
  }
})
