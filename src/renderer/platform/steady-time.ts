/** Time that goes on evenly, whatever the user or the network does to the system's clock. */

/**
 * Milliseconds since 1970, as the system's clock had it when this page was opened, and as many more as have passed
 * since.
 */
export function steadyTime(): number {
  return Math.round(performance.timeOrigin + performance.now())
}
