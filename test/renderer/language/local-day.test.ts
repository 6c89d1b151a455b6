/** The day in names of files is that of the user's clock. */
import { afterEach, expect, it } from 'vitest'
import { localDay } from '../../../src/renderer/language/format.ts'

const before = process.env.TZ

afterEach(() => {
  if (before === undefined) delete process.env.TZ
  else process.env.TZ = before
})

it.each([
  ['Pacific/Auckland', '2026-05-03T13:00:00Z', '2026-05-04'],
  ['America/Los_Angeles', '2026-05-03T05:00:00Z', '2026-05-02'],
  ['UTC', '2026-05-03T23:59:59Z', '2026-05-03'],
])('in %s at %s it is %s', (zone, time, day) => {
  process.env.TZ = zone
  expect(localDay(new Date(time))).toBe(day)
})
