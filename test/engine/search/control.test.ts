/**
 * Progress and limits of time. The clock here is moved by the states that are entered, so that nothing depends on the
 * machine.
 */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { parsePosition } from '../../../src/engine/game/notation.ts'
import { emptyPosition, legalMoves } from '../../../src/engine/game/position.ts'
import { STATE_1 } from '../../../src/engine/lab/report.ts'
import { ALGORITHMS } from '../../../src/engine/search/methods.ts'
import { search, type SearchOptions, type SearchProgress } from '../../../src/engine/search/search.ts'
import { EVENTS, type EventKind, type TraceRecorder } from '../../../src/engine/search/trace.ts'
import { positionsAlong } from '../reference.ts'
import { SETTINGS } from './checks.ts'

/** Visited states between two looks at the clock. */
const INTERVAL = 1024
const state1 = parsePosition(STATE_1.position)

afterEach(() => void vi.restoreAllMocks())

/**
 * A trace that keeps nothing, and moves the clock: each state takes so many milliseconds, and nothing else takes any
 * time.
 */
class StateClock implements TraceRecorder {
  /** States entered after the time was up, without those of depth 1, which is always searched to its end. */
  late = 0
  private ms = 0
  private depth = 0

  constructor(
    private readonly cost: number,
    private readonly time = Infinity,
  ) {
    vi.spyOn(performance, 'now').mockImplementation(() => this.ms)
  }

  record(kind: EventKind, _ply: number, _node: number, value: number): void {
    if (kind === EVENTS.iteration) this.depth = value
    if (kind !== EVENTS.enter) return
    if (this.ms >= this.time && this.depth > 1) this.late++
    this.ms += this.cost
  }
}

/** A search of a limited time by that clock, and its clock. */
function timed(position: typeof state1, options: SearchOptions & { time: number }, cost: number) {
  const clock = new StateClock(cost, options.time)
  return { clock, result: search(position, options, { trace: clock }) }
}

describe('progress', () => {
  it('comes every 100 ms and says where the search stands', () => {
    const reports: SearchProgress[] = []
    search(
      state1,
      { algorithm: 'iterative-deepening', time: 650 },
      { trace: new StateClock(0.01), progress: (progress) => reports.push(progress) },
    )
    expect(reports).toHaveLength(6)
    reports.forEach(({ depth, value, line, counters, ms }, i) => {
      const before = reports[i - 1] ?? { ms: 0, depth: 1, counters: { visited: 0 } }
      expect(ms - before.ms).toBeGreaterThanOrEqual(100)
      expect(depth).toBeGreaterThanOrEqual(before.depth)
      expect(counters.visited).toBeGreaterThan(before.counters.visited)
      expect(counters.leaves).toBeLessThan(counters.visited)
      expect(value === null || Number.isFinite(value)).toBe(true)
      expect(line.length).toBeGreaterThan(0)
      expect(positionsAlong(state1, line)).toHaveLength(line.length + 1)
    })
  })

  it('gives the value of the last complete iteration, and none before there is one', () => {
    const values: (number | null)[] = []
    const enough = new Error('seen enough')
    const progress = ({ value }: SearchProgress) => {
      if (values.push(value) === 2) throw enough
    }
    expect(() =>
      search(state1, { algorithm: 'minimax', depth: 12 }, { trace: new StateClock(0.01), progress }),
    ).toThrow(enough)
    expect(values).toEqual([null, null])
  })

  it('does not come from a search that is over sooner', () => {
    const reports: SearchProgress[] = []
    search(emptyPosition(3), { algorithm: 'negascout', depth: 2 }, { progress: (progress) => reports.push(progress) })
    expect(reports).toEqual([])
  })
})

describe('a search against the clock', () => {
  it.each(ALGORITHMS)(
    'always has a move in hand, and enters few states when its time is up: %s in 1 ms, with any setting',
    (algorithm) => {
      for (const setting of SETTINGS)
        for (const position of [emptyPosition(4), state1, emptyPosition(2)])
          for (const cost of [0.0001, 0.01]) {
            const { clock, result } = timed(position, { algorithm, time: 1, ...setting }, cost)
            expect(legalMoves(position)).toContain(result.move)
            expect(clock.late, JSON.stringify({ setting, cost })).toBeLessThanOrEqual(INTERVAL)
          }
    },
  )

  it.each(ALGORITHMS)('ends %s with the last complete iteration', (algorithm) => {
    const { result } = timed(state1, { algorithm, time: 120 }, 0.005)
    const { depth, value, move, iterations } = result
    const complete = iterations.filter((iteration) => iteration.value !== null)
    expect(complete.map((iteration) => iteration.depth)).toEqual(complete.map((_, i) => i + 1))
    expect(iterations.length).toBe(complete.length + 1)
    expect(depth).toBe(complete.length)
    expect({ value, move }).toEqual({ value: complete[depth - 1].value, move: complete[depth - 1].line[0] })
    expect(search(state1, { algorithm: 'negascout', depth }).value).toBe(value)
  })

  it('stops at the depth asked for when the clock leaves time', () => {
    for (const algorithm of ALGORITHMS) {
      const { depth, iterations } = search(state1, { algorithm, depth: 2, time: 60_000 })
      expect(depth).toBe(2)
      expect(iterations.map((iteration) => iteration.depth)).toEqual([1, 2])
    }
  })

  it('stops once the game is decided', () => {
    for (const algorithm of ALGORITHMS) {
      const { depth, value } = search(emptyPosition(2), { algorithm, time: 60_000 })
      expect({ depth, value }).toEqual({ depth: 3, value: Infinity })
    }
  })
})
