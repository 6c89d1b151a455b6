/** Hints that do not tell the move at once: where it lies, and beside which other it stands. */
import { evaluate } from '../evaluation/evaluation.ts'
import { neighbours, type Board } from '../game/board.ts'
import { has, nodesOf, only, setOf, type NodeSet } from '../game/node-set.ts'
import { emptyNodes, play, type Position } from '../game/position.ts'

/**
 * About a third of the free nodes, this one among them, and all near each other. The middle of the area follows from the
 * position and is another node wherever it can be, so that it tells nothing of where in the area the move is.
 */
export function areaAround(position: Position, node: number): NodeSet {
  const free = emptyNodes(position)
  const areas = Array.from(nodesOf(free & ~only(node)), (centre) => nearest(position.board, centre, free)).filter((area) => has(area, node))
  return areas[(7 * position.red + 13 * position.blue) % areas.length] ?? nearest(position.board, node, free)
}

/** A third of the free nodes, those nearest to `centre`; of equally near ones, the lowest. */
function nearest(board: Board, centre: number, free: NodeSet): NodeSet {
  const rings: number[] = []
  for (let reached = 0, edge = only(centre); edge !== 0; edge = neighbours(board, reached) & ~reached) {
    rings.push(...nodesOf(edge & free))
    reached |= edge
  }
  return setOf(rings.slice(0, Math.ceil(rings.length / 3) + 1))
}

/** Of some moves the one after which f is best for the mover; the first of several. */
export function bestLooking(position: Position, moves: readonly number[]): number {
  const worth = (node: number) => (position.toMove === 'red' ? 1 : -1) * evaluate(play(position, node)).value
  return moves.reduce((best, node) => (worth(node) > worth(best) ? node : best))
}
