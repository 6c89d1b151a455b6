/**
 * The course of a search: how far its counters were, and what was best at the root, after each of some hundreds of its
 * events at equal distances. It is made while searching, and tells which part of a search to look for something in.
 */
import { EVENTS, frameOf, NO_NODE, type EventKind } from './trace.ts'

/** Events to jump to: a cutoff, a re-search, an iteration, a better move at the root. */
export const LANDMARKS = ['cutoff', 'research', 'iteration', 'best'] as const
export type Landmark = (typeof LANDMARKS)[number]
/** The number of landmarks of each kind so far. */
export type LandmarkCounts = Record<Landmark, number>

export interface CourseSample {
  /** Events so far. */
  readonly event: number
  /** Visited states so far. */
  readonly visited: number
  readonly counts: Readonly<LandmarkCounts>
  /** Depth of the iteration; 0 before the first. */
  readonly depth: number
  /** The best value at the root in this iteration, for its side to move; null until a move is better than alpha. */
  readonly best: number | null
  /** The lowest frame of the events since the sample before. */
  readonly lowest: number
}

/** The samples in order: the first is of the beginning, the last of the end. */
export type Course = readonly CourseSample[]

/** Maximum number of samples between the first and the last; at least half as many of a long search. */
const MAX_SAMPLES = 1024

/** Higher than any frame. */
const NO_FRAME = 127

export class CourseRecorder {
  /** Events so far. */
  events = 0
  private samples: CourseSample[] = []
  /** Events from one sample to the next, and those left until the next. It doubles when there are too many samples. */
  private spacing = 1
  private left = 1
  /** Events of each kind. */
  private readonly kinds = new Float64Array(Object.keys(EVENTS).length)
  private lowest = NO_FRAME
  private depth = 0
  private bests = 0
  private best: number | null = null
  /** The root takes a move as its new best if the value exceeds this. */
  private bound = 0
  /** A better value that has just come back to the root: it counts unless its move is searched again. */
  private pending: number | null = null

  constructor() {
    this.sample()
  }

  count(kind: EventKind, ply: number, node: number, value: number, alpha: number): void {
    if (ply <= 1) this.countNearRoot(kind, ply, node, value, alpha)
    this.events++
    this.kinds[kind]++
    const frame = frameOf(kind, ply)
    if (frame < this.lowest) this.lowest = frame
    if (--this.left === 0) this.sample()
  }

  /** The course up to now. */
  finish(): Course {
    this.settle()
    if (this.samples[this.samples.length - 1].event < this.events) this.sample()
    return this.samples
  }

  private countNearRoot(kind: EventKind, ply: number, node: number, value: number, alpha: number): void {
    if (this.pending !== null) {
      if (kind === EVENTS.research && node !== NO_NODE) this.pending = null
      else this.settle()
    }
    if (ply > 0) return
    if (kind === EVENTS.iteration) this.depth = value
    if (kind === EVENTS.iteration || kind === EVENTS.expand) this.best = null
    if (kind === EVENTS.expand) this.bound = alpha
    if (kind === EVENTS.value && value > this.bound) this.pending = value
  }

  /** The pending value is the best one now, from the event that brought it on. */
  private settle(): void {
    if (this.pending === null) return
    this.best = this.bound = this.pending
    this.pending = null
    this.bests++
    const last = this.samples[this.samples.length - 1]
    if (last.event === this.events)
      this.samples[this.samples.length - 1] = { ...last, best: this.best, counts: { ...last.counts, best: this.bests } }
  }

  private sample(): void {
    const { events: event, kinds, depth, best, bests, lowest } = this
    const counts = {
      cutoff: kinds[EVENTS.cutoff],
      research: kinds[EVENTS.research],
      iteration: kinds[EVENTS.iteration],
      best: bests,
    }
    this.samples.push({ event, visited: kinds[EVENTS.enter], counts, depth, best, lowest })
    this.lowest = NO_FRAME
    if (this.samples.length > MAX_SAMPLES) this.thin()
    this.left = this.spacing
  }

  /** Leaves out every other sample. */
  private thin(): void {
    const { samples } = this
    this.spacing *= 2
    this.samples = samples
      .filter((_, i) => i % 2 === 0)
      .map((sample, i) =>
        i === 0 ? sample : { ...sample, lowest: Math.min(sample.lowest, samples[2 * i - 1].lowest) },
      )
  }
}
