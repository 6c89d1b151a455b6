/** Programs of other people that play by lines: how they are started, and their limits. */

export interface EngineProgram {
  readonly name: string
  /** Words of the command, as a shell would divide them at spaces outside of quotation marks. */
  readonly command: string
  readonly protocol: 'gtp' | 'codecup'
  /** Milliseconds for a move. */
  readonly moveMs: number
  /** Megabytes for it and all processes that it starts. */
  readonly megabytes: number
}
