/** The marks on the timeline: cutoffs above the slider; new bests, re-searches and iterations below it. */
import { useMemo, type ReactNode } from 'react'
import { useStore } from 'zustand'
import type { Landmark } from '../../../engine/search/course.ts'
import type { Recording } from '../../model/replay/recording.ts'
import { REPLAY } from '../../model/replay/replay-store.ts'
import { lengthOf } from '../../model/replay/seek.ts'
import { useServices } from '../../platform/services.tsx'
import { useSize } from '../../ui/charts/use-size.ts'

/** More cutoffs than this are drawn as a histogram. */
const MAX_MARKS = 300
const BAR = 2
const HEIGHT = 14
/** The margin on each side, as the slider's. */
const END = 8

export function Timeline({ children }: { children: ReactNode }) {
  const { replay } = useServices(REPLAY)
  const recording = useStore(replay, ({ recordings, followed }) => recordings.at(followed))
  const isAlone = useStore(replay, ({ recordings }) => recordings.length === 1)
  const length = useStore(replay, lengthOf)
  const [box, { width }] = useSize()
  const drawn = useMemo(() => (recording === undefined ? null : marksOf(recording, isAlone, length, width)), [recording, isAlone, length, width])
  return (
    <div className="timeline" ref={box}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} height={HEIGHT} aria-hidden="true">
        <path className="mark-cutoff" d={drawn?.cutoff} />
      </svg>
      {children}
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} height={HEIGHT} aria-hidden="true">
        <path className="mark-iteration" d={drawn?.iteration} />
        <path className="mark-research" d={drawn?.research} />
        <path className="mark-best" d={drawn?.best} />
      </svg>
    </div>
  )
}

/** Some landmarks, and where they stand. */
interface Marks {
  readonly x: number
  readonly count: number
}

/** The marks of the whole search, as its course has them: of a short search each where it is, of a long one to a pixel or two. */
function marksOf({ replay: { course } }: Recording, isAlone: boolean, length: number, width: number) {
  const marks = (landmark: Landmark): Marks[] =>
    course.slice(1).flatMap((sample, i) => {
      const count = sample.counts[landmark] - course[i].counts[landmark]
      // Two searches share time in visited states.
      return count === 0 ? [] : [{ count, x: END + ((isAlone ? sample.event : sample.visited) / Math.max(1, length)) * (width - 2 * END) }]
    })
  const cutoffs = marks('cutoff')
  return {
    cutoff: cutoffs.length > MAX_MARKS || cutoffs.some(({ count }) => count > 1) ? barsOf(cutoffs, width) : cutoffs.map(({ x }) => `M${x} 3V12`).join(''),
    iteration: marks('iteration').map(({ x }) => `M${x} 0V${HEIGHT}`).join(''),
    research: thinned(marks('research')).map((x) => `M${x} 2V9`).join(''),
    best: thinned(marks('best')).map((x) => `M${x} 2l4 7h-8Z`).join(''),
  }
}

/** No two marks on one pixel. */
function thinned(marks: readonly Marks[]): number[] {
  return [...new Set(marks.map(({ x }) => Math.round(x)))]
}

/** A histogram of the marks; its highest bar takes the full height. */
function barsOf(marks: readonly Marks[], width: number): string {
  const counts = new Array<number>(Math.ceil(width / BAR)).fill(0)
  for (const { x, count } of marks) counts[Math.floor(x / BAR)] += count
  const max = Math.max(...counts)
  return counts.map((count, i) => (count === 0 ? '' : `M${(i + 0.5) * BAR} 13V${13 - (12 * count) / max}`)).join('')
}
