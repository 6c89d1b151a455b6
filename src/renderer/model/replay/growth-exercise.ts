/** Exercises on Monte Carlo tree search: which child is selected, and which move is played in the end. */
import { valueOfChild, type GrowthNode } from '../../../engine/playouts/growth-node.ts'
import type { GrowthMoment } from '../../../engine/playouts/growth.ts'
import type { GrowthPlan } from '../../../engine/playouts/growth-plan.ts'

export interface GrowthExercise {
  readonly id: 'selected' | 'played'
  readonly position: string
  readonly plan: GrowthPlan
  /** The moments that are asked about: just before a child is selected, or after the last playout. */
  readonly events: readonly number[]
}

/**
 * In all moments nothing is proven, and the answer is the only one. Where a child is selected, it is not always that with
 * the most wins of its own; the move played is not that of the highest value.
 */
export const GROWTH_EXERCISES: readonly GrowthExercise[] = [
  {
    id: 'selected',
    position: 'r/b.r../.b.....b.r r',
    plan: { playouts: 80, seed: 2, priors: 'none' },
    events: [780, 781, 804],
  },
  { id: 'played', position: './.r.b./.b....r... r', plan: { playouts: 80, seed: 1, priors: 'none' }, events: [897] },
]

/** The node whose children are to be chosen from: in the end the root, else where the next child is selected, or has been. */
export function askedNode(
  { id }: GrowthExercise,
  { root, way, here, step }: GrowthMoment,
  isAnswered: boolean,
): GrowthNode {
  if (id === 'played') return root
  if (isAnswered) return here
  // Before a playout the way is still that of the one before, whose last step counts a visit.
  return step === null || step.kind === 'count' ? root : way[way.length - 1]
}

/** The right child: that of the highest value, or in the end that of the most visits. */
export function rightChild({ id }: GrowthExercise, { children }: GrowthNode, priorVisits: number): GrowthNode {
  const figure = (child: GrowthNode) => (id === 'played' ? child.visits : valueOfChild(child, priorVisits).value)
  return children.reduce((best, child) => (figure(child) > figure(best) ? child : best))
}
