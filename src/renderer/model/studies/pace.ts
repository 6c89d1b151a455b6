/** How fast a run is, and how long it will take at that pace. */
import type { Progress } from './study-kind.ts'

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

/** Live state of runs that show only their speed. */
export interface Paced {
  /** Null while nothing runs. */
  readonly pace: Pace | null
}

/** Milliseconds left, at the pace since it was started or resumed. */
export function leftAtPace({
  live: { pace },
  progress: { done, total },
}: {
  readonly live: Paced
  readonly progress: Pick<Progress, 'done' | 'total'>
}): number | null {
  return pace === null || pace.done === 0 ? null : ((total - done) * pace.ms) / pace.done
}
