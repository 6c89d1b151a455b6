/** The evaluators to choose from: those of all contestants that play by a search, and those read from files. */
import { castOf } from '../../../engine/arena/cast.ts'
import type { Contestant } from '../../../engine/arena/contestant.ts'
import type { BoardAndRule } from '../../../engine/game/position.ts'
import { isForBoard, type Evaluator } from '../../../engine/evaluation/evaluator.ts'
import {
  MAX_EVALUATOR_NAME_LENGTH,
  REPORTS_OWN,
  type NamedEvaluator,
} from '../../../engine/evaluation/named-evaluator.ts'
import { isSameJson } from '../../../engine/math/plain-data.ts'
import { i18n } from '../../language/i18n.ts'
import { numberedName } from './numbered-name.ts'

/**
 * Each evaluator that fits the board, once, under the name of the first contestant that has it; without the report's.
 */
export function evaluatorsOf(contestants: readonly Contestant[], start: BoardAndRule): ReadonlyMap<string, Evaluator> {
  const evaluators = new Map<string, Evaluator>()
  for (const { name, mind } of contestants) {
    const evaluator = mind.by === 'search' ? mind.options.evaluator : undefined
    if (evaluator !== undefined && isForBoard(evaluator, start) && ![...evaluators.values()].includes(evaluator))
      evaluators.set(name, evaluator)
  }
  return evaluators
}

/**
 * The report's evaluator, those of the contestants, and others, each name once: a later one replaces an earlier one.
 */
export function namedEvaluators(
  contestants: readonly Contestant[],
  start: BoardAndRule,
  others: readonly NamedEvaluator[],
): NamedEvaluator[] {
  // One of the user's own players may have the name of the report's evaluator.
  const known = [...evaluatorsOf(contestants, start)].map(([name, evaluator]) => ({
    name: name === REPORTS_OWN.name ? `${name} 2` : name,
    evaluator,
  }))
  return [...new Map([REPORTS_OWN, ...known, ...others].map((each) => [each.name, each])).values()]
}

/**
 * Returns the equal evaluator among others, or names this one, under a name that none of them has.
 *
 * @param name as long as any; empty for none
 */
export function namedAmong(others: readonly NamedEvaluator[], evaluator: Evaluator, name: string): NamedEvaluator {
  const same = others.find((other) => isSameJson(other.evaluator, evaluator))
  if (same !== undefined) return same
  const wanted = name.trim() || i18n.t('players:facts.evaluator')
  const isFree = (candidate: string) => others.every((other) => other.name !== candidate)
  return { name: numberedName(wanted, MAX_EVALUATOR_NAME_LENGTH, isFree), evaluator }
}

/** Does the command line know this evaluator by this name, as the report's or that of one of the cast? */
export function isShipped({ name, evaluator }: NamedEvaluator): boolean {
  if (evaluator.kind === 'report') return true
  const mind = castOf(name)?.mind
  return mind?.by === 'search' && isSameJson(mind.options.evaluator, evaluator)
}
