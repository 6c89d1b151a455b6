/** Evaluators that the command line reads and writes. */
import { fromEvaluatorFile, toEvaluatorFile, type LearnedEvaluator } from '../engine/evaluation/evaluator-file.ts'
import { InputError } from './input.ts'
import { readJson, writeJson } from './json-files.ts'

/** @throws InputError when the file has no evaluator */
export function readEvaluator(path: string): LearnedEvaluator {
  return readJson(path, fromEvaluatorFile)
}

/**
 * Reads an evaluator that must be of one kind.
 *
 * @throws InputError when it is not of that kind
 */
export function readEvaluatorOf<Kind extends LearnedEvaluator['kind']>(
  kind: Kind,
  path: string,
): Extract<LearnedEvaluator, { kind: Kind }> {
  const evaluator = readEvaluator(path)
  if (evaluator.kind !== kind)
    throw new InputError(`cannot use ${path}: its kind is "${evaluator.kind}", not "${kind}"`)
  return evaluator as Extract<LearnedEvaluator, { kind: Kind }>
}

/** @throws FailedError when it cannot be written */
export function writeEvaluator(path: string, evaluator: LearnedEvaluator, madeBy: string): void {
  writeJson(path, toEvaluatorFile(evaluator, madeBy))
}
