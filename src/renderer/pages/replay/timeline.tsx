/**
 * The marks on the timeline: above its slider where iterations begin and each cutoff, below it new bests and
 * re-searches.
 */
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Landmark } from '../../../engine/search/course.ts'
import type { Recording } from '../../model/replay/recording.ts'
import { REPLAY } from '../../model/replay/replay-store.ts'
import { lengthOf } from '../../model/replay/seek.ts'
import { useLaterServices } from '../../platform/services.tsx'
import { useSize } from '../../ui/charts/use-size.ts'
import { iterationsOf, timeOf, xOf } from './course-lines.ts'

/** The heights of the lanes above the slider and below it, and the room at the end of the upper one for the clock. */
const ABOVE = 28
const BELOW = 12
const CLOCK = 160

export function Timeline({ children }: { children: ReactNode }) {
  const { t } = useTranslation('replay')
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
      <svg viewBox={`0 0 ${width} ${ABOVE}`} height={ABOVE} aria-hidden="true">
        {drawn?.iterations.map(({ x, depth, isNamed }) => (
          <g key={x}>
            <path className="mark-iteration" d={`M${x} 0V${ABOVE}`} />
            {isNamed && x < width - CLOCK && (
              <text x={x + 4} y={10}>
                {t('depth', { depth })}
              </text>
            )}
          </g>
        ))}
        <path className="mark-cutoff" d={drawn?.cutoff} />
      </svg>
      {children}
      <svg viewBox={`0 0 ${width} ${BELOW}`} height={BELOW} aria-hidden="true">
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
  const xAt = (sample: (typeof course)[number]) => xOf({ length, width }, timeOf(sample, isAlone))
  const marks = (landmark: Landmark, draw: (x: number) => string) => {
    const xs = course
      .slice(1)
      .flatMap((sample, i) => (sample.counts[landmark] === course[i].counts[landmark] ? [] : [Math.round(xAt(sample))]))
    // No two marks on one pixel.
    return [...new Set(xs)].map(draw).join('')
  }
  return {
    iterations: iterationsOf(course, xAt),
    cutoff: marks('cutoff', (x) => `M${x} 17V${ABOVE - 2}`),
    research: marks('research', (x) => `M${x} 1l4 4-4 4-4-4Z`),
    best: marks('best', (x) => `M${x} 2l4 7h-8Z`),
  }
}
