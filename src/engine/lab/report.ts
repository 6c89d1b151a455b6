/**
 * The student report's measurements: its two states, its published table, and what its authors counted.
 *
 * The pictures of the states are lost. State 1, one red stone on d10 with Blue to move, is reconstructed from the
 * published counts, and so is what the authors counted. Of State 2 only the numbers of stones are known, six red and
 * five blue; `ELEVEN_STONES` has the same.
 */
import type { Ordering } from '../search/ordering.ts'
import { defaultOrdering, type Algorithm } from '../search/methods.ts'
import type { SearchOptions, SearchResult } from '../search/search.ts'

export interface NamedPosition {
  readonly name: string
  readonly position: string
}

export const STATE_1: NamedPosition = { name: 'State 1', position: './...../........../.........r..... b' }

/** Six red and five blue stones, Blue to move, from a game between two searches. No search to depths 2–5 decides it. */
export const ELEVEN_STONES: NamedPosition = { name: 'Eleven stones', position: 'r/...../..rr....b./b..rb....b.rr.b b' }

/**
 * The nearest guess at State 2 of 100,000 positions (`polyy guess --count 100000`). Its twelve counts of alpha-beta,
 * iterative deepening and aspiration search are off by 6.8 % on average. It is a guess: very many positions have nearly
 * these counts.
 */
export const STATE_2_GUESS = './.r..r/....r.b.../r...rb..rb...bb b'

/**
 * The report's figure 1, before the move that ends the game on `FIGURE_2_STONE`. The picture is lost: this is
 * reconstructed from its numbers, x = 1, y = 2 and f = −1, and from those of figures 2 and 3, the sizes 1, 2, 1, 0 and
 * 0 of A∩B … A∩F and f = −∞.
 */
export const FIGURE_1 = './rrr.b/.rb.br...b/r..br.b.....r.b b'
export const FIGURE_2_STONE = 'c4'

/**
 * Both end states of the report's section 1, each one stone before its end: one chain joins three sides without a
 * corner, the other with two. These pictures are lost too, and showed only one colour's stones; the other's are added,
 * so that the positions can arise.
 */
export const END_WITHOUT_CORNERS = { before: './b..b./..r.r..b../b.r.r..r..b.... r', stone: 'c4' }
export const END_WITH_CORNERS = { before: './b..b./.......b../...rr.r........ r', stone: 'd6' }

/** Visited states published for State 1 at depths 2–5; null where the report has none. */
export const PUBLISHED_STATE_1: Readonly<Partial<Record<Algorithm, readonly (number | null)[]>>> = {
  'alpha-beta': [559, 8934, 133673, null],
  'iterative-deepening': [870, 1624, 17064, 29458],
  aspiration: [582, 9385, 140424, null],
  negascout: [null, 3472, 25900, 107496],
}

/** Visited states published for State 2 at depths 2–5. */
export const PUBLISHED_STATE_2: typeof PUBLISHED_STATE_1 = {
  'alpha-beta': [70, 854, 3346, 39353],
  'iterative-deepening': [380, 756, 4097, 10576],
  aspiration: [99, 941, 4160, 49244],
  negascout: [null, 1476, 4160, 39000],
}

/** Depths of both tables. */
export const REPORT_DEPTHS: readonly number[] = [2, 3, 4, 5]

/**
 * The counts of State 1 as reconstructed, at those depths, counted as the authors did. Tests compare them with the
 * searches.
 */
export const FOUND_STATE_1: Readonly<Partial<Record<Algorithm, readonly number[]>>> = {
  'alpha-beta': [559, 8334, 127682, 1463205],
  'iterative-deepening': [870, 1624, 17064, 29380],
  aspiration: [582, 8785, 133849, 1560116],
  negascout: [900, 2524, 19588, 49338],
}

/** The cost of a search of State 1 to depth 5 with an ordering of successors. */
interface Cost {
  readonly visited: number
  readonly evaluations: number
}

/**
 * State 1 at depth 5 with each search's own ordering, and for alpha-beta also by static value and by the two orderings
 * that learn from cutoffs, which the report gave up unmeasured. All visited states count. Tests compare these costs
 * with the searches.
 */
export const ORDERED_STATE_1 = {
  'alpha-beta': {
    own: { visited: 1589351, evaluations: 1463205 },
    value: { visited: 26204, evaluations: 49780 },
    history: { visited: 32296, evaluations: 28389 },
    killers: { visited: 32064, evaluations: 28077 },
  },
  'iterative-deepening': { own: { visited: 105878, evaluations: 96346 } },
} as const satisfies Partial<Record<Algorithm, Partial<Record<Ordering | 'own', Cost>>>>

/** How a published figure compares with ours: `reproduced`, `within` this per cent of it, or `unknown`. */
export type FigureMark =
  | { readonly kind: 'reproduced' }
  | { readonly kind: 'within'; readonly percent: number }
  | { readonly kind: 'unknown' }

/** @param found the count found here; null when the position is lost */
export function markOf(published: number, found: number | null): FigureMark {
  if (found === null) return { kind: 'unknown' }
  return found === published
    ? { kind: 'reproduced' }
    : { kind: 'within', percent: Math.ceil((100 * Math.abs(found - published)) / published) }
}

/**
 * Why published figures of an algorithm are not reproduced. `numbering`: the counts depend on how the authors numbered
 * the nodes, which is not known (`numbering.ts`). `counting`: what the authors counted is not known.
 */
export const REASONS_OF_MISSES: Readonly<Partial<Record<Algorithm, 'numbering' | 'counting'>>> = {
  'alpha-beta': 'numbering',
  'iterative-deepening': 'numbering',
  aspiration: 'numbering',
  negascout: 'counting',
}

/** States in the report's table of State 1, counted as its authors did; null where it has none. */
export function publishedCount(
  { position }: { readonly position: string },
  algorithm: Algorithm,
  depth: number,
): number | null {
  return position === STATE_1.position ? (PUBLISHED_STATE_1[algorithm]?.[depth - 2] ?? null) : null
}

/** `visited`: every state entered. `report`: what the report's authors counted, which differs by algorithm. */
export const COUNTINGS = ['visited', 'report'] as const
export type Counting = (typeof COUNTINGS)[number]

/** Depth and options for one cell of the table. The report sorts successors once, by static value. */
export function labOptions(algorithm: Algorithm, depth: number, counting: Counting): SearchOptions {
  const sorts = defaultOrdering(algorithm) === 'last'
  return counting === 'report' && sorts ? { algorithm, depth, ordering: 'value' } : { algorithm, depth }
}

/**
 * The number in one cell. The report counts leaf states for alpha-beta, the same over all depths for aspiration
 * search; for iterative deepening, the successors newly evaluated one ply above the leaves in the last iteration
 * (a state met again by another move order costs nothing). For NegaScout no convention gives its figures; here
 * it is every successor newly evaluated, over all depths.
 */
export function countOf(result: SearchResult, counting: Counting): number {
  return counting === 'visited' ? result.visited : (REPORTS_COUNTS[result.algorithm] ?? leaves)(result)
}

const leaves = (result: SearchResult) => result.leaves

/** The counts of the report's authors instead of leaves. */
const REPORTS_COUNTS: Readonly<Partial<Record<Algorithm, (result: SearchResult) => number>>> = {
  'iterative-deepening': ({ iterations }) => {
    const last = iterations[iterations.length - 1]
    return last.plies.evaluations[last.depth]
  },
  negascout: ({ evaluations }) => evaluations,
}
