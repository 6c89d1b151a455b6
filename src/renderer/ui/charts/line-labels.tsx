/** The names of lines beside their last points, each with its mark, and a thin line to the point. */
import type { Area } from './axes.tsx'
import type { Series } from './chart-data.ts'
import { LABEL_GAP, spread } from './end-labels.ts'
import { shapeOf } from './looks.ts'
import type { Spot } from './spots.ts'
import './line-labels.css'

interface LineLabelsProps {
  readonly area: Area
  readonly series: readonly Series<unknown>[]
  /** The points of each series, from left to right. */
  readonly spots: readonly (readonly Spot[])[]
  /** The page's font size in pixels. */
  readonly rem: number
}

export function LineLabels({ area, series, spots, rem }: LineLabelsProps) {
  const named = series.flatMap(({ name, look }, i) => {
    const last = spots[i].at(-1)
    return last === undefined ? [] : [{ name, look, last }]
  })
  const places = spread(
    named.map(({ last }) => last.y),
    1.1 * rem,
    [area.top, area.bottom],
  )
  const mark = area.right + (LABEL_GAP - 0.85) * rem
  return named.map(({ name, look, last: { x, y } }, i) => (
    <g key={name} className={`line-label ${look}`}>
      <path className="leader" d={`M${x + 7} ${y}L${mark - 8} ${places[i]}`} />
      {/* Moved by a group, as only the points of the lines are places of values. */}
      <g transform={`translate(${mark} ${places[i]})`}>
        {look !== 'reference' && <path className="point" d={shapeOf(look)} />}
      </g>
      <text x={look === 'reference' ? mark - 5 : mark + 0.55 * rem} y={places[i]} dy="0.35em">
        {name}
      </text>
    </g>
  ))
}
