/** How fast a run is. */

/** What has been done since it was started or resumed, and milliseconds that took. */
export interface Pace {
  readonly done: number
  readonly ms: number
}

/** A clock that begins now, of which one asks with what has been done since. */
export function pacing(): (done: number) => Pace {
  const started = performance.now()
  return (done) => ({ done, ms: performance.now() - started })
}
