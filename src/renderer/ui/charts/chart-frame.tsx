/**
 * The frame around the drawing of every chart: title, export, legend, the value under the pointer or chosen by keys,
 * and the same values as a table for screen readers. A chart is one tab stop; the arrow keys move inside it.
 */
import { useId, useRef, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { tableOf, type ChartData, type Field } from './chart-data.ts'
import { DataTable } from './data-table.tsx'
import { ExportMenu } from './export-menu.tsx'
import { Hatchings } from './hatchings.tsx'
import { Legend, type MarkKind } from './legend.tsx'
import { Marker, Readout } from './readout.tsx'
import type { Spot } from './spots.ts'
import { useChosen, type Cursor } from './use-chosen.ts'
import type { Size } from './use-size.ts'
import './chart-frame.css'

/** The properties of every kind of chart. */
export interface ChartProps<Value = number> {
  readonly title: string
  /** A sentence that says what the chart shows and how to read it. */
  readonly summary: string
  /** The name of an exported file, without ending. */
  readonly fileName: string
  readonly data: ChartData<Value>
  readonly valueTitle: string
  readonly format: (value: Value) => string
  /** Choices of what it shows. */
  readonly controls?: ReactNode
}

interface ChartFrameProps<Value> extends ChartProps<Value> {
  readonly id: string
  readonly plot: RefObject<HTMLDivElement | null>
  readonly size: Size
  readonly spots: readonly Spot[]
  readonly marks: MarkKind
  readonly fields: readonly Field<Value>[]
  /** A short form for the readout, where `format` writes a sentence. */
  readonly formatBriefly?: (value: Value) => string
  /** Are its columns drawn as rows? */
  readonly isTurned?: boolean
  /** False where the drawing names the series itself. */
  readonly hasLegend?: boolean
  readonly cursor?: Cursor
  readonly children: ReactNode
}

export function ChartFrame<Value>(frame: ChartFrameProps<Value>) {
  const {
    id,
    plot,
    size,
    spots,
    marks,
    fields,
    formatBriefly,
    isTurned = false,
    hasLegend = true,
    cursor,
    children,
    ...props
  } = frame
  const { title, summary, fileName, data, format, controls } = props
  const { t } = useTranslation('charts')
  const figure = useRef<HTMLElement>(null)
  const keys = useId()
  const { spot, isByKey, handlers } = useChosen(spots, isTurned, cursor)
  // The name of a row needs no title before it.
  const columnName = (column: number) =>
    isTurned ? data.columns[column] : `${data.columnTitle} ${data.columns[column]}`
  const said = spot !== null && isByKey ? pointText(spot) : ''

  function pointText({ series, column }: Spot): string {
    const { name, values } = data.series[series]
    const value = values[column]
    return t('point', { series: name, column: columnName(column), value: value === null ? '' : format(value) })
  }

  return (
    <figure className="chart" ref={figure} aria-labelledby={`${id}-title`}>
      <div className="chart-head">
        <h3 id={`${id}-title`} data-print="">
          {title}
        </h3>
        <ExportMenu
          title={title}
          fileName={fileName}
          figure={figure}
          table={() => tableOf(data, t('series'), fields)}
        />
        <p id={`${id}-summary`} className="muted small" data-print="">
          {summary}
        </p>
        {controls}
      </div>
      <div
        className="plot"
        ref={plot}
        role="application"
        aria-roledescription={t('chart')}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-summary ${keys}`}
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
          {marks === 'bar' && <Hatchings id={id} looks={data.series.map(({ look }) => look)} />}
          {children}
          {spot && <Marker spot={spot} look={data.series[spot.series].look} />}
        </svg>
        {spots.length === 0 && <p className="plot-empty muted">{t('empty')}</p>}
        {spot && (
          <Readout
            id={id}
            title={columnName(spot.column)}
            spot={spot}
            size={size}
            series={data.series}
            marks={marks}
            format={formatBriefly ?? format}
          />
        )}
      </div>
      {hasLegend && <Legend id={id} kind={marks} series={data.series} />}
      <p id={keys} hidden>
        {t('keys')}
      </p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <DataTable title={title} data={data} format={format} />
    </figure>
  )
}
