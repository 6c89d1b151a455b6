/** Evaluators that the command line reads and writes. */
import type { LinearEvaluator } from '../engine/evaluator/evaluator.ts'
import { fromEvaluatorFile, toEvaluatorFile } from '../engine/evaluator/evaluator-file.ts'
import { readJson, writeJson } from './json-files.ts'

/** @throws InputError when it is none */
export function readEvaluator(path: string): LinearEvaluator {
  return readJson(path, fromEvaluatorFile)
}

/** @throws InputError when it cannot be written */
export function writeEvaluator(path: string, evaluator: LinearEvaluator, madeBy: string): void {
  writeJson(path, toEvaluatorFile(evaluator, madeBy))
}
