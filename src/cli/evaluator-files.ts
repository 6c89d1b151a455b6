/** Evaluators that the command line reads and writes. */
import { readFileSync } from 'node:fs'
import writeFileAtomic from 'write-file-atomic'
import type { LinearEvaluator } from '../engine/evaluator/evaluator.ts'
import { fromEvaluatorFile, toEvaluatorFile } from '../engine/evaluator/evaluator-file.ts'
import { InputError } from './input.ts'

/** @throws InputError when it is none */
export function readEvaluator(path: string): LinearEvaluator {
  try {
    return fromEvaluatorFile(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    throw new InputError(`cannot use ${path}: ${(error as Error).message}`)
  }
}

/** @throws InputError when it cannot be written */
export function writeEvaluator(path: string, evaluator: LinearEvaluator, madeBy: string): void {
  try {
    writeFileAtomic.sync(path, `${JSON.stringify(toEvaluatorFile(evaluator, madeBy), null, 2)}\n`)
  } catch (error) {
    throw new InputError(`cannot write ${path}: ${(error as Error).message}`)
  }
}
