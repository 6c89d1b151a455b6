/** Judges the positions of a game: what a search says of each. */
import { evaluate } from '../evaluation/evaluation.ts'
import { REPORT_EVALUATOR, stoneUnit, valueForRed } from '../evaluation/evaluator.ts'
import { parsePosition } from '../game/notation.ts'
import type { Position } from '../game/position.ts'
import { search, type SearchResult } from '../search/search.ts'
import type { JudgedPosition, Judgement, ReviewOptions, ReviewRequest } from './review.ts'

/**
 * The positions in their order, each as soon as it has been searched.
 *
 * @throws as `parsePosition` and `search` do
 */
export function* judgements({ positions, options }: ReviewRequest): Generator<JudgedPosition> {
  for (const position of positions) yield { position, judgement: judge(parsePosition(position), options) }
}

/**
 * The judgement of one position. A search that has passed the smaller depth is not repeated for it.
 *
 * @throws as `search` does
 */
export function judge(position: Position, options: ReviewOptions): Judgement {
  const { value, winner } = evaluate(position)
  if (winner !== null) return { value, shallower: value, line: [] }
  const { evaluator = REPORT_EVALUATOR, depth } = options
  const result = search(position, options)
  const shallower =
    depth === 1
      ? valueForRed(evaluator, position.board)(position, position.toMove)
      : (valueAt(result, depth - 1) ?? search(position, { ...options, depth: depth - 1 }).value)
  const unit = stoneUnit(evaluator)
  return { value: inStones(result.value, unit), shallower: inStones(shallower, unit), line: result.line }
}

/** In tenths of a stone, never −0. */
function inStones(value: number, unit: number): number {
  return unit === 1 ? value : Math.round((10 * value) / unit) / 10 + 0
}

/** The value at a smaller depth, if the search has passed it. */
function valueAt({ iterations, shortestWin }: SearchResult, depth: number): number | null {
  const passed = [...iterations, ...(shortestWin?.iterations ?? [])].filter((iteration) => iteration.depth <= depth)
  // A win forced in fewer plies is forced in these.
  return passed.find((iteration) => iteration.depth === depth || !Number.isFinite(iteration.value))?.value ?? null
}
