/** The position of the puzzle on the board; the other parts of Learn show none that could be copied. */
import { formatPosition } from '../../../engine/game/notation.ts'
import { PUZZLES_PLACE } from '../../model/puzzles/place.ts'
import { positionShown } from '../../model/puzzles/round.ts'
import type { ShownPosition } from '../../platform/shown-position.ts'

export const PUZZLE_POSITION: ShownPosition = {
  stores: ({ solving }) => [solving.store],
  read({ solving }, hash) {
    const { round } = solving.store.getState()
    return hash === PUZZLES_PLACE && round !== null ? formatPosition(positionShown(round)) : null
  },
}
