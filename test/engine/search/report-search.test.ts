/** The engine's report conventions, to the unit, against the report's searches written again. */
import { describe, expect, it } from 'vitest'
import { BIT_SIZES } from '../../../src/engine/game/board.ts'
import { formatPosition, parsePosition } from '../../../src/engine/game/notation.ts'
import type { Position } from '../../../src/engine/game/position.ts'
import { countOf, STATE_1, labOptions } from '../../../src/engine/lab/report.ts'
import type { Algorithm } from '../../../src/engine/search/methods.ts'
import { search } from '../../../src/engine/search/search.ts'
import { Random } from '../math/random.ts'
import { affordableDepth, anyPosition } from './checks.ts'
import { aspirationLeaves, newlyEvaluated, ReportSearch } from './report-search.ts'
import { samples } from '../../tiers.ts'

const COUNT = samples({ few: 20, all: 100 })

/** Open positions of any stage, each with a depth whose full tree is small. */
function* positions(seed: number, count: number): Generator<{ position: Position; depth: number; what: string }> {
  const random = new Random(seed)
  for (let i = 0; i < count; i++) {
    const position = anyPosition(random, random.pick(BIT_SIZES))
    const depth = random.between(1, affordableDepth(position, 8000))
    yield { position, depth, what: `${formatPosition(position)} at depth ${depth}` }
  }
}

const reportCount = (position: Position, algorithm: Algorithm, depth: number) =>
  countOf(search(position, labOptions(algorithm, depth, 'report')), 'report')

describe('the searches count as the report written again', () => {
  it('alpha-beta: leaves, evaluations and cutoffs of the search to the full depth', () => {
    let undecided = 0
    let decided = 0
    for (const { position, depth, what } of positions(1, 4 * COUNT)) {
      const report = new ReportSearch()
      const value = report.value(position, depth)
      const [{ leaves, evaluations, cutoffs }] = search(position, { algorithm: 'alpha-beta', depth }).iterations
      const expected = { leaves: report.leaves, evaluations: report.leaves - report.terminal, cutoffs: report.cutoffs }
      expect({ leaves, evaluations, cutoffs }, what).toEqual(expected)
      if (Number.isFinite(value)) undecided++
      else decided++
    }
    expect(undecided).toBeGreaterThan(COUNT)
    expect(decided).toBeGreaterThan(COUNT)
  })

  it('aspiration: leaves over all depths, re-searches included', () => {
    for (const { position, depth, what } of positions(2, 3 * COUNT))
      expect(reportCount(position, 'aspiration', depth), what).toBe(aspirationLeaves(position, depth))
  })

  it('iterative deepening: successors newly evaluated above the leaves in the last iteration', () => {
    for (const { position, depth, what } of positions(3, 3 * COUNT))
      expect(reportCount(position, 'iterative-deepening', depth), what).toBe(newlyEvaluated(position, depth))
  })
})

describe('State 1 gives the counts measured with an independent program', () => {
  const state = parsePosition(STATE_1.position)
  it.each([
    { algorithm: 'alpha-beta' as const, counts: [559, 8334, 127682] },
    { algorithm: 'aspiration' as const, counts: [582, 8785, 133849] },
    { algorithm: 'iterative-deepening' as const, counts: [870, 1624, 17064, 29380] },
  ])('for $algorithm: $counts from depth 2', ({ algorithm, counts }) => {
    expect(counts.map((_, i) => reportCount(state, algorithm, i + 2))).toEqual(counts)
  })

  it('and so does the report written again, as far as it is quick', () => {
    const report = new ReportSearch()
    report.value(state, 3)
    expect(report.leaves).toBe(8334)
    expect(aspirationLeaves(state, 3)).toBe(8785)
    expect([2, 3].map((depth) => newlyEvaluated(state, depth))).toEqual([870, 1624])
  })
})
