/** The form for guesses. */
import { BATCH, type GuessPlan } from '../../../../engine/lab/guess.ts'

export interface GuessDraft extends GuessPlan {
  readonly name: string
}

export const NEW_DRAFT: GuessDraft = { name: '', kind: 'random', batches: 500, seed: 1 }

/** A million positions. */
export const MAX_BATCHES = 1_000_000 / BATCH
