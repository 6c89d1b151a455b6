/** The stones on a board as a plain list, which a drawing of any size is made from. */
import type { Colour } from '../../../engine/game/colour.ts'
import { nodesOf, type NodeSet } from '../../../engine/game/node-set.ts'
import type { Pentagon } from '../../../engine/game/pentagon.ts'
import { ownerOf, type Position } from '../../../engine/game/position.ts'

/** A board and the colour of the stone on each node; null where there is none. */
export interface Picture {
  readonly board: Pentagon
  readonly owners: readonly (Colour | null)[]
}

export function pictureOf(position: Position): Picture {
  return { board: position.board, owners: position.board.names.map((_, node) => ownerOf(position, node)) }
}

/** The nodes of a set as a list; none without a set. */
export function listOf(nodes: NodeSet | undefined): readonly number[] {
  return nodes === undefined ? [] : [...nodesOf(nodes)]
}
