/** Guesses at the report's State 2: positions tried batch by batch. A batch not saved is tried again, with the same result. */
import type { ListedDocument } from '../../documents/document-list.ts'
import { runNumbered, type Paced } from '../numbered.ts'
import { progressOf, type Study, type StudyKind } from '../study.ts'
import { NEW_DRAFT, type GuessDraft } from './draft.ts'
import { GUESS_FORMAT, type GuessRecord } from './guess-file.ts'
import type { Service } from '../../../platform/services.tsx'

export type GuessEntry = ListedDocument<GuessRecord>

export const GUESS_KIND: StudyKind<GuessRecord, Paced, GuessDraft> = {
  shelf: 'guesses',
  doing: 'guessing',
  format: GUESS_FORMAT,
  draft: NEW_DRAFT,
  idle: { pace: null },
  progress({ plan: { batches: total }, batches: { length: done } }) {
    return progressOf(done, total)
  },
  run({ plan: { batches: count, kind, seed }, batches }, pool, tell) {
    const numbers = Array.from({ length: count }, (_, number) => number)
    const requestOf = (number: number) => ({ plan: { kind, seed }, number })
    runNumbered(pool, { kind: 'guess', before: batches, numbers, requestOf, findingOf: (_, batch) => batch, recordOf: (batches) => ({ batches }) }, tell)
  },
}

export const GUESSES: Service<'guesses', Study<GuessRecord, Paced, GuessDraft>> = { name: 'guesses' }
