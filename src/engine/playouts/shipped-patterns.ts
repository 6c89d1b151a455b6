/** The patterns that come with the app. */
import { fromPatternFile, type PatternWeights } from './pattern-file.ts'
import patternFile from './patterns.json' with { type: 'json' }

let patterns: PatternWeights | null = null

/** The weights, read when they are first asked for. They were learnt on 106 nodes, and serve every board. */
export function shippedPatterns(): PatternWeights {
  patterns ??= fromPatternFile(patternFile)
  return patterns
}
