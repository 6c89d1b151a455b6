/** By what two plans of an experiment are the same. */
import type { Experiment } from '../../../../engine/lab/experiment.ts'

const KEYS = [
  ...(['positions', 'kind', 'isUndecided', 'boardSize', 'stones', 'count', 'seed'] as const),
  ...(['algorithms', 'depths', 'orderings', 'tables', 'evaluations', 'margins', 'evaluationTimes'] as const),
]

/** The same for the same experiment, in whatever order its parts were written. */
export function planKey({ positions, ...experiment }: Experiment): string {
  const wanted = 'seed' in positions ? { kind: 'random', isUndecided: false, ...positions } : positions
  return JSON.stringify({ ...experiment, positions: wanted }, [...KEYS])
}
