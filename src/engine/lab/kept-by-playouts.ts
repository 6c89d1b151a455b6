/**
 * Wins that Monte Carlo tree search keeps, by its number of playouts for a move: with the learnt patterns and without.
 * A search is the first one of its seed, so that its moves follow from the position alone.
 */
import type { Position } from '../game/position.ts'
import type { PlayoutPlayer } from './kept-by-playouts-plan.ts'
import type { Priors } from '../playouts/monte-carlo.ts'
import { PlayoutSearcher } from '../playouts/playout-search.ts'
import { shippedPriors } from '../playouts/shipped-priors.ts'

/** By player, the move that each number of playouts chooses. */
export type MovesByPlayouts = Readonly<Record<PlayoutPlayer, readonly number[]>>

export function movesByPlayouts(position: Position, counts: readonly number[]): MovesByPlayouts {
  const movesOf = (priors: Priors | null) =>
    counts.map((playouts) => new PlayoutSearcher({}, priors).search(position, { playouts }).move)
  return { plain: movesOf(null), learnt: movesOf(shippedPriors('patterns', position.board.size)) }
}
