/** How fast a run is. */

/** What has been done since the run was started or resumed, and the milliseconds that took. */
export interface Pace {
  readonly done: number
  readonly ms: number
}

/** Starts a clock now; the function returned turns what has been done since into a pace. */
export function pacing(): (done: number) => Pace {
  const started = performance.now()
  return (done) => ({ done, ms: performance.now() - started })
}
