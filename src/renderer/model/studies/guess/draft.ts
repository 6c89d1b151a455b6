/** The form for guesses. */
import type { GuessPlan } from '../../../../engine/lab/guess.ts'
import type { Planned, StudyDraft } from '../study-kind.ts'
import type { GuessRecord } from './guess-file.ts'

export interface GuessDraft extends GuessPlan {
  readonly name: string
}

export interface PlannedGuesses extends Planned<GuessRecord> {
  readonly plan: GuessPlan
}

export const GUESS_DRAFT: StudyDraft<GuessRecord, GuessDraft, PlannedGuesses> = {
  initial: { name: '', kind: 'random', batches: 500, seed: 1 },
  presets: () => [],
  planOf: ({ kind, batches, seed }) => ({
    body: { plan: { kind, batches, seed }, batches: [] },
    plan: { kind, batches, seed },
  }),
  of: ({ name, plan }) => ({ ...plan, name }),
}
