/** The player of a seat and, for a computer, how it plays: data that is saved with the game. */
import { searcher, type Contestant } from '../../../engine/arena/contestant.ts'
import type { Algorithm } from '../../../engine/search/methods.ts'
import { optionsOf, type Settings } from '../search/settings.ts'

export interface PlayerSettings {
  readonly human: boolean
  /** One of the cast or of the user's own; null for a plain search, which the other settings define. */
  readonly contestant: Contestant | null
  readonly algorithm: Algorithm
  readonly depth: number
  /** Seconds for a move instead of a depth; null for the depth. */
  readonly seconds: number | null
  readonly settings: Settings
}

export const DEPTHS = [2, 3, 4, 5] as const
export const SECONDS = [1, 2, 5, 10, 30] as const

export const HUMAN: PlayerSettings = {
  human: true,
  contestant: null,
  algorithm: 'negascout',
  depth: 4,
  seconds: null,
  settings: {},
}
export const COMPUTER: PlayerSettings = { ...HUMAN, human: false }

/** Is it a computer whose search these settings define? */
export function isPlainSearch({ human, contestant }: PlayerSettings): boolean {
  return !human && contestant === null
}

/** The contestant that moves for a computer. A plain search is named as on the command line. */
export function contestantOf(player: PlayerSettings): Contestant {
  const { contestant, algorithm, depth, seconds, settings } = player
  if (contestant !== null) return contestant
  const limit = seconds === null ? { depth } : { time: seconds * 1000 }
  return searcher(`${algorithm}:${seconds === null ? depth : `${seconds} s`}`, {
    ...optionsOf(algorithm, settings),
    ...limit,
  })
}
