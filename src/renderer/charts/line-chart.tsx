/** Lines over columns, on a linear or logarithmic scale, each with a shape of its own at its points. */
import { line, scalePoint } from 'd3'
import { useId } from 'react'
import { ColumnAxis, plotArea, ValueAxis } from './axes.tsx'
import { valuesOf } from './chart-data.ts'
import { ChartFrame, type ChartProps } from './chart-frame.tsx'
import { shapeOf } from './looks.ts'
import { linearScale, logScale } from './scales.ts'
import type { Spot } from './spots.ts'
import { useSize } from './use-size.ts'

interface LineChartProps extends ChartProps {
  readonly scale: 'linear' | 'log'
  readonly formatTick: (value: number) => string
}

/** Pixels between the points of neighbouring series at a column, so that equal values do not hide each other. */
const DODGE = 5

export function LineChart({ scale, formatTick, ...props }: LineChartProps) {
  const { data, valueTitle } = props
  const id = useId()
  const [plot, size] = useSize()
  const area = plotArea(size)
  const x = scalePoint(data.columns.keys(), [area.left, area.right]).padding(0.3)
  const atX = (column: number) => x(column) ?? 0
  const dodge = (series: number) => (data.series[series].look === 'reference' ? 0 : (series - (data.series.length - 1) / 2) * DODGE)
  const atY = (scale === 'log' ? logScale : linearScale)(valuesOf(data), [area.bottom, area.top], size.rem)
  const spots = data.series.map(({ values }, series) =>
    values.flatMap((value, column): Spot[] => (value === null ? [] : [{ series, column, x: atX(column) + dodge(series), y: atY(value), width: 0, height: 0 }])),
  )
  const path = line<Spot>(
    ({ x }) => x,
    ({ y }) => y,
  )
  return (
    <ChartFrame {...props} id={id} plot={plot} size={size} spots={spots.flat()} marks="line" fields={[{ title: valueTitle, of: (value) => value }]}>
      <ValueAxis area={area} scale={atY} title={valueTitle} format={formatTick} />
      <ColumnAxis area={area} columns={data.columns} title={data.columnTitle} at={atX} />
      {data.series.map(({ name, look }, i) => (
        <g key={name} className={look}>
          <path className="line" d={path(spots[i]) ?? ''} />
          {look !== 'reference' &&
            spots[i].map(({ column, x, y }) => <path key={column} className="point" d={shapeOf(look)} transform={`translate(${x} ${y})`} />)}
        </g>
      ))}
    </ChartFrame>
  )
}
