/** The plan of guesses at the report's State 2. */
import { BATCH } from '../../engine/lab/guess.ts'
import { whole } from '../number-schema.ts'
import { field } from './field.ts'
import { SampleKindField, Seed } from './fields.ts'

/** A million positions. */
const MAX_BATCHES = 1_000_000 / BATCH

export const GUESS_FIELDS = {
  kind: field(SampleKindField, { usual: 'random' }),
  batches: field(whole(1, MAX_BATCHES), {
    usual: 500,
    label: 'report:form.count',
    formTimes: BATCH,
    flag: 'count <number>',
    help: 'positions to try',
    times: BATCH,
    noun: 'A count is a whole number',
    flagUsual: 10_000,
  }),
  seed: field(Seed, { label: 'accuracy:seed', help: 'of the positions' }),
}
