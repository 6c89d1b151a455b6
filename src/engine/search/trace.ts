/**
 * A search recorded event by event, in plain typed columns of fixed size. When they are full the search goes on and the
 * rest is only counted. Cost: nine bytes an event; nothing without a trace.
 */

/** What happened. `value`, `alpha` and `beta` are for the side to move in the state of the event. */
export const EVENTS = {
  /** The root is searched anew: `value` is the depth. */
  iteration: 0,
  /** A state is entered by the move `node`. */
  enter: 1,
  /** Its successors are generated; its window is (`alpha`, `beta`). */
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

export interface Trace {
  /** Events recorded: the length of every column that is in use. */
  readonly length: number
  /** Events not recorded for lack of room. */
  readonly omitted: number
  readonly kind: Uint8Array
  readonly ply: Uint8Array
  readonly node: Uint8Array
  readonly value: Int16Array
  readonly alpha: Int16Array
  readonly beta: Int16Array
}

/** Maximum number of events of a recorded search: 9 MB. */
export const TRACE_CAPACITY = 1_000_000

export class TraceRecorder implements Trace {
  length = 0
  omitted = 0
  readonly kind: Uint8Array
  readonly ply: Uint8Array
  readonly node: Uint8Array
  readonly value: Int16Array
  readonly alpha: Int16Array
  readonly beta: Int16Array

  /** @param capacity maximum number of events */
  constructor(private readonly capacity: number) {
    this.kind = new Uint8Array(capacity)
    this.ply = new Uint8Array(capacity)
    this.node = new Uint8Array(capacity)
    this.value = new Int16Array(capacity)
    this.alpha = new Int16Array(capacity)
    this.beta = new Int16Array(capacity)
  }

  record(kind: EventKind, ply: number, node: number, value: number, alpha: number, beta: number): void {
    if (this.length === this.capacity) {
      this.omitted++
      return
    }
    const event = this.length++
    this.kind[event] = kind
    this.ply[event] = ply
    this.node[event] = node
    this.value[event] = value
    this.alpha[event] = alpha
    this.beta[event] = beta
  }

  /** A copy with the columns cut to their length, to be sent elsewhere. */
  finish(): Trace {
    const { length, omitted } = this
    const cut = <Column extends Uint8Array | Int16Array>(column: Column) => column.slice(0, length) as Column
    return {
      ...{ length, omitted, kind: cut(this.kind), ply: cut(this.ply), node: cut(this.node) },
      ...{ value: cut(this.value), alpha: cut(this.alpha), beta: cut(this.beta) },
    }
  }
}
