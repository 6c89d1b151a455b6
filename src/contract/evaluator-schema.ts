/** The shape of evaluators, with names and without. */
import * as v from 'valibot'
import { listOf } from './list-schema.ts'
import { isEvaluator } from '../engine/evaluation/evaluator-file.ts'
import type { Evaluator } from '../engine/evaluation/evaluator.ts'
import { haveDistinctNames, MAX_EVALUATOR_NAME_LENGTH } from '../engine/evaluation/named-evaluator.ts'

/** Maximum number of evaluators in a study: more than a chart or a table can show side by side. */
const MAX_EVALUATORS = 40

/** Checked by the engine, which knows what it can use. */
export const EvaluatorSchema = v.custom<Evaluator>(isEvaluator)

const Name = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_EVALUATOR_NAME_LENGTH))

export const NamedEvaluatorSchema = v.strictObject({ name: Name, evaluator: EvaluatorSchema })

export const NamedEvaluatorsSchema = v.pipe(
  listOf(NamedEvaluatorSchema, MAX_EVALUATORS, 1),
  v.check((evaluators) => haveDistinctNames(evaluators)),
)
