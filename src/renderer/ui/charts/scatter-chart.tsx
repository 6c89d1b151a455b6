/** Points by two numbers, each with a name of its own. */
import { extent, scaleLinear } from 'd3'
import { useId } from 'react'
import { ColumnAxis, plotArea, ValueAxis } from './axes.tsx'
import { ChartFrame } from './chart-frame.tsx'
import { stepAt, type TickFormat } from '../../language/format.ts'
import { shapeOf } from './looks.ts'
import type { Spot } from './spots.ts'
import { useSize } from './use-size.ts'

export interface NamedPoint {
  readonly name: string
  readonly x: number
  readonly y: number
}

interface AxisWords {
  readonly title: string
  readonly format: TickFormat
}

interface ScatterChartProps {
  readonly title: string
  readonly summary: string
  readonly fileName: string
  readonly points: readonly NamedPoint[]
  readonly x: AxisWords
  readonly y: AxisWords
  /** Title of the points: the thing that each stands for. */
  readonly pointTitle: string
}

const LOOK = 'series-3'

export function ScatterChart({ title, summary, fileName, points, x, y, pointTitle }: ScatterChartProps) {
  const id = useId()
  const [plot, size] = useSize()
  const area = plotArea(size)
  const across = spanning(
    points.map((point) => point.x),
    [area.left, area.right],
    8,
  )
  const up = spanning(
    points.map((point) => point.y),
    [area.bottom, area.top],
    5,
  )
  // From left to right, so that the keys go that way.
  const sorted = points.toSorted((a, b) => a.x - b.x)
  const spots = sorted.map((point, column): Spot => ({
    series: 0,
    column,
    x: across.scale(point.x),
    y: up.scale(point.y),
    width: 0,
    height: 0,
  }))
  return (
    <ChartFrame
      {...{ title, summary, fileName, id, plot, size, spots }}
      data={{
        columnTitle: pointTitle,
        columns: sorted.map(({ name }) => name),
        series: [{ name: y.title, look: LOOK, values: sorted }],
      }}
      valueTitle={y.title}
      format={(point) => `${x.format(point.x)}, ${y.format(point.y)}`}
      fields={[
        { title: x.title, of: (point) => point.x },
        { title: y.title, of: (point) => point.y },
      ]}
      marks="line"
    >
      <ValueAxis
        area={area}
        scale={Object.assign((value: number) => up.scale(value), { ticks: up.ticks })}
        title={y.title}
        format={y.format}
      />
      <ColumnAxis
        area={area}
        columns={across.ticks.map((tick, i) => x.format(tick, stepAt(across.ticks, i)))}
        title={x.title}
        at={(tick) => across.scale(across.ticks[Math.min(tick, across.ticks.length - 1)])}
        rem={size.rem}
      />
      <g className={LOOK}>
        {spots.map((spot) => (
          <path
            key={spot.column}
            className="point"
            d={shapeOf(LOOK)}
            transform={`translate(${spot.x} ${spot.y})`}
            fillOpacity={0.6}
          />
        ))}
      </g>
    </ChartFrame>
  )
}

/** A linear scale from the minimum to the maximum, rounded to ticks. */
function spanning(values: readonly number[], range: readonly [number, number], count: number) {
  const [min = 0, max = 1] = extent(values)
  const scale = scaleLinear(min === max ? [min - 1, max + 1] : [min, max], range).nice(count)
  return { scale, ticks: scale.ticks(count) }
}
