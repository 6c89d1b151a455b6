/**
 * Plays the events of a search one after the other: each leads to the next moment. Some of what an event has done shows
 * only in the event after it.
 */
import type { Landmark } from './course.ts'
import {
  newState,
  TURNED,
  type Bound,
  type Happening,
  type ReplayMoment,
  type ReplayState,
  type Research,
  type Valued,
  type Verdict,
  type Window,
} from './replay-moment.ts'
import { WIN } from './state.ts'
import { EVENTS, NO_NODE, type EventColumns, type EventKind } from './trace.ts'

/** Nodes of the largest board. */
const NODES = 31

export class LinePlayer {
  /** Events played. */
  event = 0
  visited = 0
  private last: Happening | null = null
  private line: ReplayState[] = []
  private depth = 0
  private leaves = 0
  private counts = { cutoff: 0, research: 0, iteration: 0, best: 0 }
  private visits: Uint32Array = new Uint32Array(NODES)
  /** The row of the present event in the columns, and how many rows there are. */
  private row = 0
  private rows = 0

  constructor(private readonly columns: EventColumns) {}

  moment(): ReplayMoment {
    const { event, last, line, depth, visited, leaves, counts, visits } = this
    return { event, last, line, depth, visited, leaves, counts, visits }
  }

  /** Goes on from a moment, which is overwritten. */
  restore({ event, last, line, depth, visited, leaves, counts, visits }: ReplayMoment): void {
    this.event = event
    this.last = last
    this.line = [...line]
    this.depth = depth
    this.visited = visited
    this.leaves = leaves
    this.counts = counts
    this.visits = visits
  }

  /**
   * Plays the event in this row; returns the landmark that it reaches.
   *
   * @param rows rows of the columns that are in use
   */
  step(row: number, rows: number): Landmark | null {
    this.row = row
    this.rows = rows
    this.event++
    const landmark = this.play(this.columns.kind[row] as EventKind, this.columns.ply[row])
    if (landmark !== null) this.counts[landmark]++
    return landmark
  }

  private play(kind: EventKind, ply: number): Landmark | null {
    const { columns, line, row } = this
    this.last = { kind, ply, verdict: null }
    switch (kind) {
      case EVENTS.iteration:
        this.depth = columns.value[row]
        line.length = 0
        line.push(newState(-1, this.event, this.next()))
        return 'iteration'
      case EVENTS.enter:
        this.visited++
        this.visits[columns.node[row]]++
        line.length = ply
        line.push(newState(columns.node[row], this.event, this.next()))
        return null
      case EVENTS.expand:
        line.length = ply + 1
        this.expand(line[ply])
        return null
      case EVENTS.research:
        line[ply].research = this.researchOf()
        return 'research'
      case EVENTS.leave:
        this.finish(ply, columns.value[row])
        return null
      case EVENTS.cutoff:
        line[ply].cutoff = line[ply].tried[line[ply].tried.length - 1]
        this.finish(ply, columns.beta[row])
        return 'cutoff'
      case EVENTS.value: {
        const verdict = this.judge(line[ply], line[ply + 1], columns.value[row])
        this.last = { kind, ply, verdict }
        return ply === 0 && verdict.outcome === 'better' ? 'best' : null
      }
    }
  }

  /** Field by field: most of the time goes here. */
  private expand(state: ReplayState): void {
    const { alpha, beta } = this.windowOf(this.row)
    state.alpha = alpha
    state.beta = beta
    state.best = alpha
    state.bestNode = null
    state.value = null
    state.cutoff = null
    state.closed = null
    state.tried.length = 0
  }

  private windowOf(row: number): Window {
    return { alpha: this.columns.alpha[row], beta: this.columns.beta[row] }
  }

  /** Window and depth of a state just entered. The next event belongs to it, and has them unless it is a leaf. */
  private next(): Pick<ReplayState, 'given' | 'depth'> {
    const row = this.row + 1
    const window = row < this.rows ? this.windowOf(row) : null
    const given = window === null || window.alpha === window.beta ? null : window
    return { given, depth: given !== null && this.columns.kind[row] === EVENTS.expand ? this.columns.value[row] : null }
  }

  private researchOf(): Research {
    const { line, columns, row } = this
    const state = line[columns.ply[row]]
    const window = this.windowOf(row)
    if (columns.node[row] === NO_NODE) {
      const { alpha, beta } = state
      const returned = { value: state.value ?? 0, bound: state.bound }
      return {
        node: -1,
        window,
        narrow: alpha === null || beta === null ? null : { alpha, beta },
        returned,
        proved: proving(state.research?.proved ?? NOTHING_PROVED, returned),
      }
    }
    const { node, given } = line[columns.ply[row] + 1]
    // The successor's window, seen from this side.
    const narrow = given && { alpha: 0 - given.beta, beta: 0 - given.alpha }
    const returned = state.tried[state.tried.length - 1]
    return { node, window, narrow, returned, proved: proving(NOTHING_PROVED, returned) }
  }

  /** Ends the search of a state, which returned this value for its side to move with the last event. */
  private finish(ply: number, value: number): void {
    const { line } = this
    const state = line[ply]
    line.length = ply + 1
    state.isFromTable = state.alpha === null && state.given !== null
    if (state.given === null) this.leaves++
    state.value = value
    state.bound = boundOf(value, this.windowOf(this.row))
    if (ply === 0 && state.research !== null)
      state.bound = settledBound({ value, bound: state.bound }, state.research.proved)
  }

  /** Records the value that a successor has returned, as the state above sees it. */
  private judge(parent: ReplayState, child: ReplayState, value: number): Verdict {
    const { research } = parent
    const { node, tried } = child
    const returned = { value, bound: TURNED[child.bound] }
    const isSecond = research?.node === node
    // A re-search takes the place of the search before it.
    if (isSecond) parent.tried.pop()
    const bound = isSecond ? settledBound(returned, research.proved) : returned.bound
    parent.tried.push({
      node,
      value,
      bound,
      looked: tried.length,
      isCut: child.cutoff !== null,
      cameBackAt: this.event,
    })
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
    const next = this.row + 1
    return next < this.rows && this.columns.kind[next] === EVENTS.research && this.columns.node[next] === node
  }
}

/**
 * A leaf has no window, and its value is exact. So is a win, which nothing exceeds, and a value outside the window,
 * which only the table returns.
 */
function boundOf(value: number, { alpha, beta }: Window): Bound {
  if (alpha === beta || Math.abs(value) === WIN) return 'exact'
  return value === beta ? 'least' : value === alpha ? 'most' : 'exact'
}

const NOTHING_PROVED: Window = { alpha: -WIN, beta: WIN }

/** The bounds of a value, with what one more search has found. */
function proving({ alpha, beta }: Window, { value, bound }: Valued): Window {
  return {
    alpha: bound === 'most' ? alpha : Math.max(alpha, value),
    beta: bound === 'least' ? beta : Math.min(beta, value),
  }
}

/** A lower bound by one search and the same upper bound by another make a value exact. */
function settledBound({ value, bound }: Valued, proved: Window): Bound {
  const isMet = bound === 'least' ? value === proved.beta : value === proved.alpha
  return isMet ? 'exact' : bound
}
