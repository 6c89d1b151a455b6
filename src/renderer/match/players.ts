/** Who plays a seat and, for a computer, how: data that is saved with the game. */
import type { Ordering } from '../../engine/search/ordering.ts'
import { defaultOrdering, type Algorithm, type SearchOptions } from '../../engine/search/search.ts'
import type { TableKind } from '../../engine/search/transposition-table.ts'

/** Plays by the oracle, not by a search. */
export const PERFECT = 'perfect'

export interface PlayerSettings {
  readonly human: boolean
  /** How the computer finds its moves. */
  readonly algorithm: Algorithm | typeof PERFECT
  readonly depth: number
  /** Seconds for a move instead of a depth; null for the depth. */
  readonly seconds: number | null
  /** null for the algorithm's own. */
  readonly ordering: Ordering | null
  readonly table: TableKind
}

export const DEPTHS = [2, 3, 4, 5] as const
export const SECONDS = [1, 2, 5, 10, 30] as const

export const HUMAN: PlayerSettings = {
  human: true,
  algorithm: 'negascout',
  depth: 4,
  seconds: null,
  ordering: null,
  table: 'off',
}
export const COMPUTER: PlayerSettings = { ...HUMAN, human: false }

/** Settings of a computer that searches. */
export interface SearchingPlayer extends PlayerSettings {
  readonly algorithm: Algorithm
}

export function searches(player: PlayerSettings): player is SearchingPlayer {
  return !player.human && player.algorithm !== PERFECT
}

export function orderingOf(player: SearchingPlayer): Ordering {
  return player.ordering ?? defaultOrdering(player.algorithm)
}

export function searchOptionsOf(player: SearchingPlayer): SearchOptions {
  const { algorithm, depth, seconds, table } = player
  const limit = seconds === null ? { depth } : { time: seconds * 1000 }
  return { algorithm, ordering: orderingOf(player), table, ...limit }
}
