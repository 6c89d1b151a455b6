/**
 * Limits of studies, for the forms of the page, for documents and messages, and for the options of the command line.
 */

/** Maximum number of searches of an experiment: more would not fit into a document. */
export const MAX_SEARCHES = 50_000

/** Limits of a training run: games that give examples, strays for each position, and games for each label. */
export const MAX_EXAMPLE_GAMES = 20_000
export const MAX_STRAYS = 20
export const MAX_PLAYOUTS = 100

/**
 * Limits of a training run: epochs, steps or generations, and children in a generation, of which there are some to choose
 * from.
 */
export const MAX_ROUNDS = 1000
export const MIN_CHILDREN = 4
export const MAX_CHILDREN = 200

/** Maximum size of a difference in rating that a test tells from another. */
export const MAX_TESTED_ELO = 800
