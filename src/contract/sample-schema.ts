/** The shape of a sample of positions. */
import * as v from 'valibot'
import { whole } from './number-schema.ts'
import { BOARD_SIZES } from '../engine/game/board.ts'
import { MAX_SAMPLE, MAX_SEED, SAMPLE_KINDS } from '../engine/lab/sample.ts'
import { MAX_DEPTH } from '../engine/search/search.ts'

export const SampleSchema = v.strictObject({
  // Older files have neither.
  kind: v.exactOptional(v.picklist(SAMPLE_KINDS)),
  isUndecided: v.exactOptional(v.boolean()),
  boardSize: v.picklist(BOARD_SIZES),
  // A full board has no open position.
  stones: whole(0, MAX_DEPTH - 1),
  count: whole(1, MAX_SAMPLE),
  seed: whole(0, MAX_SEED),
})
