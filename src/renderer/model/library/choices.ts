/** Positions that can be studied: those of the report, and what the library keeps. */
import { ELEVEN_STONES, STATE_1, STATE_2_GUESS } from '../../../engine/lab/report.ts'
import { type GameEntry, lastMoment } from './entries.ts'
import { lastStoneAt } from '../../../engine/game/game-tree.ts'
import { formatPosition, isPositionText } from '../../../engine/game/notation.ts'
import { winnerOf, type Position } from '../../../engine/game/position.ts'

/** The positions of the report. */
export const KNOWN_POSITIONS = [
  { id: 'state1', position: STATE_1.position, lastStone: null },
  { id: 'state2Guess', position: STATE_2_GUESS, lastStone: null },
  { id: 'elevenStones', position: ELEVEN_STONES.position, lastStone: null },
] as const

export interface PositionOption {
  /** Id, the same in every language. */
  readonly id: string
  readonly name: string
  readonly position: string
  /** Node of the last stone, if that is known. */
  readonly lastStone: number | null
}

/** An entry of the library as a position to be searched; null for a game that is over. */
export function choiceOf(entry: GameEntry): Omit<PositionOption, 'name'> | null {
  return lastMoment(entry).winner === null ? positionIn(entry) : null
}

/** An entry of the library as a position to be inspected. */
export function positionIn(entry: GameEntry): Omit<PositionOption, 'name'> {
  const { id, position } = lastMoment(entry)
  const text = formatPosition(position)
  // Some entries that come with the app are the report's positions, which are choices already.
  const twin = KNOWN_POSITIONS.find((known) => entry.builtIn && known.position === text)
  return twin ?? { id: entry.id, position: text, lastStone: lastStoneAt(entry.tree, id) }
}

/** A position that stands on no list, such as a moment of a game: its text is its id. */
export function openedPosition(position: Position, lastStone: number | null): Omit<PositionOption, 'name'> {
  const text = formatPosition(position)
  return { id: text, position: text, lastStone }
}

/** The position that an id of `openedPosition` names; null for any other id. */
export function openedAt(id: string): Omit<PositionOption, 'name'> | null {
  return isPositionText(id, (position) => winnerOf(position) === null) ? { id, position: id, lastStone: null } : null
}
