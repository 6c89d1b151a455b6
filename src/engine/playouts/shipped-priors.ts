/** The patterns and the policy network that come with the app, learnt on 106 nodes under the rule of three corners. */
import type { BoardSize } from '../game/board.ts'
import type { Position } from '../game/position.ts'
import type { Priors } from './monte-carlo.ts'
import { fromPatternFile, type PatternWeights } from './pattern-file.ts'
import { PatternPriors } from './pattern-priors.ts'
import patternFile from './patterns.json' with { type: 'json' }
import { fromPolicyFile } from './policy-file.ts'
import type { PolicyWeights } from './policy-weights.ts'
import { PolicyPriors } from './policy-priors.ts'
import policyFile from './policy.json' with { type: 'json' }
import type { PriorKind } from './prior-kinds.ts'

let patterns: PatternWeights | null = null
let policy: PolicyWeights | null = null

/** Priors of each kind and board: they keep nothing from one state to the next, so all searches of a thread share them. */
const known = new Map<string, Priors>()

/** The priors of a kind on a board; they are read from their files when they are first asked for. */
export function shippedPriors(kind: PriorKind, size: BoardSize): Priors | null {
  if (kind === 'none') return null
  const name = `${kind} ${size}`
  const priors = known.get(name) ?? newPriors(kind, size)
  known.set(name, priors)
  return priors
}

function newPriors(kind: Exclude<PriorKind, 'none'>, size: BoardSize): Priors {
  patterns ??= fromPatternFile(patternFile)
  if (kind === 'patterns') return new PatternPriors(size, patterns)
  policy ??= fromPolicyFile(policyFile)
  return new PatternPriors(size, patterns, new PolicyPriors(size, policy))
}

/**
 * The priors of a kind under the rule of a position: none under three sides, where the patterns cost wins on 31 nodes and
 * gain nothing on 51.
 */
export function priorsUnderRule(kind: PriorKind, { board, cornersToWin }: Position): Priors | null {
  return shippedPriors(cornersToWin === 3 ? kind : 'none', board.size)
}
