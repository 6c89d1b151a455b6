/** The marks of moves on the board of a game whose perfect play is unknown. */
import type { Position } from '../../../engine/game/position.ts'
import { shippedSwapMap } from '../../../engine/playouts/shipped-swap-maps.ts'
import type { Found } from '../../model/chances/chance-search.ts'
import type { Mark } from '../../parts/board/marks.ts'
import { firstStones } from '../../parts/chances/first-stones.ts'
import { heatMarks } from '../../parts/chances/heat.ts'

/**
 * The heat map of the candidates, or only the best of them for a hint.
 *
 * @param isFirst is this the first stone, which the other player may take over? Then those of the swap map are marked: the best
 *   move of a search is the first that would be taken over.
 */
export function chanceMarks(
  position: Position,
  found: Found | null,
  { showsAll, isFirst }: { readonly showsAll: boolean; readonly isFirst: boolean },
): ReadonlyMap<number, Mark> {
  const map = isFirst ? shippedSwapMap(position) : null
  if (map !== null) return new Map(Object.values(firstStones(position.board, map)).flatMap((marks) => [...marks]))
  const marks = found === null ? new Map<number, Mark>() : heatMarks(found)
  return showsAll ? marks : new Map([...marks].slice(0, 1))
}
