/** The evaluators that a form offers, with those read from files while it is open. */
import { useState } from 'react'
import type { Evaluator } from '../../../engine/evaluation/evaluator.ts'
import type { NamedEvaluator } from '../../../engine/evaluation/named-evaluator.ts'
import type { BoardAndRule } from '../../../engine/game/position.ts'
import { namedAmong, namedEvaluators } from '../../model/players/evaluators.ts'
import { useContestants } from '../../model/players/use-contestants.ts'

interface OfferedEvaluators {
  readonly offered: readonly NamedEvaluator[]
  /** Adds an evaluator from a file, and returns it as it is offered. */
  readonly take: (evaluator: Evaluator, fileName: string) => NamedEvaluator
  /** The last one added. */
  readonly taken: NamedEvaluator | null
}

/** @param chosen offered as well, as they may come from another installation */
export function useOfferedEvaluators(start: BoardAndRule, chosen: readonly NamedEvaluator[]): OfferedEvaluators {
  const contestants = useContestants()
  const [read, setRead] = useState<readonly NamedEvaluator[]>([])
  const offered = namedEvaluators(contestants, start, [...read, ...chosen])
  return {
    offered,
    take(evaluator, fileName) {
      const named = namedAmong(offered, evaluator, fileName)
      setRead([...read, named])
      return named
    },
    taken: read.at(-1) ?? null,
  }
}
