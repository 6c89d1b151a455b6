/** The laboratory's table: one position searched by several algorithms to several depths. */
import type { NamedEvaluator } from '../evaluation/named-evaluator.ts'
import { size } from '../game/node-set.ts'
import { parsePosition } from '../game/notation.ts'
import { evaluate } from '../evaluation/evaluation.ts'
import { opponentOf } from '../game/colour.ts'
import { emptyNodes, type Position } from '../game/position.ts'
import { labOptions, publishedCount, type Counting } from './report.ts'
import { REPORTS_MARGIN } from '../search/margin.ts'
import type { Ordering } from '../search/ordering.ts'
import { hasMargin, type Algorithm } from '../search/methods.ts'
import type { SearchOptions, SearchResult } from '../search/search.ts'
import { tuningOf, type SearchTuning } from '../search/settings.ts'

/** The report's four searches. */
export const COMPARED: readonly Algorithm[] = ['alpha-beta', 'iterative-deepening', 'aspiration', 'negascout']
export const COMPARED_DEPTHS: readonly number[] = [2, 3, 4, 5]

/**
 * The settings that all searches of a table share. Orderings that differ would be measured as differences of the
 * algorithms.
 */
export interface LabSettings extends Omit<SearchTuning, 'ordering'> {
  /** `own`: each algorithm's in the report, which is the default. */
  readonly ordering?: Ordering | 'own'
  /** The evaluators of leaves, for some of the algorithms; the others use f. */
  readonly evaluators?: EvaluatorsOf
}

/** By algorithm. */
export type EvaluatorsOf = Readonly<Partial<Record<Algorithm, NamedEvaluator>>>

export interface LabRequest extends LabSettings {
  readonly position: string
  readonly algorithms: readonly Algorithm[]
  readonly depths: readonly number[]
  readonly counting: Counting
}

export interface LabCell {
  readonly algorithm: Algorithm
  readonly depth: number
  /** The number the table shows, by the request's counting. */
  readonly count: number
  readonly result: SearchResult
}

/** The search of one cell. */
export function cellOptions(
  { counting, ordering = 'own', evaluators = {}, ...settings }: LabRequest,
  algorithm: Algorithm,
  depth: number,
): SearchOptions {
  const evaluator = evaluators[algorithm]?.evaluator
  return {
    ...labOptions(algorithm, depth, counting),
    ...(ordering !== 'own' && { ordering }),
    ...tuningOf(settings),
    ...(evaluator !== undefined && { evaluator }),
  }
}

/**
 * The report's figure for a cell; null where it has none, or where the table is of other searches than the report's.
 */
export function publishedFor(
  {
    position,
    ordering = 'own',
    table = 'off',
    extension = 'none',
    margin = REPORTS_MARGIN,
    evaluators = {},
  }: LabRequest,
  algorithm: Algorithm,
  depth: number,
): number | null {
  const isTheirs =
    ordering === 'own' &&
    table === 'off' &&
    extension === 'none' &&
    (margin === REPORTS_MARGIN || !hasMargin(algorithm))
  return isTheirs && evaluators[algorithm] === undefined ? publishedCount({ position }, algorithm, depth) : null
}

/**
 * A count less the published one, 0 when reproduced; null where none was published, or where it counts something else.
 */
export function differenceOf(
  request: LabRequest,
  { algorithm, depth, count }: Pick<LabCell, 'algorithm' | 'depth' | 'count'>,
): number | null {
  const published = request.counting === 'report' ? publishedFor(request, algorithm, depth) : null
  return published === null ? null : count - published
}

/**
 * Can a game end within this many plies of a position? A colour that needs k more stones wins after k own moves at the
 * earliest, and does so if the opponent plays elsewhere; a full board always has a winner.
 */
export function canEndWithin(position: Position, plies: number): boolean {
  const { toMove } = position
  const needs = evaluate(position)
  const canWin = (need: number | null, stones: number) => need !== null && need <= stones
  return canWin(needs[toMove], Math.ceil(plies / 2)) || canWin(needs[opponentOf(toMove)], Math.floor(plies / 2))
}

/**
 * Leaves of the minimal tree (Knuth and Moore 1975): what alpha-beta with perfect ordering and without a transposition
 * table has to visit. With n empty nodes there is one fewer than n (n − 2) … over the odd plies plus (n − 1)(n − 3) …
 * over the even plies. After n plies the board is full. The formula holds only if no game ends within the depth.
 */
export function minimalTree(emptyCount: number, depth: number): number {
  let odd = 1
  let even = 1
  for (let ply = 1; ply <= Math.min(depth, emptyCount); ply++)
    if (ply % 2 === 1) odd *= emptyCount - ply + 1
    else even *= emptyCount - ply + 1
  return odd + even - 1
}

/** The leaves of the minimal tree of a position; null when a game can end within the depth. */
export function minimalTreeFrom(position: Position, depth: number): number | null {
  return canEndWithin(position, depth) ? null : minimalTree(size(emptyNodes(position)), depth)
}

/** The minimal tree of a position at each of some depths. */
export function minimalTreeOf(position: string, depths: readonly number[]): (number | null)[] {
  const parsed = parsePosition(position)
  return depths.map((depth) => minimalTreeFrom(parsed, depth))
}
