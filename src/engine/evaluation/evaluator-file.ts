/** Evaluators as files: versioned, and checked when they are read. */
import { FaultError } from '../game/fault.ts'
import { quote } from '../game/notation.ts'
import { fieldsOf, versionText } from '../math/plain-data.ts'
import { FEATURES } from './features.ts'
import { REPORT_EVALUATOR, type Evaluator, type LinearEvaluator, type Weights } from './evaluator.ts'
import { readNetwork } from './network-file.ts'
import type { NetworkEvaluator } from './network.ts'

const FORMAT = 'poly-y evaluator'
const VERSION = 1

/** Maximum number of phases; with more, each would have too few examples to learn from. */
export const MAX_PHASES = 6

/** Maximum size of a weight: sums and differences of such weights are finite, those of `1e308` are not. */
const MAX_WHOLE_WEIGHT = Number.MAX_SAFE_INTEGER

/** The kinds of evaluator that training produces. */
export type LearnedEvaluator = LinearEvaluator | NetworkEvaluator

/** @param madeBy the command that made it, for readers of the file */
export function toEvaluatorFile(evaluator: LearnedEvaluator, madeBy: string): object {
  return { format: FORMAT, version: VERSION, madeBy, evaluator }
}

/** @throws FaultError */
export function fromEvaluatorFile(data: unknown): LearnedEvaluator {
  const { format, version, evaluator } = fieldsOf(data)
  if (format !== FORMAT) throw new FaultError('evaluatorForeign')
  if (version !== VERSION) throw new FaultError('evaluatorVersion', { found: versionText(version) })
  const learned = checkedEvaluator(evaluator)
  if (learned.kind === 'report') throw new FaultError('evaluatorKind', { found: quote(learned.kind) })
  return learned
}

/**
 * An evaluator from untrusted plain data.
 *
 * @throws FaultError
 */
export function checkedEvaluator(data: unknown): Evaluator {
  const { kind, ...parts } = fieldsOf(data)
  if (kind === 'report') return REPORT_EVALUATOR
  if (kind === 'linear') return readLinear(parts)
  if (kind === 'network') return readNetwork(parts)
  throw new FaultError('evaluatorKind', { found: quote(kind) })
}

function readLinear({ phases, attack }: Record<string, unknown>): LinearEvaluator {
  if (!isFinite(attack) || Math.abs(attack) > 1) throw new FaultError('evaluatorAttack')
  if (!Array.isArray(phases) || phases.length < 1 || phases.length > MAX_PHASES)
    throw new FaultError('evaluatorPhases', { most: MAX_PHASES })
  return { kind: 'linear', phases: phases.map(readWeights), attack }
}

export function isEvaluator(data: unknown): data is Evaluator {
  try {
    checkedEvaluator(data)
    return true
  } catch {
    return false
  }
}

function isFinite(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

function readWeights(data: unknown): Weights {
  const weights = Object.entries(fieldsOf(data))
  if (weights.length === 0) throw new FaultError('evaluatorPhase')
  for (const [id, weight] of weights) {
    if (!FEATURES.some((feature) => feature === id)) throw new FaultError('evaluatorFeature', { found: quote(id) })
    if (!isFinite(weight)) throw new FaultError('evaluatorWeight', { feature: id })
    if (Math.abs(weight) > MAX_WHOLE_WEIGHT) throw new FaultError('evaluatorGreat', { feature: id })
  }
  return Object.fromEntries(weights)
}
