import { describe, expect, it } from 'vitest'
import { COMPARED, minimalTree } from '../../../src/engine/lab/lab.ts'
import { formatPosition, parsePosition } from '../../../src/engine/game/notation.ts'
import { emptyPosition, successors, type Position } from '../../../src/engine/game/position.ts'
import { addCounters, COUNTER_NAMES } from '../../../src/engine/search/counters.ts'
import { Recorder } from '../../../src/engine/search/recorder.ts'
import { EVENTS } from '../../../src/engine/search/trace.ts'
import { ALGORITHMS, METHODS, searchesAgain, type Algorithm } from '../../../src/engine/search/methods.ts'
import { search, type SearchOptions, type SearchResult } from '../../../src/engine/search/search.ts'
import { Random, randomPosition } from '../math/random.ts'
import { affordableDepth, anyPosition, fullTree, SETTINGS } from './checks.ts'
import { countTrace } from './trace-counts.ts'

interface Searched {
  readonly what: string
  readonly position: Position
  readonly options: SearchOptions
  readonly result: SearchResult
}

/** Random positions, each searched by one algorithm with one setting. */
function* searches(seed: number, count: number): Generator<Searched> {
  const random = new Random(seed)
  for (let i = 0; i < count; i++) {
    const position = anyPosition(random, random.pick([3, 4] as const))
    const algorithm = ALGORITHMS[i % ALGORITHMS.length]
    const options = {
      algorithm,
      depth: affordableDepth(position, 5000),
      ...SETTINGS[Math.floor(i / ALGORITHMS.length) % SETTINGS.length],
    }
    yield {
      what: `${formatPosition(position)} ${JSON.stringify(options)}`,
      position,
      options,
      result: search(position, options),
    }
  }
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)

/** States of the whole tree below a position, finished games without successors; and how many of them are leaves. */
function treeOf(position: Position, depth: number): { visited: number; leaves: number; terminal: number } {
  const tree = { visited: 0, leaves: 0, terminal: 0 }
  for (const next of successors(position)) {
    tree.visited++
    if (next.isTerminal) tree.terminal++
    if (next.isTerminal || depth === 1) {
      tree.leaves++
      continue
    }
    const below = treeOf(next.position, depth - 1)
    tree.visited += below.visited
    tree.leaves += below.leaves
    tree.terminal += below.terminal
  }
  return tree
}

/** Does the algorithm begin with a window around the value that it expects of the root? */
const expectsValue = (algorithm: Algorithm) => ['margin', 'null'].includes(METHODS[algorithm].window)

describe('the counters of a search', () => {
  it('are the sums over its iterations, and those the sums over their plies', () => {
    for (const { what, result } of searches(1, 90)) {
      expect(addCounters(result.iterations), what).toEqual(
        Object.fromEntries(COUNTER_NAMES.map((name) => [name, result[name]])),
      )
      for (const iteration of result.iterations)
        for (const name of COUNTER_NAMES) {
          expect(sum(iteration.plies[name]), `${what} ${name}`).toBe(iteration[name])
          expect(iteration.plies[name].length).toBeGreaterThan(0)
        }
    }
  })

  it('hold visited = leaves + expanded − searches of the root, ply by ply, when no table answers', () => {
    for (const { what, options, result } of searches(2, 135)) {
      if (options.table !== 'off') continue
      for (const { plies } of result.iterations) {
        expect(plies.visited[0], what).toBe(0)
        expect(plies.leaves[0], what).toBe(0)
        for (let ply = 1; ply < plies.visited.length; ply++)
          expect(plies.visited[ply], what).toBe(plies.leaves[ply] + plies.expanded[ply])
      }
      const rootSearches = sum(result.iterations.map(({ plies }) => plies.expanded[0]))
      expect(result.visited, what).toBe(result.leaves + result.expanded - rootSearches)
    }
  })

  it('hold leaves + expanded ≤ visited + searches of the root, with any table', () => {
    for (const { what, result } of searches(3, 90)) {
      const rootSearches = sum(result.iterations.map(({ plies }) => plies.expanded[0]))
      expect(result.leaves, what).toBeLessThanOrEqual(result.visited)
      expect(result.leaves + result.expanded, what).toBeLessThanOrEqual(result.visited + rootSearches)
    }
  })

  it('hold cutoffs ≤ expanded in every ply, with any table', () => {
    for (const { what, result } of searches(3, 90))
      for (const { plies } of result.iterations)
        plies.expanded.forEach((expanded, ply) => expect(plies.cutoffs[ply], what).toBeLessThanOrEqual(expanded))
  })

  it('are whole numbers, and none below nought', () => {
    for (const { what, result } of searches(3, 90))
      for (const name of COUNTER_NAMES) expect(Number.isInteger(result[name]) && result[name] >= 0, what).toBe(true)
  })

  it('never evaluate a finished game: with successors in id order, evaluations are the other leaves', () => {
    for (const { what, position, options } of searches(4, 90)) {
      const [{ visited, leaves, evaluations, expanded }] = search(position, {
        ...options,
        algorithm: 'minimax',
        ordering: 'id',
        table: 'off',
      }).iterations
      const tree = treeOf(position, options.depth as number)
      const expected = { ...tree, expanded: tree.visited - tree.leaves + 1 }
      expect({ visited, leaves, terminal: leaves - evaluations, expanded }, what).toEqual(expected)
    }
  })

  it('evaluate every leaf where nobody can win, and the root for a window around its value', () => {
    const random = new Random(5)
    for (const algorithm of ALGORITHMS)
      for (let i = 0; i < 6; i++) {
        const { evaluations, leaves } = search(randomPosition(random, 4, random.below(3)), {
          algorithm,
          depth: 3,
          ordering: 'id',
        })
        expect(evaluations).toBe(expectsValue(algorithm) ? leaves + 1 : leaves)
      }
  })

  it('count the root as expanded once for each search of it', () => {
    for (const { what, options, result } of searches(6, 90))
      for (const { plies } of result.iterations) {
        const researches = expectsValue(options.algorithm) ? plies.researches[0] : 0
        expect(plies.expanded[0], what).toBe(1 + researches)
      }
  })
})

describe('cutoffs by successor and states searched again', () => {
  it('are what the trace of the search shows, iteration by iteration', () => {
    const random = new Random(9)
    const seen = { late: 0, again: 0 }
    for (let i = 0; i < ALGORITHMS.length * SETTINGS.length; i++) {
      const position = anyPosition(random, random.pick([3, 4] as const))
      const algorithm = ALGORITHMS[i % ALGORITHMS.length]
      const options = {
        algorithm,
        depth: affordableDepth(position, 20_000),
        ...SETTINGS[Math.floor(i / ALGORITHMS.length)],
      }
      const recorder = new Recorder()
      const { iterations } = search(position, options, { trace: recorder })
      const trace = recorder.finish()
      const starts = [...trace.kind.entries()].flatMap(([event, kind]) => (kind === EVENTS.iteration ? [event] : []))
      iterations.forEach((iteration, k) => {
        const counted = countTrace(trace, [starts[k], starts[k + 1] ?? trace.length])
        expect(
          { cutoffsBySuccessor: iteration.cutoffsBySuccessor, researched: iteration.researched },
          JSON.stringify(options),
        ).toEqual(counted)
        expect(sum(iteration.cutoffsBySuccessor)).toBe(iteration.cutoffs)
        seen.late += sum(iteration.cutoffsBySuccessor.slice(1))
        seen.again += iteration.researched
      })
    }
    expect(seen.late).toBeGreaterThan(1000)
    expect(seen.again).toBeGreaterThan(1000)
  })
})

describe('minimax', () => {
  it('visits the whole tree, n (n − 1) … states a ply, where nobody can win', () => {
    const position = parsePosition('./...../........../.........r..... b')
    const { iterations, visited } = search(position, { algorithm: 'minimax', depth: 3 })
    expect(iterations[0].plies.visited).toEqual([0, 30, 30 * 29, 30 * 29 * 28])
    expect(visited).toBe(fullTree(30, 3))
    expect(search(emptyPosition(3), { algorithm: 'minimax', depth: 4 }).visited).toBe(fullTree(16, 4))
  })
})

describe('aspiration search', () => {
  it('searches the root again exactly where the value leaves the window v ± 2', () => {
    const random = new Random(7)
    const seen = { again: 0, once: 0 }
    for (let i = 0; i < 200; i++) {
      const position = anyPosition(random, random.pick([3, 4] as const))
      const depth = affordableDepth(position, 8000)
      const { iterations } = search(position, { algorithm: 'aspiration', depth })
      for (let k = 1; k < iterations.length; k++) {
        const moved = Math.abs((iterations[k].value as number) - (iterations[k - 1].value as number))
        expect(iterations[k].researches).toBe(moved >= 2 ? 1 : 0)
        seen[moved >= 2 ? 'again' : 'once']++
      }
    }
    expect(seen.again).toBeGreaterThan(50)
    expect(seen.once).toBeGreaterThan(50)
  })
})

describe('only algorithms that may', () => {
  it('search anything again, and only one without windows cuts nothing off', () => {
    const again = new Set<string>()
    const cutting = new Set<string>()
    for (const { options, result } of searches(8, 135)) {
      if (result.researches > 0) again.add(options.algorithm)
      if (result.cutoffs > 0) cutting.add(options.algorithm)
    }
    expect(COMPARED.filter(searchesAgain)).toEqual(['aspiration', 'negascout'])
    expect([...again].sort()).toEqual(ALGORITHMS.filter(searchesAgain).sort())
    expect([...cutting].sort()).toEqual(ALGORITHMS.filter((algorithm) => METHODS[algorithm].window !== 'none').sort())
  })
})

describe('every search', () => {
  it('visits no fewer leaves than the minimal tree, and no more than the whole one, where nobody can win', () => {
    for (const algorithm of ALGORITHMS)
      for (const depth of [1, 2, 3]) {
        const { leaves, plies } = search(emptyPosition(4), { algorithm, depth, ordering: 'id' }).iterations.slice(-1)[0]
        expect(leaves).toBeGreaterThanOrEqual(minimalTree(31, depth))
        // Each search of the root may visit the whole tree.
        expect(leaves).toBeLessThanOrEqual(plies.expanded[0] * (fullTree(31, depth) - fullTree(31, depth - 1)))
        expect(plies.visited.length).toBe(depth + 1)
      }
  })
})
