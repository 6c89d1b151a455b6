import { describe, expect, it } from 'vitest'
import { EMPTY, only, size } from '../../../src/engine/game/node-set.ts'
import { formatPosition, parsePosition } from '../../../src/engine/game/notation.ts'
import {
  countOf,
  ELEVEN_STONES,
  ORDERED_STATE_1,
  PUBLISHED_STATE_1,
  publishedCount,
  STATE_1,
  labOptions,
} from '../../../src/engine/lab/report.ts'
import { COMPARED } from '../../../src/engine/lab/lab.ts'
import { ORDERINGS } from '../../../src/engine/search/ordering.ts'
import { ALGORITHMS } from '../../../src/engine/search/methods.ts'
import { search } from '../../../src/engine/search/search.ts'

describe('the report’s states', () => {
  it('are one red stone on d10, and six red against five blue stones, Blue to move in both', () => {
    const [state1, eleven] = [STATE_1, ELEVEN_STONES].map(({ position }) => parsePosition(position))
    expect(state1).toMatchObject({ red: only(25), blue: EMPTY, toMove: 'blue' })
    expect([size(eleven.red), size(eleven.blue), eleven.toMove]).toEqual([6, 5, 'blue'])
    for (const { position } of [STATE_1, ELEVEN_STONES]) expect(formatPosition(parsePosition(position))).toBe(position)
  })

  it('are undecided at depths 2 to 5', () => {
    for (const { position } of [STATE_1, ELEVEN_STONES]) {
      const { iterations } = search(parsePosition(position), { algorithm: 'iterative-deepening', depth: 5 })
      expect(iterations.map(({ depth }) => depth)).toEqual([1, 2, 3, 4, 5])
      for (const { value } of iterations) expect(value).toSatisfy(Number.isFinite)
    }
  })
})

describe('the published counts', () => {
  it('stand beside State 1 only, by algorithm and depth', () => {
    expect([2, 3, 4, 5].map((depth) => publishedCount(STATE_1, 'alpha-beta', depth))).toEqual([559, 8934, 133673, null])
    expect([2, 3, 4, 5].map((depth) => publishedCount(STATE_1, 'negascout', depth))).toEqual([
      null,
      3472,
      25900,
      107496,
    ])
    expect(publishedCount(STATE_1, 'iterative-deepening', 5)).toBe(29458)
    expect(publishedCount(STATE_1, 'aspiration', 4)).toBe(140424)
    expect(publishedCount(ELEVEN_STONES, 'alpha-beta', 2)).toBeNull()
  })

  it('are missing for minimax and for depths that the report does not have', () => {
    expect(publishedCount(STATE_1, 'minimax', 2)).toBeNull()
    expect(publishedCount(STATE_1, 'alpha-beta', 1)).toBeNull()
    expect(publishedCount(STATE_1, 'alpha-beta', 6)).toBeNull()
    for (const row of Object.values(PUBLISHED_STATE_1)) expect(row).toHaveLength(4)
  })
})

it('State 1 costs what is said of it by each ordering', () => {
  for (const algorithm of ['alpha-beta', 'iterative-deepening'] as const)
    for (const [name, cost] of Object.entries(ORDERED_STATE_1[algorithm])) {
      const ordering = ORDERINGS.find((each) => each === name)
      expect(
        search(parsePosition(STATE_1.position), { algorithm, depth: 5, ...(ordering && { ordering }) }),
        `${algorithm} ${name}`,
      ).toMatchObject(cost)
    }
})

describe('the counting', () => {
  const state1 = parsePosition(STATE_1.position)

  it.each(ALGORITHMS)('of visited states is the search’s own, for %s', (algorithm) => {
    expect(labOptions(algorithm, 3, 'visited')).toEqual({ algorithm, depth: 3 })
    const result = search(state1, labOptions(algorithm, 2, 'visited'))
    expect(countOf(result, 'visited')).toBe(result.visited)
  })

  it('of the report sorts by static value what the report sorts', () => {
    const sorted = COMPARED.filter((algorithm) => labOptions(algorithm, 2, 'report').ordering === 'value')
    expect(sorted).toEqual(['iterative-deepening', 'negascout'])
  })

  it('of the report is leaves, new evaluations in the last iteration, or all new evaluations', () => {
    const counted = (algorithm: (typeof ALGORITHMS)[number]) => {
      const result = search(state1, labOptions(algorithm, 3, 'report'))
      return { count: countOf(result, 'report'), result }
    }
    for (const algorithm of ['minimax', 'alpha-beta', 'aspiration'] as const) {
      const { count, result } = counted(algorithm)
      expect(count).toBe(result.leaves)
    }
    const deepening = counted('iterative-deepening')
    expect(deepening.count).toBe(deepening.result.iterations[2].plies.evaluations[3])
    const scout = counted('negascout')
    expect(scout.count).toBe(scout.result.evaluations)
  })
})
