/**
 * Searches by f as contestants: each algorithm, ready to be chosen at each depth that the report measured, and minimax as
 * deep as games with it take seconds.
 */
import { isSameJson } from '../math/plain-data.ts'
import { ALGORITHMS, METHODS, type Algorithm } from '../search/methods.ts'
import { CAST, castOf } from './cast.ts'
import { searcher, type Contestant } from './contestant.ts'
import { BOARD_LEVELS } from './levels.ts'

const DEPTHS: readonly number[] = [2, 3, 4, 5]
/** Without a window every move is searched. */
const DEPTHS_WITHOUT_WINDOW: readonly number[] = [2, 3, 4]

interface ReadySearch {
  readonly depth: number
  /** A member of the cast where one searches like this, as with NegaScout; others are named as on the command line. */
  readonly contestant: Contestant
}

function readySearch(algorithm: Algorithm, depth: number): ReadySearch {
  const search = searcher(`${algorithm}:${depth}`, { algorithm, depth })
  return { depth, contestant: CAST.find((member) => isSameJson({ ...member, name: search.name }, search)) ?? search }
}

/** By algorithm. */
export const READY_SEARCHES: readonly { readonly algorithm: Algorithm; readonly searches: readonly ReadySearch[] }[] =
  ALGORITHMS.map((algorithm) => ({
    algorithm,
    searches: (METHODS[algorithm].window === 'none' ? DEPTHS_WITHOUT_WINDOW : DEPTHS).map((depth) =>
      readySearch(algorithm, depth),
    ),
  }))

const ALL = READY_SEARCHES.flatMap(({ algorithm, searches }) => searches.map((search) => ({ algorithm, ...search })))

/** The ready search of a name. */
export function readySearchOf(name: string) {
  return ALL.find(({ contestant }) => contestant.name === name)
}

/** Contestants, and after them those ready searches whose names they do not have. */
export function withReadySearches(contestants: readonly Contestant[]): Contestant[] {
  return [
    ...contestants,
    ...ALL.flatMap(({ contestant }) => (contestants.some(({ name }) => name === contestant.name) ? [] : [contestant])),
  ]
}

/** Does the command line know a contestant by its name alone? */
export function isKnownByName(contestant: Contestant): boolean {
  return (
    castOf(contestant.name) !== undefined ||
    BOARD_LEVELS.some((level) => isSameJson(level, contestant)) ||
    isSameJson(readySearchOf(contestant.name)?.contestant, contestant)
  )
}
