/** A long list comes step by step, whole in the end. */
import { describe, expect, it } from 'vitest'
import { grown, STEP } from '../../../src/renderer/ui/use-growing.ts'

/** How many entries are shown in one frame after the other, until nothing changes. */
function frames(shown: number, total: number): number[] {
  const counts = [shown]
  for (let next = grown(shown, total); next !== counts[counts.length - 1]; next = grown(next, total)) counts.push(next)
  return counts
}

describe('a list that grows', () => {
  it.each([0, 1, STEP, STEP + 1, 10_000])('comes whole, and by no more than a step in a frame: %i entries', (total) => {
    const counts = frames(STEP, total)
    expect(counts.at(-1)).toBe(Math.max(total, STEP))
    for (const [i, count] of counts.slice(1).entries()) expect(count - counts[i]).toBeLessThanOrEqual(STEP)
    expect(counts).toHaveLength(1 + Math.max(0, Math.ceil(total / STEP) - 1))
  })

  it('begins again after a shorter list, and stays where entries come and go', () => {
    expect(frames(10_000, 40)).toEqual([10_000, STEP])
    expect(frames(10_000, 9_999)).toEqual([10_000, 9_999])
    expect(frames(9_999, 10_000)).toEqual([9_999, 10_000])
  })
})
