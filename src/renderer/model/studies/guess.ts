/** Guesses at the report's State 2: positions tried batch by batch. */
import * as v from 'valibot'
import { Count, whole } from '../../../contract/number-schema.ts'
import { flagsOf, usualOf } from '../../../contract/studies/field.ts'
import { GUESS_FIELDS } from '../../../contract/studies/guess.ts'
import { isPositionText } from '../../../engine/game/notation.ts'
import {
  BATCH,
  distanceOf,
  GUESSED_BY,
  type GuessBatch,
  type GuessCounts,
  type GuessPlan,
} from '../../../engine/lab/guess.ts'
import { REPORT_DEPTHS } from '../../../engine/lab/report.ts'
import { percent } from '../../language/format.ts'
import { i18n } from '../../language/i18n.ts'
import { count } from '../../language/words.ts'
import type { Head, Named } from '../documents/document-list.ts'
import { jsonFormat } from '../documents/document-schema.ts'
import { commandOf } from './command-line.ts'
import { checkNumbers, numbered, type NumberedTypes } from './numbered.ts'
import type { ShownKindService } from './study.ts'
import { progressTexts } from './texts.ts'
import { hasPerfectPlay } from '../../../engine/game/position.ts'

/** Guesses as a document. */
export interface GuessRecord extends Head {
  readonly plan: GuessPlan
  /** The batches that have been tried, in any order. */
  readonly batches: readonly GuessBatch[]
}

interface Guesses extends NumberedTypes {
  readonly name: 'guesses'
  readonly record: GuessRecord
  readonly draft: GuessPlan & Named
  readonly plan: { readonly plan: GuessPlan }
  readonly job: 'guess'
  readonly findings: 'batches'
}

const Row = v.pipe(v.array(v.pipe(Count, v.minValue(1))), v.length(REPORT_DEPTHS.length))
const GuessSchema = v.strictObject({
  position: v.pipe(
    v.string(),
    v.check((text) => isPositionText(text, hasPerfectPlay)),
  ),
  counts: v.pipe(v.array(Row), v.length(GUESSED_BY.length)),
})

const ENTRIES = {
  plan: v.strictObject(GUESS_FIELDS),
  batches: v.array(v.strictObject({ number: Count, agreeing: whole(0, BATCH), guesses: v.array(GuessSchema) })),
}

/** For each batch the number of positions that agree at depth 2, and the nearest with their counts. */
const FORMAT = jsonFormat<GuessRecord, typeof ENTRIES>({
  format: 'poly-y guesses',
  version: 1,
  entries: ENTRIES,
  pack: ({ plan, batches }) => ({ plan, batches }),
  unpack({ plan, batches }) {
    checkNumbers(batches, plan.batches, 'batches')
    return { plan, batches }
  },
})

/** 10,000 positions reached by random moves, seed 1. */
function planWords({ kind, batches, seed }: GuessPlan): string {
  return [triedWords(batches), i18n.t(`accuracy:about.${kind}`), i18n.t('accuracy:about.seed', { seed })].join(' · ')
}

function triedWords(batches: number): string {
  return i18n.t('report:positions', { count: BATCH * batches, number: count(BATCH * batches) })
}

/** The mean error of counts, by their logarithms, in words: 4 %. */
export function offWords(counts: GuessCounts): string {
  return percent(Math.expm1(distanceOf(counts)))
}

const FRAME = numbered<Guesses>({
  findings: 'batches',
  job: 'guess',
  texts: 'report:view',
  total: ({ plan }) => plan.batches,
  requestOf: ({ plan: { kind, seed } }, number) => ({ plan: { kind, seed }, number }),
})

export const GUESSES: ShownKindService<Guesses> = {
  name: 'guesses',
  shelf: 'guesses',
  format: FORMAT,
  ...FRAME,
  progressWords: {
    ...FRAME.progressWords,
    // In positions, where the progress is in batches.
    counts: (record, { done, total }) =>
      FRAME.progressWords.counts(record, { ...FRAME.progress(record), done: BATCH * done, total: BATCH * total }, null),
    done: (_, { total }) => progressTexts('report:view').done(BATCH * total),
  },
  draft: {
    initial: { name: '', ...usualOf(GUESS_FIELDS) },
    presets: () => [],
    planOf: ({ name: _, ...plan }) => ({ body: { plan, batches: [] }, plan }),
    of: ({ name, plan }) => ({ ...plan, name }),
  },
  words: {
    texts: 'report',
    fileName: 'guesses',
    about: ({ plan }) => planWords(plan),
    details: ({ plan }) => [[planWords(plan)], []],
    usualName: ({ plan: { seed } }) => i18n.t('report:usualName', { seed }),
    sum: ({ plan }) => ({ size: triedWords(plan.batches), note: i18n.t('report:form.time') }),
    start: () => i18n.t('report:form.start'),
    command: ({ plan }) => commandOf('guess', flagsOf(GUESS_FIELDS, plan)),
  },
}
