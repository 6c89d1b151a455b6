/** Evaluators that the command line reads and writes. */
import { readFileSync } from 'node:fs'
import writeFileAtomic from 'write-file-atomic'
import { fromEvaluatorFile, toEvaluatorFile, type LearnedEvaluator } from '../engine/evaluator/evaluator-file.ts'
import { InputError } from './input.ts'

/** @throws InputError when it is none */
export function readEvaluator(path: string): LearnedEvaluator {
  try {
    return fromEvaluatorFile(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    throw new InputError(`cannot use ${path}: ${(error as Error).message}`)
  }
}

/**
 * The same when it must be of one kind.
 *
 * @throws InputError when it is none of it
 */
export function readEvaluatorOf<Kind extends LearnedEvaluator['kind']>(kind: Kind, path: string): Extract<LearnedEvaluator, { kind: Kind }> {
  const evaluator = readEvaluator(path)
  if (evaluator.kind !== kind) throw new InputError(`cannot use ${path}: its kind is "${evaluator.kind}", not "${kind}"`)
  return evaluator as Extract<LearnedEvaluator, { kind: Kind }>
}

/** @throws InputError when it cannot be written */
export function writeEvaluator(path: string, evaluator: LearnedEvaluator, madeBy: string): void {
  try {
    writeFileAtomic.sync(path, `${fileText(toEvaluatorFile(evaluator, madeBy))}\n`)
  } catch (error) {
    throw new InputError(`cannot write ${path}: ${(error as Error).message}`)
  }
}

/** Rows of numbers on a line each: a network has thousands. */
function fileText(data: object): string {
  return JSON.stringify(data, null, 2).replace(/\[\s+(-?\d[^[\]{}]*?)\s+\]/g, (_, row: string) => `[${row.replace(/\s+/g, ' ')}]`)
}
