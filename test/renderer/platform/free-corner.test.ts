/** A card over the page goes to the corner where it covers least. */
import { expect, it } from 'vitest'
import { leastCovered } from '../../../src/renderer/platform/free-corner.ts'

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const CARDS = [
  { corner: 'bottom-start', above: 0, card: box(0, 90, 40, 10) },
  { corner: 'bottom-end', above: 0, card: box(60, 90, 40, 10) },
  { corner: 'top-end', above: 0, card: box(60, 0, 40, 10) },
] as const

const cornerOf = (kept: Parameters<typeof leastCovered>[1]) => leastCovered(CARDS, kept, 50).corner

it('a card goes to the first corner in which it covers nothing', () => {
  expect(cornerOf([])).toBe('bottom-start')
  expect(cornerOf([box(30, 80, 20, 20)])).toBe('bottom-end')
  expect(cornerOf([box(0, 95, 100, 5)])).toBe('top-end')
})

it('where no corner is free, it goes below what stands at the top', () => {
  const foot = box(0, 90, 100, 10)
  expect(leastCovered(CARDS, [foot, box(0, 5, 100, 15)], 50)).toEqual({
    corner: 'top-end',
    above: 20,
    card: box(60, 20, 40, 10),
  })
  expect(leastCovered(CARDS, [foot, box(0, 5, 100, 15), box(80, 25, 5, 5)], 50)).toMatchObject({
    corner: 'top-end',
    above: 30,
  })
})

it('where it covers something in each, and half the way down, it goes to the corner where that is least', () => {
  expect(leastCovered(CARDS, [box(0, 90, 100, 10), box(90, 0, 10, 45), box(0, 0, 100, 1)], 50)).toBe(CARDS[2])
  expect(cornerOf([box(0, 90, 1, 1), box(60, 0, 40, 100)])).toBe('bottom-start')
})

it('what it only touches is not covered', () =>
  expect(cornerOf([box(40, 90, 20, 10), box(0, 80, 40, 10)])).toBe('bottom-start'))
