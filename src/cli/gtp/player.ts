/** Who plays for `polyy gtp`: a contestant as it is, or a search by f wherever none is named or the levels end. */
import { playsOn, searcher, type Contestant } from '../../engine/arena/contestant.ts'
import { hasPerfectPlay, type BoardAndRule } from '../../engine/game/position.ts'

/** The player asked for. A level is known where perfect play is; on other boards a search takes its place. */
export interface WantedPlayer {
  readonly contestant: Contestant | null
  readonly isLevel: boolean
}

/** Depths of the search that plays without a limit of time: where states are bits, and on larger boards. */
const DEPTH = 4
const LARGE_DEPTH = 2

/** The player on this board; null where the one asked for cannot play there. */
export function playerOn({ contestant, isLevel }: WantedPlayer, start: BoardAndRule): Contestant | null {
  const isKnown = hasPerfectPlay(start)
  if (contestant !== null && (isKnown || !isLevel)) return playsOn(contestant, start) ? contestant : null
  const depth = isKnown ? DEPTH : LARGE_DEPTH
  return searcher(`negascout:${depth}`, { algorithm: 'negascout', depth })
}

/** A search ends some milliseconds after its limit, when it next looks at the clock. */
const LATENESS_MS = 8
const LATENESS = 0.02

/**
 * The player with a limit of time for its move. A search that nobody chose the depth of deepens as far as the time goes;
 * that of a contestant keeps its depth.
 */
export function withTime(player: Contestant, { contestant }: WantedPlayer, ms: number): Contestant {
  const { mind } = player
  if (mind.by !== 'search') return player
  const { depth, ...options } = mind.options
  const isOwn = player === contestant && depth !== undefined
  const own = Math.max(1, ms - LATENESS_MS - LATENESS * ms)
  const time = Math.min(options.time ?? own, own)
  return { ...player, mind: { by: 'search', options: { ...options, ...(isOwn && { depth }), time } } }
}
