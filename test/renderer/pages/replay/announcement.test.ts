/** A replay's announcements are spaced out, for changes at any distance. */
import { expect, it } from 'vitest'
import { announcementWait, MAX_WAIT_MS, REST_MS } from '../../../../src/renderer/pages/replay/announcement.ts'

/** When announcements are made, as each change begins the wait anew. */
function announcedAt(changes: readonly number[]): number[] {
  const announced: number[] = []
  let last = 0
  for (const [i, change] of changes.entries()) {
    const at = change + announcementWait(change - last)
    if (at > (changes[i + 1] ?? Infinity)) continue
    announced.push(at)
    last = at
  }
  return announced
}

const every = (step: number, end: number) => Array.from({ length: end / step }, (_, i) => (i + 1) * step)

it.each([1, 16, 100, 250, REST_MS - 1])(
  'a replay that changes every %i ms is announced every five seconds, and once it rests',
  (step) => {
    const changes = every(step, 32_000)
    const announced = announcedAt(changes)
    announced.slice(0, -1).forEach((at, i) => expect(at - (announced[i - 1] ?? 0)).toBeGreaterThanOrEqual(MAX_WAIT_MS))
    expect(announced).toHaveLength(Math.floor(32_000 / MAX_WAIT_MS) + 1)
    const rested = (announced.at(-1) ?? NaN) - (changes.at(-1) ?? NaN)
    expect(rested).toBeGreaterThanOrEqual(0)
    expect(rested).toBeLessThanOrEqual(REST_MS)
  },
)

it('a replay that rests between its changes is announced after each', () => {
  expect(announcedAt([1000, 3000, 4000])).toEqual([1000 + REST_MS, 3000 + REST_MS, 4000 + REST_MS])
})
