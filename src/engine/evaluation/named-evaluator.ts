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
