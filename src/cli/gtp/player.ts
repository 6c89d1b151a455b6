/** Who plays for `polyy gtp`: a contestant as it is, or the usual player of the board where none is named. */
import { playsOn, searcher, type Contestant } from '../../engine/arena/contestant.ts'
import { BOARD_LEVELS, contestantOn, type Resolved } from '../../engine/arena/levels.ts'
import { hasPerfectPlay, type BoardAndRule } from '../../engine/game/position.ts'
import { MAX_PLAYOUTS } from '../../engine/playouts/limits.ts'

/** Depth of the search that plays without a limit of time where perfect play is known. */
const DEPTH = 4

/** The player on this board; null where the one asked for cannot play there. */
export function playerOn(wanted: Contestant | null, start: BoardAndRule): Resolved | null {
  if (wanted !== null && !playsOn(wanted, start)) return null
  const usual = hasPerfectPlay(start)
    ? searcher(`negascout:${DEPTH}`, { algorithm: 'negascout', depth: DEPTH })
    : BOARD_LEVELS[BOARD_LEVELS.length - 1]
  return contestantOn(wanted ?? usual, start)
}

/**
 * The player of moves with a limit of time. A search that nobody chose the limit of goes on as long as the time does; that
 * of a contestant keeps its depth or its playouts.
 */
export function byTime(player: Resolved, wanted: Contestant | null): Contestant {
  const { mind } = player
  if (wanted !== null) return player
  if (mind.by === 'playouts')
    return { ...player, mind: { by: 'playouts', options: { ...mind.options, playouts: MAX_PLAYOUTS } } }
  if (mind.by !== 'search') return player
  const { depth: _, ...options } = mind.options
  return { ...player, mind: { by: 'search', options } }
}
