/**
 * Joining three sides at a node. A tree that joins three sides has one branching node, so the fewest stones are the
 * minimum over all nodes of the sum of the distances to the three nearest sides, with the stone on the node itself
 * counted once.
 */
import { SIDES_TO_WIN } from '../game/pentagon.ts'

/**
 * The fewest stones that join three sides at one node.
 *
 * @param distances to each side, the stone on the node counted in every one
 * @param cost of the stone on the node itself: 0, 1 or ∞
 */
export function stonesToJoinAt(distances: readonly number[], cost: number): number {
  // The three least, in order.
  let first = Infinity,
    second = Infinity,
    third = Infinity
  for (const stones of distances) {
    if (stones >= third) continue
    third = Math.max(second, stones)
    second = Math.max(first, Math.min(second, stones))
    first = Math.min(first, stones)
  }
  return third === Infinity ? Infinity : first + second + third - (SIDES_TO_WIN - 1) * cost
}

/** The three sides nearest to a node; ties go to the lower number. */
export function nearestSides(distances: readonly number[]): number[] {
  return Array.from(distances.keys())
    .sort((a, b) => distances[a] - distances[b])
    .slice(0, SIDES_TO_WIN)
}
