/** Where a card over the page goes. */
import { expect, it } from 'vitest'
import { leastCovered } from '../../../src/renderer/platform/free-corner.ts'

const box = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height })
const CARDS = [
  ['bottom-start', box(0, 90, 40, 10)],
  ['bottom-end', box(60, 90, 40, 10)],
  ['top-end', box(60, 0, 40, 10)],
] as const

it('a card goes to the first corner in which it covers nothing', () => {
  expect(leastCovered(CARDS, [])).toBe('bottom-start')
  expect(leastCovered(CARDS, [box(30, 80, 20, 20)])).toBe('bottom-end')
  expect(leastCovered(CARDS, [box(0, 95, 100, 5)])).toBe('top-end')
})

it('where it covers something in each, it goes where that is least', () => {
  expect(leastCovered(CARDS, [box(0, 90, 100, 10), box(90, 0, 10, 10), box(0, 0, 100, 1)])).toBe('top-end')
  expect(leastCovered(CARDS, [box(0, 90, 1, 1), box(60, 0, 40, 100)])).toBe('bottom-start')
})

it('what it only touches is not covered', () => expect(leastCovered(CARDS, [box(40, 90, 20, 10), box(0, 80, 40, 10)])).toBe('bottom-start'))
