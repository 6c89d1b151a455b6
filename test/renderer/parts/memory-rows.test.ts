/** The page tells how many states a search remembers, and whether its memory is full. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import type { MemoryFill } from '../../../src/engine/search/memory-fill.ts'
import { speak } from '../../../src/renderer/language/i18n.ts'
import { MemoryRows, RanOut } from '../../../src/renderer/parts/memory-rows.tsx'

const FULL: MemoryFill = { ordering: { states: 262_144, room: 262_144, lacking: 12_345 }, table: null }
const ROOMY: MemoryFill = {
  ordering: { states: 7, room: 262_144, lacking: 0 },
  table: { states: 3, room: 1_048_576, lacking: 5 },
}

const said = (memory: MemoryFill | undefined) =>
  [MemoryRows, RanOut].map((part) =>
    renderToStaticMarkup(createElement(part, { memory }))
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )

afterEach(() => void speak('en'))

it('the states remembered, and how often one found no room', () => {
  expect(said(FULL)).toEqual([
    'Remembered states 262,144 of 262,144',
    'The memory is full: a state found no room 12,345 times, and its moves were then ordered as at a first visit.',
  ])
})

it('nothing is said to be full while there is room, though a table has replaced states', () => {
  expect(said(ROOMY)).toEqual(['Remembered states 7 of 262,144 Table entries in use 3 of 1,048,576', ''])
  expect(said(undefined)).toEqual(['', ''])
})
