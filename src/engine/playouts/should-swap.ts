/** The answer to the first stone, apart from the search: the page's start does not load that. */
import { nodesOf } from '../game/node-set.ts'
import { stonesOf, type Position } from '../game/position.ts'
import { opposite, shareOf, type Estimate } from '../math/statistics.ts'
import { shippedSwapMap } from './shipped-swap-maps.ts'
import { wonFrom } from './swap-map.ts'

/** The games after Red's only stone in the board's swap map, and those that Red won; null without a map. */
export function recordOfFirstStone(position: Position): { won: number; games: number } | null {
  const map = shippedSwapMap(position)
  if (map === null) return null
  const [first] = nodesOf(stonesOf(position))
  return { won: wonFrom(first, position.board, map), games: map.games }
}

/**
 * The chance of a player who takes over Red's first stone: its share of wins in the board's swap map. Without a map, or with a
 * proof, it is the other side of the chance that a search gives the reply.
 *
 * @param position with Red's first stone alone
 * @param chance of the side to move, by a search
 */
export function chanceOfSwap(position: Position, chance: Estimate): Estimate {
  const record = recordOfFirstStone(position)
  const isProven = chance.lower === chance.upper
  return record === null || isProven ? opposite(chance) : shareOf(record.won, record.games)
}

/** Does whoever has this chance after a swap take over the first stone? At half the chance, too. */
export function swapsAt(swapped: Estimate): boolean {
  return swapped.value >= 0.5
}

/** Should the second player take over the first stone, after a search for the reply to it? */
export function shouldSwap(position: Position, { estimate }: { readonly estimate: Estimate }): boolean {
  return swapsAt(chanceOfSwap(position, estimate))
}
