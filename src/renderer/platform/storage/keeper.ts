/** Whoever keeps something that outlives the page. */
import type { Service } from '../services.tsx'

export interface Keeper {
  /** Begins to save what has not been saved yet, as the page may be about to go. */
  readonly flush?: () => void
  /**
   * Saves again what could not be saved; does not fail.
   *
   * @param all everything, as what was there has gone
   */
  readonly saveAgain?: (all: boolean) => unknown
}

/** Has every keeper save what it has not saved yet. */
export const FLUSH: Service<'flush', () => void> = { name: 'flush' }
