/** How well an evaluator's values agree with the labels of positions. */
import { boardOfSize, type BoardSize } from '../game/board.ts'
import { evaluateBy, LINEAR_UNIT, type Evaluator } from '../evaluation/evaluator.ts'
import { parsePosition } from '../game/notation.ts'
import { moverBits } from '../game/position.ts'
import { shareOf, type Estimate } from '../math/statistics.ts'
import type { Example } from './examples.ts'
import { fitOf } from './fit.ts'

export interface Agreement {
  readonly positions: number
  /** Share of values whose sign names the winner; a value of 0 counts as a half. */
  readonly right: Estimate
  /** Share of values that are 0. */
  readonly zero: number
  /** Mean of `lossOf`; null for the report's f, which is not log-odds. */
  readonly loss: number | null
}

/** @param examples at least one; the interval holds when they are independent of each other */
export function agreementOf(evaluator: Evaluator, boardSize: BoardSize, examples: readonly Example[]): Agreement {
  const evaluate = evaluateBy(evaluator, boardOfSize(boardSize).bits, 'bit-parallel')
  const predictions = examples.map(({ position, moverWins }) => {
    return [evaluate(...moverBits(parsePosition(position)), true) / LINEAR_UNIT, moverWins] as const
  })
  const { loss, accuracy } = fitOf(predictions)
  const { length } = examples
  return {
    positions: length,
    right: shareOf(accuracy * length, length),
    zero: predictions.filter(([value]) => value === 0).length / length,
    loss: evaluator.kind === 'report' ? null : loss,
  }
}
