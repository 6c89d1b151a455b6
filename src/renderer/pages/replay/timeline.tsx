/** The marks on the timeline: cutoffs above the slider; new bests, re-searches and iterations below it. */
import { useMemo, type ReactNode } from 'react'
import { useStore } from 'zustand'
import type { Recording } from '../../model/replay/recording.ts'
import { lengthOf, REPLAY } from '../../model/replay/replay-store.ts'
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

function marksOf({ replay }: Recording, isAlone: boolean, length: number, width: number) {
  // Two searches share time in visited states: a mark stands where the state of its event was entered.
  const time = (event: number) => (isAlone ? event : replay.visitedBy(event))
  const place = (event: number) => END + (time(event) / Math.max(1, length)) * (width - 2 * END)
  const xs = (landmark: Parameters<typeof replay.all>[0]) => replay.all(landmark).map(place)
  const cutoffs = xs('cutoff')
  return {
    cutoff: cutoffs.length > MAX_MARKS ? barsOf(cutoffs, width) : cutoffs.map((x) => `M${x} 3V12`).join(''),
    iteration: xs('iteration').map((x) => `M${x} 0V${HEIGHT}`).join(''),
    research: thinned(xs('research')).map((x) => `M${x} 2V9`).join(''),
    best: thinned(xs('best')).map((x) => `M${x} 2l4 7h-8Z`).join(''),
  }
}

/** No two marks on one pixel. */
function thinned(xs: readonly number[]): number[] {
  return [...new Set(xs.map(Math.round))]
}

/** A histogram of the marks; its highest bar takes the full height. */
function barsOf(xs: readonly number[], width: number): string {
  const counts = new Array<number>(Math.ceil(width / BAR)).fill(0)
  for (const x of xs) counts[Math.floor(x / BAR)]++
  const max = Math.max(...counts)
  return counts.map((count, i) => (count === 0 ? '' : `M${(i + 0.5) * BAR} 13V${13 - (12 * count) / max}`)).join('')
}
