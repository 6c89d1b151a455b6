/**
 * A recorded search played back: the state of the search after any number of its events. The line being searched is
 * kept with each ply's window, what has been tried there and with what value. Seeking goes by snapshots.
 */
import { WIN } from './search/state.ts'
import { EVENTS, type EventKind, type Trace } from './search/trace.ts'

/** What is known of a state's value: fail-hard searches return alpha for "at most alpha" and beta for "at least beta". */
export type Bound = 'exact' | 'least' | 'most'

/** A successor whose search is over, with its value for the side that moved there. */
export interface Tried {
  readonly node: number
  readonly value: number
  readonly bound: Bound
}

/** One ply of the line; values and window are for the side to move there. */
export interface ReplayState {
  /** The move that led here; -1 for the root. */
  readonly node: number
  /** Known once the successors are generated; a leaf has none. */
  alpha: number | null
  beta: number | null
  /** The best value so far: alpha until a successor is better. */
  best: number | null
  readonly tried: Tried[]
  /** What it returned, when its search is over, and how exact that is. */
  value: number | null
  bound: Bound
  /** Its value came out of the table. */
  isRecalled: boolean
  /** The value ≥ beta that ended it early. */
  cutoff: Tried | null
  /** Its last successor, or for the root itself, is being searched again. */
  isResearch: boolean
}

export interface Moment {
  /** Events played. */
  readonly event: number
  /** From the root to the state of the last event. */
  readonly line: readonly ReplayState[]
  /** Depth of the present iteration; 0 before the first. */
  readonly depth: number
  readonly visited: number
  /** How often each node has been moved to. */
  readonly visits: Uint32Array
}

/** What one can jump to: the end of a state by a cutoff, a re-search, an iteration, a better move at the root. */
export const LANDMARKS = ['cutoff', 'research', 'iteration', 'best'] as const
export type Landmark = (typeof LANDMARKS)[number]

/** Events between two snapshots; seeking plays at most so many. */
const SNAPSHOT_INTERVAL = 4096

export class Replay {
  private line: ReplayState[] = []
  private event = 0
  private depth = 0
  private visited = 0
  private visits: Uint32Array
  private readonly snapshots: Moment[] = []
  /** After which event each visited state has been entered; 0 for none visited. */
  private readonly entered: number[] = [0]
  /** Events after which a landmark has been reached, in order. */
  private readonly landmarks: Record<Landmark, number[]> = { cutoff: [], research: [], iteration: [], best: [] }

  constructor(
    readonly trace: Trace,
    nodeCount: number,
  ) {
    this.visits = new Uint32Array(nodeCount)
    this.snapshots.push(copyOf(this.moment()))
    while (this.event < trace.length) {
      const landmark = this.step()
      for (const name of landmark) this.landmarks[name].push(this.event)
      if (this.visited === this.entered.length) this.entered.push(this.event)
      if (this.event % SNAPSHOT_INTERVAL === 0) this.snapshots.push(copyOf(this.moment()))
    }
    this.seek(0)
  }

  get length(): number {
    return this.trace.length
  }

  /** How many there are of each landmark. */
  count(landmark: Landmark): number {
    return this.landmarks[landmark].length
  }

  /** Visited states recorded. */
  get visitedLength(): number {
    return this.entered.length - 1
  }

  /** After which event `visited` states have been entered; past the last, the end. */
  eventOf(visited: number): number {
    return visited < this.entered.length ? this.entered[visited] : this.length
  }

  /** The state after `event` events. It is changed by the next call. */
  at(event: number): Moment {
    this.seek(Math.max(0, Math.min(this.length, event)))
    return this.moment()
  }

  /** The first event count above `event` at which there is such a landmark, or null. */
  next(landmark: Landmark, event: number): number | null {
    return this.landmarks[landmark].find((candidate) => candidate > event) ?? null
  }

  /** The last one below `event`, or null. */
  previous(landmark: Landmark, event: number): number | null {
    return this.landmarks[landmark].findLast((candidate) => candidate < event) ?? null
  }

  private moment(): Moment {
    const { event, line, depth, visited, visits } = this
    return { event, line, depth, visited, visits }
  }

  private seek(event: number): void {
    if (event < this.event || event - this.event > SNAPSHOT_INTERVAL) {
      const snapshot = copyOf(this.snapshots[Math.floor(event / SNAPSHOT_INTERVAL)])
      this.line = [...snapshot.line]
      this.event = snapshot.event
      this.depth = snapshot.depth
      this.visited = snapshot.visited
      this.visits = snapshot.visits
    }
    while (this.event < event) this.step()
  }

  /** Plays one event; returns the landmarks it reaches. */
  private step(): readonly Landmark[] {
    const { trace, line } = this
    const event = this.event++
    const ply = trace.ply[event]
    switch (trace.kind[event] as EventKind) {
      case EVENTS.iteration:
        this.depth = trace.value[event]
        line.length = 0
        line.push(newState(-1))
        return ['iteration']
      case EVENTS.enter:
        this.visited++
        this.visits[trace.node[event]]++
        line.length = ply
        line.push(newState(trace.node[event]))
        return []
      case EVENTS.expand:
        line.length = ply + 1
        Object.assign(line[ply], { alpha: trace.alpha[event], beta: trace.beta[event], best: trace.alpha[event], value: null, cutoff: null })
        line[ply].tried.length = 0
        return []
      case EVENTS.research:
        line[ply].isResearch = true
        return ['research']
      case EVENTS.leave:
        return this.finish(ply, trace.value[event])
      case EVENTS.cutoff:
        line[ply].cutoff = line[ply].tried[line[ply].tried.length - 1]
        return ['cutoff', ...this.finish(ply, trace.beta[event])]
    }
  }

  /** The search of a state is over with the last event: its value counts one ply above, from the other side. */
  private finish(ply: number, value: number): readonly Landmark[] {
    const { line, trace } = this
    const [alpha, beta] = [trace.alpha[this.event - 1], trace.beta[this.event - 1]]
    const bound = boundOf(value, alpha, beta)
    line.length = ply + 1
    // A leaf's value has no window, one out of the table has, and neither state is expanded.
    Object.assign(line[ply], { value, bound, isRecalled: line[ply].alpha === null && alpha !== beta })
    const parent = line[ply - 1] as ReplayState | undefined
    if (parent === undefined) return []
    parent.isResearch = false
    // Not −value, which may be −0.
    const fromHere = 0 - value
    // A re-search takes the place of the search before it.
    if (parent.tried[parent.tried.length - 1]?.node === line[ply].node) parent.tried.pop()
    parent.tried.push({ node: line[ply].node, value: fromHere, bound: bound === 'exact' ? bound : bound === 'least' ? 'most' : 'least' })
    if (parent.best === null || fromHere <= parent.best) return []
    parent.best = fromHere
    return ply === 1 ? ['best'] : []
  }
}

function copyOf(moment: Moment): Moment {
  const line = moment.line.map((state) => ({ ...state, tried: [...state.tried] }))
  return { ...moment, line, visits: moment.visits.slice() }
}

function newState(node: number): ReplayState {
  return { node, alpha: null, beta: null, best: null, tried: [], value: null, bound: 'exact', isRecalled: false, cutoff: null, isResearch: false }
}

/** A leaf has no window, and its value is exact; so is a win, which nothing exceeds. */
function boundOf(value: number, alpha: number, beta: number): Bound {
  if (alpha === beta || Math.abs(value) === WIN) return 'exact'
  return value >= beta ? 'least' : value <= alpha ? 'most' : 'exact'
}
