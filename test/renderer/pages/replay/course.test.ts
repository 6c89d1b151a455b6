/** The chart of a search's course: its lines, and where pointer and keys lead in it. */
import { describe, expect, it } from 'vitest'
import type { Course } from '../../../../src/engine/search/course.ts'
import { WIN } from '../../../../src/engine/search/state.ts'
import { linesOf, sampleAt, timeAt, timeByKey, xOf } from '../../../../src/renderer/pages/replay/course-lines.ts'

const sample = (
  event: number,
  visited: number,
  cutoff: number,
  iteration: number,
  best: number | null,
): Course[number] => ({
  event,
  visited,
  best,
  depth: iteration,
  lowest: 0,
  counts: { cutoff, iteration, research: 0, best: 0 },
})

/** Two iterations, the second without a best value at first. */
const COURSE = [
  sample(0, 0, 0, 0, null),
  sample(100, 40, 2, 1, 1),
  sample(200, 80, 8, 2, null),
  sample(300, 110, 8, 2, -WIN),
  sample(400, 160, 9, 2, 3),
]
const SCALE = { course: COURSE, isAlone: true, length: 400, width: 416 }
const HEIGHT = 100

describe('the course', () => {
  it('is as wide as the time line, by events or by visited states', () => {
    expect([0, 100, 400].map((time) => xOf(SCALE, time))).toEqual([8, 108, 408])
    expect(linesOf(SCALE, HEIGHT).visited).toMatch(/^M8,.*L408,5$/)
    // In step with another search of 320 states, its own 160 fill the half.
    expect(linesOf({ ...SCALE, isAlone: false, length: 320 }, HEIGHT).visited).toMatch(/L208,5$/)
  })

  it('has a bar for the cutoffs of each stretch, the highest for the most', () => {
    const { cutoffs, border } = linesOf(SCALE, HEIGHT)
    const heights = cutoffs
      .split('M')
      .slice(1)
      .map((bar) => border - Number(bar.split('V')[1]))
    expect(heights.map((height) => Math.round((6 * height) / heights[1]))).toEqual([2, 6, 1])
  })

  it('has a step for each best value, a gap where there is none, and losses at the edge', () => {
    const { best, border } = linesOf(SCALE, HEIGHT)
    expect(best.match(/M/g)).toHaveLength(2)
    const [first, lost, last] = [/^M108 ([\d.]+)/, /M308 ([\d.]+)/, /V([\d.]+)$/].map((line) =>
      Number(line.exec(best)?.[1]),
    )
    expect([lost, first, last].every((y) => y > border && y < HEIGHT)).toBe(true)
    expect(lost).toBeGreaterThan(first)
    expect(first).toBeGreaterThan(last)
  })

  it('names the iterations that have room for it', () => {
    expect(linesOf(SCALE, HEIGHT).iterations).toEqual([
      { x: 108, depth: 1, isNamed: true },
      { x: 208, depth: 2, isNamed: true },
    ])
    expect(linesOf({ ...SCALE, width: 116 }, HEIGHT).iterations.map(({ isNamed }) => isNamed)).toEqual([false, true])
    // One iteration alone is the whole search.
    expect(linesOf({ ...SCALE, course: COURSE.slice(0, 2) }, HEIGHT).iterations).toEqual([])
  })

  it('leads the pointer to the time under it, at most to the ends', () => {
    expect([108, 0, -50, 409, 9999].map((x) => timeAt(SCALE, x))).toEqual([100, 0, 0, 400, 400])
    expect([0, 99, 100, 399, 400].map((time) => sampleAt(COURSE, true, time))).toEqual([0, 0, 1, 3, 4])
  })

  it('leads by keys from sample to sample, by pages, and to the ends', () => {
    const keys = (time: number) =>
      ['ArrowRight', 'ArrowLeft', 'PageUp', 'PageDown', 'Home', 'End'].map((key) => timeByKey(SCALE, key, time))
    expect(keys(200)).toEqual([300, 100, 300, 100, 0, 400])
    // Back from between two samples it is the one before.
    expect(keys(250)).toEqual([300, 200, 300, 100, 0, 400])
    expect(keys(0)).toEqual([100, 0, 100, 0, 0, 400])
    expect(keys(400)).toEqual([400, 300, 400, 300, 0, 400])
    expect(timeByKey(SCALE, 'Enter', 200)).toBeNull()
  })
})
