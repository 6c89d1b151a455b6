/** The loss of a move in its player's chance of winning, by playouts from the positions before and after it. */
import type { Move } from '../game/game.ts'
import { opposite, type Estimate } from '../math/statistics.ts'
import type { Chances } from './chances.ts'
import { swapsAt } from './should-swap.ts'

/**
 * The least loss that is called one. Intervals are as if playouts were independent: searches of the same position from
 * other seeds, with 16,000 playouts, differ by up to 0.04 (standard deviation), and so does each of the two that are
 * compared. Where they differ by so much, a loss of 0.1 is 1.8 standard deviations, and much of what is called a loss is
 * none: on 31 nodes under three sides 253 of 456 such moves (55 %) changed nothing by perfect play, of those from 0.45
 * on 2 of 26 (`npm run bench:losses`, docs/results.md).
 */
const MIN_LOSS = 0.1

/** The loss of a move, as its player sees it. */
export interface ChanceLoss {
  /** The chance before the move, with the best one. */
  readonly before: Estimate
  /** The chance after the move played. */
  readonly after: Estimate
  /** The difference; below zero where the move is better than the search has expected. */
  readonly lost: Estimate
  /** Is another move preferred, the loss at least the least that is called one, and its whole interval above 0? */
  readonly isClear: boolean
  /** The move that the search prefers; null where it would have played the same. */
  readonly better: Move | null
}

/**
 * The difference of two independent shares, with the interval that follows from theirs (Newcombe 1998b, method 10).
 */
function difference(one: Estimate, other: Estimate): Estimate {
  const value = one.value - other.value
  return {
    value,
    lower: value - Math.hypot(one.value - one.lower, other.upper - other.value),
    upper: value + Math.hypot(one.upper - one.value, other.value - other.lower),
  }
}

/**
 * @param before the chances in the position before the move
 * @param after the chances in the position after it
 * @param swapped the chance of a player who swaps colours instead; null where the player may not. Then the better side
 *   was to be had
 */
export function chanceLoss(move: Move, before: Chances, after: Chances, swapped: Estimate | null): ChanceLoss {
  const swaps = swapped !== null && swapsAt(swapped)
  const best = swaps ? swapped : before.chance
  const played = move === 'swap' && swapped !== null ? swapped : opposite(after.chance)
  const lost = difference(best, played)
  const preferred = swaps ? 'swap' : (before.candidates.at(0)?.node ?? null)
  return {
    before: best,
    after: played,
    lost,
    isClear: preferred !== move && lost.lower > 0 && lost.value >= MIN_LOSS,
    better: preferred === move ? null : preferred,
  }
}
