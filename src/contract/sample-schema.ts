/** The shapes of a sample of positions, and of a range of samples. */
import * as v from 'valibot'
import { whole } from './number-schema.ts'
import { field } from './studies/field.ts'
import { Seed } from './studies/fields.ts'
import { BOARD_SIZES, boardOfSize } from '../engine/game/board.ts'
import { MAX_SAMPLE, SAMPLE_KINDS } from '../engine/lab/sample.ts'
import { MAX_DEPTH } from '../engine/search/search.ts'

export const SampleSchema = v.strictObject({
  // Older files have neither.
  kind: v.exactOptional(v.picklist(SAMPLE_KINDS)),
  isUndecided: v.exactOptional(v.boolean()),
  boardSize: v.picklist(BOARD_SIZES),
  // A full board has no open position.
  stones: whole(0, MAX_DEPTH - 1),
  count: whole(1, MAX_SAMPLE),
  seed: field(Seed, { renew: 'experiments:form.newSeed' }),
})

export const SampleRangeSchema = v.pipe(
  v.strictObject({ ...SampleSchema.entries, to: whole(0, MAX_DEPTH - 1), step: whole(1, MAX_DEPTH - 1) }),
  v.check(({ stones, to, boardSize }) => stones <= to && to < boardOfSize(boardSize).nodeCount),
)
