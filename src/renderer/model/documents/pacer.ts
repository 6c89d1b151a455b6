/** Does something again and again, but not more often than at an interval, and not long after it was last asked to. */
export class Pacer {
  private doneAt = -Infinity
  private timer: ReturnType<typeof setTimeout> | null = null

  /** @param interval milliseconds */
  constructor(
    private readonly act: () => void,
    private readonly interval: number,
  ) {}

  /** Does it at once where the interval is over, or else as soon as it is. */
  ask(): void {
    const wait = this.doneAt + this.interval - performance.now()
    // A page in the background has slow timers: whoever asks may be sooner.
    if (wait <= 0) return this.now()
    this.timer ??= setTimeout(() => this.now(), wait)
  }

  now(): void {
    this.cancel()
    this.doneAt = performance.now()
    this.act()
  }

  /** Forgets what was asked. */
  cancel(): void {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
  }
}
