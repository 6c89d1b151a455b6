/**
 * The searches of a comparison: which are chosen, in which order they are made, and how those that have been made are
 * found again. A search is known by all that its counters follow from, its evaluator by a hash, so none is made twice.
 */
import { EVALUATION_METHODS, isMethodFor, type EvaluationMethod } from '../../../engine/evaluation/evaluation.ts'
import { isForBoard } from '../../../engine/evaluation/evaluator.ts'
import { fingerprintOf, type NamedEvaluator } from '../../../engine/evaluation/named-evaluator.ts'
import { parsePosition } from '../../../engine/game/notation.ts'
import {
  cellOptions,
  COMPARED,
  COMPARED_DEPTHS,
  type EvaluatorsOf,
  type LabCell,
  type LabRequest,
} from '../../../engine/lab/lab.ts'
import { countOf, STATE_1, type Counting } from '../../../engine/lab/report.ts'
import type { Ordering } from '../../../engine/search/ordering.ts'
import { defaultOrdering, hasMargin, type Algorithm } from '../../../engine/search/methods.ts'
import type { SearchResult } from '../../../engine/search/search.ts'
import type { TableKind } from '../../../engine/search/transposition-table.ts'
import { unusual } from '../search/settings.ts'
import { SETTING_NAMES, tuningOf, USUAL_TUNING, type SearchTuning } from '../../../engine/search/settings.ts'

/** The searches to compare, and the part of them that is shown. */
export interface SearchChoice extends Required<Omit<SearchTuning, 'ordering'>> {
  /** One-line positions, each once. */
  readonly positions: readonly string[]
  readonly algorithms: readonly Algorithm[]
  readonly depths: readonly number[]
  readonly counting: Counting
  /** Does every search use the ordering `alike`, rather than its own? */
  readonly isAlike: boolean
  readonly alike: Ordering
  /** The evaluators of some algorithms; the others use f. */
  readonly evaluators: EvaluatorsOf
  /**
   * Is every search of the position shown made with each of the evaluations? The counts are those with `evaluation`.
   */
  readonly isByEach: boolean
  /** The position that charts and words describe: one of `positions`; null where there is none. */
  readonly position: string | null
  /** The depth that charts and words describe; null for the deepest that every search has reached. */
  readonly depth: number | null
  /** The columns of the table. With one position they are always depths. */
  readonly columns: 'positions' | 'depths'
  /** The two searches whose difference is explained. */
  readonly pair: readonly [Algorithm, Algorithm]
}

export const FIRST_CHOICE: SearchChoice = {
  positions: [STATE_1.position],
  algorithms: COMPARED,
  depths: COMPARED_DEPTHS,
  counting: 'visited',
  isAlike: false,
  alike: 'id',
  ...USUAL_TUNING,
  evaluators: {},
  isByEach: false,
  position: STATE_1.position,
  depth: null,
  columns: 'positions',
  pair: ['alpha-beta', 'negascout'],
}

/** All that determines the counters of a search. */
export interface Search extends SearchTuning {
  readonly position: string
  readonly algorithm: Algorithm
  readonly ordering: Ordering
  readonly table: TableKind
  /** How f is computed. Always the usual way where another evaluator is used, as it then makes no difference. */
  readonly evaluation: EvaluationMethod
  /** The hash of the evaluator (`fingerprintOf`), where it is not f. */
  readonly evaluator?: string
  readonly depth: number
}

export interface FoundSearch extends Search {
  readonly result: SearchResult
}

/** Searches that have been made, by their keys. */
export type FoundSearches = ReadonlyMap<string, FoundSearch>

export function keyOf({ position, algorithm, evaluator, depth, ...search }: Search): string {
  return [position, algorithm, depth, ...SETTING_NAMES.map((name) => search[name]), search.margin, evaluator].join('|')
}

/** The request for one position's table; `ordering` replaces the one chosen. */
export function requestOf(
  choice: SearchChoice,
  position: string,
  ordering = choice.isAlike ? choice.alike : ('own' as const),
): Required<LabRequest> {
  const { algorithms, depths, counting, evaluators } = choice
  return { position, algorithms, depths, counting, ...USUAL_TUNING, ...tuningOf(choice), ordering, evaluators }
}

/** The ordering that an algorithm has in a table. */
export function orderingOf(request: LabRequest, algorithm: Algorithm): Ordering {
  return cellOptions(request, algorithm, 1).ordering ?? defaultOrdering(algorithm)
}

/** The search of one cell of a table. */
export function searchOf(request: Required<LabRequest>, algorithm: Algorithm, depth: number): Search {
  const { position, table, evaluation, evaluators, terminal, extension, margin } = request
  const named = evaluators[algorithm]
  const valued =
    named === undefined
      ? { evaluation: methodFor(evaluation, position) }
      : { evaluation: USUAL_TUNING.evaluation, evaluator: fingerprintOf(named.evaluator) }
  // What came with later versions is left out where it is usual, or where the search has no window.
  const later = unusual({ terminal, extension, margin: hasMargin(algorithm) ? margin : undefined })
  return { position, algorithm, ordering: orderingOf(request, algorithm), table, ...valued, ...tuningOf(later), depth }
}

/** The method by which f is counted in a position: the one chosen where its board and rule have it, else their only one. */
function methodFor(chosen: EvaluationMethod, position: string): EvaluationMethod {
  const { evaluation: usual } = USUAL_TUNING
  return chosen === usual || isMethodFor(chosen, parsePosition(position)) ? chosen : usual
}

/** The evaluator of a search, where it cannot value the position's board and rule: such a search cannot be made. */
export function misfitOf({ evaluators }: SearchChoice, algorithm: Algorithm, position: string): NamedEvaluator | null {
  const named = evaluators[algorithm]
  return named === undefined || isForBoard(named.evaluator, parsePosition(position)) ? null : named
}

/** Returns one search of a table, or undefined until it has been made. */
export function foundIn(
  found: FoundSearches,
  request: Required<LabRequest>,
  algorithm: Algorithm,
  depth: number,
): LabCell | undefined {
  const search = found.get(keyOf(searchOf(request, algorithm, depth)))
  return search && { algorithm, depth, count: countOf(search.result, request.counting), result: search.result }
}

/** The subject of a chart or a sentence: some searches of one position, with one ordering or each with its own. */
export interface Asked {
  readonly position: string
  readonly algorithms: readonly Algorithm[]
  readonly depths: readonly number[]
  readonly ordering: 'own' | Ordering
}

/** The searches asked for that can be made and have not been. */
export function missingOf(
  { choice, found }: { readonly choice: SearchChoice; readonly found: FoundSearches },
  asked: readonly Asked[],
): Search[] {
  const searches = asked.flatMap(({ position, algorithms, depths, ordering }) =>
    algorithms
      .filter((algorithm) => misfitOf(choice, algorithm, position) === null)
      .flatMap((algorithm) => depths.map((depth) => searchOf(requestOf(choice, position, ordering), algorithm, depth))),
  )
  const missing = new Map(searches.map((search) => [keyOf(search), search]))
  return [...missing].flatMap(([key, search]) => (found.has(key) ? [] : [search]))
}

/** All searches of a table that have been made. */
export function cellsOf(found: FoundSearches, request: Required<LabRequest>): LabCell[] {
  return request.depths.flatMap((depth) =>
    request.algorithms.flatMap((algorithm) => foundIn(found, request, algorithm, depth) ?? []),
  )
}

/** The chosen searches in the order in which they are made: the least depth first, as those are quick. */
export function searchesOf(choice: SearchChoice): Search[] {
  const { positions, algorithms, depths } = choice
  const at = (position: string, depth: number, evaluation = choice.evaluation) =>
    algorithms
      .filter((algorithm) => misfitOf(choice, algorithm, position) === null)
      .map((algorithm) => searchOf({ ...requestOf(choice, position), evaluation }, algorithm, depth))
  return depths.flatMap((depth) => [
    ...positions.flatMap((position) => at(position, depth)),
    ...otherEvaluations(choice).flatMap((evaluation) =>
      choice.position === null
        ? []
        : at(choice.position, depth, evaluation).filter(({ evaluator }) => evaluator === undefined),
    ),
  ])
}

/** The evaluations that the position shown is searched with besides the one chosen. */
function otherEvaluations({ evaluation, isByEach, position }: SearchChoice): readonly EvaluationMethod[] {
  if (!isByEach || position === null) return []
  return EVALUATION_METHODS.filter(
    (other) => other !== methodFor(evaluation, position) && methodFor(other, position) === other,
  )
}

/** The results of one search with each evaluation, as far as made; empty for a search that does not use f. */
export function byEvaluation(
  choice: SearchChoice,
  found: FoundSearches,
  algorithm: Algorithm,
  { position, depth }: Pick<Search, 'position' | 'depth'>,
): Partial<Record<EvaluationMethod, SearchResult>> {
  if (choice.evaluators[algorithm] !== undefined) return {}
  const results = EVALUATION_METHODS.filter((method) => methodFor(method, position) === method).map(
    (evaluation) =>
      [evaluation, foundIn(found, { ...requestOf(choice, position), evaluation }, algorithm, depth)?.result] as const,
  )
  return Object.fromEntries(results.filter(([, result]) => result !== undefined))
}

/**
 * Did a search end before the depth asked for? Its counts cannot be compared with those of a search to the full depth.
 */
export function isEarly({ depth, result }: Pick<LabCell, 'depth' | 'result'>): boolean {
  return result.depth < depth
}

export function cellOf(cells: readonly LabCell[], algorithm: Algorithm, depth: number): LabCell | undefined {
  return cells.find((cell) => cell.algorithm === algorithm && cell.depth === depth)
}
