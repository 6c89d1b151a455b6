/** The events of a search, as it tells them to a recorder. */

/** The kinds of events. `value`, `alpha` and `beta` are for the side to move in the state of the event. */
export const EVENTS = {
  /** The root is searched anew: `value` is the depth. */
  iteration: 0,
  /** A state is entered by the move `node`. */
  enter: 1,
  /** The successors of a state are generated; its window is (`alpha`, `beta`). */
  expand: 2,
  /** The search of the state is over; `value` is what it returned. */
  leave: 3,
  /** The search of the state ends in a cutoff: the successor by `node` returned `value` ≥ `beta`. */
  cutoff: 4,
  /** A re-search begins in the window (`alpha`, `beta`): of the successor by `node`, or with `NO_NODE` of the root. */
  research: 5,
  /** A successor has returned `value`, as seen from the state above it, whose `ply` this is. */
  value: 6,
} as const
export type EventKind = (typeof EVENTS)[keyof typeof EVENTS]

/** Stands for the root, which no move leads to. */
export const NO_NODE = 255

/** Takes the events of a search, one after the other. */
export interface TraceRecorder {
  record(kind: EventKind, ply: number, node: number, value: number, alpha: number, beta: number): void
}

/** Events in plain typed columns, nine bytes each. */
export interface EventColumns {
  readonly kind: Uint8Array
  readonly ply: Uint8Array
  readonly node: Uint8Array
  readonly value: Int16Array
  readonly alpha: Int16Array
  readonly beta: Int16Array
}

export function newEventColumns(length: number): EventColumns {
  const bytes = () => new Uint8Array(length)
  const values = () => new Int16Array(length)
  return { kind: bytes(), ply: bytes(), node: bytes(), value: values(), alpha: values(), beta: values() }
}

/** The ply of the state whose code an event runs; -1 for the caller's. */
export function frameOf(kind: number, ply: number): number {
  return kind === EVENTS.iteration ? -1 : kind === EVENTS.enter ? ply - 1 : ply
}

/** Maximum number of events of a window: 9 MB. */
export const TRACE_CAPACITY = 1_000_000
