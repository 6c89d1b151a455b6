/** Files of weights, as `polyy learn` and training runs write them. */
import { EvaluatorFault, fromEvaluatorFile, type LearnedEvaluator } from '../../../engine/evaluation/evaluator-file.ts'
import { i18n } from '../../language/i18n.ts'
import { reasonOf } from '../../language/words.ts'
import { textOfFile } from '../../platform/read-file.ts'

/** Rejects with an error that `refusalWords` puts into words. */
export async function readEvaluatorFile(file: File): Promise<LearnedEvaluator> {
  return fromEvaluatorFile(JSON.parse(await textOfFile(file)))
}

export function refusalWords(file: File, error: unknown): string {
  return i18n.t('players:weights.refused', { file: file.name, reason: reasonFor(error) })
}

function reasonFor(error: unknown): string {
  if (error instanceof SyntaxError) return i18n.t('documents:fault.not-json')
  return error instanceof EvaluatorFault
    ? i18n.t(`players:weights.${error.code}`, { place: error.message, version: error.version })
    : reasonOf(error)
}
