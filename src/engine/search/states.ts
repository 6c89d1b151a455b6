/** The choice of a search between the kinds of its states. */
import { evaluateBy, type Evaluator } from '../evaluation/evaluator.ts'
import type { EvaluationMethod } from '../evaluation/evaluation.ts'
import { fitsBits, type Position } from '../game/position.ts'
import type { TerminalTestKind } from '../game/terminal-test.ts'
import { BitStates } from './bit-states.ts'
import { CellStates } from './cell-states.ts'
import type { StateKind } from './state-kind.ts'
import type { TableKind } from './transposition-table.ts'

interface Choices {
  readonly evaluator: Evaluator
  /** The method by which the report's evaluator counts pieces to win of states as bits. */
  readonly evaluation: EvaluationMethod
  readonly terminal: TerminalTestKind
  readonly table: TableKind
}

/**
 * Makes the states that a search of this position takes, anew for each run: bits where board and rule allow them, else
 * cells, which are valued by f alone.
 *
 * @throws RangeError when the evaluator is for other boards
 */
export function statesOf(position: Position, choices: Choices): () => StateKind {
  const { evaluator, evaluation, terminal, table } = choices
  const isSymmetric = table === 'symmetric'
  if (fitsBits(position)) {
    const evaluate = evaluateBy(evaluator, position.board.bits, evaluation)
    return () => new BitStates(position, terminal, isSymmetric, evaluate)
  }
  if (evaluator.kind !== 'report') throw new RangeError('this board and rule are valued by f alone')
  return () => new CellStates(position, terminal, isSymmetric)
}
