/** A recorded search as a link: position, options and event, from which the same recording is made again. */
import { EVALUATION_METHODS } from '../../../engine/evaluation/evaluation.ts'
import { formatPosition, parsePosition } from '../../../engine/game/notation.ts'
import { winnerOf } from '../../../engine/game/position.ts'
import { isMargin, MAX_MARGIN, MIN_MARGIN } from '../../../engine/search/aspiration.ts'
import { ORDERINGS } from '../../../engine/search/ordering.ts'
import { ALGORITHMS, MAX_DEPTH, type SearchOptions } from '../../../engine/search/search.ts'
import { TABLES } from '../../../engine/search/transposition-table.ts'
import type { Recording } from './recording.ts'

export interface LinkedReplay {
  readonly position: string
  readonly options: SearchOptions
  readonly event: number
}

/** Null where the link could not reproduce it: with a limit of time or states, or another evaluator than the report's. */
export function linkOf({ position, options }: Pick<Recording, 'position' | 'options'>, event: number): string | null {
  const { algorithm, depth, ordering, table, margin, time, states, evaluator, evaluation } = options
  if (time !== undefined || states !== undefined || (evaluator !== undefined && evaluator.kind !== 'report')) return null
  const parts = { position: formatPosition(position), search: algorithm, depth, order: ordering, table, evaluation, margin, event }
  return new URLSearchParams(Object.entries(parts).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))).toString()
}

/** @throws RangeError that names what is wrong */
export function readLink(link: string): LinkedReplay {
  const parts = new URLSearchParams(link)
  const position = parts.get('position') ?? ''
  if (winnerOf(parsePosition(position)) !== null) throw new RangeError('the game is over: there is nothing to search')
  const ordering = parts.has('order') ? { ordering: oneOf(parts, 'order', ORDERINGS) } : {}
  const table = parts.has('table') ? { table: oneOf(parts, 'table', TABLES) } : {}
  const evaluation = parts.has('evaluation') ? { evaluation: oneOf(parts, 'evaluation', EVALUATION_METHODS) } : {}
  const margin = parts.has('margin') ? { margin: marginIn(parts.get('margin') ?? '') } : {}
  const options = { algorithm: oneOf(parts, 'search', ALGORITHMS), depth: number(parts, 'depth', 1, MAX_DEPTH), ...ordering, ...table, ...evaluation, ...margin }
  return { position, options, event: parts.has('event') ? number(parts, 'event', 0, Number.MAX_SAFE_INTEGER) : 0 }
}

function oneOf<T extends string>(parts: URLSearchParams, name: string, known: readonly T[]): T {
  const value = parts.get(name)
  const found = known.find((each) => each === value)
  if (found === undefined) throw new RangeError(`${name}=${value ?? ''}: it is one of ${known.join(', ')}`)
  return found
}

function marginIn(text: string): number {
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : NaN
  if (!isMargin(value)) throw new RangeError(`margin=${text}: it is a number from ${MIN_MARGIN} to ${MAX_MARGIN}`)
  return value
}

function number(parts: URLSearchParams, name: string, min: number, max: number): number {
  const text = parts.get(name) ?? ''
  const value = /^\d+$/.test(text) ? Number(text) : NaN
  if (!(value >= min && value <= max)) throw new RangeError(`${name}=${text}: it is a whole number from ${min} to ${max}`)
  return value
}
