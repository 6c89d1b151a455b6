/**
 * Why two searches of a position visit different numbers of states, as far as their counters prove it. They are
 * compared with their own orderings, and with one for both. A gap that stays with one ordering is due to the algorithm;
 * one that closes is due to the ordering. A search that is missing, or ended before the depth asked for, proves
 * nothing, and that is stated.
 */
import type { LabCell } from '../../../engine/lab/lab.ts'
import { fingerprintOf, REPORTS_OWN, type NamedEvaluator } from '../../../engine/evaluation/named-evaluator.ts'
import { EVALUATION_METHODS, type EvaluationMethod } from '../../../engine/evaluation/evaluation.ts'
import { COUNTER_NAMES } from '../../../engine/search/counters.ts'
import type { Ordering } from '../../../engine/search/ordering.ts'
import type { Algorithm } from '../../../engine/search/methods.ts'
import type { SearchResult } from '../../../engine/search/search.ts'
import { isEarly } from './searches.ts'

/** A side of the comparison: one of two searches, whose cell is undefined until it has been made. */
export interface Side {
  readonly algorithm: Algorithm
  readonly ordering: Ordering
  /** The evaluator, where it is not f. */
  readonly evaluator?: NamedEvaluator | undefined
  readonly cell: LabCell | undefined
}

export interface Difference {
  /** Each with its own ordering. */
  readonly own: readonly [Side, Side]
  /** Both with one ordering. */
  readonly alike: readonly [Side, Side]
  /**
   * Iterative deepening with the second's own ordering: the same search without a null window. Null where the second
   * has none.
   */
  readonly control: Side | null
}

/**
 * How a count differs from another: a factor from 2 up; below that a share, or a number of states where that is tiny.
 */
export type Gap =
  | { readonly kind: 'equal' }
  | { readonly kind: 'states' | 'share' | 'times'; readonly way: 'more' | 'fewer'; readonly size: number }

export type Conclusion =
  /** With one ordering the gap stays: fewer states, or more. */
  | 'gainStays'
  | 'lossStays'
  /** With one ordering it stays, but is smaller than with their own. */
  | 'gainPartly'
  | 'lossPartly'
  /** With one ordering it closes or reverses. */
  | 'gainGone'
  | 'lossGone'
  /** The gain closes or reverses, and iterative deepening with the second's ordering gains as much. */
  | 'notNullWindow'

export interface SameStates {
  readonly code: 'sameStates'
  readonly visited: number
  readonly evaluations: number
  readonly fastest: EvaluationMethod
  readonly slowest: EvaluationMethod
  readonly times: number | null
}

export type Statement =
  | { readonly code: 'missing'; readonly ordered: 'own' | 'alike'; readonly algorithms: readonly Algorithm[] }
  | { readonly code: 'early'; readonly algorithm: Algorithm; readonly reached: number; readonly depth: number }
  | {
      readonly code: 'gap'
      readonly ordered: 'own' | 'alike' | 'ownAlike'
      readonly ordering: Ordering
      readonly gap: Gap
      readonly first: number
      readonly second: number
    }
  /** The two use different evaluators, so that nothing follows about algorithms or orderings. */
  | { readonly code: 'evaluators'; readonly first: NamedEvaluator; readonly second: NamedEvaluator }
  /** Shares of cutoffs by the first move; null for a search without cutoffs. */
  | { readonly code: 'firstMove'; readonly first: number | null; readonly second: number | null }
  | { readonly code: 'control'; readonly visited: number }
  | { readonly code: 'researches'; readonly researches: number; readonly researched: number; readonly share: number }
  /**
   * Times of one search with several evaluations: `times` is how much longer the slowest took; null where the clock was
   * too coarse.
   */
  | SameStates
  | { readonly code: 'conclusion'; readonly conclusion: Conclusion }

/** A smaller share would be rounded to 0.0 %. */
const MIN_SHARE = 0.0005

/** A null window that accounts for less than one part in this many of the gain is not its cause. */
const NULL_WINDOW_PART = 100

function gapOf(first: number, second: number): Gap {
  if (first === second) return { kind: 'equal' }
  const way = second > first ? 'more' : 'fewer'
  const factor = Math.max(first, second) / Math.min(first, second)
  if (factor >= 2) return { kind: 'times', way, size: factor }
  const share = Math.abs(second - first) / first
  return share < MIN_SHARE
    ? { kind: 'states', way, size: Math.abs(second - first) }
    : { kind: 'share', way, size: share }
}

/** The share of cutoffs that the first move made; null without any cutoff. */
export function firstMoveShare({ cutoffs, iterations }: SearchResult): number | null {
  if (cutoffs === 0) return null
  return iterations.reduce((sum, { cutoffsBySuccessor }) => sum + (cutoffsBySuccessor[0] ?? 0), 0) / cutoffs
}

/** Visited states of two searches that can be compared; otherwise why they cannot. */
function visitedOf(
  sides: readonly [Side, Side],
  ordered: 'own' | 'alike',
): { readonly visited: readonly [number, number] } | { readonly why: readonly Statement[] } {
  const missing = sides.filter(({ cell }) => cell === undefined)
  if (missing.length > 0)
    return { why: [{ code: 'missing', ordered, algorithms: missing.map(({ algorithm }) => algorithm) }] }
  const early = sides.flatMap(({ algorithm, cell }): Statement[] =>
    cell !== undefined && isEarly(cell)
      ? [{ code: 'early', algorithm, reached: cell.result.depth, depth: cell.depth }]
      : [],
  )
  if (early.length > 0) return { why: early }
  const [first, second] = sides.map(({ cell }) => cell?.result.visited ?? 0)
  return { visited: [first, second] }
}

/** The statements about the difference, in order. */
export function whyDifferent({ own, alike, control }: Difference): Statement[] {
  const owns = visitedOf(own, 'own')
  if ('why' in owns) return [...owns.why]
  const [first, second] = owns.visited
  const isAlready = own[0].ordering === own[1].ordering
  const alone = isAlready ? null : controlOf(control, own[1])
  const gap: Statement = {
    code: 'gap',
    ordered: isAlready ? 'ownAlike' : 'own',
    ordering: own[0].ordering,
    gap: gapOf(first, second),
    first,
    second,
  }
  if (!haveOneEvaluator(own[0], own[1]))
    return [gap, { code: 'evaluators', first: evaluatorOf(own[0]), second: evaluatorOf(own[1]) }]
  const begin: Statement[] = [
    gap,
    ...firstMoves(own),
    ...(alone === null ? [] : [{ code: 'control', visited: alone } as const]),
  ]
  if (isAlready) return [...begin, ...repeated(own[1]), ...concluded(conclusionOfOne(first, second))]
  const alikes = visitedOf(alike, 'alike')
  if ('why' in alikes) return [...begin, ...alikes.why]
  const [firstAlike, secondAlike] = alikes.visited
  return [
    ...begin,
    {
      code: 'gap',
      ordered: 'alike',
      ordering: alike[0].ordering,
      gap: gapOf(firstAlike, secondAlike),
      first: firstAlike,
      second: secondAlike,
    },
    ...repeated(alike[1]),
    ...concluded(conclusionOf(owns.visited, alikes.visited, alone)),
  ]
}

const evaluatorOf = ({ evaluator = REPORTS_OWN }: Side) => evaluator

const haveOneEvaluator = (one: Side, other: Side) =>
  fingerprintOf(evaluatorOf(one).evaluator) === fingerprintOf(evaluatorOf(other).evaluator)

/** The states that iterative deepening visits with the second's ordering; null where that proves nothing. */
function controlOf(control: Side | null, second: Side): number | null {
  if (
    control?.cell === undefined ||
    isEarly(control.cell) ||
    control.ordering !== second.ordering ||
    !haveOneEvaluator(control, second)
  )
    return null
  return control.cell.result.visited
}

function firstMoves([first, second]: Difference['own']): Statement[] {
  const [one, other] = [first, second].map(({ cell }) => (cell === undefined ? null : firstMoveShare(cell.result)))
  return [{ code: 'firstMove', first: one, second: other }]
}

function repeated({ cell }: Side): Statement[] {
  if (cell === undefined || cell.result.researches === 0) return []
  const { researches, researched, visited } = cell.result
  return [{ code: 'researches', researches, researched, share: researched / visited }]
}

const concluded = (conclusion: Conclusion | null): Statement[] =>
  conclusion === null ? [] : [{ code: 'conclusion', conclusion }]

function conclusionOfOne(first: number, second: number): Conclusion | null {
  return first === second ? null : second < first ? 'gainStays' : 'lossStays'
}

/** @param alone what iterative deepening visits with the second's own ordering, or null */
function conclusionOf(
  [first, second]: readonly [number, number],
  [firstAlike, secondAlike]: readonly [number, number],
  alone: number | null,
): Conclusion | null {
  if (first === second) return null
  const ratio = second / first
  const left = secondAlike / firstAlike
  if (ratio < 1) {
    if (left < 1) return left <= ratio ? 'gainStays' : 'gainPartly'
    return alone !== null && NULL_WINDOW_PART * (alone - second) < first - second ? 'notNullWindow' : 'gainGone'
  }
  if (left > 1) return left >= ratio ? 'lossStays' : 'lossPartly'
  return 'lossGone'
}

/** Results of one search with each evaluation. */
export type ByEvaluation = Readonly<Partial<Record<EvaluationMethod, SearchResult>>>

/** The statement about one search with two evaluations or more; none unless the move and every counter are the same. */
export function whyAnotherTime(results: ByEvaluation): SameStates[] {
  const searches = EVALUATION_METHODS.flatMap((method) =>
    results[method] === undefined ? [] : [{ method, result: results[method] }],
  )
  if (searches.length < 2) return []
  const [{ result: first }] = searches
  if (
    !searches.every(
      ({ result }) => result.move === first.move && COUNTER_NAMES.every((name) => result[name] === first[name]),
    )
  )
    return []
  const [fastest, slowest] = [
    searches.reduce((a, b) => (b.result.ms < a.result.ms ? b : a)),
    searches.reduce((a, b) => (b.result.ms >= a.result.ms ? b : a)),
  ]
  const times = fastest.result.ms === 0 ? null : slowest.result.ms / fastest.result.ms
  return [
    {
      code: 'sameStates',
      visited: first.visited,
      evaluations: first.evaluations,
      fastest: fastest.method,
      slowest: slowest.method,
      times,
    },
  ]
}
