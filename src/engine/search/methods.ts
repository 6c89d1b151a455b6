/** The algorithms by name. What the rest needs to know of them is here, without the search itself. */
import { ALPHA_BETA } from './algorithms/alpha-beta.ts'
import { ASPIRATION } from './algorithms/aspiration.ts'
import { ITERATIVE_DEEPENING } from './algorithms/iterative-deepening.ts'
import { MINIMAX } from './algorithms/minimax.ts'
import { MTDF } from './algorithms/mtdf.ts'
import { NEGASCOUT } from './algorithms/negascout.ts'
import type { Ordering } from './ordering.ts'

/** The data of each algorithm: first those of the report, in its order. */
export const METHODS = {
  minimax: MINIMAX,
  'alpha-beta': ALPHA_BETA,
  'iterative-deepening': ITERATIVE_DEEPENING,
  aspiration: ASPIRATION,
  negascout: NEGASCOUT,
  mtdf: MTDF,
}

/** A search algorithm. */
export type Algorithm = keyof typeof METHODS

/** The algorithms, in the order in which choices and tables list them. */
export const ALGORITHMS = Object.keys(METHODS) as readonly Algorithm[]

/** The ordering that an algorithm has unless another is chosen. */
export function defaultOrdering(algorithm: Algorithm): Ordering {
  return METHODS[algorithm].ordering
}

/** Has the algorithm a window of a chosen width around the value that it expects? */
export function hasMargin(algorithm: Algorithm): boolean {
  return METHODS[algorithm].window === 'margin'
}

/** Does the algorithm search a move, or the root, again where its first window was too narrow? */
export function searchesAgain(algorithm: Algorithm): boolean {
  const { window, scouts } = METHODS[algorithm]
  return scouts || window === 'margin' || window === 'null'
}

/** The maximum depth: the whole of a game on 31 nodes. On larger boards no search gets near it. */
export const MAX_DEPTH = 31
