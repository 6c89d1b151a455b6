/** A duel of two evaluators: a match in which all else is equal. */
import { searcher } from '../arena/contestant.ts'
import type { Match } from '../arena/match.ts'
import type { LinearEvaluator } from '../evaluation/evaluator.ts'
import type { FeatureId } from '../evaluation/features.ts'

/** Settings of training by games: how they are played, and which weights may change. */
export interface Training extends Omit<Match, 'contestants'> {
  /** The weights that may change. */
  readonly features: readonly FeatureId[]
  /** Plies that both sides search. */
  readonly depth: number
  /** The evaluator to start from. */
  readonly start: LinearEvaluator
}

/** The match of a challenger, who is the first contestant, on openings of this seed. */
export function duel(
  { boardSize, pairs, openingStones, depth }: Training,
  challenger: LinearEvaluator,
  champion: LinearEvaluator,
  seed: number,
): Match {
  const contestant = (name: string, evaluator: LinearEvaluator) =>
    searcher(name, { algorithm: 'negascout', depth, evaluator })
  return {
    contestants: [contestant('challenger', challenger), contestant('champion', champion)],
    boardSize,
    pairs,
    openingStones,
    seed,
  }
}

/** The report's evaluator, as weights. */
export const REPORT_WEIGHTS: LinearEvaluator = { kind: 'linear', phases: [{ piecesToWin: -1 }], attack: 0 }
