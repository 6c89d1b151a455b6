/** Hints that do not give a move away: the area where it lies, or the move together with another. */
import { evaluate } from '../evaluation/evaluation.ts'
import { neighbours, type Board } from '../game/board.ts'
import {
  bitsOf,
  difference,
  EMPTY,
  has,
  intersection,
  nodesOf,
  only,
  setOf,
  union,
  withoutNode,
  type NodeSet,
} from '../game/node-set.ts'
import { emptyNodes, play, type Position } from '../game/position.ts'

/**
 * About a third of the empty nodes, close to each other, with this one among them. The centre of the area is derived
 * from the position and is not this node if that can be avoided, so that it does not reveal where in the area the move
 * is.
 */
export function areaAround(position: Position, node: number): NodeSet {
  const free = emptyNodes(position)
  const areas = Array.from(nodesOf(withoutNode(free, node)), (centre) => nearest(position.board, centre, free)).filter(
    (area) => has(area, node),
  )
  return (
    areas[(7 * bitsOf(position.red) + 13 * bitsOf(position.blue)) % areas.length] ?? nearest(position.board, node, free)
  )
}

/** A third of the empty nodes, those nearest to `centre`; ties go to the lowest. */
function nearest(board: Board, centre: number, free: NodeSet): NodeSet {
  const rings: number[] = []
  let reached = EMPTY
  for (let edge = only(centre); edge !== EMPTY; edge = difference(neighbours(board, reached), reached)) {
    rings.push(...nodesOf(intersection(edge, free)))
    reached = union(reached, edge)
  }
  return setOf(rings.slice(0, Math.ceil(rings.length / 3) + 1))
}

/** The move after which f is best for the mover; ties go to the first. */
export function bestLooking(position: Position, moves: readonly number[]): number {
  const worth = (node: number) => (position.toMove === 'red' ? 1 : -1) * evaluate(play(position, node)).value
  return moves.reduce((best, node) => (worth(node) > worth(best) ? node : best))
}
