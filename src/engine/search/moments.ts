/** When the search of a move on the line of a replay began and ended: its place in the recording. */
import { EVENTS, type Trace } from './trace.ts'

/**
 * After how many events the move `node` of the state that stands at `ply` of the line was entered, as seen from the
 * moment after `event` events: the last time, if it was searched again; null if not yet.
 */
export function enteredAt({ kind, ply: plies, node: nodes }: Trace, event: number, ply: number, node: number): number | null {
  for (let i = event - 1; i >= 0; i--) {
    if (kind[i] === EVENTS.iteration || (kind[i] === EVENTS.enter && plies[i] <= ply)) return null
    if (kind[i] === EVENTS.enter && plies[i] === ply + 1 && nodes[i] === node) return i + 1
  }
  return null
}

/** The same for the moment at which its value has come back; null if its search is not over in the recording. */
export function cameBackAt(trace: Trace, event: number, ply: number, node: number): number | null {
  const entered = enteredAt(trace, event, ply, node)
  return entered === null ? null : nextOf(trace, entered, EVENTS.value, ply)
}

/** After how many events the state at `ply` of the line goes on to its next move; null if it goes to none. */
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
