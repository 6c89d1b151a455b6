/** Evaluators with names, to tell several apart in a comparison. */
import { REPORT_EVALUATOR, type Evaluator } from './evaluator.ts'

/** Maximum number of characters in a name. */
export const MAX_EVALUATOR_NAME_LENGTH = 200

export interface NamedEvaluator {
  /** The name of one of the cast, of a player or of a file. It is only a label. */
  readonly name: string
  readonly evaluator: Evaluator
}

/** The report's evaluator; no other has its name. */
export const REPORTS_OWN: NamedEvaluator = { name: 'report', evaluator: REPORT_EVALUATOR }

/** Are all names different, and does exactly the report's evaluator have the report's name? */
export function haveDistinctNames(evaluators: readonly NamedEvaluator[]): boolean {
  const names = new Set(evaluators.map(({ name }) => name))
  return (
    names.size === evaluators.length &&
    evaluators.every(({ name, evaluator }) => (name === REPORTS_OWN.name) === (evaluator.kind === 'report'))
  )
}

const MARKS = new WeakMap<Evaluator, string>()

/**
 * A fingerprint, the same for evaluators of the same weights, whatever their names: two 32-bit FNV-1a hashes (Fowler,
 * Noll and Vo 1991) of their JSON, from two offsets.
 */
export function fingerprintOf(evaluator: Evaluator): string {
  const known = MARKS.get(evaluator)
  if (known !== undefined) return known
  const text = JSON.stringify(evaluator)
  const mark = [0x811c9dc5, 0x01000193].map((offset) => textHash(text, offset).toString(16).padStart(8, '0')).join('')
  MARKS.set(evaluator, mark)
  return mark
}

function textHash(text: string, offset: number): number {
  let hash = offset
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
