/** A part of the app that saves something which outlives the page. */
import type { Service } from '../services.tsx'

export interface Keeper {
  /** Starts to save what is not saved yet, as the page may be about to close. */
  readonly flush?: () => void
  /**
   * Saves again what could not be saved; does not fail.
   *
   * @param all save everything, as the stored data have been deleted
   */
  readonly saveAgain?: (all: boolean) => unknown
}

/** Has every keeper save what it has not saved yet. */
export const FLUSH: Service<'flush', () => void> = { name: 'flush' }
