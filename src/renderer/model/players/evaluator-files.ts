/** Files of weights, as `polyy learn` and training runs write them. */
import { fromEvaluatorFile, type LearnedEvaluator } from '../../../engine/evaluation/evaluator-file.ts'
import { i18n } from '../../language/i18n.ts'
import { textOfFile } from '../../platform/read-file.ts'
import { documentFaultWords, parseJson } from '../documents/document-fault.ts'

/** Rejects with an error that `refusalWords` puts into words. */
export async function readEvaluatorFile(file: File): Promise<LearnedEvaluator> {
  return fromEvaluatorFile(parseJson(await textOfFile(file)))
}

export function refusalWords(file: File, error: unknown): string {
  return i18n.t('players:weights.refused', { file: file.name, reason: documentFaultWords(error) })
}
