/**
 * The lines of the chart of a search's course: visited states so far above bars of cutoffs, and the best value at the
 * root below.
 */
import { line } from 'd3'
import type { Course, CourseSample } from '../../../engine/search/course.ts'
import { WIN } from '../../../engine/search/state.ts'

/** The margin on each side, as the slider's. */
const END = 8
/** The upper lane's share of the height, and the gaps above it, between the two, and below them. */
const UPPER = 0.58
const GAP = 5
/** The width of a bar. */
const BAR = 2
/** The least room for the name of an iteration. */
const NAME = 84

export interface CourseScale {
  readonly course: Course
  /** Is time counted in events, rather than in visited states? */
  readonly isAlone: boolean
  /** The length of the replay, in units of time. */
  readonly length: number
  readonly width: number
}

export interface CourseLines {
  readonly visited: string
  /** Bars of the cutoffs since the one before; the highest takes the full height. */
  readonly cutoffs: string
  readonly best: string
  /** The places where iterations begin; those without room have no name. */
  readonly iterations: readonly { readonly x: number; readonly depth: number; readonly isNamed: boolean }[]
  /** The y of the border between the lanes. */
  readonly border: number
}

export const timeOf = ({ event, visited }: CourseSample, isAlone: boolean) => (isAlone ? event : visited)

export function xOf({ length, width }: Pick<CourseScale, 'length' | 'width'>, time: number): number {
  return END + (time / Math.max(1, length)) * (width - 2 * END)
}

export function timeAt({ length, width }: Pick<CourseScale, 'length' | 'width'>, x: number): number {
  return Math.max(0, Math.min(length, Math.round(((x - END) / (width - 2 * END)) * length)))
}

/** The number of the last sample not after a time. */
export function sampleAt(course: Course, isAlone: boolean, time: number): number {
  return Math.max(
    0,
    course.findLastIndex((sample) => timeOf(sample, isAlone) <= time),
  )
}

/** Pages in the course. */
const PAGES = 10

/**
 * The time to which a key leads: the next sample or the one before, a page on or back, an end; null for other
 * keys.
 */
export function timeByKey(
  { course, isAlone, length }: Omit<CourseScale, 'width'>,
  key: string,
  time: number,
): number | null {
  const at = sampleAt(course, isAlone, time)
  const page = Math.ceil(course.length / PAGES)
  const sample = (i: number) => timeOf(course[Math.max(0, Math.min(course.length - 1, i))], isAlone)
  const before = timeOf(course[at], isAlone) < time ? at : at - 1
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: sample(at + 1),
    ArrowUp: sample(at + 1),
    ArrowLeft: sample(before),
    ArrowDown: sample(before),
    PageUp: sample(at + page),
    PageDown: sample(at - page),
    Home: 0,
    End: length,
  }
  return Object.hasOwn(targets, key) ? targets[key] : null
}

export function linesOf(scale: CourseScale, height: number): CourseLines {
  const { course, isAlone } = scale
  const border = UPPER * height
  const most = Math.max(1, course[course.length - 1].visited)
  const x = (sample: CourseSample) => xOf(scale, timeOf(sample, isAlone))
  const visited = line<CourseSample>(x, (sample) => border - GAP - (sample.visited / most) * (border - 2 * GAP))
  return {
    visited: visited(course) ?? '',
    cutoffs: barsOf(course, x, [border, border - GAP]),
    best: bestLine(course, x, [height - GAP, border + GAP]),
    iterations: iterationsOf(course, x),
    border,
  }
}

function barsOf(
  course: Course,
  x: (sample: CourseSample) => number,
  [bottom, height]: readonly [number, number],
): string {
  const bars = new Map<number, number>()
  for (const [i, sample] of course.entries()) {
    const place = Math.floor(x(sample) / BAR)
    if (i > 0) bars.set(place, (bars.get(place) ?? 0) + sample.counts.cutoff - course[i - 1].counts.cutoff)
  }
  const most = Math.max(1, ...bars.values())
  return [...bars]
    .map(([place, cutoffs]) =>
      cutoffs === 0 ? '' : `M${(place + 0.5) * BAR} ${bottom}V${bottom - (height * cutoffs) / most}`,
    )
    .join('')
}

/** Steps from value to value, with gaps where an iteration has none yet; a win or a loss lies at the edge. */
function bestLine(
  course: Course,
  x: (sample: CourseSample) => number,
  [bottom, top]: readonly [number, number],
): string {
  const finite = course.flatMap(({ best }) => (best === null || Math.abs(best) >= WIN ? [] : [best]))
  const [low, high] = [Math.min(...finite, 0) - 1, Math.max(...finite, 0) + 1]
  const y = (value: number) => bottom + ((Math.max(low, Math.min(high, value)) - low) / (high - low)) * (top - bottom)
  let path = ''
  course.forEach((sample, i) => {
    const { best } = sample
    if (best === null) return
    const before = i === 0 ? null : course[i - 1].best
    path += before === null ? `M${x(sample)} ${y(best)}` : `H${x(sample)}V${y(best)}`
  })
  return path
}

export function iterationsOf(course: Course, x: (sample: CourseSample) => number): CourseLines['iterations'] {
  const begun = course.slice(1).filter((sample, i) => sample.counts.iteration > course[i].counts.iteration)
  if (begun.length < 2) return []
  return begun.map((sample, i) => ({
    x: x(sample),
    depth: sample.depth,
    isNamed: i + 1 === begun.length || x(begun[i + 1]) - x(sample) >= NAME,
  }))
}
