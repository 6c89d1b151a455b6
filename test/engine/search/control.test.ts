/** Progress and the clock. What a search does beyond its time is told by the processor's time, which a busy machine does not add to. */
import { describe, expect, it } from 'vitest'
import { parsePosition } from '../../../src/engine/game/notation.ts'
import { emptyPosition, legalMoves, type Position } from '../../../src/engine/game/position.ts'
import { STATE_1 } from '../../../src/engine/lab/report.ts'
import { ALGORITHMS, search, type SearchOptions, type SearchProgress } from '../../../src/engine/search/search.ts'
import { positionsAlong } from '../reference.ts'
import { SETTINGS } from './checks.ts'

const LATENCY = 50
/** For tests by the clock on the wall: a busy machine may be busy elsewhere. */
const RETRY = { retry: 3 }
const state1 = parsePosition(STATE_1.position)

/** The milliseconds of the processor that a search takes beyond its time, and its result. */
function overrunOf(position: Position, options: SearchOptions & { time: number }) {
  const started = process.cpuUsage()
  const result = search(position, options)
  return { overrun: process.cpuUsage(started).user / 1000 - options.time, result }
}

describe('progress', () => {
  it('comes at most every 100 ms and says where the search stands', RETRY, () => {
    const reports: SearchProgress[] = []
    search(state1, { algorithm: 'iterative-deepening', time: 650 }, { progress: (progress) => reports.push(progress) })
    expect(reports.length).toBeGreaterThanOrEqual(2)
    expect(reports.length).toBeLessThanOrEqual(6)
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

  it('gives the value of the last complete iteration, and none before there is one', RETRY, () => {
    const values: (number | null)[] = []
    const enough = new Error('seen enough')
    const progress = ({ value }: SearchProgress) => {
      if (values.push(value) === 2) throw enough
    }
    expect(() => search(state1, { algorithm: 'minimax', depth: 12 }, { progress })).toThrow(enough)
    expect(values).toHaveLength(2)
    expect(values.every((value) => value === null)).toBe(true)
  })

  it('does not come from a search that is over sooner', () => {
    const reports: SearchProgress[] = []
    search(emptyPosition(3), { algorithm: 'negascout', depth: 2 }, { progress: (progress) => reports.push(progress) })
    expect(reports).toEqual([])
  })
})

describe('a search against the clock', () => {
  it.each(ALGORITHMS)('always has a move in hand: %s in 1 ms, with any setting', (algorithm) => {
    for (const setting of SETTINGS)
      for (const position of [emptyPosition(4), state1, emptyPosition(2)]) {
        const { overrun, result } = overrunOf(position, { algorithm, time: 1, ...setting })
        expect(legalMoves(position)).toContain(result.move)
        expect(overrun, JSON.stringify(setting)).toBeLessThan(LATENCY)
      }
  })

  it.each(ALGORITHMS)('ends %s with the last complete iteration', (algorithm) => {
    const { overrun, result } = overrunOf(state1, { algorithm, time: 120 })
    expect(overrun).toBeLessThan(LATENCY)
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
