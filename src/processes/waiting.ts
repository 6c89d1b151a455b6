/**
 * Waits for another process for a limited time, which it counts in short steps. A step that comes late shows that this
 * process itself stood still: it was stopped, its computer slept, or it waited for a disk. That time is not counted.
 */

/** Milliseconds of a step, and those that a step may count, as a busy computer is late without standing still. */
const STEP_MS = 100
const MAX_STEP_MS = 2 * STEP_MS

export class Waiting {
  private counted = 0
  private last = performance.now()
  private timer: NodeJS.Timeout | undefined
  private immediate: NodeJS.Immediate | undefined

  constructor(
    private readonly limit: number,
    private readonly on: { readonly step: () => void; readonly over: () => void },
  ) {
    this.plan()
  }

  private plan(): void {
    this.timer = setTimeout(() => this.step(), Math.max(1, Math.min(STEP_MS, this.limit - this.counted)))
  }

  private step(): void {
    this.on.step()
    if (this.ms < this.limit) return this.plan()
    this.immediate = afterReading(this.on.over)
  }

  /** Milliseconds that are counted so far. */
  get ms(): number {
    const now = performance.now()
    this.counted += Math.min(now - this.last, MAX_STEP_MS)
    this.last = now
    return this.counted
  }

  end(): void {
    clearTimeout(this.timer)
    clearImmediate(this.immediate)
  }
}

/** Acts once what has already come has been read: timers are called before it is. */
export function afterReading(act: () => void): NodeJS.Immediate {
  return setImmediate(act)
}
