import { formatPosition } from '../../../engine/game/notation.ts'
import type { Position } from '../../../engine/game/position.ts'
import { pageHash } from '../../platform/places.ts'
import type { Needs } from '../../platform/services.tsx'
import type { SOLVING } from './solving.ts'

/** The address of the puzzles, which are a part of Learn. */
export const PUZZLES_PLACE = `${pageHash('learn')}/puzzles`

/** The address of the mistakes of one's own games. */
export const MISTAKES_PLACE = `${pageHash('learn')}/mistakes`

/** Goes to the puzzles, with this position on the board. */
export function solveAsPuzzle({ solving }: Needs<typeof SOLVING>, position: Position): void {
  solving.ask(formatPosition(position))
  location.hash = PUZZLES_PLACE
}
