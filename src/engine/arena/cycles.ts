/** Cycles: three players who beat each other in a circle, which a list of ratings cannot show. */
import { roundedParts } from '../math/rounding.ts'
import type { Estimate } from '../math/statistics.ts'

/** `rates[i][j]`: the rate of wins of player i against player j; null where they have not met. */
export type CrossTable = readonly (readonly (Estimate | null)[])[]

/** A player's share of wins against another, rounded so that those of both, as percentages, add up to a hundred. */
export function roundedWins(rates: CrossTable, player: number, opponent: number): number {
  const [first, second] = player < opponent ? [player, opponent] : [opponent, player]
  const share = rates[first][second]?.value ?? 0
  return roundedParts([share, 1 - share], 0).shares[player < opponent ? 0 : 1]
}

/** One player ahead of another. */
export interface Leg {
  readonly winner: number
  readonly loser: number
  /** Share of the winner's wins: more than one half. */
  readonly rate: Estimate
  /** Is the lower end of the interval more than one half too? */
  readonly isSignificant: boolean
}

export interface Cycle {
  /** A ahead of B, B of C, C of A; A comes first in the table. */
  readonly legs: readonly [Leg, Leg, Leg]
  /** Are all legs? */
  readonly isSignificant: boolean
}

function legOf(rates: CrossTable, winner: number, loser: number): Leg | null {
  const rate = rates[winner][loser]
  if (rate === null || !(rate.value > 1 / 2)) return null
  return { winner, loser, rate, isSignificant: rate.lower > 1 / 2 }
}

/**
 * All cycles of three players, in the order of the table. Between equal players fewer than one leg in forty is
 * significant, and all three of a cycle hardly ever are. A cycle that is not significant may well be chance.
 *
 * @param rates estimates whose `lower` is that of a 95 % interval; both halves of the table filled in
 */
export function cycles(rates: CrossTable): Cycle[] {
  const players = [...rates.keys()]
  const found: Cycle[] = []
  for (const a of players)
    for (const b of players.slice(a + 1))
      for (const c of players.slice(a + 1)) {
        const [ab, bc, ca] = b === c ? [null, null, null] : [legOf(rates, a, b), legOf(rates, b, c), legOf(rates, c, a)]
        if (ab === null || bc === null || ca === null) continue
        found.push({ legs: [ab, bc, ca], isSignificant: [ab, bc, ca].every(({ isSignificant }) => isSignificant) })
      }
  return found
}
