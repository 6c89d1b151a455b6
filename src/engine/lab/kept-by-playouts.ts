/**
 * Wins that Monte Carlo tree search keeps, by its number of playouts for a move and by what it knows of new moves.
 * A search is the first one of its seed, so that its moves follow from the position alone.
 */
import type { Position } from '../game/position.ts'
import { PlayoutSearcher } from '../playouts/playout-search.ts'
import type { PriorKind } from '../playouts/prior-kinds.ts'
import { byPriors } from './kept-by-playouts-plan.ts'
import { shippedPriors } from '../playouts/shipped-priors.ts'

/** By kind of priors, the move that each number of playouts chooses. */
export type MovesByPlayouts = Readonly<Record<PriorKind, readonly number[]>>

export function movesByPlayouts(position: Position, counts: readonly number[]): MovesByPlayouts {
  return byPriors((kind) => {
    const priors = shippedPriors(kind, position.board.size)
    return counts.map((playouts) => new PlayoutSearcher({}, priors).search(position, { playouts }).move)
  })
}
