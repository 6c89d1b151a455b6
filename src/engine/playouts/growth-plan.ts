/** The plan of a recording of Monte Carlo tree search, apart from the search, so that pages read it without that. */

/**
 * The sources of the chances of moves, by their names in links: learnt patterns that a policy network improves on where
 * the search comes often, the patterns alone, or none.
 */
export const GROWTH_PATTERNS = ['network', 'learnt', 'none'] as const

export interface GrowthPlan {
  readonly playouts: number
  readonly seed: number
  readonly patterns: (typeof GROWTH_PATTERNS)[number]
}

/** The most playouts of a recording: on the largest board they have some 200,000 steps. */
export const MAX_RECORDED_PLAYOUTS = 2000
export const MAX_GROWTH_SEED = 999_999
