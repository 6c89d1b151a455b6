/** The plan of a recording of Monte Carlo tree search, apart from the search, so that pages read it without that. */

import type { PriorKind } from './prior-kinds.ts'

export interface GrowthPlan {
  readonly playouts: number
  readonly seed: number
  readonly priors: PriorKind
}

/** The most playouts of a recording: on the largest board they have some 200,000 steps. */
export const MAX_RECORDED_PLAYOUTS = 2000
export const MAX_GROWTH_SEED = 999_999
