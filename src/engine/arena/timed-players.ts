/**
 * Contestants that have the same time for each move: Monte Carlo tree search, and NegaScout, which deepens until its time
 * is over. What one counts, playouts, says nothing beside what the other counts, visited states: only games at equal time
 * tell which of them is stronger. Their games depend on the machine.
 */
import { isSameJson } from '../math/plain-data.ts'
import { MAX_PLAYOUTS } from '../playouts/limits.ts'
import type { PriorKind } from '../playouts/prior-kinds.ts'
import { playoutPlayer, searcher, type Contestant } from './contestant.ts'

/** Milliseconds for a move of the contestants that are ready. */
export const READY_TIME = 200

/** Searches by playouts by their names: what begins them. */
export const PLAYOUT_PRIORS_OF: Readonly<Record<string, PriorKind>> = {
  playouts: 'network',
  'pattern-playouts': 'patterns',
  'plain-playouts': 'none',
}

/** A search by playouts that stops by the clock. */
export function timedPlayouts(name: string, priors: PriorKind, time: number): Contestant {
  return playoutPlayer(name, { playouts: MAX_PLAYOUTS, priors, time })
}

const TIMED_NAME = `${READY_TIME}ms`

/** The contestants that are ready, by the names that the command line reads. */
export const TIMED_PLAYERS: readonly Contestant[] = [
  ...Object.entries(PLAYOUT_PRIORS_OF).map(([who, priors]) =>
    timedPlayouts(`${who}:${TIMED_NAME}`, priors, READY_TIME),
  ),
  searcher(`negascout:${TIMED_NAME}`, { algorithm: 'negascout', time: READY_TIME }),
]

export function isTimedPlayer(contestant: Contestant): boolean {
  return TIMED_PLAYERS.some((each) => isSameJson(each, contestant))
}
