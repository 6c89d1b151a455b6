/**
 * Records a search: its course and the number of its events, and a window of these with the moment before it. Any other
 * window is recorded by searching again, since the search is the same every time.
 */
import type { Position } from '../game/position.ts'
import { CourseRecorder, type Course } from './course.ts'
import { LinePlayer } from './line-player.ts'
import { copyOf, type ReplayMoment } from './replay-moment.ts'
import { search, type SearchControl, type SearchOptions, type SearchResult } from './search.ts'
import { newEventColumns, TRACE_CAPACITY, type EventColumns, type EventKind, type TraceRecorder } from './trace.ts'

/** Some of a search's events, one after the other. */
export interface TraceWindow extends EventColumns {
  /** Events before the first of the window. */
  readonly from: number
  /**
   * Events in the window. The columns have one more, unless the search ends here: what the last one did shows in the
   * next.
   */
  readonly length: number
  /** The moment before the first of them. */
  readonly opening: ReplayMoment
}

export interface Trace extends TraceWindow {
  /** Events of the whole search. */
  readonly total: number
  readonly course: Course
  /** Maximum number of events of each of its windows. */
  readonly capacity: number
}

/** Thrown when a window has all of its events, to end a search made only for them. */
class WindowFilled extends Error {
  override readonly name = 'WindowFilled'
}

interface WindowPlan {
  /** Events before the window. A search that has no more than these leaves its last events in it. */
  readonly from: number
  /** Maximum number of events of the window. */
  readonly capacity: number
  /** The number of events of the whole search, for a search made only for this window; otherwise null. */
  readonly total: number | null
}

export class Recorder implements TraceRecorder {
  private readonly columns: EventColumns
  /** Plays the events before those in the columns. */
  private readonly player: LinePlayer
  private readonly course = new CourseRecorder()
  /** Events in the columns, and how many there may be; then one more shows what the last one did. */
  private used = 0
  private room: number
  private isFull = false

  constructor(private readonly plan: WindowPlan = { from: 0, capacity: TRACE_CAPACITY, total: null }) {
    this.columns = newEventColumns(plan.capacity + 1)
    this.player = new LinePlayer(this.columns)
    this.room = this.nextRoom()
  }

  record(kind: EventKind, ply: number, node: number, value: number, alpha: number, beta: number): void {
    this.course.count(kind, ply, node, value, alpha)
    if (this.isFull) return
    const { columns, used } = this
    columns.kind[used] = kind
    columns.ply[used] = ply
    columns.node[used] = node
    columns.value[used] = value
    columns.alpha[used] = alpha
    columns.beta[used] = beta
    this.used = used + 1
    if (used === this.room) this.fill()
  }

  /** The events from here to the beginning of the window, or to its end, as far as the columns have room. */
  private nextRoom(): number {
    const { from, capacity, total } = this.plan
    const before = from - this.player.event
    return before > 0 ? Math.min(capacity, before) : Math.min(capacity, (total ?? Infinity) - from)
  }

  /** The columns have their events and one more. Before the window they are played and left; at its end it is there. */
  private fill(): void {
    if (this.player.event < this.plan.from) return this.goOn()
    this.isFull = true
    if (this.plan.total !== null) throw new WindowFilled()
  }

  private goOn(): void {
    const { columns, player, room } = this
    for (let i = 0; i < room; i++) player.step(i, room + 1)
    for (const column of Object.values(columns) as (Uint8Array | Int16Array)[]) column[0] = column[room]
    this.used = 1
    this.room = this.nextRoom()
  }

  /** The window, in columns cut to their length, to be sent elsewhere. */
  window(): TraceWindow {
    const { columns, player, room, isFull } = this
    const length = isFull ? room : this.used
    const isLast = this.plan.total === player.event + length
    const cut = <Column extends Uint8Array | Int16Array>(column: Column) =>
      column.slice(0, length + (isFull && !isLast ? 1 : 0)) as Column
    const { kind, ply, node, value, alpha, beta } = columns
    return {
      from: player.event,
      length,
      opening: copyOf(player.moment()),
      kind: cut(kind),
      ply: cut(ply),
      node: cut(node),
      value: cut(value),
      alpha: cut(alpha),
      beta: cut(beta),
    }
  }

  /** The window, and what is told of the whole search. */
  finish(): Trace {
    return { ...this.window(), total: this.course.events, course: this.course.finish(), capacity: this.plan.capacity }
  }
}

type Progress = SearchControl['progress']

/** Searches a position, and records it with a window that begins after `from` events. */
export function recordSearch(
  position: Position,
  options: SearchOptions,
  from: number,
  progress?: Progress,
): { result: SearchResult; trace: Trace } {
  const trace = new Recorder({ from, capacity: TRACE_CAPACITY, total: null })
  const result = search(position, options, { ...(progress && { progress }), trace })
  return { result, trace: trace.finish() }
}

/** Searches again for another window of a search that has had `total` events. */
export function recordWindow(
  position: Position,
  options: SearchOptions,
  plan: WindowPlan & { readonly total: number },
  progress?: Progress,
): TraceWindow {
  // The end of the search is the last moment of the window before it.
  const trace = new Recorder({ ...plan, from: Math.max(0, Math.min(plan.from, plan.total - 1)) })
  const { time, states, ...others } = options
  // Where a limit ended the search, the number of events does so now: a limit of time would end it elsewhere.
  const isLimited = time !== undefined || states !== undefined
  try {
    search(position, isLimited ? { ...others, time: Infinity } : others, { ...(progress && { progress }), trace })
  } catch (error) {
    if (!(error instanceof WindowFilled)) throw error
  }
  return trace.window()
}
