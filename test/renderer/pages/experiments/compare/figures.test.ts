/** The figures of a comparison's charts. */
import { describe, expect, it } from 'vitest'
import { labCells } from '../../../../../src/engine/lab/lab-cells.ts'
import type { LabCell } from '../../../../../src/engine/lab/lab.ts'
import { ELEVEN_STONES, STATE_1 } from '../../../../../src/engine/lab/report.ts'
import {
  branchingOf,
  cutoffsByRank,
  researchedShare,
  visitedByPly,
  visitedPerSecond,
} from '../../../../../src/renderer/pages/experiments/compare/figures.ts'
import { seriesByDepth } from '../../../../../src/renderer/parts/studies/series.ts'

const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0)

describe('the figures of a search', () => {
  const searched = [STATE_1, ELEVEN_STONES].map(({ position }) => [
    ...labCells({
      position,
      algorithms: ['minimax', 'alpha-beta', 'iterative-deepening', 'aspiration', 'negascout'],
      depths: [1, 3],
      counting: 'visited',
    }),
  ])
  const cells = searched.flat()
  const find = (algorithm: LabCell['algorithm']) =>
    searched[0].find((cell) => cell.algorithm === algorithm && cell.depth === 3) as LabCell

  it('by ply and by successor add up to the search’s own counters', () => {
    for (const cell of cells) {
      expect(sum(visitedByPly(cell))).toBe(cell.count)
      expect(sum(cutoffsByRank(cell))).toBe(cell.result.cutoffs)
    }
  })

  it('of minimax are those of the full tree, without cutoffs', () => {
    expect(visitedByPly(find('minimax'))).toEqual([30, 30 * 29, 30 * 29 * 28])
    expect(cutoffsByRank(find('minimax'))).toEqual([0, 0, 0, 0, 0])
    expect(branchingOf(find('minimax'))).toBeGreaterThan(28)
    expect(branchingOf(find('minimax'))).toBeLessThan(30)
  })

  it('of a search that deepens hold every iteration: the root’s moves once for each', () => {
    expect(visitedByPly(find('iterative-deepening'))[0]).toBe(3 * 30)
  })

  it('count a game decided early only to the depth reached', () => {
    // Two moves each, and Red has three sides of the smallest board.
    const [straight, deepening] = labCells({
      position: './..... r',
      algorithms: ['alpha-beta', 'iterative-deepening'],
      depths: [5],
      counting: 'visited',
    })
    expect([straight, deepening].map((cell) => visitedByPly(cell).length)).toEqual([5, 3])
  })

  it('tell the share searched again, which only the two that repeat have', () => {
    for (const cell of cells) {
      expect(researchedShare(cell)).toBe(cell.result.researched / cell.count)
      if (cell.algorithm !== 'aspiration' && cell.algorithm !== 'negascout') expect(researchedShare(cell)).toBe(0)
    }
    const [again] = labCells({
      position: ELEVEN_STONES.position,
      algorithms: ['negascout'],
      depths: [4],
      counting: 'visited',
    })
    expect(researchedShare(again)).toBe(1118 / 7710)
  })

  it('tell no speed of what took no time', () => {
    const [cell] = cells
    expect(visitedPerSecond({ ...cell, result: { ...cell.result, visited: 50, ms: 0 } })).toBe(null)
    expect(visitedPerSecond({ ...cell, result: { ...cell.result, visited: 50, ms: 2 } })).toBe(25_000)
  })

  it('stand in a series by depth, with gaps where a search has not run', () => {
    const request = { algorithms: ['negascout', 'minimax'], depths: [1, 2, 3] } as const
    expect(seriesByDepth(request, searched[0], (cell) => cell.count).map(({ look, values }) => [look, values])).toEqual(
      [
        ['algorithm-3', [30, null, find('negascout').count]],
        ['algorithm-4', [30, null, 30 + 30 * 29 + 30 * 29 * 28]],
      ],
    )
  })
})
