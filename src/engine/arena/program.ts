/** Programs of other people, as far as they are no contestants yet: how one is tried, and where none can be started. */

/** Why a worker refuses to play for a program: it can start none. */
export const UNSTARTED = 'programs cannot be started here'

/** The steps in which a program is tried: it is started, says who it is, and makes a move. */
export const TRIAL_STEPS = ['start', 'introduce', 'move'] as const
export type TrialStep = (typeof TRIAL_STEPS)[number]

export interface ProgramTrial {
  /** The name and the version that it says of itself; null where it says none. */
  readonly name: string | null
  readonly version: string | null
  /** The name of its first move on an empty board; null if it gave up. */
  readonly move: string | null
}
