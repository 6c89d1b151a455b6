/** Kinds of priors by name, apart from the priors: pages that only read contestants do not load them. */

/**
 * Knowledge of moves that a search by playouts begins with: learnt patterns that a policy network improves on where the
 * search comes often, the patterns alone, or none.
 */
export const PRIOR_KINDS = ['network', 'patterns', 'none'] as const
export type PriorKind = (typeof PRIOR_KINDS)[number]

/** Visits after which a node's moves are valued again, by the better source of priors: their number pays for its time. */
export const VISITS_TO_REVALUE = 8
