/** Axes: lines at the ticks of the values, names of the columns, and the titles of both. */
import type { ValueScale } from './scales.ts'
import { fits, stepAt, type TickFormat } from '../../language/format.ts'
import type { Size } from './use-size.ts'

/** The area of the drawing, inside the axes. */
export interface Area {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Leaves room for ticks on the left and column names below, in multiples of the font size. */
export function plotArea({ width, height, rem }: Size): Area {
  return { left: 3.6 * rem, right: width - rem, top: 1.7 * rem, bottom: height - 2.6 * rem }
}

interface ValueAxisProps {
  readonly area: Area
  readonly scale: ValueScale
  readonly title: string
  readonly format: TickFormat
}

export function ValueAxis({ area, scale, title, format }: ValueAxisProps) {
  return (
    <g className="axis">
      {scale.ticks.map((tick, i) => (
        <g key={tick} transform={`translate(0 ${scale(tick)})`}>
          <line x1={area.left} x2={area.right} />
          <text x={area.left - 8} dy="0.35em" textAnchor="end">
            {format(tick, stepAt(scale.ticks, i))}
          </text>
        </g>
      ))}
      <text className="axis-title" x={area.left} y={area.top} dy="-0.8em">
        {title}
      </text>
    </g>
  )
}

interface ColumnAxisProps {
  readonly area: Area
  readonly columns: readonly string[]
  readonly title: string
  readonly at: (column: number) => number
  /** The page's font size in pixels. */
  readonly rem: number
}

/** Axis of columns. Without room for the names of all columns, every second column has one, or every third … */
export function ColumnAxis({ area, columns, title, at, rem }: ColumnAxisProps) {
  const apart = at(1) - at(0)
  const longest = columns.reduce((a, b) => (b.length > a.length ? b : a), '')
  const steps = columns.map((_, i) => i + 1)
  const step = steps.find((step) => fits(longest, step * apart, rem)) ?? columns.length
  return (
    <g className="axis">
      <line className="base" x1={area.left} x2={area.right} y1={area.bottom} y2={area.bottom} />
      {columns.map(
        (column, i) =>
          i % step === 0 && (
            <text key={i} x={at(i)} y={area.bottom} dy="1.5em" textAnchor="middle">
              {column}
            </text>
          ),
      )}
      <text className="axis-title" x={area.right} y={area.bottom} dy="2.9em" textAnchor="end">
        {title}
      </text>
    </g>
  )
}
