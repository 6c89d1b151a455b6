/** Throttles an action: it runs at most once in an interval, and no later than that after a request. */
export class Pacer {
  private doneAt = -Infinity
  private timer: ReturnType<typeof setTimeout> | null = null

  /** @param interval milliseconds */
  constructor(
    private readonly act: () => void,
    private readonly interval: number,
  ) {}

  /** Runs the action at once where the interval is over, otherwise as soon as it is. */
  ask(): void {
    const wait = this.doneAt + this.interval - performance.now()
    // A page in the background has slow timers: the next request may come sooner.
    if (wait <= 0) return this.now()
    this.timer ??= setTimeout(() => this.now(), wait)
  }

  now(): void {
    this.cancel()
    this.doneAt = performance.now()
    this.act()
  }

  /** Drops a request that waits. */
  cancel(): void {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
  }
}
