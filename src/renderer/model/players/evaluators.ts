/** The evaluators that there are to choose from: of everyone who plays by a search, the cast and the user's own, files taken in among them. */
import { castOf } from '../../../engine/arena/cast.ts'
import type { Contestant } from '../../../engine/arena/contestant.ts'
import type { BoardSize } from '../../../engine/game/board.ts'
import { isForBoard, type Evaluator } from '../../../engine/evaluation/evaluator.ts'
import { REPORTS_OWN, type NamedEvaluator } from '../../../engine/evaluation/named-evaluator.ts'
import { isWrittenAlike } from '../../../engine/math/plain-data.ts'

/** Each evaluator that fits the board once, under the name of the first who plays by it; the report's, which none of them has to name, is not among them. */
export function evaluatorsOf(contestants: readonly Contestant[], boardSize: BoardSize): ReadonlyMap<string, Evaluator> {
  const evaluators = new Map<string, Evaluator>()
  for (const { name, mind } of contestants) {
    const evaluator = mind.by === 'search' ? mind.options.evaluator : undefined
    if (evaluator !== undefined && isForBoard(evaluator, boardSize) && ![...evaluators.values()].includes(evaluator)) evaluators.set(name, evaluator)
  }
  return evaluators
}

/** The report's evaluator, those of the contestants, and others, each name once: of two of one name the later one. */
export function namedEvaluators(contestants: readonly Contestant[], boardSize: BoardSize, others: readonly NamedEvaluator[]): NamedEvaluator[] {
  // A player of one's own may be called as the report's evaluator is.
  const known = [...evaluatorsOf(contestants, boardSize)].map(([name, evaluator]) => ({ name: name === REPORTS_OWN.name ? `${name} 2` : name, evaluator }))
  return [...new Map([REPORTS_OWN, ...known, ...others].map((each) => [each.name, each])).values()]
}

/** An evaluator of a file among others: one of them where that is the same, or else under a name that none of them has. */
export function namedAmong(others: readonly NamedEvaluator[], evaluator: Evaluator, name: string): NamedEvaluator {
  const same = others.find((other) => isWrittenAlike(other.evaluator, evaluator))
  if (same !== undefined) return same
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? name : `${name} ${number}`
    if (others.every((other) => other.name !== candidate)) return { name: candidate, evaluator }
  }
}

/** Is it, name and all, the evaluator of one of the cast or the report's, which the command line knows by name? */
export function isShipped({ name, evaluator }: NamedEvaluator): boolean {
  if (evaluator.kind === 'report') return true
  const mind = castOf(name)?.mind
  return mind?.by === 'search' && isWrittenAlike(mind.options.evaluator, evaluator)
}
