/** Bars from zero, the series side by side at every column, each with a hatching of its own. */
import { useId } from 'react'
import { ColumnAxis, plotArea, ValueAxis } from './axes.tsx'
import { valuesOf } from './chart-data.ts'
import { ChartFrame, type ChartProps } from './chart-frame.tsx'
import { fits, type TickFormat } from '../../language/format.ts'
import { hatchingUrl } from './hatchings.tsx'
import { linearScale, sideBySide } from './scales.ts'
import type { Spot } from './spots.ts'
import { useSize } from './use-size.ts'

interface BarChartProps extends ChartProps {
  readonly formatTick: TickFormat
}

/** Maximum width of a bar, in multiples of the font size. */
const MAX_BAR_WIDTH = 3

export function BarChart({ formatTick, ...props }: BarChartProps) {
  const { data, valueTitle } = props
  const id = useId()
  const [plot, size] = useSize()
  const area = plotArea(size)
  const places = sideBySide(data.columns.length, data.series.length, [area.left, area.right], MAX_BAR_WIDTH * size.rem)
  const atY = linearScale(valuesOf(data), [area.bottom, area.top], size.rem)
  const spots = data.series.flatMap(({ values }, series) =>
    values.flatMap((value, column): Spot[] => {
      if (value === null) return []
      const y = atY(value)
      return [{ series, column, x: places.left(series, column), y, width: places.width, height: area.bottom - y }]
    }),
  )
  return (
    <ChartFrame
      {...props}
      id={id}
      plot={plot}
      size={size}
      spots={spots}
      marks="bar"
      fields={[{ title: valueTitle, of: (value) => value }]}
    >
      <ValueAxis area={area} scale={atY} title={valueTitle} format={formatTick} />
      {spots.map(({ series, column, ...box }) => {
        const { look, values } = data.series[series]
        const text = formatTick(values[column] ?? 0)
        return (
          <g key={`${series} ${column}`} className={look}>
            <rect className="bar" {...box} rx={Math.min(3, box.height)} fill={hatchingUrl(id, look)} />
            {fits(text, box.width, size.rem) && (
              <text className="bar-value" x={box.x + box.width / 2} y={box.y} dy="-0.5em" textAnchor="middle">
                {text}
              </text>
            )}
          </g>
        )
      })}
      <ColumnAxis area={area} columns={data.columns} title={data.columnTitle} at={places.middle} rem={size.rem} />
    </ChartFrame>
  )
}
