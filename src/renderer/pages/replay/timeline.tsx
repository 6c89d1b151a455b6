/**
 * The marks on the timeline, below its slider: new bests, re-searches and iterations. The cutoffs are in the chart
 * above it.
 */
import { useMemo, type ReactNode } from 'react'
import { useStore } from 'zustand'
import type { Landmark } from '../../../engine/search/course.ts'
import type { Recording } from '../../model/replay/recording.ts'
import { REPLAY } from '../../model/replay/replay-store.ts'
import { lengthOf } from '../../model/replay/seek.ts'
import { useLaterServices } from '../../platform/services.tsx'
import { useSize } from '../../ui/charts/use-size.ts'
import { timeOf, xOf } from './course-lines.ts'

const HEIGHT = 14

export function Timeline({ children }: { children: ReactNode }) {
  const { replay } = useLaterServices(REPLAY)
  const recording = useStore(replay, ({ recordings, followed }) => recordings.at(followed))
  const isAlone = useStore(replay, ({ recordings }) => recordings.length === 1)
  const length = useStore(replay, lengthOf)
  const [box, { width }] = useSize()
  const drawn = useMemo(
    () => (recording === undefined ? null : marksOf(recording, isAlone, length, width)),
    [recording, isAlone, length, width],
  )
  return (
    <div className="timeline" ref={box}>
      {children}
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} height={HEIGHT} aria-hidden="true">
        <path className="mark-iteration" d={drawn?.iteration} />
        <path className="mark-research" d={drawn?.research} />
        <path className="mark-best" d={drawn?.best} />
      </svg>
    </div>
  )
}

/**
 * The marks of the whole search, as its course has them: of a short search each where it is, of a long one to a pixel
 * or two.
 */
function marksOf({ replay: { course } }: Recording, isAlone: boolean, length: number, width: number) {
  const xs = (landmark: Landmark) =>
    course
      .slice(1)
      .flatMap((sample, i) =>
        sample.counts[landmark] === course[i].counts[landmark] ? [] : [xOf({ length, width }, timeOf(sample, isAlone))],
      )
  return {
    iteration: xs('iteration')
      .map((x) => `M${x} 0V${HEIGHT}`)
      .join(''),
    research: thinned(xs('research'))
      .map((x) => `M${x} 2V9`)
      .join(''),
    best: thinned(xs('best'))
      .map((x) => `M${x} 2l4 7h-8Z`)
      .join(''),
  }
}

/** No two marks on one pixel. */
function thinned(xs: readonly number[]): number[] {
  return [...new Set(xs.map(Math.round))]
}
