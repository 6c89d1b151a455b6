/** Around each test in a browser: its page begins empty, and a word of warning on the console fails it. */
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { clear } from './show.tsx'

const said: unknown[][] = []

beforeEach(() => {
  said.length = 0
  for (const level of ['warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((...words) => void said.push(words))
})

afterEach(async () => {
  await clear()
  vi.restoreAllMocks()
  expect(said, 'nothing on the console').toEqual([])
})
