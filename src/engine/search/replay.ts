/** A recorded search played back: the state of the search after any number of its events. Seeking starts from snapshots. */
import { copyOf, newState, TURNED, type Bound, type Happening, type ReplayMoment, type Research, type ReplayState, type Valued, type Verdict, type Window } from './replay-moment.ts'
import { WIN } from './state.ts'
import { EVENTS, NO_NODE, type EventKind, type Trace } from './trace.ts'

/** Events to jump to: a cutoff, a re-search, an iteration, a better move at the root. */
export const LANDMARKS = ['cutoff', 'research', 'iteration', 'best'] as const
export type Landmark = (typeof LANDMARKS)[number]

/** Events between two snapshots, and the most that seeking has to play. */
const SNAPSHOT_INTERVAL = 4096

export class Replay {
  private line: ReplayState[] = []
  private event = 0
  private last: Happening | null = null
  private depth = 0
  private visited = 0
  private leaves = 0
  private visits: Uint32Array
  private readonly snapshots: ReplayMoment[] = []
  /** By number of visited states, the number of events after which that many have been entered. */
  private readonly entered: number[] = [0]
  /** The numbers of events after which each landmark is reached, in order. */
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

  /** How many of a landmark there are in all, or within the first events. */
  count(landmark: Landmark, event = this.length): number {
    return countUpTo(this.landmarks[landmark], event)
  }

  /** The numbers of events after which the landmark is reached, in order. */
  all(landmark: Landmark): readonly number[] {
    return this.landmarks[landmark]
  }

  /** Visited states recorded. */
  get visitedLength(): number {
    return this.entered.length - 1
  }

  /** The number of events after which `visited` states have been entered; past the last, all. */
  eventOf(visited: number): number {
    return visited < this.entered.length ? this.entered[visited] : this.length
  }

  /** How many states have been entered after `event` events. */
  visitedBy(event: number): number {
    return countUpTo(this.entered, event) - 1
  }

  /** The moment after `event` events. The next call overwrites it. */
  at(event: number): ReplayMoment {
    this.seek(Math.max(0, Math.min(this.length, event)))
    return this.moment()
  }

  /** The number of events, above `event`, after which the next landmark of this kind is reached; null if there is none. */
  next(landmark: Landmark, event: number): number | null {
    return this.landmarks[landmark].at(this.count(landmark, event)) ?? null
  }

  /** The same for the last one below `event`. */
  previous(landmark: Landmark, event: number): number | null {
    return this.landmarks[landmark][this.count(landmark, event - 1) - 1] ?? null
  }

  private moment(): ReplayMoment {
    const { event, last, line, depth, visited, leaves, visits } = this
    return { event, last, line, depth, visited, leaves, visits }
  }

  private seek(event: number): void {
    if (event < this.event || event - this.event > SNAPSHOT_INTERVAL) {
      const snapshot = copyOf(this.snapshots[Math.floor(event / SNAPSHOT_INTERVAL)])
      this.line = [...snapshot.line]
      this.event = snapshot.event
      this.last = snapshot.last
      this.depth = snapshot.depth
      this.visited = snapshot.visited
      this.leaves = snapshot.leaves
      this.visits = snapshot.visits
    }
    while (this.event < event) this.step()
  }

  /** Plays one event; returns the landmarks it reaches. */
  private step(): readonly Landmark[] {
    const { trace, line } = this
    const event = this.event++
    const ply = trace.ply[event]
    const kind = trace.kind[event] as EventKind
    this.last = { kind, ply, verdict: null }
    switch (kind) {
      case EVENTS.iteration:
        this.depth = trace.value[event]
        line.length = 0
        line.push(newState(-1, this.givenNext()))
        return ['iteration']
      case EVENTS.enter:
        this.visited++
        this.visits[trace.node[event]]++
        line.length = ply
        line.push(newState(trace.node[event], this.givenNext()))
        return []
      case EVENTS.expand: {
        const window = this.windowOf(event)
        line.length = ply + 1
        Object.assign(line[ply], { ...window, best: window.alpha, bestNode: null, value: null, cutoff: null, closed: null })
        line[ply].tried.length = 0
        return []
      }
      case EVENTS.research:
        line[ply].research = this.researchOf(event)
        return ['research']
      case EVENTS.leave:
        this.finish(ply, trace.value[event])
        return []
      case EVENTS.cutoff:
        line[ply].cutoff = line[ply].tried[line[ply].tried.length - 1]
        this.finish(ply, trace.beta[event])
        return ['cutoff']
      case EVENTS.value: {
        const verdict = this.judge(line[ply], line[ply + 1], trace.value[event])
        this.last = { kind, ply, verdict }
        return ply === 0 && verdict.outcome === 'better' ? ['best'] : []
      }
    }
  }

  private windowOf(event: number): Window {
    return { alpha: this.trace.alpha[event], beta: this.trace.beta[event] }
  }

  /** The window of a state just entered. The next event belongs to it, and has its window unless it is a leaf. */
  private givenNext(): Window | null {
    const window = this.event < this.trace.length ? this.windowOf(this.event) : null
    return window === null || window.alpha === window.beta ? null : window
  }

  private researchOf(event: number): Research {
    const { line, trace } = this
    const state = line[trace.ply[event]]
    const window = this.windowOf(event)
    if (trace.node[event] === NO_NODE) return { node: -1, window, narrow: state.given, returned: { value: state.value ?? 0, bound: state.bound } }
    const { node, given } = line[trace.ply[event] + 1]
    // The successor's window, seen from this side.
    const narrow = given && { alpha: 0 - given.beta, beta: 0 - given.alpha }
    return { node, window, narrow, returned: state.tried[state.tried.length - 1] }
  }

  /** Ends the search of a state, which returned this value for its side to move with the last event. */
  private finish(ply: number, value: number): void {
    const { line } = this
    const state = line[ply]
    line.length = ply + 1
    state.isFromTable = state.alpha === null && state.given !== null
    if (state.given === null) this.leaves++
    state.value = value
    state.bound = boundOf(value, this.windowOf(this.event - 1))
    if (ply === 0 && state.research !== null) state.bound = settledBound({ value, bound: state.bound }, state.research.returned)
  }

  /** Records the value that a successor has returned, as the state above sees it. */
  private judge(parent: ReplayState, child: ReplayState, value: number): Verdict {
    const { research } = parent
    const { node, tried } = child
    const returned = { value, bound: TURNED[child.bound] }
    const isSecond = research?.node === node
    // A re-search takes the place of the search before it.
    if (isSecond) parent.tried.pop()
    const bound = isSecond ? settledBound(returned, research.returned) : returned.bound
    parent.tried.push({ node, value, bound, looked: tried.length, isCut: child.cutoff !== null })
    parent.closed = child
    if (isSecond) parent.research = null
    const before = parent.best ?? value
    if (value <= before) return { before, outcome: 'worse', isSecond }
    if (this.isSearchedAgain(node)) return { before, outcome: 'open', isSecond }
    parent.best = value
    parent.bestNode = node
    return { before, outcome: 'better', isSecond }
  }

  /** Does the re-search of a successor follow? */
  private isSearchedAgain(node: number): boolean {
    return this.trace.kind[this.event] === EVENTS.research && this.trace.node[this.event] === node
  }
}

/**
 * A leaf has no window, and its value is exact. So is a win, which nothing exceeds, and a value outside the window, which
 * only the table returns.
 */
function boundOf(value: number, { alpha, beta }: Window): Bound {
  if (alpha === beta || Math.abs(value) === WIN) return 'exact'
  return value === beta ? 'least' : value === alpha ? 'most' : 'exact'
}

/** A lower bound by one search and the same upper bound by another make a value exact. */
function settledBound(second: Valued, first: Valued): Bound {
  return second.value === first.value && second.bound !== first.bound ? 'exact' : second.bound
}

/** How many of these ascending numbers are no greater than `limit`. */
function countUpTo(numbers: readonly number[], limit: number): number {
  let [from, to] = [0, numbers.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (numbers[middle] <= limit) from = middle + 1
    else to = middle
  }
  return from
}
