/** The effective branching factor, against trees whose breadth is known. */
import { expect, test } from 'vitest'
import { branchingFactor, minimalStates } from '../../../src/engine/lab/branching-factor.ts'
import { labCells } from '../../../src/engine/lab/lab-cells.ts'
import { STATE_1 } from '../../../src/engine/lab/report.ts'

test('is the breadth of a uniform tree', () => {
  expect(branchingFactor(3 + 9 + 27, 3)).toBeCloseTo(3, 12)
  expect(branchingFactor(30, 1)).toBeCloseTo(30, 12)
  expect(branchingFactor(5, 5)).toBeCloseTo(1, 12)
  expect(branchingFactor(2.5 + 2.5 ** 2 + 2.5 ** 3 + 2.5 ** 4, 4)).toBeCloseTo(2.5, 12)
})

test('is 1.92 for 52 states at depth 5, as Russell and Norvig have it', () => {
  expect(branchingFactor(52, 5)).toBeCloseTo(1.92, 2)
})

test('lies between the minimal tree’s and minimax’s in a search', () => {
  const request = { position: STATE_1.position, counting: 'visited', depths: [2, 3] } as const
  const [minimax2, alphaBeta2, minimax3, alphaBeta3] = [
    ...labCells({ ...request, algorithms: ['minimax', 'alpha-beta'] }),
  ].map(({ depth, result }) => branchingFactor(result.visited, depth))
  // Minimax visits all 30 moves, then 29, then 28 below each.
  expect([minimax2, minimax3]).toEqual([
    branchingFactor(30 + 30 * 29, 2),
    branchingFactor(30 + 30 * 29 + 30 * 29 * 28, 3),
  ])
  for (const [depth, alphaBeta, minimax] of [
    [2, alphaBeta2, minimax2],
    [3, alphaBeta3, minimax3],
  ] as const) {
    expect(alphaBeta).toBeLessThan(minimax)
    expect(alphaBeta).toBeGreaterThan(branchingFactor(minimalStates(30, depth), depth))
  }
})

test('counts the minimal tree’s states ply by ply', () => {
  // All 30 moves; below the first of them 29 replies, below each other one reply.
  expect(minimalStates(30, 1)).toBe(30)
  expect(minimalStates(30, 2)).toBe(30 + (29 + 29))
})
