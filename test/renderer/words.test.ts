/** Numbers as people read them. */
import { expect, it } from 'vitest'
import { COMPUTER } from '../../src/renderer/match/players.ts'
import { count, duration, limitLabel, signed } from '../../src/renderer/words.ts'

it('writes f with a true minus sign, and infinities as such', () => {
  expect([-1, 0, 2, Infinity, -Infinity, '+inf' as const, '-inf' as const].map(signed)).toEqual(['−1', '0', '+2', '+∞', '−∞', '+∞', '−∞'])
})

it('writes counts with their thousands apart, durations short, limits in words', () => {
  expect(count(1589351)).toBe('1,589,351')
  expect([0.44, 12.4, 3400].map(duration)).toEqual(['0.4 ms', '12 ms', '3.4 s'])
  expect([limitLabel(COMPUTER), limitLabel({ ...COMPUTER, seconds: 5 })]).toEqual(['depth 4', '5 s a move'])
})
