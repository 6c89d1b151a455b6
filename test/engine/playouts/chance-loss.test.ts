/** The loss of a move by playouts: it is clear only where it exceeds the intervals and the spread of searches. */
import { describe, expect, it } from 'vitest'
import { emptyPosition, play } from '../../../src/engine/game/position.ts'
import type { Estimate } from '../../../src/engine/math/statistics.ts'
import { chanceLoss } from '../../../src/engine/playouts/chance-loss.ts'
import type { Chances } from '../../../src/engine/playouts/chances.ts'
import { chanceOfSwap } from '../../../src/engine/playouts/should-swap.ts'

const share = (value: number, half = 0.01): Estimate => ({ value, lower: value - half, upper: value + half })

const chances = (value: number, best: number, half = 0.01): Chances => ({
  chance: share(value, half),
  isProven: false,
  candidates: [{ node: best, visits: 100, isWon: null, line: [best], chance: share(value, half) }],
  playouts: 100,
  ms: 1,
})

describe('the loss of a chance', () => {
  it('is the mover’s chance by the best move less that by the move played', () => {
    const { before, after, lost, better, isClear } = chanceLoss(7, chances(0.6, 3), chances(0.63, 9), null)
    expect([before.value, after.value, better, isClear]).toEqual([0.6, 0.37, 3, true])
    expect(lost.value).toBeCloseTo(0.23)
    // Newcombe's method 10, with halves of 0.01 on both sides.
    expect([lost.lower, lost.upper].map((end) => Number(end.toFixed(4)))).toEqual([0.2159, 0.2441])
  })

  it('is not clear within its interval, or below the spread of searches', () => {
    expect(chanceLoss(7, chances(0.6, 3, 0.2), chances(0.6, 9, 0.2), null).isClear).toBe(false)
    expect(chanceLoss(7, chances(0.6, 3), chances(0.45, 9), null).isClear).toBe(false)
  })

  it('is none of the move that the search prefers, whatever the search after it says', () => {
    expect(chanceLoss(3, chances(0.6, 3), chances(0.8, 9), null)).toMatchObject({ isClear: false, better: null })
  })

  it('counts the better side for a player who may swap', () => {
    expect(chanceLoss('swap', chances(0.3, 3), chances(0.3, 3), share(0.7))).toMatchObject({
      isClear: false,
      better: null,
    })
    const kept = chanceLoss(3, chances(0.3, 3), chances(0.7, 9), share(0.7))
    expect([kept.isClear, kept.better, kept.lost.value.toFixed(1)]).toEqual([true, 'swap', '0.4'])
    expect(chanceLoss('swap', chances(0.8, 3), chances(0.8, 3), share(0.2))).toMatchObject({ isClear: true, better: 3 })
  })

  it('is none of a swap at exactly 50 %, where the computer swaps, too', () => {
    const even = chances(0.5, 3)
    const swapped = chanceOfSwap(play(emptyPosition(4), 3), even.chance)
    expect(chanceLoss('swap', even, even, swapped)).toMatchObject({ isClear: false, better: null })
    expect(chanceLoss(3, even, even, swapped)).toMatchObject({ isClear: false, better: 'swap' })
  })
})
