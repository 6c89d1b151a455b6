/** The figures of a tree that grows, as texts. */
import { expect, it } from 'vitest'
import { shareText } from '../../../../../src/renderer/pages/replay/growth/growth-words.ts'

it('a share reads as 0 or 1 only where it is', () => {
  expect([0, 0.0004, 0.005, 0.534, 0.9949, 0.9996, 1, null].map(shareText)).toEqual([
    '0.00',
    '<0.01',
    '0.01',
    '0.53',
    '0.99',
    '>0.99',
    '1.00',
    '–',
  ])
})
