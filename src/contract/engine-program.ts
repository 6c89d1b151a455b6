/** Programs of other people that play by lines: how they are started, and their limits. */

import type { ProgramStrategy } from '../engine/arena/contestant.ts'

export interface EngineProgram extends ProgramStrategy {
  readonly name: string
}
