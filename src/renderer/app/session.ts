/** The session: what is kept between starts, as one JSON text: the game with its players and searches, and the settings. */
import { toRecord } from '../../engine/game/game.ts'
import type { Learning } from '../model/learn/learning.ts'
import type { MatchState } from '../model/match/match-state.ts'
import type { Settings } from '../model/settings.ts'

export const NOTHING_STUDIED = { studied: 'game', replayed: null } as const

/** The parts by which a user knows what was lost. */
export type SessionPart = 'game' | 'players' | 'clock' | 'searches' | 'settings' | 'learning' | 'studied'
export type OnUnread = (part: SessionPart) => void

export interface Session {
  readonly match: MatchState
  readonly settings: Settings
  readonly learning: Learning
  /** The id of the position that is chosen to be studied. */
  readonly studied: string
  /** The link of the search that was replayed last. */
  readonly replayed: string | null
}

export function encodeSession({ match, ...others }: Session): string {
  return JSON.stringify({ version: 1, ...match, game: toRecord(match.game), ...others })
}
