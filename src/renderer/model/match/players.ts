/** The player of a seat and, for a computer, how it plays: data that is saved with the game. */
import { searcher, type Contestant } from '../../../engine/arena/contestant.ts'
import { fitsBits, type BoardAndRule } from '../../../engine/game/position.ts'
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
/** Five plies take minutes where a board has many nodes. */
const DEPTHS_ON_CELLS = [2, 3, 4] as const
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

/** Seconds for a move, which go three plies deep on an empty board of 106 nodes and deeper as it fills. */
const USUAL_SECONDS = 2

/** The computer that is offered first: a search to a depth, or for some seconds where a depth takes long at first. */
export function usualComputer(start: BoardAndRule): PlayerSettings {
  return fitsBits(start) ? COMPUTER : { ...COMPUTER, seconds: USUAL_SECONDS }
}

/** The depths that are offered for a search there. */
export function depthsOn(start: BoardAndRule): readonly number[] {
  return fitsBits(start) ? DEPTHS : DEPTHS_ON_CELLS
}

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
