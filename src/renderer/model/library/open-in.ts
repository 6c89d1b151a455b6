/** Opens a position on a page that studies positions. */
import type { Position } from '../../../engine/game/position.ts'
import { goTo, goToPlace } from '../../platform/places.ts'
import type { Needs } from '../../platform/services.tsx'
import type { COMPARISON } from '../compare/comparison.ts'
import { draw, type INSPECT } from '../inspect/inspect-store.ts'
import type { PositionOption } from './choices.ts'
import type { STUDIED } from './studied.ts'

export function openInInspect(
  { inspect }: Needs<typeof INSPECT>,
  position: Position,
  lastStone: number | null = null,
): void {
  draw(inspect, position, lastStone)
  goTo('inspect')
}

/** Chooses the position to be searched in Replay. */
export function openInReplay({ studied }: Needs<typeof STUDIED>, { id }: Pick<PositionOption, 'id'>): void {
  studied.setState({ id })
  goTo('replay')
}

/** The place where searches of single positions are compared. */
export const COMPARE_PLACE = '#experiments/compare'

/** Adds the position to those compared. */
export function openInCompare(
  { comparison }: Needs<typeof COMPARISON>,
  { position }: Pick<PositionOption, 'position'>,
): void {
  // Loaded first, as loading would otherwise replace what is added.
  void comparison.load().then(() => comparison.add(position))
  goToPlace(COMPARE_PLACE)
}
