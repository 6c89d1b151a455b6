/**
 * The picture of a surface, from above or in space, with what every chart has: export, legend, the point under the
 * pointer or chosen by keys, and the same numbers as a table for screen readers. It is one tab stop.
 */
import { useId, useMemo, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { weightsOf } from '../../../../engine/arena/surface.ts'
import { intervalWords } from '../../../model/studies/contest/words.ts'
import { DataTable } from '../../../ui/charts/data-table.tsx'
import { ExportMenu } from '../../../ui/charts/export-menu.tsx'
import { ReadoutBox } from '../../../ui/charts/readout.tsx'
import { useSize } from '../../../ui/charts/use-size.ts'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import type { SurfaceLandmark } from './drawing.ts'
import { fieldOf } from './field.ts'
import { MapView } from './map-view.tsx'
import { RateLegend } from './rate-legend.tsx'
import { SpaceView } from './space-view.tsx'
import { surfaceTable } from './surface-table.ts'
import type { SurfaceRecord } from '../../../model/studies/surface/surface-file.ts'
import { TurnButtons } from './turn-buttons.tsx'
import { usePicture } from './use-picture.ts'
import { featureLabel, placeWords, weightWords } from '../../../model/studies/surface/words.ts'

interface SurfaceChartProps {
  readonly record: SurfaceRecord
  readonly landmarks: readonly SurfaceLandmark[]
  /** Content beside the picture. */
  readonly children: ReactNode
}

export function SurfaceChart({ record, landmarks, children }: SurfaceChartProps) {
  const { t } = useTranslation(['surface', 'charts'])
  const { surface, points } = record
  const id = useId()
  const figure = useRef<HTMLElement>(null)
  const [plot, size] = useSize()
  const field = useMemo(() => fieldOf(surface, points), [surface, points])
  const drawing = { surface, points, field, landmarks, size }
  const { kind, setKind, view, shown, look, spot, point, said, handlers } = usePicture(drawing)
  return (
    <figure className="chart surface-chart" ref={figure} aria-labelledby={`${id}-title`}>
      <div className="chart-head">
        <h3 id={`${id}-title`} data-print="">
          {t('surface:chart.title', { x: featureLabel(surface.x), y: featureLabel(surface.y) })}
        </h3>
        <ExportMenu
          title={record.name}
          fileName={`surface-${surface.x}-${surface.y}`}
          figure={figure}
          table={() => surfaceTable(record)}
        />
        <p id={`${id}-summary`} className="muted small" data-print="">
          {[t(`surface:chart.${kind}Text`), points.length < field.heights.length && t('surface:chart.growing')]
            .filter(Boolean)
            .join(' ')}
        </p>
      </div>
      <div className="wrap spread align-end gap-x-4">
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
          {...handlers}
        >
          <svg
            data-print=""
            aria-hidden="true"
            width={size.width}
            height={size.height}
            viewBox={`0 0 ${size.width} ${size.height}`}
          >
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
        <div className="surface-aside stack gap-4">
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

/** The table of the numbers, its rows from the top as drawn. */
function Numbers({ record: { surface, points } }: { record: SurfaceRecord }) {
  const { t } = useTranslation('surface')
  return useMemo(() => {
    const weights = weightsOf(surface)
    const byNumber = new Map(points.map((point) => [point.number, point.rate]))
    const [x, y] = [featureLabel(surface.x), featureLabel(surface.y)]
    const series = weights
      .map((weight, row) => ({
        name: weightWords(weight),
        look: 'series-3' as const,
        values: weights.map((_, column) => byNumber.get(row * weights.length + column) ?? null),
      }))
      .toReversed()
    return (
      <DataTable
        title={t('chart.table', { x, y })}
        data={{ columnTitle: t('chart.corner', { x, y }), columns: weights.map(weightWords), series }}
        format={intervalWords}
      />
    )
  }, [surface, points, t])
}
