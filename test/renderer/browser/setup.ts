/** Around each test in a browser: its page begins empty, and a word of warning on the console fails it. */
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { clear } from './show.tsx'

const said: unknown[][] = []

/**
 * Is this the browser's complaint that a size has changed again while it was reporting one? It goes on with the next
 * picture.
 */
const isOfSizes = (word: unknown) => word instanceof Error && word.message.startsWith('ResizeObserver loop')

beforeEach(() => {
  said.length = 0
  for (const level of ['warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((...words) => {
      if (!words.some(isOfSizes)) said.push(words)
    })
})

afterEach(async () => {
  await clear()
  vi.restoreAllMocks()
  expect(said, 'nothing on the console').toEqual([])
})
