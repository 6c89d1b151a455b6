/** Trees typed as text: what is read, what is refused, and that every algorithm finds their values. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Recorder } from '../../../src/engine/search/recorder.ts'
import { EVENTS } from '../../../src/engine/search/trace.ts'
import { searchTree, TREE_ALGORITHMS, type TreeOptions } from '../../../src/engine/search/tree-search.ts'
import { formatTree, isLeaf, parseTree, type TypedTree } from '../../../src/engine/search/typed-tree.ts'

/** Nested arrays as another way to have a tree, whose leaves are numbers. */
type Nested = number | readonly Nested[]

const text = (nested: Nested): string =>
  typeof nested === 'number' ? String(nested) : `(${nested.map(text).join(' ')})`

function minimax(nested: Nested, isMax: boolean): number {
  if (typeof nested === 'number') return nested
  const values = nested.map((below) => minimax(below, !isMax))
  return isMax ? Math.max(...values) : Math.min(...values)
}

/** The leaves that alpha-beta looks at, by Max's and Min's own rules, in order. */
function leavesOf(nested: Nested, isMax: boolean, alpha: number, beta: number, seen: number[]): number {
  if (typeof nested === 'number') {
    seen.push(nested)
    return nested
  }
  let [low, high] = [alpha, beta]
  for (const below of nested) {
    const value = leavesOf(below, !isMax, low, high, seen)
    if (isMax) low = Math.max(low, value)
    else high = Math.min(high, value)
    if (low >= high) break
  }
  return isMax ? low : high
}

const nested = fc.letrec<{ tree: Nested; inner: Nested[] }>((tie) => ({
  tree: fc.oneof({ maxDepth: 5, depthSize: 'large' }, fc.integer({ min: -30, max: 30 }), tie('inner')),
  inner: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
})).inner

/** The values of the leaves that a search enters, in order. */
function visitedLeaves(tree: TypedTree, options: TreeOptions): number[] {
  const recorder = new Recorder()
  searchTree(tree, options, recorder)
  const { kind, node, length } = recorder.finish()
  return [...kind.subarray(0, length).entries()]
    .filter(([i, event]) => event === EVENTS.enter && isLeaf(tree, node[i]))
    .map(([i]) => tree.values[node[i]])
}

describe('a typed tree', () => {
  it('is written as it was read, in the shortest form', () => {
    expect(formatTree(parseTree(' ( (3, 12 8) (2;4 6)\n(14 −5 +2))'))).toBe('((3 12 8)(2 4 6)(14 -5 2))')
    expect(formatTree(parseTree('min (1 (2 3) 4)'))).toBe('min (1(2 3)4)')
  })

  it('is read back from what is written', () => {
    fc.assert(
      fc.property(nested, (tree) => {
        const read = parseTree(text(tree))
        expect(parseTree(formatTree(read))).toEqual(read)
      }),
    )
  })

  it('names its nodes level after level', () => {
    const { names, children, depth } = parseTree('((3 12)(2 4 6)7)')
    expect(children[0].map((node) => names[node])).toEqual(['B', 'C', 'D'])
    expect(children[2].map((node) => names[node])).toEqual(['G', 'H', 'I'])
    expect(depth).toBe(2)
    expect(parseTree(`(${'1 '.repeat(30)})`).names.slice(25, 29)).toEqual(['Z', 'AA', 'AB', 'AC'])
  })

  it.each([
    ['', 'a tree is written in brackets'],
    ['3', 'character 1: 3 stands before the first bracket'],
    ['max 5 (1)', 'character 5: 5 stands before the first bracket'],
    ['(1 x)', 'character 4: x is neither a bracket nor a whole number'],
    ['(1 2.5)', 'character 5: . is neither'],
    ['(1 () 2)', 'character 4: this bracket is empty'],
    ['(1 (2 3)', 'character 1: this bracket is never closed'],
    ['(1 2)) 3', 'character 6: ) stands after the end'],
    ['(1 10000)', 'character 4: 10000 is not a value'],
    ['((((((((((((1))))))))))))', 'character 11: a tree is at most 10 plies deep'],
    [`(${'1 '.repeat(201)})`, 'character 402: a tree has at most 200 nodes'],
    [`(${' '.repeat(2000)}1)`, 'the text has 2003 characters'],
  ])('names the place of the fault in %s', (typed, fault) => {
    expect(() => parseTree(typed)).toThrow(fault)
  })

  it('is read or refused with one error, whatever is typed', () => {
    const typed = fc.string({ unit: fc.constantFrom('(', ')', '1', '-', ' ', 'x', '−', 'min', '\0', '9') })
    fc.assert(
      fc.property(fc.oneof(typed, fc.string()), (typed) => {
        try {
          expect(formatTree(parseTree(typed))).toMatch(/^(min )?\(.*\)$/)
        } catch (error) {
          expect((error as Error).name).toBe('FaultError')
        }
      }),
    )
  })
})

describe('a search of a typed tree', () => {
  it('finds the value of plain minimax with every algorithm, for Max and for Min', () => {
    const guess = fc.integer({ min: -40, max: 40 })
    fc.assert(
      fc.property(nested, fc.boolean(), guess, fc.integer({ min: 1, max: 9 }), (tree, isMax, guess, margin) => {
        const typed = parseTree(`${isMax ? 'max' : 'min'} ${text(tree)}`)
        for (const algorithm of TREE_ALGORITHMS)
          expect(searchTree(typed, { algorithm, guess, margin }).value).toBe(minimax(tree, isMax))
      }),
    )
  })

  it('looks at the leaves of an independent alpha-beta', () => {
    fc.assert(
      fc.property(nested, (tree) => {
        const seen: number[] = []
        leavesOf(tree, true, -Infinity, Infinity, seen)
        expect(visitedLeaves(parseTree(text(tree)), { algorithm: 'alpha-beta' })).toEqual(seen)
      }),
    )
  })

  it('plays to a move worth the root’s value', () => {
    const { move, value, line } = searchTree(parseTree('((3 12 8)(2 4 6)(14 5 2))'), { algorithm: 'negascout' })
    expect({ move, value, line }).toEqual({ move: 1, value: 3, line: [1, 4] })
  })

  it('searches a move again that failed high in a null window', () => {
    const tree = parseTree('((3 9)((5 6)(7 4)))')
    expect(visitedLeaves(tree, { algorithm: 'negascout' })).toEqual([3, 9, 5, 7, 5, 6, 7])
  })

  it('refuses an algorithm that needs values of inner nodes', () => {
    expect(() => searchTree(parseTree('(1 2)'), { algorithm: 'iterative-deepening' })).toThrow(RangeError)
  })
})

describe('the trees of the literature', () => {
  it('Russell and Norvig: the value is 3, and what follows the 2 is cut', () => {
    const tree = parseTree('((3 12 8)(2 4 6)(14 5 2))')
    expect(searchTree(tree, { algorithm: 'alpha-beta' }).value).toBe(3)
    expect(visitedLeaves(tree, { algorithm: 'alpha-beta' })).toEqual([3, 12, 8, 2, 14, 5, 2])
    expect(visitedLeaves(tree, { algorithm: 'minimax' })).toHaveLength(9)
  })

  it.each([
    [2, 3],
    [3, 2],
    [3, 3],
    [2, 6],
    [3, 4],
    [5, 2],
  ])('Knuth and Moore: of %i moves and %i plies, well ordered, b^⌈d/2⌉ + b^⌊d/2⌋ − 1 leaves are seen', (b, d) => {
    // Every first move is the best: the first leaf is worth 0, and every other move is worse for its mover.
    const best = (depth: number, isMax: boolean, value: number): Nested =>
      depth === 0
        ? value
        : Array.from({ length: b }, (_, i) => best(depth - 1, !isMax, i === 0 ? value : isMax ? value - 1 : value + 1))
    const seen = visitedLeaves(parseTree(text(best(d, true, 0))), { algorithm: 'alpha-beta' })
    expect(seen).toHaveLength(b ** Math.ceil(d / 2) + b ** Math.floor(d / 2) - 1)
  })

  it('Plaat et al.: the value is 35, and the first bound from above is 41', () => {
    const tree = parseTree('((((41 5)(12 90))((101 80)(20 30)))(((34 80)(36 35))((50 36)(25 3))))')
    for (const algorithm of TREE_ALGORITHMS) expect(searchTree(tree, { algorithm }).value).toBe(35)
    // From above all, the first question looks at the leaves of the first max solution tree, the best of which is 41.
    expect(visitedLeaves(tree, { algorithm: 'mtdf', guess: 9_000 }).slice(0, 4)).toEqual([41, 12, 34, 36])
  })
})
