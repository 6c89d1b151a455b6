/** Positions that can be studied: those of the report, and what the library keeps. */
import type { StoreApi } from 'zustand/vanilla'
import { ELEVEN_STONES, STATE_1 } from '../../../engine/lab/report.ts'
import { type GameEntry, lastMoment } from './entries.ts'
import { lastStoneAt } from '../../../engine/game/game-tree.ts'
import { formatPosition } from '../../../engine/game/notation.ts'
import type { Service } from '../../platform/services.tsx'

/** The positions of the report. */
export const KNOWN_POSITIONS = [
  { id: 'state1', position: STATE_1.position, lastStone: null },
  { id: 'elevenStones', position: ELEVEN_STONES.position, lastStone: null },
] as const

export interface PositionOption {
  /** Tells it from the others, in every language. */
  readonly id: string
  readonly name: string
  readonly position: string
  /** Where its last stone was put, if that is known. */
  readonly lastStone: number | null
}

/** Which of the choices to be searched an entry of the library is, or null for what there is nothing to search in: a game that is over. */
export function choiceOf(entry: GameEntry): Omit<PositionOption, 'name'> | null {
  return lastMoment(entry).winner === null ? positionIn(entry) : null
}

/** Which of the choices to be inspected it is. */
export function positionIn(entry: GameEntry): Omit<PositionOption, 'name'> {
  const { id, position } = lastMoment(entry)
  const text = formatPosition(position)
  // Two of those that come with the app are the report's, which are choices already.
  const twin = KNOWN_POSITIONS.find((known) => entry.builtIn && known.position === text)
  return twin ?? { id: entry.id, position: text, lastStone: lastStoneAt(entry.tree, id) }
}

/** Which of the positions to choose from is studied, by its id. */
export type StudiedStore = StoreApi<{ id: string }>

export const STUDIED: Service<'studied', StudiedStore> = { name: 'studied' }
