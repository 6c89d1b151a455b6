/** The course of the whole search, on the same line of time as the slider: where it is pointed at, the replay goes. */
import { useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { CourseSample } from '../../../engine/search/course.ts'
import type { ReplayMoment } from '../../../engine/search/replay-moment.ts'
import { ALGORITHM_NAMES } from '../../language/names.ts'
import { count } from '../../language/words.ts'
import type { Recording } from '../../model/replay/recording.ts'
import { goTo, REPLAY, timeSought } from '../../model/replay/replay-store.ts'
import { lengthOf } from '../../model/replay/seek.ts'
import { useLaterServices } from '../../platform/services.tsx'
import { ExportMenu } from '../../ui/charts/export-menu.tsx'
import { useSize } from '../../ui/charts/use-size.ts'
import { useCaption } from './caption.ts'
import { linesOf, sampleAt, timeAt, timeByKey, xOf, type CourseScale } from './course-lines.ts'
import { moverAt, valueText, toWord } from './replay-words.ts'
import { useMoment } from './use-moment.ts'
import './course-chart.css'

/** The figures of a sample, or of the present moment. */
type Figures = Pick<CourseSample, 'visited' | 'depth' | 'best'> & { readonly cutoffs: number }

const figuresOf = ({ visited, depth, best, counts }: CourseSample): Figures => ({
  visited,
  depth,
  best,
  cutoffs: counts.cutoff,
})

function figuresAt({ visited, depth, counts, line }: ReplayMoment): Figures {
  const root = line.at(0)
  return {
    visited,
    depth,
    cutoffs: counts.cutoff,
    best: root === undefined || root.bestNode === null ? null : root.best,
  }
}

export function CourseChart({ recording }: { recording: Recording }) {
  const { t } = useTranslation('replay')
  const { replay } = useLaterServices(REPLAY)
  const { course } = recording.replay
  const isAlone = useStore(replay, ({ recordings }) => recordings.length === 1)
  const time = useStore(replay, timeSought)
  const length = useStore(replay, lengthOf)
  const [plot, { width, height }] = useSize()
  const [pointed, setPointed] = useState<number | null>(null)
  const figure = useRef<HTMLElement>(null)
  const moment = useMoment(recording)
  const scale = useMemo(() => ({ course, isAlone, length, width }), [course, isAlone, length, width])
  const shown = pointed === null ? figuresAt(moment) : figuresOf(course[sampleAt(course, isAlone, pointed)])
  const handlers = useCourseHandlers(scale, time, (to) => goTo(replay, to), setPointed)
  const title = t('course.title', { search: ALGORITHM_NAMES[recording.options.algorithm] })
  return (
    <figure className="course" ref={figure}>
      <Key recording={recording} figures={shown} />
      <ExportMenu
        title={title}
        fileName="course"
        figure={figure}
        caption={useCaption(recording)}
        table={() => tableOf(recording)}
      />
      <div
        className="course-plot"
        ref={plot}
        role="slider"
        tabIndex={0}
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={length}
        aria-valuenow={time}
        aria-valuetext={t('course.at', {
          visited: shown.visited,
          cutoffs: shown.cutoffs,
          depth: shown.depth,
          best: bestText(shown),
        })}
        {...handlers}
      >
        <svg data-print="" aria-hidden="true" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
          <Lines scale={scale} height={height} />
          <path className="course-now" data-screen="" d={`M${xOf(scale, time)} 0V${height}`} />
          {pointed !== null && (
            <path className="course-pointed" data-screen="" d={`M${xOf(scale, pointed)} 0V${height}`} />
          )}
        </svg>
      </div>
    </figure>
  )
}

/** The part of the chart that depends on the search alone: a replay that plays does not draw it again. */
function Lines({ scale, height }: { scale: CourseScale; height: number }) {
  const { t } = useTranslation('replay')
  const drawn = useMemo(() => linesOf(scale, height), [scale, height])
  return (
    <>
      <path className="course-border" d={`M0 ${drawn.border}H${scale.width}`} />
      {drawn.iterations.map(({ x }, i) => (
        <path key={i} className="course-iteration" d={`M${x} 0V${height}`} />
      ))}
      <path className="course-cutoffs" d={drawn.cutoffs} />
      <path className="course-visited" d={drawn.visited} />
      <path className="course-best" d={drawn.best} />
      {drawn.iterations.map(
        ({ x, depth, isNamed }, i) =>
          isNamed && (
            <text key={i} x={x + 4} y={10}>
              {t('depth', { depth })}
            </text>
          ),
      )}
    </>
  )
}

const SERIES = ['visited', 'cutoffs', 'best'] as const

const bestText = ({ best }: Figures) => (best === null ? '–' : valueText(best))

/** The key of the lines, each with its figure at the present moment or where the pointer is. */
function Key({ recording, figures }: { recording: Recording; figures: Figures }) {
  const { t } = useTranslation('replay')
  const values = { visited: count(figures.visited), cutoffs: count(figures.cutoffs), best: bestText(figures) }
  return (
    <figcaption className="course-key">
      {SERIES.map((name) => (
        <span key={name}>
          <svg data-print="" width="16" height="10" viewBox="0 0 16 10" aria-hidden="true">
            <path className={`course-${name}`} d={name === 'cutoffs' ? 'M3 9V5M7 9V2M11 9V6M15 9V4' : 'M0 5H16'} />
          </svg>
          <span data-print="">{t(`course.${name}`, { to: toWord(recording, moverAt(recording, 0)) })}</span>{' '}
          <strong className="number">{values[name]}</strong>
        </span>
      ))}
    </figcaption>
  )
}

function useCourseHandlers(
  scale: CourseScale,
  time: number,
  go: (time: number) => void,
  point: (time: number | null) => void,
) {
  const under = ({ currentTarget, clientX }: PointerEvent) =>
    timeAt(scale, clientX - currentTarget.getBoundingClientRect().left)
  const onKeyDown = (event: KeyboardEvent) => {
    const to = timeByKey(scale, event.key, time)
    if (to === null || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    go(to)
  }
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    go(under(event))
  }
  const onPointerMove = (event: PointerEvent) => {
    point(under(event))
    if (event.buttons === 1) go(under(event))
  }
  return { onKeyDown, onPointerDown, onPointerMove, onPointerLeave: () => point(null) }
}

/** The samples as numbers. */
function tableOf({ replay: { course } }: Recording) {
  const columns = ['event', 'visited', 'cutoffs', 'researches', 'iterations', 'depth', 'best'].map((name) => ({ name }))
  return {
    columns,
    rows: course.map(({ event, visited, counts, depth, best }) => [
      event,
      visited,
      counts.cutoff,
      counts.research,
      counts.iteration,
      depth,
      best === null ? '' : valueText(best),
    ]),
  }
}
