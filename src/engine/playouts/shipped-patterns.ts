/** The patterns that come with the app, learnt on 106 nodes under the rule of three corners. */
import type { Position } from '../game/position.ts'
import { fromPatternFile, type PatternWeights } from './pattern-file.ts'
import { PatternPriors } from './pattern-priors.ts'
import patternFile from './patterns.json' with { type: 'json' }

let patterns: PatternWeights | null = null

/** The weights, read when they are first asked for. */
export function shippedPatterns(): PatternWeights {
  patterns ??= fromPatternFile(patternFile)
  return patterns
}

/**
 * The chances of moves by which a search of a position plays best: those of the patterns under three corners, on boards of
 * any size, and none under three sides, where the patterns cost wins on 31 nodes and gain nothing on 51.
 */
export function bestPriors({ board, cornersToWin }: Position): PatternPriors | null {
  return cornersToWin === 3 ? new PatternPriors(board.size, shippedPatterns()) : null
}
