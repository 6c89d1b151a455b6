/**
 * Two values a row on one logarithmic scale, joined by a line that shows their distance. Equal values are written once.
 */
import { scaleBand } from 'd3'
import { useId } from 'react'
import { plotArea } from './axes.tsx'
import { valuesOf } from './chart-data.ts'
import { ChartFrame, type ChartProps } from './chart-frame.tsx'
import { stepAt, type TickFormat } from '../../language/format.ts'
import { shapeOf } from './looks.ts'
import { logScale } from './scales.ts'
import type { Spot } from './spots.ts'
import { useSize } from './use-size.ts'
import './dumbbell-chart.css'

interface DumbbellProps extends ChartProps {
  readonly formatTick: TickFormat
}

/** Room for the names of the rows, in multiples of the font size. */
const NAME_WIDTH = 9

export function DumbbellChart({ formatTick, ...props }: DumbbellProps) {
  const { data, format } = props
  const id = useId()
  const [plot, size] = useSize()
  const { rem } = size
  const { right, bottom } = plotArea(size)
  const left = NAME_WIDTH * rem
  const across = logScale(valuesOf(data), [left + 3 * rem, right - 3 * rem], 2 * rem)
  const rows = scaleBand(data.columns.keys(), [0, bottom])
  const middle = (row: number) => (rows(row) ?? 0) + rows.bandwidth() / 2
  const spots = data.columns.flatMap((_, column) =>
    data.series.flatMap(({ values }, series): Spot[] => {
      const value = values[column]
      return value === null ? [] : [{ series, column, x: across(value), y: middle(column), width: 0, height: 0 }]
    }),
  )
  return (
    <ChartFrame
      {...props}
      fields={[{ title: props.valueTitle, of: (value) => value }]}
      id={id}
      plot={plot}
      size={size}
      spots={spots}
      marks="line"
      isTurned
    >
      <g className="axis">
        {across.ticks.map((tick, i) => (
          <g key={tick} transform={`translate(${across(tick)} 0)`}>
            <line y1={0} y2={bottom} />
            <text y={bottom} dy="1.4em" textAnchor="middle">
              {formatTick(tick, stepAt(across.ticks, i))}
            </text>
          </g>
        ))}
        <text className="axis-title" x={right} y={bottom} dy="2.9em" textAnchor="end">
          {props.valueTitle}
        </text>
      </g>
      {data.columns.map((name, row) => {
        const own = spots.filter(({ column }) => column === row)
        const [leftmost, rightmost] = [Math.min(...own.map(({ x }) => x)), Math.max(...own.map(({ x }) => x))]
        return (
          <g key={name}>
            <text className="row-name" x={0} y={middle(row)} dy="0.35em">
              {name}
            </text>
            {own.length > 1 && <line className="span" x1={leftmost} x2={rightmost} y1={middle(row)} y2={middle(row)} />}
            {own.map(({ series, x, y }) => (
              <g key={series} className={data.series[series].look}>
                <path className="point" d={shapeOf(data.series[series].look)} transform={`translate(${x} ${y})`} />
              </g>
            ))}
            {own.map(({ series, x, y }, i) => {
              if (i > 0 && leftmost === rightmost) return null
              const isLeft = leftmost !== rightmost && x === leftmost
              return (
                <text
                  key={series}
                  className="bar-value"
                  x={x + (isLeft ? -0.7 : 0.7) * rem}
                  y={y}
                  dy="0.35em"
                  textAnchor={isLeft ? 'end' : 'start'}
                >
                  {format(data.series[series].values[row] ?? 0)}
                </text>
              )
            })}
          </g>
        )
      })}
    </ChartFrame>
  )
}
