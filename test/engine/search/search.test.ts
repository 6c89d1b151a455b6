import { describe, expect, it } from 'vitest'
import { BIT_SIZES } from '../../../src/engine/game/board.ts'
import { parsePosition } from '../../../src/engine/game/notation.ts'
import { emptyPosition } from '../../../src/engine/game/position.ts'
import { STATE_1 } from '../../../src/engine/lab/report.ts'
import { ALGORITHMS, METHODS } from '../../../src/engine/search/methods.ts'
import { search, type SearchResult, type ShortestWin } from '../../../src/engine/search/search.ts'
import { WIN } from '../../../src/engine/search/state.ts'
import { Random } from '../math/random.ts'
import { affordableDepth, anyPosition, SETTINGS } from './checks.ts'

const state1 = parsePosition(STATE_1.position)

describe('a search is refused', () => {
  it.each([0, -1, 1.5, NaN, Infinity])('at depth %s', (depth) => {
    expect(() => search(state1, { algorithm: 'alpha-beta', depth })).toThrow(RangeError)
    expect(() => search(state1, { algorithm: 'alpha-beta', depth })).toThrow(
      `depth is a whole number of plies from 1, not ${depth}`,
    )
  })

  it.each([0, -5, NaN])('with %s milliseconds', (time) => {
    expect(() => search(state1, { algorithm: 'negascout', time })).toThrow(RangeError)
    expect(() => search(state1, { algorithm: 'negascout', time })).toThrow(
      `time is a number of milliseconds above 0, not ${time}`,
    )
  })

  it.each([0, -1, 0.001, NaN, Infinity])('with a margin of %s', (margin) => {
    expect(() => search(state1, { algorithm: 'aspiration', depth: 1, margin })).toThrow(
      new RangeError(`margin is a number from 0.01, not ${margin}`),
    )
  })

  it('with neither depth nor time', () => {
    expect(() => search(state1, { algorithm: 'minimax' })).toThrow(
      new RangeError('a search needs a depth, a time or a number of states'),
    )
  })

  it.each(['./rr.b. b', './brrrr/bbrb.br.rb b', 'r/bb.r. r'])('in the finished game %s', (text) => {
    expect(() => search(parsePosition(text), { algorithm: 'minimax', depth: 1 })).toThrow(
      new RangeError('the game is over: there is no move to search for'),
    )
  })
})

describe('the result of a search', () => {
  it.each(ALGORITHMS)('of %s says what was searched', (algorithm) => {
    const result = search(state1, { algorithm, depth: 3 })
    expect(result).toMatchObject({ algorithm, depth: 3, value: 0 })
    expect(result.ms).toBeGreaterThanOrEqual(0)
    // In null windows alone a bound always suffices: the line is the move.
    expect(result.line).toHaveLength(METHODS[algorithm].window === 'null' ? 1 : 3)
    expect(result.iterations.at(-1)).toMatchObject({ depth: 3, value: 0, line: result.line })
  })

  it('says the depth reached, where the game is decided before the one asked for', () => {
    const wonAtOnce = parsePosition('b/b.r../brr.b.bb../r.rr.r....bb.r. r')
    for (const depth of [1, 3, 5])
      for (const algorithm of ALGORITHMS)
        expect(search(wonAtOnce, { algorithm, depth }).depth, algorithm).toBe(METHODS[algorithm].deepens ? 1 : depth)
  })

  it('counts the search itself: what it costs to find the shortest win stands beside it', () => {
    const wonAtOnce = parsePosition('b/b.r../brr.b.bb../r.rr.r....bb.r. r')
    for (const algorithm of ['minimax', 'alpha-beta'] as const) {
      const { visited, iterations, shortestWin } = search(wonAtOnce, { algorithm, depth: 3 })
      const less = [2, 1].map((depth) => search(wonAtOnce, { algorithm, depth }))
      expect(visited).toBe(iterations[0].visited)
      expect(shortestWin?.visited).toBe(less[0].visited + less[1].visited)
      expect(less[1].shortestWin).toBeNull()
    }
  })

  it('is the same every time', () => {
    for (const algorithm of ALGORITHMS)
      for (const setting of SETTINGS) {
        const [first, second] = [1, 2].map(() => search(state1, { algorithm, depth: 2, ...setting }))
        expect({ ...second, ms: 0 }).toEqual({ ...first, ms: 0 })
      }
  })

  it('is plain data', () => {
    const result = search(state1, { algorithm: 'aspiration', depth: 3 })
    expect(structuredClone(result)).toEqual(result)
  })

  it('never holds −0 as a value', () => {
    for (const boardSize of BIT_SIZES)
      for (const algorithm of ALGORITHMS) {
        const { iterations } = search(emptyPosition(boardSize), { algorithm, depth: 2 })
        for (const { value } of iterations) expect(Object.is(value, -0)).toBe(false)
      }
  })
})

describe('the iterations', () => {
  it('are one for each depth of the searches that deepen', () => {
    for (const algorithm of ALGORITHMS.filter((algorithm) => METHODS[algorithm].deepens))
      expect(search(state1, { algorithm, depth: 4 }).iterations.map(({ depth }) => depth)).toEqual([1, 2, 3, 4])
  })

  it('are one alone of the others, while nobody wins', () => {
    for (const algorithm of ['minimax', 'alpha-beta'] as const)
      expect(search(state1, { algorithm, depth: 3 }).iterations.map(({ depth }) => depth)).toEqual([3])
  })

  it('end with the first decided one; beside one depth alone are those back to the deepest open one', () => {
    const lostInSix = parsePosition('./.b.b./rrbrbr.... r')
    const depthsOf = ({ iterations }: Pick<SearchResult, 'iterations'>) =>
      iterations.map(({ depth, value }) => [depth, value])
    const lost = -Infinity
    const deepening = search(lostInSix, { algorithm: 'iterative-deepening', depth: 8 })
    expect(depthsOf(deepening)).toEqual([
      [1, 1],
      [2, -1],
      [3, 1],
      [4, -1],
      [5, 0],
      [6, lost],
    ])
    expect(deepening).toMatchObject({ depth: 6, shortestWin: null })
    const alone = search(lostInSix, { algorithm: 'alpha-beta', depth: 8 })
    expect(depthsOf(alone)).toEqual([[8, lost]])
    expect(alone.depth).toBe(8)
    expect(depthsOf(alone.shortestWin as ShortestWin)).toEqual([
      [7, lost],
      [6, lost],
      [5, 0],
    ])
  })

  it('never look past the end of the game, however great the depth', () => {
    for (const algorithm of ALGORITHMS) {
      const { depth, value, iterations } = search(emptyPosition(2), { algorithm, depth: 1000 })
      expect({ depth, value }).toEqual({ depth: METHODS[algorithm].deepens ? 3 : 6, value: Infinity })
      for (const iteration of iterations) expect(iteration.depth).toBeLessThanOrEqual(6)
    }
  })
})

describe('options that change the cost alone', () => {
  it.each([1, 2, 3, 5])('aspiration search finds the same value with a window of ± %i', (margin) => {
    const random = new Random(21)
    for (let i = 0; i < 60; i++) {
      const position = anyPosition(random, random.pick([3, 4] as const))
      const depth = affordableDepth(position, 5000)
      const { value } = search(position, { algorithm: 'alpha-beta', depth })
      expect(search(position, { algorithm: 'aspiration', depth, margin }).value).toBe(value)
    }
  })

  it('aspiration search has no wide window that fails', () => {
    const random = new Random(21)
    for (let i = 0; i < 60; i++) {
      const position = anyPosition(random, random.pick([3, 4] as const))
      const depth = affordableDepth(position, 5000)
      const { value } = search(position, { algorithm: 'alpha-beta', depth })
      const wide = search(position, { algorithm: 'aspiration', depth, margin: 2 * WIN })
      expect([wide.value, wide.researches]).toEqual([value, 0])
    }
  })

  it.each(['floyd-warshall', 'dijkstra'] as const)(
    'the evaluation by %s leads through the same search as the bit-parallel one, in every algorithm',
    (evaluation) => {
      const random = new Random(22)
      for (let i = 0; i < 20; i++) {
        const position = anyPosition(random, random.pick([2, 3, 4] as const))
        const options = { algorithm: ALGORITHMS[i % ALGORITHMS.length], depth: affordableDepth(position, 800) } as const
        const slow = search(position, { ...options, evaluation })
        expect({ ...slow, ms: 0 }).toEqual({ ...search(position, options), ms: 0 })
      }
    },
  )
})
