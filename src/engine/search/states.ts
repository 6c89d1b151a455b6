/** The choice of a search between the kinds of its states. */
import { evaluateBy, type Evaluator } from '../evaluation/evaluator.ts'
import type { EvaluationMethod } from '../evaluation/evaluation.ts'
import type { Position } from '../game/position.ts'
import type { TerminalTestKind } from '../game/terminal-test.ts'
import { BitStates } from './bit-states.ts'
import type { StateKind } from './state-kind.ts'

interface Valuing {
  readonly evaluator: Evaluator
  /** The method by which the report's evaluator counts pieces to win of states as bits. */
  readonly evaluation: EvaluationMethod
  readonly terminal: TerminalTestKind
}

/**
 * Makes the kind of states that a search of this position takes, anew for each run.
 *
 * @throws RangeError when the evaluator is for other boards
 */
export function statesOf(position: Position, { evaluator, evaluation, terminal }: Valuing): () => StateKind {
  const evaluate = evaluateBy(evaluator, position.board.bits, evaluation)
  return () => new BitStates(position, terminal, evaluate)
}
