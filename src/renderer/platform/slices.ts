/** Long work on the page's own thread, done a slice at a time, so that the page draws and handles events in between. */

/** Milliseconds of work in one slice; a frame has 16. */
const SLICE_MS = 10

/** Lets the page draw and handle events. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/**
 * Runs a generator to its end and returns its result.
 *
 * @param report called between two slices with what was yielded last
 * @param signal ends the work between two slices
 * @throws what the generator throws, or the signal's reason
 */
export async function inSlices<Progress, Result>(
  work: Generator<Progress, Result>,
  report: (progress: Progress) => void,
  signal?: AbortSignal,
): Promise<Result> {
  for (;;) {
    const end = performance.now() + SLICE_MS
    let step = work.next()
    while (step.done !== true && performance.now() < end) step = work.next()
    if (step.done === true) return step.value
    report(step.value)
    await pause()
    signal?.throwIfAborted()
  }
}

/** Runs a generator to its end at once. */
export function atOnce<Result>(work: Generator<unknown, Result>): Result {
  let step = work.next()
  while (step.done !== true) step = work.next()
  return step.value
}
