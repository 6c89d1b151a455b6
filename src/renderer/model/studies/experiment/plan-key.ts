/** Keys by which equal plans are recognised. */
import { isDrawn, type Experiment } from '../../../../engine/lab/experiment.ts'

/** A key that is the same for equal experiments, whatever the order of their properties. */
export function planKey({ positions, ...experiment }: Experiment): string {
  const wanted = isDrawn(positions) ? { kind: 'random', isUndecided: false, ...positions } : positions
  return keyOf({ ...experiment, positions: wanted })
}

/** A key that is the same for equal plans, whatever the order of their properties. */
export function keyOf(plan: object): string {
  return JSON.stringify(plan, (_, part: unknown) => inOrder(part))
}

function inOrder(part: unknown): unknown {
  const isObject = typeof part === 'object' && part !== null && !Array.isArray(part)
  return isObject ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part
}
