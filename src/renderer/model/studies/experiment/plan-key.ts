/** By what two plans are the same. */
import type { Experiment } from '../../../../engine/lab/experiment.ts'

/** The same for the same experiment, in whatever order its parts were written. */
export function planKey({ positions, ...experiment }: Experiment): string {
  const wanted = 'seed' in positions ? { kind: 'random', isUndecided: false, ...positions } : positions
  return keyOf({ ...experiment, positions: wanted })
}

/** The same for plans that say the same, in whatever order their parts were written. */
export function keyOf(plan: object): string {
  return JSON.stringify(plan, (_, part: unknown) => inOrder(part))
}

function inOrder(part: unknown): unknown {
  const isObject = typeof part === 'object' && part !== null && !Array.isArray(part)
  return isObject ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part
}
