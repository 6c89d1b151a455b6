import { expect, it } from 'vitest'
import type { LinearEvaluator } from '../../../../../src/engine/evaluation/evaluator.ts'
import { thinned, weightPaths } from '../../../../../src/renderer/pages/experiments/school/curves.ts'

it('a long path is thinned evenly, and its last point stays', () => {
  expect(thinned(0)).toEqual([])
  expect(thinned(120)).toEqual(Array.from({ length: 120 }, (_, i) => i))
  const long = thinned(1000)
  expect(long.length).toBeLessThanOrEqual(120)
  expect(long.at(-1)).toBe(999)
  expect(new Set(long.slice(1).map((point, i) => point - long[i]))).toEqual(new Set([9]))
})

it('of the weights those are drawn that have changed most, by phase', () => {
  const at = (edge: number, tempo: number): LinearEvaluator => ({
    kind: 'linear',
    phases: [{ edge }, { tempo, corners: 1 }],
    attack: 0,
  })
  expect(weightPaths([at(0, 1), at(-1, 1.5), at(-0.5, 1.5)], ['edge', 'tempo', 'corners'])).toEqual([
    { feature: 'edge', phase: 0, values: [0, -1, -0.5] },
    { feature: 'tempo', phase: 1, values: [1, 1.5, 1.5] },
  ])
})
