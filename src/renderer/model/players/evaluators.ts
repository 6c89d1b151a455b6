/** The evaluators that there are to choose from: of everyone who plays by a search, the cast and the user's own, files taken in among them. */
import type { Contestant } from '../../../engine/arena/contestant.ts'
import type { BoardSize } from '../../../engine/game/board.ts'
import { isForBoard, type Evaluator } from '../../../engine/evaluation/evaluator.ts'

/** Each evaluator that fits the board once, under the name of the first who plays by it; the report's, which none of them has to name, is not among them. */
export function evaluatorsOf(contestants: readonly Contestant[], boardSize: BoardSize): ReadonlyMap<string, Evaluator> {
  const evaluators = new Map<string, Evaluator>()
  for (const { name, mind } of contestants) {
    const evaluator = mind.by === 'search' ? mind.options.evaluator : undefined
    if (evaluator !== undefined && isForBoard(evaluator, boardSize) && ![...evaluators.values()].includes(evaluator)) evaluators.set(name, evaluator)
  }
  return evaluators
}
