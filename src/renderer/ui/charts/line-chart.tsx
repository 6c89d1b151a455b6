/**
 * Lines over columns, each with a shape of its own at its points and its name beside the last one, where there is room.
 * The scale begins at zero unless the lower half would be empty, spans the values, or is logarithmic. Samples are shown
 * by their medians, with whiskers from quartile to quartile; shares and estimates with whiskers over their intervals.
 */
import { area as d3Area, line, scalePoint } from 'd3'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ColumnAxis, plotArea, ValueAxis } from './axes.tsx'
import type { Quartiles, Rate } from '../../../engine/math/statistics.ts'
import { valuesOf, type Field } from './chart-data.ts'
import { ChartFrame, type ChartProps } from './chart-frame.tsx'
import { percent, ratio, type TickFormat } from '../../language/format.ts'
import { Select } from '../controls/select.tsx'
import { labelRoom } from './end-labels.ts'
import { LineLabels } from './line-labels.tsx'
import { shapeOf } from './looks.ts'
import { useEstimateWords, type Sampled } from './estimate-words.ts'
import { useQuartileWords } from './quartile-words.ts'
import { useRateWords } from './rate-words.ts'
import { relativeTo } from './relative.ts'
import { closeScale, logScale, lineScale } from './scales.ts'
import type { Spot } from './spots.ts'
import type { Cursor } from './use-chosen.ts'
import { useSize } from './use-size.ts'

const SCALES = { linear: lineScale, log: logScale, close: closeScale }

interface Scaled {
  readonly scale: keyof typeof SCALES
  readonly formatTick: TickFormat
}

interface LinesProps<Value> extends ChartProps<Value>, Scaled {
  readonly formatBriefly?: (value: Value) => string
  readonly fields: readonly Field<Value>[]
  readonly pointOf: (value: Value) => number
  /** The ends of a whisker, or the edges of the band. */
  readonly rangeOf: ((value: Value) => readonly [number, number]) | null
  /** Are ranges drawn as a band along the line? Many columns have no room for whiskers. */
  readonly isBand?: boolean
  readonly cursor?: Cursor
}

/** Pixels between the points of neighbouring series at a column, so that equal values do not hide each other. */
const DODGE = 5
const DODGE_OF_WHISKERS = 12

export function LineChart(props: ChartProps & Scaled) {
  return (
    <Lines
      {...props}
      fields={[{ title: props.valueTitle, of: (value) => value }]}
      pointOf={(value) => value}
      rangeOf={null}
    />
  )
}

/**
 * Lines that can be shown as multiples of one of them as well: curves that lie on one another as they grow then part.
 */
export function ComparedLines(props: ChartProps & Scaled) {
  const { t } = useTranslation('charts')
  const { data, title, fileName } = props
  const [base, setBase] = useState(VALUES)
  const index = data.series.findIndex(({ name }) => name === base)
  const options = [
    { value: VALUES, label: t('values') },
    ...data.series.map(({ name }) => ({ value: name, label: t('ratioTo', { series: name }) })),
  ]
  const select = (
    <Select
      label={t('shownAs')}
      isLabelShown
      options={options}
      value={index === -1 ? VALUES : base}
      onChange={setBase}
    />
  )
  if (index === -1) return <LineChart {...props} controls={select} />
  const texts = {
    title: t('ratioTitle', { title, series: base }),
    summary: t('ratioSummary', { series: base }),
    valueTitle: t('ratioTo', { series: base }),
    fileName: `${fileName}-ratio`,
  }
  return (
    <LineChart
      {...props}
      {...texts}
      data={relativeTo(data, index)}
      scale="log"
      format={multipleWords}
      formatTick={ratio}
      controls={select}
    />
  )
}

/** Stands for no ratio; no series has an empty name. */
const VALUES = ''

export const multipleWords = (value: number) => `${ratio(value)} ×`

type MedianProps = Omit<ChartProps<Quartiles>, 'format'> & Scaled & { readonly format: (value: number) => string }

export function MedianChart({ format, ...props }: MedianProps) {
  const words = useQuartileWords(format)
  return <Lines {...props} {...words} pointOf={({ median }) => median} rangeOf={({ lower, upper }) => [lower, upper]} />
}

/** Medians over many columns of samples of different sizes, each with a band from quartile to quartile. */
export function BandChart({ format, ...props }: MedianProps & { readonly cursor?: Cursor }) {
  const words = useQuartileWords(format, true)
  return (
    <Lines
      {...props}
      {...words}
      isBand
      pointOf={({ median }) => median}
      rangeOf={({ lower, upper }) => [lower, upper]}
    />
  )
}

interface RateProps extends Omit<ChartProps<Rate>, 'format'> {
  /** False where there are too many to be told apart: the readout, the table and the file still have the intervals. */
  readonly hasWhiskers?: boolean
  /** Do the intervals hold simultaneously with 95 % confidence? */
  readonly isTogether?: boolean
}

export function RateChart({ hasWhiskers = true, isTogether = false, ...props }: RateProps) {
  const words = useRateWords(props.valueTitle, isTogether)
  const rangeOf = ({ lower, upper }: Rate) => [lower, upper] as const
  return (
    <Lines
      {...props}
      {...words}
      scale="linear"
      formatTick={percent}
      pointOf={({ value }) => value}
      rangeOf={hasWhiskers ? rangeOf : null}
    />
  )
}

interface EstimateProps extends Omit<ChartProps<Sampled>, 'format'>, Scaled {
  readonly format: (value: number) => string
  /** Are the values those of series of games, rather than of positions? */
  readonly isOfSeries?: boolean
}

export function EstimateChart({ format, isOfSeries = false, ...props }: EstimateProps) {
  const words = useEstimateWords(props.valueTitle, format, isOfSeries)
  // With too few values the interval is unbounded, and only words say so.
  const rangeOf = ({ value, lower, upper }: Sampled) =>
    Number.isFinite(lower) ? ([lower, upper] as const) : ([value, value] as const)
  return <Lines {...props} {...words} pointOf={({ value }) => value} rangeOf={rangeOf} />
}

function Lines<Value>({ scale, formatTick, pointOf, rangeOf, isBand = false, ...props }: LinesProps<Value>) {
  const { data, valueTitle, cursor } = props
  const id = useId()
  const [plot, size] = useSize()
  const names = data.series.map(({ name }) => name)
  // Single points stand anywhere, and would be named far from where they are.
  const room = data.series.some(({ isApart = false }) => isApart) ? 0 : labelRoom(names, size.width, size.rem)
  const whole = plotArea(size)
  const area = { ...whole, right: whole.right - room }
  const x = scalePoint(data.columns.keys(), [area.left, area.right]).padding(0.3)
  const atX = (column: number) => x(column) ?? 0
  const dodge = (series: number) =>
    data.series[series].look === 'reference'
      ? 0
      : (series - (data.series.length - 1) / 2) * (rangeOf === null ? DODGE : isBand ? 0 : DODGE_OF_WHISKERS)
  const atY = SCALES[scale](
    valuesOf(data).flatMap((value) => [pointOf(value), ...(rangeOf?.(value) ?? [])]),
    [area.bottom, area.top],
    size.rem,
  )
  const spots = data.series.map(({ values }, series) =>
    values.flatMap((value, column): Spot[] =>
      value === null
        ? []
        : [{ series, column, x: atX(column) + dodge(series), y: atY(pointOf(value)), width: 0, height: 0 }],
    ),
  )
  const path = line<Spot>(
    ({ x }) => x,
    ({ y }) => y,
  )
  const rangeAt = ({ series, column }: Spot) => {
    const value = data.series[series].values[column]
    return value === null || rangeOf === null ? [0, 0] : rangeOf(value).map(atY)
  }
  const band = d3Area<Spot>(
    ({ x }) => x,
    (spot) => rangeAt(spot)[0],
    (spot) => rangeAt(spot)[1],
  )
  const whisker = (spot: Spot) => {
    const { x } = spot
    const [low, high] = rangeAt(spot)
    return `M${x} ${low}V${high}M${x - 4} ${low}h8M${x - 4} ${high}h8`
  }
  return (
    <ChartFrame {...props} id={id} plot={plot} size={size} spots={spots.flat()} marks="line" hasLegend={room === 0}>
      <ValueAxis area={area} scale={atY} title={valueTitle} format={formatTick} />
      <ColumnAxis area={area} columns={data.columns} title={data.columnTitle} at={atX} rem={size.rem} />
      {cursor !== undefined && (
        <line
          className="column-cursor"
          data-screen=""
          x1={atX(cursor.column)}
          x2={atX(cursor.column)}
          y1={area.top}
          y2={area.bottom}
        />
      )}
      {isBand &&
        data.series.map(({ name, look }, i) => (
          <path key={name} className={`range-band ${look}`} d={band(spots[i]) ?? ''} />
        ))}
      {data.series.map(({ name, look, isApart = false }, i) => (
        <g key={name} className={look}>
          {!isBand && rangeOf !== null && look !== 'reference' && (
            <path className="whisker" d={spots[i].map(whisker).join('')} />
          )}
          {!isApart && <path className="line" d={path(spots[i]) ?? ''} />}
          {look !== 'reference' &&
            spots[i].map(({ column, x, y }) => (
              <path key={column} className="point" d={shapeOf(look)} transform={`translate(${x} ${y})`} />
            ))}
        </g>
      ))}
      {room > 0 && <LineLabels area={area} series={data.series} spots={spots} rem={size.rem} />}
    </ChartFrame>
  )
}
