/** The shortest way on the board: the stones to place, and a line along its three arms. */
import { shortestWay, type ShortestWay } from '../../../../engine/evaluation/shortest-way.ts'
import { opponentOf, type Colour } from '../../../../engine/game/colour.ts'
import { nodesOf } from '../../../../engine/game/node-set.ts'
import type { Position } from '../../../../engine/game/position.ts'
import type { InspectState } from '../../../model/inspect/inspect-store.ts'
import type { Ghost } from '../../../parts/board/marks.ts'

/** The shortest way to show; null where none is to be shown, or none is left. */
export function shownWay({ overlay, method, colour }: InspectState, drawn: Position): ShortestWay | null {
  return overlay === 'ways' ? shortestWay(method, drawn.board, drawn[colour], drawn[opponentOf(colour)]) : null
}

export function wayGhosts({ toPlace }: ShortestWay, colour: Colour): Ghost[] {
  return Array.from(nodesOf(toPlace), (node) => ({ node, colour }))
}

/** One line over all three arms: in by the first, out and back along the second, out by the third. */
export function wayPath({ arms: [first, second, third] }: ShortestWay): number[] {
  return [...first.toReversed(), ...second.slice(1), ...second.toReversed().slice(1), ...third.slice(1)]
}
