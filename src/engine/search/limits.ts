/**
 * The limits of a search, of time and of visited states, and when it is time to check them. Visited states alone do not
 * measure time: evaluators differ in speed by a factor of a thousand, and ordering a state by value evaluates all its
 * successors. So evaluations are counted as well.
 */
import { now } from '../math/clock.ts'

/**
 * Visited states between two checks; with a fast evaluator a millisecond or two. Also the most evaluations between two.
 */
const INTERVAL = 1024

/** Evaluations before the first check by evaluations; then as many as take `CHECK_TIME` milliseconds. */
const FIRST_EVALUATIONS = 16
const CHECK_TIME = 4

/**
 * Thrown by a search or a proof at its limit of time or states, and caught where the limit was set. Cancelling instead
 * ends the worker.
 */
export class LimitReached extends Error {
  override readonly name = 'LimitReached'
}

export class Limits {
  /** Visited states, in whole intervals, and those left of the present interval. */
  private visited = 0
  private visitsLeft = INTERVAL
  /** Evaluations from one check to the next, and those left. */
  private evaluations = FIRST_EVALUATIONS
  private evaluationsLeft = FIRST_EVALUATIONS
  private checkedAt = now()

  /** @param isReached called every few milliseconds with the number of visited states, in steps of 1,024 */
  constructor(private readonly isReached: (visited: number) => boolean) {}

  /** @throws LimitReached */
  countVisit(): void {
    if (--this.visitsLeft > 0) return
    this.visitsLeft = INTERVAL
    this.visited += INTERVAL
    this.check()
  }

  /** @throws LimitReached */
  countEvaluation(): void {
    if (--this.evaluationsLeft === 0) this.checkByTime()
  }

  private checkByTime(): void {
    const checkedAt = now()
    const fitting = (this.evaluations * CHECK_TIME) / Math.max(checkedAt - this.checkedAt, 1e-3)
    this.evaluations = Math.floor(Math.max(1, Math.min(fitting, 2 * this.evaluations, INTERVAL)))
    this.evaluationsLeft = this.evaluations
    this.checkedAt = checkedAt
    this.check()
  }

  private check(): void {
    if (this.isReached(this.visited)) throw new LimitReached()
  }
}
