/** The plan and the figures of wins kept by playouts, apart from the searches, so that pages read them without these. */
import { rateOf, type Rate } from '../math/statistics.ts'
import type { PriorKind } from '../playouts/prior-kinds.ts'

/** Numbers of playouts that are usually compared. */
export const PLAYOUT_COUNTS: readonly number[] = [10, 30, 100, 300, 1000, 3000, 10_000]

/** The most numbers of playouts in one study, and the most playouts. */
export const MAX_PLAYOUT_COUNTS = 10
export const MAX_COUNTED_PLAYOUTS = 100_000

/**
 * By what is known of new moves and by number of playouts, whether that move keeps the win; null where no win can be lost,
 * and in studies made before a kind was there.
 */
export type KeptByPlayouts = Readonly<Record<PriorKind, readonly (boolean | null)[]>>

/** Makes a record of what a function gives for each kind. */
export function byPriors<T>(of: (kind: PriorKind) => T): Readonly<Record<PriorKind, T>> {
  return { network: of('network'), patterns: of('patterns'), none: of('none') }
}

/** The rate of wins kept with priors of a kind for each number of playouts; null where there was none to lose. */
export function keptRates(
  found: readonly KeptByPlayouts[],
  kind: PriorKind,
  counts: readonly number[],
): (Rate | null)[] {
  return counts.map((_, i) => {
    const choices = found.map((kept) => kept[kind][i]).filter((kept) => kept !== null)
    return rateOf(choices.filter(Boolean).length, choices.length)
  })
}
