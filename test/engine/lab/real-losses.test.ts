import { expect, it } from 'vitest'
import type { Accuracy } from '../../../src/engine/lab/accuracy.ts'
import { horizonOf } from '../../../src/engine/lab/real-losses.ts'

it('settles the horizon effect by the wins that one ply more would have kept', () => {
  const at = (keptDeeper: number | null, depth = 1): Accuracy => ({
    depth,
    positions: 200,
    unsolved: 0,
    moverWins: 100,
    right: 200,
    wrong: 0,
    zero: 0,
    rightDeeper: 0,
    choices: 100,
    kept: 50,
    keptDeeper,
    lostDeeper: 0,
  })
  const verdictOf = (choices: number, ...losses: (number | null)[]) =>
    horizonOf([losses.map((keptDeeper, i) => ({ ...at(keptDeeper, i + 1), choices }))])?.verdict
  // The intervals of two figures hold together. Of 100 wins even none lost leaves the rule open, and 16 are too near
  // to a tenth.
  expect([0, 3, 10, 16, 17].map((keptDeeper) => verdictOf(100, 0, keptDeeper))).toEqual([
    'undecided',
    'undecided',
    'undecided',
    'undecided',
    'fails',
  ])
  expect([0, 10, 50, 100, 150].map((keptDeeper) => verdictOf(1000, keptDeeper, keptDeeper))).toEqual([
    'holds',
    'undecided',
    'partly',
    'undecided',
    'fails',
  ])
  expect(verdictOf(100, 50, 0)).toBe('fails')
  expect(horizonOf([[at(null)]])).toBeNull()
  // Of no wins nothing is known; of two searches the worst counts, whichever it is.
  expect(horizonOf([[{ ...at(0), choices: 0 }]])).toEqual({
    verdict: 'undecided',
    losses: [[{ depth: 1, rate: null, lostDeeper: null }]],
  })
  expect(horizonOf([[at(0)], [at(30)]])?.verdict).toBe('fails')
})
