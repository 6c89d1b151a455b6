/** Limits of searches by playouts, apart from the search: pages that only read contestants do not load it. */

/** The most playouts for a move: some minutes on the largest board. */
export const MAX_PLAYOUTS = 100_000_000
