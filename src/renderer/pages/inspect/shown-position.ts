/** The position that is inspected: the one that was drawn, or else that of the game. */
import { positionOf } from '../../../engine/game/game.ts'
import { formatPosition } from '../../../engine/game/notation.ts'
import type { ShownPosition } from '../../platform/shown-position.ts'

export const INSPECTED_POSITION: ShownPosition = {
  stores: ({ inspect, match }) => [inspect, match],
  read: ({ inspect, match }) => formatPosition(inspect.getState().drawn ?? positionOf(match.getState().game)),
}
