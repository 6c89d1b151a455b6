/**
 * The picture of a surface, from above or in space, with what every chart has: export, legend, the point under the
 * pointer or chosen by keys, and the same numbers as a table for screen readers. It is one tab stop; the arrow keys go
 * from point to point above, and turn the picture in space, where they go from point to point with Shift.
 */
import { useDeferredValue, useId, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { weightsOf } from '../../engine/arena/surface.ts'
import { intervalWords } from '../arena/words.ts'
import { DataTable } from '../charts/data-table.tsx'
import { ExportMenu } from '../charts/export-menu.tsx'
import { ReadoutBox } from '../charts/readout.tsx'
import { nearestSpot, spotByKey, type Spot } from '../charts/spots.ts'
import { useSize } from '../charts/use-size.ts'
import { Segmented } from '../controls/segmented.tsx'
import { numberOf, type Landmark } from './drawing.ts'
import { fieldOf } from './field.ts'
import { mapSpots, MapView } from './map-view.tsx'
import { FIRST_VIEW, turned, type View } from './projection.ts'
import { RateLegend } from './rate-legend.tsx'
import { spaceSpots, SpaceView } from './space-view.tsx'
import { surfaceCsv } from './surface-csv.ts'
import type { SurfaceRecord } from './surface-file.ts'
import { TurnButtons } from './turn-buttons.tsx'
import { featureLabel, placeWords, pointWords, weightWords } from './words.ts'

interface SurfaceChartProps {
  readonly record: SurfaceRecord
  readonly landmarks: readonly Landmark[]
  /** What stands beside the picture. */
  readonly children: ReactNode
}

interface Chosen {
  readonly number: number
  readonly isByKey: boolean
}

/** Degrees by a press of a key, and by a pixel that the pointer is drawn. */
const BY_KEY = 5
const BY_PIXEL = 0.4

/** What the arrow keys turn and tilt by. */
const TURNING: Readonly<Record<string, readonly [byTurn: number, byTilt: number]>> = {
  ...{ ArrowLeft: [-BY_KEY, 0], ArrowRight: [BY_KEY, 0], ArrowUp: [0, -BY_KEY], ArrowDown: [0, BY_KEY] },
}

export function SurfaceChart({ record, landmarks, children }: SurfaceChartProps) {
  const { t } = useTranslation(['surface', 'charts'])
  const { surface, points } = record
  const id = useId()
  const figure = useRef<HTMLElement>(null)
  const [plot, size] = useSize()
  const [kind, setKind] = useState<'map' | 'space'>('map')
  const [view, setView] = useState(FIRST_VIEW)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [said, setSaid] = useState('')
  const field = useMemo(() => fieldOf(surface, points), [surface, points])
  // A slow computer drops views that another has followed.
  const shown = useDeferredValue(view)
  const spots = useMemo(() => (kind === 'map' ? mapSpots({ points, field, size }) : spaceSpots({ points, field, size }, shown)), [kind, points, field, size, shown])
  const spot = spots.find((candidate) => numberOf(candidate, field) === chosen?.number) ?? null
  const point = points.find(({ number }) => number === chosen?.number) ?? null
  const drawing = { surface, points, field, landmarks, size }

  function choose(to: Spot | null, isByKey: boolean): void {
    const number = to && numberOf(to, field)
    if (number === (chosen?.number ?? null)) return
    setChosen(number === null ? null : { number, isByKey })
    const reached = points.find((candidate) => candidate.number === number)
    if (isByKey) setSaid(reached === undefined ? '' : pointWords(surface, reached))
  }

  function look(next: View): void {
    setView(next)
    setSaid(t('surface:view3d', { turn: Math.round(next.turn), tilt: Math.round(next.tilt) }))
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isTurning = kind === 'space' && !event.shiftKey
    const turning = isTurning ? TURNING[event.key] : undefined
    if (turning !== undefined) look(turned(view, ...turning))
    else if (isTurning && event.key === 'Home') look(FIRST_VIEW)
    else if (event.key === 'Escape' && chosen !== null) choose(null, true)
    else {
      const to = isTurning ? null : spotByKey(spots, spot, event.key, false)
      if (to === null) return
      choose(to, true)
    }
    // Escape and arrows mean something to the page as well.
    event.preventDefault()
    event.stopPropagation()
  }

  function onPointerMove({ currentTarget, clientX, clientY, buttons, movementX, movementY }: PointerEvent): void {
    if (kind === 'space' && buttons === 1) return setView((before) => turned(before, BY_PIXEL * movementX, BY_PIXEL * movementY))
    const { left, top } = currentTarget.getBoundingClientRect()
    choose(nearestSpot(spots, clientX - left, clientY - top), false)
  }

  return (
    <figure className="chart surface-chart" ref={figure} aria-labelledby={`${id}-title`}>
      <div className="chart-head">
        <h3 id={`${id}-title`} data-print="">
          {t('surface:chart.title', { x: featureLabel(surface.x), y: featureLabel(surface.y) })}
        </h3>
        <ExportMenu title={record.name} fileName={`surface-${surface.x}-${surface.y}`} figure={figure} csv={() => surfaceCsv(record)} />
        <p id={`${id}-summary`} className="muted small" data-print="">
          {t(points.length < field.heights.length ? 'surface:chart.growing' : 'surface:chart.summary')}
        </p>
      </div>
      <div className="surface-tools">
        <Segmented
          legend={t('surface:chart.view')}
          options={(['map', 'space'] as const).map((value) => ({ value, label: t(`surface:chart.${value}`) }))}
          value={kind}
          onChange={setKind}
        />
        {kind === 'space' && <TurnButtons view={view} onTurn={look} />}
      </div>
      <div className="surface-body">
        <div
          className={`plot surface-plot ${kind}`}
          ref={plot}
          role="application"
          aria-roledescription={t('charts:chart')}
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-summary ${id}-keys`}
          tabIndex={0}
          onKeyDown={onKeyDown}
          onBlur={() => setChosen(null)}
          onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
          onPointerMove={onPointerMove}
          onPointerLeave={({ currentTarget }) => document.activeElement !== currentTarget && setChosen(null)}
        >
          <svg data-print="" aria-hidden="true" width={size.width} height={size.height} viewBox={`0 0 ${size.width} ${size.height}`}>
            {kind === 'map' ? <MapView {...drawing} /> : <SpaceView {...drawing} view={shown} />}
            {spot && <circle className="marker" data-screen="" cx={spot.x} cy={spot.y} r={7} />}
          </svg>
          {spot && point && (
              <ReadoutBox spot={spot} size={size}>
                <strong>{intervalWords(point.rate)}</strong>
                <p className="muted">{placeWords(surface, point)}</p>
              </ReadoutBox>
            )}
        </div>
        <div className="surface-aside">
          <RateLegend />
          {children}
        </div>
      </div>
      <p id={`${id}-keys`} hidden>
        {t(kind === 'map' ? 'charts:keys' : 'surface:chart.keys')}
      </p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <Numbers record={record} />
    </figure>
  )
}

/** The rows as they are drawn, from above. */
function Numbers({ record: { surface, points } }: { record: SurfaceRecord }) {
  const { t } = useTranslation('surface')
  return useMemo(() => {
    const weights = weightsOf(surface)
    const byNumber = new Map(points.map((point) => [point.number, point.rate]))
    const [x, y] = [featureLabel(surface.x), featureLabel(surface.y)]
    const series = weights
      .map((weight, row) => ({ name: weightWords(weight), look: 'series-3' as const, values: weights.map((_, column) => byNumber.get(row * weights.length + column) ?? null) }))
      .toReversed()
    return <DataTable title={t('chart.table', { x, y })} data={{ columnTitle: t('chart.corner', { x, y }), columns: weights.map(weightWords), series }} format={intervalWords} />
  }, [surface, points, t])
}
