/** Shares of a whole: one bar a row, divided among the series, the parts from left to right. */
import { scaleBand, sum } from 'd3'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChartData } from './chart-data.ts'
import { ChartFrame, type ChartProps } from './chart-frame.tsx'
import { fits, percents } from '../../language/format.ts'
import { hatchingUrl } from './hatchings.tsx'
import type { Spot } from './spots.ts'
import { useSize } from './use-size.ts'

interface Part {
  readonly value: number
  readonly share: number
  /** The share as it is written: with those of the other parts it adds up to 100 %. */
  readonly text: string
  /** Share of the parts before it. */
  readonly before: number
}

/** Each value with its share of the column's sum; a column with the sum 0 has no parts. */
export function partsOf(data: ChartData): ChartData<Part> {
  const wholes = data.columns.map((_, column) => sum(data.series, ({ values }) => values[column] ?? 0))
  const before = data.columns.map(() => 0)
  const texts = data.columns.map((_, column) =>
    percents(data.series.map(({ values }) => (wholes[column] === 0 ? 0 : (values[column] ?? 0) / wholes[column]))),
  )
  const part = (value: number | null, column: number, series: number): Part | null => {
    if (value === null || wholes[column] === 0) return null
    const share = value / wholes[column]
    before[column] += share
    return { value, share, text: texts[column][series], before: before[column] - share }
  }
  return {
    ...data,
    series: data.series.map((series, i) => ({
      ...series,
      values: series.values.map((value, column) => part(value, column, i)),
    })),
  }
}

/** Heights in multiples of the font size: of a row's name, and of a bar at most. */
const NAME_HEIGHT = 1.5
const MAX_BAR_HEIGHT = 2.4

/** Pixels left free at the edges, for the frame around the value chosen. */
const EDGE = 4

export function ShareChart({ format, ...props }: ChartProps) {
  const { t } = useTranslation('charts')
  const id = useId()
  const [plot, size] = useSize()
  const { rem } = size
  const width = size.width - 2 * EDGE
  const data = partsOf(props.data)
  const rows = scaleBand(data.columns.keys(), [0, size.height - EDGE]).paddingInner(0.1)
  const height = Math.min(rows.bandwidth() - NAME_HEIGHT * rem, MAX_BAR_HEIGHT * rem)
  const spots = data.columns.flatMap((_, column) =>
    data.series.flatMap(({ values }, series): Spot[] => {
      const part = values[column]
      if (part === null || part.value === 0) return []
      return [
        {
          series,
          column,
          x: EDGE + part.before * width,
          y: (rows(column) ?? 0) + NAME_HEIGHT * rem,
          width: part.share * width,
          height,
        },
      ]
    }),
  )
  return (
    <ChartFrame
      {...props}
      data={data}
      format={({ value, text }) => t('share', { share: text, value: format(value) })}
      fields={[
        { title: props.valueTitle, of: ({ value }) => value },
        { title: t('shareOf'), of: ({ share }) => share },
      ]}
      id={id}
      plot={plot}
      size={size}
      spots={spots}
      marks="bar"
      isTurned
    >
      {data.columns.map((column, i) => (
        <text key={i} className="row-name" x={EDGE} y={(rows(i) ?? 0) + 0.95 * rem}>
          {column}
        </text>
      ))}
      {spots.map(({ series, column, ...box }) => {
        const { look, values } = data.series[series]
        const label = values[column]?.text ?? ''
        return (
          <g key={`${series} ${column}`} className={look}>
            <rect className="bar" {...box} rx={2} fill={hatchingUrl(id, look)} />
            {fits(label, box.width, rem) && (
              <text
                className="bar-text"
                x={box.x + box.width / 2}
                y={box.y + box.height / 2}
                dy="0.35em"
                textAnchor="middle"
              >
                {label}
              </text>
            )}
          </g>
        )
      })}
    </ChartFrame>
  )
}
