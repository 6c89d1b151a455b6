/** Two evaluators held against each other: a match in which all else is alike. */
import { searcher } from '../arena/contestant.ts'
import type { Match } from '../arena/match.ts'
import type { LinearEvaluator } from '../evaluation/evaluator.ts'
import type { FeatureId } from '../evaluation/features.ts'

/** What training by games goes by: how they are played, and which weights are looked for. */
export interface Training extends Omit<Match, 'contestants'> {
  /** The weights that may change. */
  readonly features: readonly FeatureId[]
  /** Plies that both sides search. */
  readonly depth: number
  /** Where it starts. */
  readonly start: LinearEvaluator
}

/** The match of a challenger, who is the first contestant, on openings of its own. */
export function duel({ boardSize, pairs, openingStones, depth }: Training, challenger: LinearEvaluator, champion: LinearEvaluator, seed: number): Match {
  const contestant = (name: string, evaluator: LinearEvaluator) => searcher(name, { algorithm: 'negascout', depth, evaluator })
  return { contestants: [contestant('challenger', challenger), contestant('champion', champion)], boardSize, pairs, openingStones, seed }
}

/** As the report plays, in weights. */
export const REPORT_WEIGHTS: LinearEvaluator = { kind: 'linear', phases: [{ piecesToWin: -1 }], attack: 0 }
