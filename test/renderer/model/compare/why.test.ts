/**
 * Words from counters: the cases by hand, real searches, and any counts at all, for which what is concluded is held
 * against the counts.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EvaluationMethod } from '../../../../src/engine/evaluation/evaluation.ts'
import { REPORTS_OWN, type NamedEvaluator } from '../../../../src/engine/evaluation/named-evaluator.ts'
import { COUNTER_NAMES } from '../../../../src/engine/search/counters.ts'
import { labCells } from '../../../../src/engine/lab/lab-cells.ts'
import type { LabCell } from '../../../../src/engine/lab/lab.ts'
import { ELEVEN_STONES, STATE_1 } from '../../../../src/engine/lab/report.ts'
import type { Ordering } from '../../../../src/engine/search/ordering.ts'
import { defaultOrdering, type Algorithm } from '../../../../src/engine/search/methods.ts'
import {
  firstMoveShare,
  whyAnotherTime,
  whyDifferent,
  type Difference,
  type Side,
  type Statement,
} from '../../../../src/renderer/model/compare/why.ts'

function side(position: string, depth: number, algorithm: Algorithm, ordering: Ordering): Side {
  const [cell] = labCells({ position, algorithms: [algorithm], depths: [depth], counting: 'visited', ordering })
  return { algorithm, ordering, cell }
}

function differenceAt(
  position: string,
  depth: number,
  first: Algorithm,
  second: Algorithm,
  alike: Ordering,
): Difference {
  const searched = (algorithm: Algorithm, ordering: Ordering) => side(position, depth, algorithm, ordering)
  return {
    own: [searched(first, defaultOrdering(first)), searched(second, defaultOrdering(second))],
    alike: [searched(first, alike), searched(second, alike)],
    control: second === 'negascout' ? searched('iterative-deepening', 'last') : null,
  }
}

const [full] = labCells({ position: STATE_1.position, algorithms: ['alpha-beta'], depths: [2], counting: 'visited' })

/** A search that visits so many states; of cutoffs and re-searches it says nothing but what is given. */
function counted(
  algorithm: Algorithm,
  ordering: Ordering,
  visited: number,
  part: Partial<LabCell['result']> = {},
): Side {
  const result = { ...full.result, algorithm, visited, cutoffs: 0, researches: 0, researched: 0, ...part }
  return { algorithm, ordering, cell: { algorithm, depth: 2, count: visited, result } }
}

interface Counts {
  readonly own: readonly [number, number]
  readonly alike: readonly [number, number]
  readonly control?: number
}

function byCounts({ own, alike, control }: Counts): Statement[] {
  return whyDifferent({
    own: [counted('alpha-beta', 'id', own[0]), counted('negascout', 'last', own[1])],
    alike: [counted('alpha-beta', 'value', alike[0]), counted('negascout', 'value', alike[1])],
    control: control === undefined ? null : counted('iterative-deepening', 'last', control),
  })
}

const codes = (statements: readonly Statement[]) => statements.map(({ code }) => code)
const conclusionOf = (statements: readonly Statement[]) =>
  statements.find((statement) => statement.code === 'conclusion')?.conclusion ?? null
const gapsOf = (statements: readonly Statement[]) =>
  statements.flatMap((statement) => (statement.code === 'gap' ? [statement.gap] : []))

it('of searches that judge by different evaluators, nothing is concluded', () => {
  const weaver: NamedEvaluator = { name: 'weaver', evaluator: { kind: 'linear', phases: [{ chains: -1 }], attack: 0 } }
  const difference = differenceAt(ELEVEN_STONES.position, 3, 'alpha-beta', 'negascout', 'id')
  const [first, second] = difference.own
  const statements = whyDifferent({ ...difference, own: [first, { ...second, evaluator: weaver }] })
  expect(statements).toMatchObject([{ code: 'gap' }, { code: 'evaluators', first: REPORTS_OWN, second: weaver }])
  // Iterative deepening by f is no measure of the null window in a search by another.
  const both = whyDifferent({
    ...difference,
    own: [
      { ...first, evaluator: weaver },
      { ...second, evaluator: weaver },
    ],
  })
  expect(both.map(({ code }) => code)).not.toContain('control')
  expect(whyDifferent(difference).map(({ code }) => code)).toContain('control')
})

describe('of real searches', () => {
  it('of State 1 at depth 4, the gain of NegaScout was the ordering, not the null window', () => {
    const statements = whyDifferent(differenceAt(STATE_1.position, 4, 'alpha-beta', 'negascout', 'id'))
    expect(statements).toMatchObject([
      {
        code: 'gap',
        ordered: 'own',
        gap: { kind: 'times', way: 'fewer', size: 136_005 / 10_174 },
        first: 136_005,
        second: 10_174,
      },
      { code: 'firstMove' },
      { code: 'control', visited: 10_200 },
      {
        code: 'gap',
        ordered: 'alike',
        ordering: 'id',
        gap: { kind: 'share', way: 'more', size: 9617 / 136_005 },
        first: 136_005,
        second: 145_622,
      },
      { code: 'researches', researches: 10, researched: 11_047 },
      { code: 'conclusion', conclusion: 'notNullWindow' },
    ])
    const firstMove = statements.find((statement) => statement.code === 'firstMove')
    expect([firstMove?.first, firstMove?.second].map((share) => Math.round(100 * (share ?? 0)))).toEqual([8, 60])
  })

  it('what alpha-beta gains over minimax is its own: both have the same ordering', () => {
    const statements = whyDifferent(differenceAt(ELEVEN_STONES.position, 3, 'minimax', 'alpha-beta', 'id'))
    expect(codes(statements)).toEqual(['gap', 'firstMove', 'conclusion'])
    expect(statements).toMatchObject([
      { ordered: 'ownAlike', ordering: 'id' },
      { first: null },
      { conclusion: 'gainStays' },
    ])
  })

  it('one ply deep all visit as many, and there is nothing to conclude', () => {
    const statements = whyDifferent(differenceAt(STATE_1.position, 1, 'minimax', 'alpha-beta', 'value'))
    expect(statements).toEqual([
      { code: 'gap', ordered: 'ownAlike', ordering: 'id', gap: { kind: 'equal' }, first: 30, second: 30 },
      { code: 'firstMove', first: null, second: null },
    ])
  })

  it('one that ended early is not set beside a full one', () => {
    expect(whyDifferent(differenceAt('./..... r', 5, 'alpha-beta', 'negascout', 'id'))).toEqual([
      { code: 'early', algorithm: 'negascout', reached: 3, depth: 5 },
    ])
    expect(
      whyDifferent(differenceAt('./..... r', 5, 'aspiration', 'negascout', 'id')).map(
        (statement) => 'algorithm' in statement && statement.algorithm,
      ),
    ).toEqual(['aspiration', 'negascout'])
  })

  it('shares of cutoffs are those of the chart of cutoffs', () => {
    for (const algorithm of ['alpha-beta', 'negascout'] as const) {
      const { cell } = side(ELEVEN_STONES.position, 4, algorithm, defaultOrdering(algorithm))
      const { iterations = [], cutoffs = 0 } = cell?.result ?? {}
      const byFirst = iterations
        .flatMap(({ cutoffsBySuccessor }) => cutoffsBySuccessor.slice(0, 1))
        .reduce((a, b) => a + b, 0)
      expect(cell && firstMoveShare(cell.result)).toBe(byFirst / cutoffs)
      expect(byFirst).toBeGreaterThan(0)
    }
  })
})

describe('of counts by hand', () => {
  it.each<[Counts, string | null]>([
    // Half of it stays, all of it, none of it.
    [{ own: [1000, 100], alike: [1000, 500] }, 'gainPartly'],
    [{ own: [1000, 100], alike: [1000, 100] }, 'gainStays'],
    [{ own: [1000, 100], alike: [1000, 50] }, 'gainStays'],
    [{ own: [1000, 100], alike: [1000, 1000] }, 'gainGone'],
    [{ own: [1000, 100], alike: [1000, 1200] }, 'gainGone'],
    // Iterative deepening does as well without a null window, nearly, or not.
    [{ own: [1000, 100], alike: [1000, 1200], control: 100 }, 'notNullWindow'],
    [{ own: [1000, 100], alike: [1000, 1200], control: 90 }, 'notNullWindow'],
    [{ own: [1000, 100], alike: [1000, 1200], control: 108 }, 'notNullWindow'],
    [{ own: [1000, 100], alike: [1000, 1200], control: 109 }, 'gainGone'],
    [{ own: [1000, 100], alike: [1000, 999], control: 100 }, 'gainPartly'],
    [{ own: [1000, 1100], alike: [1000, 1050] }, 'lossPartly'],
    [{ own: [1000, 1100], alike: [1000, 1100] }, 'lossStays'],
    [{ own: [1000, 1100], alike: [1000, 1000] }, 'lossGone'],
    [{ own: [1000, 1100], alike: [1000, 900], control: 1100 }, 'lossGone'],
    [{ own: [1000, 1000], alike: [1000, 10] }, null],
  ])('%j: %s', (counts, conclusion) => {
    expect(conclusionOf(byCounts(counts))).toBe(conclusion)
  })

  it('a gap is told by a factor, a share, or single states', () => {
    const gap = (first: number, second: number) => gapsOf(byCounts({ own: [first, second], alike: [1, 1] }))[0]
    expect(gap(100, 50)).toEqual({ kind: 'times', way: 'fewer', size: 2 })
    expect(gap(50, 150)).toEqual({ kind: 'times', way: 'more', size: 3 })
    expect(gap(100, 51)).toEqual({ kind: 'share', way: 'fewer', size: 0.49 })
    expect(gap(1_000_000, 1_000_001)).toEqual({ kind: 'states', way: 'more', size: 1 })
    expect(gap(7, 7)).toEqual({ kind: 'equal' })
  })

  it('of what has not been searched it says only that', () => {
    const nothing = (algorithm: Algorithm, ordering: Ordering): Side => ({ algorithm, ordering, cell: undefined })
    const [first, second] = [counted('alpha-beta', 'id', 1000), counted('negascout', 'last', 100)]
    const alike = [counted('alpha-beta', 'value', 900), nothing('negascout', 'value')] as const
    expect(whyDifferent({ own: [first, nothing('negascout', 'last')], alike, control: null })).toEqual([
      { code: 'missing', ordered: 'own', algorithms: ['negascout'] },
    ])
    expect(
      whyDifferent({ own: [first, second], alike, control: nothing('iterative-deepening', 'last') }),
    ).toMatchObject([
      { code: 'gap' },
      { code: 'firstMove' },
      { code: 'missing', ordered: 'alike', algorithms: ['negascout'] },
    ])
  })

  it('iterative deepening with another ordering, or ended early, is no control', () => {
    const of = (control: Side) =>
      whyDifferent({
        own: [counted('alpha-beta', 'id', 1000), counted('negascout', 'last', 100)],
        alike: [counted('alpha-beta', 'id', 1000), counted('negascout', 'id', 1000)],
        control,
      })
    expect(conclusionOf(of(counted('iterative-deepening', 'last', 100)))).toBe('notNullWindow')
    for (const control of [
      counted('iterative-deepening', 'value', 100),
      counted('iterative-deepening', 'last', 100, { depth: 1 }),
    ]) {
      expect([conclusionOf(of(control)), codes(of(control)).includes('control')]).toEqual(['gainGone', false])
    }
  })
})

it('of any counts, what is concluded is what the counts say', () => {
  const number = fc.integer({ min: 1, max: 10_000_000 })
  fc.assert(
    fc.property(
      fc.tuple(number, number),
      fc.tuple(number, number),
      fc.option(number, { nil: undefined }),
      (own, alike, control) => {
        const conclusion = conclusionOf(byCounts({ own, alike, ...(control !== undefined && { control }) }))
        // In whole numbers, by cross-multiplication.
        const [a, b, c, d] = [...own, ...alike].map(BigInt)
        const isGain = b < a
        const [stays, isMoreThanOwn] = isGain ? [d < c, d * a <= b * c] : [d > c, d * a >= b * c]
        const closing = control !== undefined && 100n * (BigInt(control) - b) < a - b ? 'notNullWindow' : 'gainGone'
        const expected =
          a === b
            ? null
            : stays
              ? `${isGain ? 'gain' : 'loss'}${isMoreThanOwn ? 'Stays' : 'Partly'}`
              : isGain
                ? closing
                : 'lossGone'
        expect(conclusion).toBe(expected)
      },
    ),
    { numRuns: 2000 },
  )
})

describe('of one search with several evaluations', () => {
  const result = (evaluation: EvaluationMethod, ms: number) => {
    const [cell] = labCells({
      position: ELEVEN_STONES.position,
      algorithms: ['negascout'],
      depths: [3],
      counting: 'visited',
      evaluation,
    })
    return { ...cell.result, ms }
  }
  const results = {
    'bit-parallel': result('bit-parallel', 2),
    'floyd-warshall': result('floyd-warshall', 500),
    dijkstra: result('dijkstra', 50),
  }

  it('says that the states are the same, and how much longer the slowest took', () => {
    const { visited, evaluations } = results.dijkstra
    expect(whyAnotherTime(results)).toEqual([
      { code: 'sameStates', visited, evaluations, fastest: 'bit-parallel', slowest: 'floyd-warshall', times: 250 },
    ])
    expect(whyAnotherTime({ ...results, 'bit-parallel': { ...results['bit-parallel'], ms: 0 } })).toMatchObject([
      { times: null },
    ])
  })

  it('says nothing of one alone, nor where any counter or the move is not the same', () => {
    expect(whyAnotherTime({ dijkstra: results.dijkstra })).toEqual([])
    for (const name of COUNTER_NAMES)
      expect(whyAnotherTime({ ...results, dijkstra: { ...results.dijkstra, [name]: -1 } })).toEqual([])
    expect(whyAnotherTime({ ...results, dijkstra: { ...results.dijkstra, move: -1 } })).toEqual([])
  })
})
