/** The numbers of one search that the charts of a comparison show. */
import { branchingFactor } from '../../../../engine/lab/branching-factor.ts'
import type { LabCell } from '../../../../engine/lab/lab.ts'

/** Visited states by ply, from ply 1, in all iterations together. */
export function visitedByPly({ result: { depth, iterations } }: LabCell): number[] {
  return Array.from({ length: depth }, (_, i) =>
    iterations.reduce((sum, { plies }) => sum + (plies.visited[i + 1] ?? 0), 0),
  )
}

/**
 * The effective branching factor, from all visited states and the depth reached, since a decided game is searched no
 * deeper.
 */
export function branchingOf(cell: LabCell): number {
  return branchingFactor(cell.result.visited, cell.result.depth)
}

/** First, second, third, fourth successor, and all later ones. */
export const RANKS = 5

/** Cutoffs by the successor that caused them. */
export function cutoffsByRank({ result }: LabCell): number[] {
  const counts = new Array<number>(RANKS).fill(0)
  for (const { cutoffsBySuccessor } of result.iterations)
    cutoffsBySuccessor.forEach((count, successor) => (counts[Math.min(successor, RANKS - 1)] += count))
  return counts
}

/** Visited states inside searches that were repeated because their window was too narrow, as a share of all. */
export function researchedShare({ result: { researched, visited } }: LabCell): number {
  return researched / visited
}

/** Speed of a search; null where the clock was too coarse to tell. */
export function visitedPerSecond({ result: { visited, ms } }: LabCell): number | null {
  return ms === 0 ? null : (visited / ms) * 1000
}
