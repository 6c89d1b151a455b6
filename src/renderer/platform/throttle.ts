/** Milliseconds after an action at which the page has drawn what it changed, unless drawing takes longer. */
const DRAWN_AFTER = 50

/**
 * Throttles an action: it runs at most once in an interval, and no later than that after a request. Where the page
 * needs longer than the interval to draw what the action changed, it then has as long again for everything else:
 * otherwise each request would find the interval over, and a slow page would draw after every single one.
 */
export class Throttle {
  /** From when on it may run; never while the page draws. */
  private freeAt = -Infinity
  private isAsked = false
  private timer: ReturnType<typeof setTimeout> | null = null

  /** @param interval milliseconds */
  constructor(
    private readonly act: () => void,
    private readonly interval: number,
  ) {}

  /** Runs the action at once where it may, otherwise as soon as it may. */
  ask(): void {
    // A page in the background has slow timers: the next request may come sooner.
    if (performance.now() >= this.freeAt) return this.now()
    this.isAsked = true
    this.wait()
  }

  now(): void {
    this.cancel()
    if (this.timer !== null) clearTimeout(this.timer)
    const began = performance.now()
    this.freeAt = Infinity
    this.timer = setTimeout(() => this.drawn(began), DRAWN_AFTER)
    this.act()
  }

  /** Drops a request that waits. */
  cancel(): void {
    this.isAsked = false
  }

  private drawn(began: number): void {
    const now = performance.now()
    const late = now - began - DRAWN_AFTER
    this.freeAt = Math.max(began + this.interval, now + late)
    this.timer = null
    if (this.isAsked) this.wait()
  }

  private wait(): void {
    this.timer ??= setTimeout(() => {
      this.timer = null
      if (this.isAsked) this.now()
    }, this.freeAt - performance.now())
  }
}
