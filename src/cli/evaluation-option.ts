/** The option by which f is counted. It stands apart from those of a search, so that `evaluate` loads no search. */
import { Option } from 'commander'
import { EVALUATION_METHODS } from '../engine/evaluation/evaluation.ts'

export function evaluationOption(): Option {
  return new Option(
    '--evaluation <name>',
    "how the report's f counts pieces to win: all find the same values, at another cost",
  ).choices(EVALUATION_METHODS)
}
