/** The day of the calendar on a page that stays open. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginOfToday, watchDay } from '../../../src/renderer/platform/today.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 2, 5, 23, 58) })
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function days() {
  const seen: number[] = []
  const end = watchDay(() => seen.push(new Date(beginOfToday()).getDate()))
  return { seen, end }
}

it('changes at each midnight', () => {
  const { seen } = days()
  vi.advanceTimersByTime(60_000)
  expect(seen).toEqual([])
  vi.advanceTimersByTime(120_000)
  vi.advanceTimersByTime(24 * 3_600_000)
  expect(seen).toEqual([6, 7])
})

it('is looked at again when the page is shown, as no timer runs while the machine sleeps', () => {
  const { seen } = days()
  vi.setSystemTime(new Date(2026, 2, 8, 7))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(seen).toEqual([8])
})

it('is watched no longer once nobody shows it', () => {
  const { seen, end } = days()
  end()
  vi.advanceTimersByTime(600_000)
  window.dispatchEvent(new Event('focus'))
  expect(seen).toEqual([])
})

it('begins at the same number all day', () => {
  const begin = beginOfToday()
  vi.advanceTimersByTime(60_000)
  expect(beginOfToday()).toBe(begin)
})
