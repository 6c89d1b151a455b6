/** The boards with swap maps, apart from the maps: the page's start does not load those. */
import type { BoardAndRule } from '../game/position.ts'

/** Does a swap map of the board under its rule come with the app? */
export function hasSwapMap({ board, cornersToWin }: BoardAndRule): boolean {
  return cornersToWin === 3 && board.size >= 4
}
