/** The position of the game being played. */
import { positionOf } from '../../../engine/game/game.ts'
import { formatPosition } from '../../../engine/game/notation.ts'
import type { App } from '../../platform/services.tsx'
import type { ShownPosition } from '../../platform/shown-position.ts'

export const PLAYED_POSITION: ShownPosition<App> = {
  stores: ({ match }) => [match],
  read: ({ match }) => formatPosition(positionOf(match.getState().game)),
}
