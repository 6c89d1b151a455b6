/**
 * Lines over columns, each with a shape of its own at its points. The scale begins at zero, spans the values, or is
 * logarithmic. Samples are shown by their medians, with whiskers from quartile to quartile; shares and estimates with whiskers
 * over their intervals.
 */
import { line, scalePoint } from 'd3'
import { useId } from 'react'
import { ColumnAxis, plotArea, ValueAxis } from './axes.tsx'
import type { Quartiles, Rate } from '../../../engine/math/statistics.ts'
import { valuesOf, type Field } from './chart-data.ts'
import { ChartFrame, type ChartProps } from './chart-frame.tsx'
import { percent, type TickFormat } from '../../language/format.ts'
import { shapeOf } from './looks.ts'
import { useEstimateWords, type Sampled } from './estimate-words.ts'
import { useQuartileWords } from './quartile-words.ts'
import { useRateWords } from './rate-words.ts'
import { closeScale, linearScale, logScale } from './scales.ts'
import type { Spot } from './spots.ts'
import { useSize } from './use-size.ts'

const SCALES = { linear: linearScale, log: logScale, close: closeScale }

interface Scaled {
  readonly scale: keyof typeof SCALES
  readonly formatTick: TickFormat
}

interface LinesProps<Value> extends ChartProps<Value>, Scaled {
  readonly formatBriefly?: (value: Value) => string
  readonly fields: readonly Field<Value>[]
  readonly pointOf: (value: Value) => number
  /** The ends of a whisker. */
  readonly rangeOf: ((value: Value) => readonly [number, number]) | null
}

/** Pixels between the points of neighbouring series at a column, so that equal values do not hide each other. */
const DODGE = 5
const DODGE_OF_WHISKERS = 12

export function LineChart(props: ChartProps & Scaled) {
  return <Lines {...props} fields={[{ title: props.valueTitle, of: (value) => value }]} pointOf={(value) => value} rangeOf={null} />
}

export function MedianChart({ format, ...props }: Omit<ChartProps<Quartiles>, 'format'> & Scaled & { readonly format: (value: number) => string }) {
  const words = useQuartileWords(format)
  return <Lines {...props} {...words} pointOf={({ median }) => median} rangeOf={({ lower, upper }) => [lower, upper]} />
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
  return <Lines {...props} {...words} scale="linear" formatTick={percent} pointOf={({ value }) => value} rangeOf={hasWhiskers ? rangeOf : null} />
}

export function EstimateChart({ format, ...props }: Omit<ChartProps<Sampled>, 'format'> & Scaled & { readonly format: (value: number) => string }) {
  const words = useEstimateWords(props.valueTitle, format)
  // With too few values the interval is unbounded, and only words say so.
  const rangeOf = ({ value, lower, upper }: Sampled) => (Number.isFinite(lower) ? ([lower, upper] as const) : ([value, value] as const))
  return <Lines {...props} {...words} pointOf={({ value }) => value} rangeOf={rangeOf} />
}

function Lines<Value>({ scale, formatTick, pointOf, rangeOf, ...props }: LinesProps<Value>) {
  const { data, valueTitle } = props
  const id = useId()
  const [plot, size] = useSize()
  const area = plotArea(size)
  const x = scalePoint(data.columns.keys(), [area.left, area.right]).padding(0.3)
  const atX = (column: number) => x(column) ?? 0
  const dodge = (series: number) => (data.series[series].look === 'reference' ? 0 : (series - (data.series.length - 1) / 2) * (rangeOf === null ? DODGE : DODGE_OF_WHISKERS))
  const atY = SCALES[scale](valuesOf(data).flatMap((value) => [pointOf(value), ...(rangeOf?.(value) ?? [])]), [area.bottom, area.top], size.rem)
  const spots = data.series.map(({ values }, series) =>
    values.flatMap((value, column): Spot[] => (value === null ? [] : [{ series, column, x: atX(column) + dodge(series), y: atY(pointOf(value)), width: 0, height: 0 }])),
  )
  const path = line<Spot>(
    ({ x }) => x,
    ({ y }) => y,
  )
  const whisker = ({ series, column, x }: Spot) => {
    const value = data.series[series].values[column]
    if (value === null || rangeOf === null) return ''
    const [low, high] = rangeOf(value).map(atY)
    return `M${x} ${low}V${high}M${x - 4} ${low}h8M${x - 4} ${high}h8`
  }
  return (
    <ChartFrame {...props} id={id} plot={plot} size={size} spots={spots.flat()} marks="line">
      <ValueAxis area={area} scale={atY} title={valueTitle} format={formatTick} />
      <ColumnAxis area={area} columns={data.columns} title={data.columnTitle} at={atX} rem={size.rem} />
      {data.series.map(({ name, look, isApart = false }, i) => (
        <g key={name} className={look}>
          {rangeOf !== null && look !== 'reference' && <path className="whisker" d={spots[i].map(whisker).join('')} />}
          {!isApart && <path className="line" d={path(spots[i]) ?? ''} />}
          {look !== 'reference' &&
            spots[i].map(({ column, x, y }) => <path key={column} className="point" d={shapeOf(look)} transform={`translate(${x} ${y})`} />)}
        </g>
      ))}
    </ChartFrame>
  )
}
