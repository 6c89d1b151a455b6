/** The time, from a clock that browsers and Node share. */
declare const performance: { now(): number }

/** Milliseconds from any fixed moment, with fractions; only differences mean anything. */
export function now(): number {
  return performance.now()
}
