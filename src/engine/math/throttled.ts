/** Reports of progress that come at most every 100 ms, however often there is something to tell. */
import { now } from './clock.ts'

/** Milliseconds between two reports; what takes less is not reported at all. */
const REPORT_INTERVAL_MS = 100

/** A function that reports what it is called with, unless the report before, or the beginning, was just now. */
export function throttled<Value>(report: (value: Value) => void): (value: Value) => void {
  let reportedAt = now()
  return (value) => {
    if (now() < reportedAt + REPORT_INTERVAL_MS) return
    reportedAt = now()
    report(value)
  }
}
