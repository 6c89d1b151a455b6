/**
 * Guesses at State 2 as a file: each batch's number, how many positions agree at depth 2, and the nearest with their
 * counts.
 */
import * as v from 'valibot'
import { BATCH, GUESSED_BY, type GuessBatch, type GuessPlan } from '../../../../engine/lab/guess.ts'
import { isPositionText } from '../../../../engine/game/notation.ts'
import { REPORT_DEPTHS } from '../../../../engine/lab/report.ts'
import { MAX_SEED, SAMPLE_KINDS } from '../../../../engine/lab/sample.ts'
import { Count, whole } from '../../../../contract/number-schema.ts'
import { DocumentFault } from '../../documents/document-fault.ts'
import type { Head } from '../../documents/document-list.ts'
import { jsonFormat } from '../../documents/document-schema.ts'

/** A million positions. */
export const MAX_BATCHES = 1_000_000 / BATCH

/** What is kept of guesses. */
export interface GuessRecord extends Head {
  readonly plan: GuessPlan
  /** Those that have been tried, in any order. */
  readonly batches: readonly GuessBatch[]
}

const Plan = v.strictObject({
  kind: v.picklist(SAMPLE_KINDS),
  batches: whole(1, MAX_BATCHES),
  seed: whole(0, MAX_SEED),
})
const Counted = v.pipe(Count, v.minValue(1))
const Row = v.pipe(v.array(Counted), v.length(REPORT_DEPTHS.length))
const GuessSchema = v.strictObject({
  position: v.pipe(
    v.string(),
    v.check((text) => isPositionText(text)),
  ),
  counts: v.pipe(v.array(Row), v.length(GUESSED_BY.length)),
})

const ENTRIES = {
  plan: Plan,
  batches: v.array(v.strictObject({ number: Count, agreeing: whole(0, BATCH), guesses: v.array(GuessSchema) })),
}

export const GUESS_FORMAT = jsonFormat<GuessRecord, typeof ENTRIES>({
  format: 'poly-y guesses',
  version: 1,
  entries: ENTRIES,
  pack: ({ plan, batches }) => ({ plan, batches }),
  unpack({ plan, batches }) {
    const numbers = new Set(batches.map(({ number }) => number))
    if (numbers.size < batches.length || batches.some(({ number }) => number >= plan.batches))
      throw new DocumentFault('damaged', 'batches')
    return { plan, batches }
  },
})
