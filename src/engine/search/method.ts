/**
 * The data of a search algorithm: all that the rest of the program needs to know of it, so that nothing asks for its
 * name. Each algorithm has a page in `algorithms`, with its function and its data, and a line in `METHODS` (search.ts).
 */
import type { Caller, CodeLine } from './listing.ts'
import type { Ordering } from './ordering.ts'
import type { SearchRun } from './run.ts'
import type { State } from './state.ts'

/** Searches the root to one depth alone; returns its value for its side to move. */
export type OneDepth = (run: SearchRun, root: State, depth: number) => number

/**
 * Searches the root to one depth alone.
 *
 * @param guess the value expected, for the root's side to move
 * @param margin half the width of the root's window around it
 */
type Guessed = (run: SearchRun, root: State, depth: number, guess: number, margin: number) => number

/**
 * Searches the root depth after depth, each as an iteration of the run.
 *
 * @param stone about how much one stone changes a value
 * @param margin half the width of the root's window in stones, for an algorithm that has one
 */
type Deepening = (run: SearchRun, maxDepth: number, stone: number, margin: number) => void

/**
 * The window in which the root is searched first. `none`: the algorithm has no windows and cuts nothing off; `full`:
 * from −∞ to +∞; `margin`: of a chosen width, around the value of the depth before; `null`: of width one, up to the
 * value of two depths before, as values of even and of odd depths differ.
 */
type RootWindow = 'none' | 'full' | 'margin' | 'null'

export type Method = {
  /** The usual ordering: that of the report, for its searches. */
  readonly ordering: Ordering
  readonly window: RootWindow
  /** Does it test all moves but the first in a null window, and search again those that are better? */
  readonly scouts: boolean
  /** The pseudocode of the search of a state. */
  readonly lines: readonly CodeLine[]
  /** The code that calls the search of the root; null where it chooses nothing but the depth. */
  readonly caller: Caller | null
} & (
  | { readonly deepens: false; readonly search: OneDepth }
  | {
      readonly deepens: true
      readonly search: Deepening
      /** One of its searches, without those of lesser depths; null where it is nothing without them. */
      readonly once: Guessed | null
    }
)
