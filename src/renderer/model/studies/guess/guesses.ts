/**
 * Guesses at the report's State 2: positions tried batch by batch. A batch not saved is tried again, with the same
 * result.
 */
import type { ListedDocument } from '../../documents/document-list.ts'
import { BATCH } from '../../../../engine/lab/guess.ts'
import { runNumbered } from '../numbered.ts'
import { leftAtPace, type Paced } from '../pace.ts'
import type { ShownStudy } from '../study.ts'
import { progressOf, type ShownKind } from '../study-kind.ts'
import { countsIn, progressTexts } from '../texts.ts'
import { GUESS_DRAFT, type GuessDraft, type PlannedGuesses } from './draft.ts'
import { GUESS_FORMAT, type GuessRecord } from './guess-file.ts'
import { GUESS_WORDS } from './words.ts'
import type { Service } from '../../../platform/services.tsx'

export type GuessEntry = ListedDocument<GuessRecord>

const counts = countsIn('report:view')

export const GUESS_KIND: ShownKind<GuessRecord, Paced, GuessDraft, PlannedGuesses> = {
  shelf: 'guesses',
  format: GUESS_FORMAT,
  draft: GUESS_DRAFT,
  words: GUESS_WORDS,
  idle: { pace: null },
  told: {
    texts: 'report:view',
    timeLeft: leftAtPace,
    // In positions, where the progress is in batches.
    counts: (record, { done, total }) => counts(record, { done: BATCH * done, total: BATCH * total }),
    done: (_, { total }) => progressTexts('report:view').done(BATCH * total),
  },
  progress({ plan: { batches: total }, batches: { length: done } }) {
    return progressOf(done, total)
  },
  run({ plan: { batches: count, kind, seed }, batches }, pool, tell) {
    const numbers = Array.from({ length: count }, (_, number) => number)
    const requestOf = (number: number) => ({ plan: { kind, seed }, number })
    runNumbered(
      pool,
      {
        kind: 'guess',
        before: batches,
        numbers,
        requestOf,
        findingOf: (_, batch) => batch,
        recordOf: (batches) => ({ batches }),
      },
      tell,
    )
  },
}

export const GUESSES: Service<'guesses', ShownStudy<GuessRecord, Paced, GuessDraft, PlannedGuesses>> = {
  name: 'guesses',
}
