/** Evaluators as files: versioned, and checked when they are read. */
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

/**
 * Why data are not an evaluator. `foreign`: they are something else. `version`: another version. `damaged`: a part is
 * unusable, which the message names.
 */
export class EvaluatorFault extends RangeError {
  constructor(
    readonly code: 'foreign' | 'version' | 'damaged',
    message: string,
    /** The version found, when it is another one. */
    readonly version = '',
  ) {
    super(message)
  }
}

/** The kinds of evaluator that training produces. */
export type LearnedEvaluator = LinearEvaluator | NetworkEvaluator

/** @param madeBy the command that made it, for readers of the file */
export function toEvaluatorFile(evaluator: LearnedEvaluator, madeBy: string): object {
  return { format: FORMAT, version: VERSION, madeBy, evaluator }
}

/** @throws EvaluatorFault */
export function fromEvaluatorFile(data: unknown): LearnedEvaluator {
  const { format, version, evaluator } = fieldsOf(data)
  if (format !== FORMAT) throw new EvaluatorFault('foreign', 'it is not a Poly-Y evaluator')
  if (version !== VERSION)
    throw new EvaluatorFault('version', `its version is ${versionText(version)}, not ${VERSION}`, versionText(version))
  const learned = checked(evaluator)
  if (learned.kind === 'report') throw new EvaluatorFault('damaged', 'its kind is "report", not "linear" or "network"')
  return learned
}

function checked(data: unknown): Evaluator {
  try {
    return checkedEvaluator(data)
  } catch (error) {
    throw new EvaluatorFault('damaged', (error as Error).message)
  }
}

/**
 * An evaluator from untrusted plain data.
 *
 * @throws RangeError that names what is wrong
 */
export function checkedEvaluator(data: unknown): Evaluator {
  const { kind, ...parts } = fieldsOf(data)
  if (kind === 'report') return REPORT_EVALUATOR
  if (kind === 'linear') return readLinear(parts)
  if (kind === 'network') return readNetwork(parts)
  throw new RangeError(`its kind is ${JSON.stringify(kind)}, not "linear" or "network"`)
}

function readLinear({ phases, attack }: Record<string, unknown>): LinearEvaluator {
  if (!isFinite(attack) || Math.abs(attack) > 1) throw new RangeError('its attack is no number from −1 to 1')
  if (!Array.isArray(phases) || phases.length < 1 || phases.length > MAX_PHASES)
    throw new RangeError(`it has not from 1 to ${MAX_PHASES} phases`)
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
  if (weights.length === 0) throw new RangeError('a phase has no weights')
  for (const [id, weight] of weights) {
    if (!FEATURES.some((feature) => feature === id)) throw new RangeError(`${id} is no feature`)
    if (!isFinite(weight)) throw new RangeError(`the weight of ${id} is no number`)
    if (Math.abs(weight) > MAX_WHOLE_WEIGHT) throw new RangeError(`the weight of ${id} is too great for sums`)
  }
  return Object.fromEntries(weights)
}
