/** A throttled action runs at most once in an interval, by a clock of the test. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Throttle } from '../../../src/renderer/platform/throttle.ts'

const INTERVAL = 400

let now = 0
let timers: { readonly at: number; readonly act: () => void }[] = []

beforeEach(() => {
  now = 0
  timers = []
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  vi.stubGlobal('setTimeout', (act: () => void, ms: number) => {
    const timer = { at: now + ms, act }
    timers.push(timer)
    return timer
  })
  vi.stubGlobal('clearTimeout', (timer: unknown) => (timers = timers.filter((other) => other !== timer)))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Time passes, in which the page is busy; then the timers that are due run. */
function pass(ms: number): void {
  now += ms
  for (const timer of timers.filter(({ at }) => at <= now).toSorted((a, b) => a.at - b.at)) {
    if (!timers.includes(timer)) continue
    timers = timers.filter((other) => other !== timer)
    timer.act()
  }
}

/** Asks every 5 ms for so long, on a page that is busy for `drawing` after each run; when it has run. */
function runsOf(drawing: number, forMs: number): number[] {
  const runs: number[] = []
  const throttle = new Throttle(() => runs.push(now), INTERVAL)
  let drawn = 0
  while (now < forMs) {
    throttle.ask()
    const isToDraw = runs.length > drawn
    drawn = runs.length
    pass(isToDraw ? drawing : 5)
  }
  return runs
}

describe('a throttled action', () => {
  it('runs at once, then once in an interval', () => {
    expect(runsOf(10, 4 * INTERVAL + 10)).toEqual([0, 400, 800, 1200, 1600])
  })

  it('leaves the page as long as it was busy with it, where that is longer than the interval', () => {
    const runs = runsOf(1000, 10_000)
    expect(runs.length).toBeGreaterThan(4)
    expect(runs.length).toBeLessThanOrEqual(6)
  })

  it('runs once more for what was asked for while it waited', () => {
    const act = vi.fn()
    const throttle = new Throttle(act, INTERVAL)
    throttle.ask()
    throttle.ask()
    expect(act).toHaveBeenCalledTimes(1)
    pass(50)
    pass(INTERVAL)
    expect(act).toHaveBeenCalledTimes(2)
    pass(10 * INTERVAL)
    expect(act).toHaveBeenCalledTimes(2)
  })

  it('does not run for a request that was dropped', () => {
    const act = vi.fn()
    const throttle = new Throttle(act, INTERVAL)
    throttle.ask()
    throttle.ask()
    throttle.cancel()
    pass(50)
    pass(INTERVAL)
    expect(act).toHaveBeenCalledTimes(1)
  })
})
