/**
 * A recorded search played back: the state of the search after any number of the events of its window, and where in the
 * whole of it something else happens, as far as that can be told. Seeking starts from snapshots.
 */
import type { Course, CourseSample, Landmark } from './course.ts'
import { LinePlayer } from './line-player.ts'
import { copyOf, type ReplayMoment } from './replay-moment.ts'
import type { Trace, TraceWindow } from './recorder.ts'
import { EVENTS, frameOf } from './trace.ts'

/** Events between two snapshots, and the most that seeking has to play. */
const SNAPSHOT_INTERVAL = 4096

/**
 * The place that was sought: found after so many events; or outside of the window, from where it is to be
 * sought on from there.
 */
export interface Place {
  readonly event: number
  readonly isFound: boolean
}

/** Looks for something, from the moment after `event` events; null if there is none. */
export type Find = (replay: Replay, event: number) => Place | null

const found = (event: number): Place => ({ event, isFound: true })
const beyond = (event: number): Place => ({ event, isFound: false })

export class Replay {
  private readonly player: LinePlayer
  private readonly snapshots: ReplayMoment[] = []
  /** The numbers of events after which the states visited in the window were entered, in order. */
  private readonly entered: number[] = []
  /** The numbers of events after which each landmark in the window is reached, in order. */
  private readonly landmarks: Record<Landmark, number[]> = { cutoff: [], research: [], iteration: [], best: [] }
  /** The window's first and last moment, in events. */
  readonly from: number
  readonly to: number

  constructor(readonly trace: Trace) {
    this.from = trace.from
    this.to = trace.from + trace.length
    this.player = new LinePlayer(trace)
    this.player.restore(copyOf(trace.opening))
    this.snapshots.push(trace.opening)
    for (let i = 0; i < trace.length; i++) {
      const { event, visited } = this.player
      const landmark = this.step()
      if (landmark !== null) this.landmarks[landmark].push(event + 1)
      if (this.player.visited > visited) this.entered.push(event + 1)
      if ((i + 1) % SNAPSHOT_INTERVAL === 0) this.snapshots.push(copyOf(this.player.moment()))
    }
  }

  /** Replays this search through another window. */
  withWindow(window: TraceWindow): Replay {
    const { total, course, capacity } = this.trace
    return new Replay({ ...window, total, course, capacity })
  }

  /** Events of the whole search. */
  get length(): number {
    return this.trace.total
  }

  get course(): Course {
    return this.trace.course
  }

  /** The end of the course. */
  private get last(): CourseSample {
    return this.course[this.course.length - 1]
  }

  /** Visited states of the whole search. */
  get visitedLength(): number {
    return this.last.visited
  }

  /** Counts the landmarks of a kind in the whole search. */
  count(landmark: Landmark): number {
    return this.last.counts[landmark]
  }

  /** Does the window have the moment after this many events? */
  has(event: number): boolean {
    return this.from <= event && event <= this.to
  }

  /** The first event of a window for the moment after `event` events: most of it lies beyond, as seen from this window. */
  windowFor(event: number): number {
    const { capacity } = this.trace
    const isBack = event <= this.from + 1
    const before = isBack ? 1 + Math.ceil(0.75 * capacity) : Math.floor(0.25 * capacity)
    return Math.max(0, Math.min(event - before, this.length - capacity))
  }

  /** The moment after `event` events; outside the window, its nearest. The next call overwrites it. */
  at(event: number): ReplayMoment {
    this.seek(Math.max(this.from, Math.min(this.to, event)))
    return this.player.moment()
  }

  /** The number of events after which `visited` states have been entered; past the last, all. */
  whenVisited(visited: number): Place {
    const before = this.trace.opening.visited
    if (visited <= 0) return found(0)
    if (visited > this.visitedLength) return found(this.length)
    if (visited > before && visited <= before + this.entered.length) return found(this.entered[visited - before - 1])
    const start = this.startOf((sample) => sample.visited >= visited)
    return beyond(visited <= before ? start : Math.max(start, this.to))
  }

  /** The event after which so many states have been visited, as far as the window knows it. */
  eventOf(visited: number): number {
    const { event, isFound } = this.whenVisited(visited)
    if (isFound) return event
    return visited <= this.trace.opening.visited ? this.from : this.to
  }

  /**
   * The number of events, above `event`, after which the next landmark of this kind is reached; null if there is none.
   */
  next(landmark: Landmark, event: number): Place | null {
    const inside = this.landmarks[landmark]
    const next = inside.at(countUpTo(inside, event))
    if (next !== undefined) return found(next)
    const passed = this.trace.opening.counts[landmark] + inside.length
    if (this.count(landmark) === passed) return null
    return beyond(
      Math.max(
        this.to,
        this.startOf(({ counts }) => counts[landmark] > passed),
      ),
    )
  }

  /** The last landmark of a kind before `event`. */
  previous(landmark: Landmark, event: number): Place | null {
    const inside = this.landmarks[landmark]
    const number = countUpTo(inside, event - 1)
    if (number > 0) return found(inside[number - 1])
    const passed = this.trace.opening.counts[landmark]
    if (passed === 0) return null
    const sample = this.course.find(({ counts }) => counts[landmark] >= passed)
    return beyond(Math.min(event, this.from + 1, (sample?.event ?? 0) + 1))
  }

  /** Step into: one event further. */
  into(event: number): Place {
    return found(Math.min(this.length, event + 1))
  }

  /**
   * Step over: from the moment after `event` events, the number of events after which the same code goes on, once the
   * search of the move has come back; at most all.
   */
  over(event: number): Place {
    return this.stepTo(event, this.frameBefore(event))
  }

  /** Step out: the number of events after which the caller of that code goes on. */
  out(event: number): Place {
    return this.stepTo(event, Math.max(-1, this.frameBefore(event) - 1))
  }

  /** The number of events after which the state at `ply` enters its next move; null if it has none left to enter. */
  nextMove(event: number, ply: number): Place | null {
    const { kind, ply: plies } = this.trace
    for (let from = event; ;) {
      const place = this.scan(from, ply)
      if (place === null || !place.isFound) return place
      const row = place.event - 1 - this.from
      if (kind[row] === EVENTS.enter && plies[row] === ply + 1) return place
      if (frameOf(kind[row], plies[row]) < ply || kind[row] === EVENTS.leave || kind[row] === EVENTS.cutoff) return null
      from = place.event
    }
  }

  /** The frame of the code that the last event has run. */
  private frameBefore(event: number): number {
    const last = event === 0 ? null : this.at(event).last
    return last === null ? -1 : frameOf(last.kind, last.ply)
  }

  private stepTo(event: number, frame: number): Place {
    return this.scan(event, frame) ?? found(this.length)
  }

  /** The number of events up to the next one in a frame no deeper than this; null if there is none. */
  private scan(event: number, frame: number): Place | null {
    const { kind, ply, length } = this.trace
    for (let row = Math.max(0, event - this.from); row < length; row++)
      if (frameOf(kind[row], ply[row]) <= frame) return found(this.from + row + 1)
    const { course, to } = this
    const next = course.findIndex((sample) => sample.event > to && sample.lowest <= frame)
    return next < 0 ? null : beyond(Math.max(to, course[next - 1].event))
  }

  /** The number of events of the last sample before the first one that fits. */
  private startOf(fits: (sample: CourseSample) => boolean): number {
    return this.course[Math.max(0, this.course.findIndex(fits) - 1)].event
  }

  private seek(event: number): void {
    const { player, from } = this
    if (event < player.event || event - player.event > SNAPSHOT_INTERVAL)
      player.restore(copyOf(this.snapshots[Math.floor((event - from) / SNAPSHOT_INTERVAL)]))
    while (player.event < event) this.step()
  }

  /** Plays the next event. */
  private step(): Landmark | null {
    return this.player.step(this.player.event - this.from, this.trace.kind.length)
  }
}

/** Counts those of ascending numbers that are no greater than `limit`. */
function countUpTo(numbers: readonly number[], limit: number): number {
  let [from, to] = [0, numbers.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (numbers[middle] <= limit) from = middle + 1
    else to = middle
  }
  return from
}
