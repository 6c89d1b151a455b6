/** Evaluators by name, for what sets several side by side. */
import { REPORT_EVALUATOR, type Evaluator } from './evaluator.ts'

export interface NamedEvaluator {
  /** Of one of the cast, of a player or of a file; what it stands for is said by the evaluator itself. */
  readonly name: string
  readonly evaluator: Evaluator
}

/** The report's evaluator; no other has its name. */
export const REPORTS_OWN: NamedEvaluator = { name: 'report', evaluator: REPORT_EVALUATOR }

/** Has each a name of its own, and the report's alone that of the report? */
export function areToldApart(evaluators: readonly NamedEvaluator[]): boolean {
  const names = new Set(evaluators.map(({ name }) => name))
  return names.size === evaluators.length && evaluators.every(({ name, evaluator }) => (name === REPORTS_OWN.name) === (evaluator.kind === 'report'))
}

const MARKS = new WeakMap<Evaluator, string>()

/**
 * A short text by which evaluators of the same weights are known as the same, whatever their names: two hashes of 32 bits of
 * what they are written as, by FNV-1a (Fowler, Noll and Vo 1991) from two offsets.
 */
export function markOf(evaluator: Evaluator): string {
  const known = MARKS.get(evaluator)
  if (known !== undefined) return known
  const text = JSON.stringify(evaluator)
  const mark = [0x811c9dc5, 0x01000193].map((offset) => hashOf(text, offset).toString(16).padStart(8, '0')).join('')
  MARKS.set(evaluator, mark)
  return mark
}

function hashOf(text: string, offset: number): number {
  let hash = offset
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
