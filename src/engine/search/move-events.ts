/** Where in the recording the search of a move on the current line begins and ends. */
import { EVENTS, type Trace } from './trace.ts'

/**
 * The number of events after which the move `node` of the state at `ply` was entered, seen from the moment after `event`
 * events. It is the last time if the move was searched again; null if it has not been entered.
 */
export function enteredAt({ kind, ply: plies, node: nodes }: Trace, event: number, ply: number, node: number): number | null {
  for (let i = event - 1; i >= 0; i--) {
    if (kind[i] === EVENTS.iteration || (kind[i] === EVENTS.enter && plies[i] <= ply)) return null
    if (kind[i] === EVENTS.enter && plies[i] === ply + 1 && nodes[i] === node) return i + 1
  }
  return null
}

/** The number of events after which the value of that move has come back; null if the recording ends before. */
export function cameBackAt(trace: Trace, event: number, ply: number, node: number): number | null {
  const entered = enteredAt(trace, event, ply, node)
  return entered === null ? null : nextOf(trace, entered, EVENTS.value, ply)
}

/** The number of events after which the state at `ply` enters its next move; null if it has none left to enter. */
export function nextMoveAt(trace: Trace, event: number, ply: number): number | null {
  const next = nextOf(trace, event, EVENTS.enter, ply + 1)
  const end = Math.min(...[EVENTS.leave, EVENTS.cutoff].map((kind) => nextOf(trace, event, kind, ply) ?? Infinity))
  return next !== null && next < end ? next : null
}

function nextOf({ length, kind, ply: plies }: Trace, event: number, wanted: number, ply: number): number | null {
  let i = event
  while (i < length && !(kind[i] === wanted && plies[i] === ply)) i++
  return i === length ? null : i + 1
}
