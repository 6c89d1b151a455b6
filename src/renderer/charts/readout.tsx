/** The value pointed at: a mark on it, and beside it all series of the same column. */
import type { Series } from './chart-data.ts'
import { LegendMark, type LegendKind } from './legend.tsx'
import type { Look } from './looks.ts'
import type { Spot } from './spots.ts'
import type { Size } from './use-size.ts'

/** A ring around a point, a frame around a bar. It is of the screen, not of the picture that is exported. */
export function Marker({ spot: { x, y, width, height }, look }: { spot: Spot; look: Look }) {
  const isPoint = width === 0 && height === 0
  return (
    <g className={`marker ${look}`} data-screen="">
      {isPoint ? <circle cx={x} cy={y} r={9} /> : <rect x={x - 2.5} y={y - 2.5} width={width + 5} height={height + 5} rx={4} />}
    </g>
  )
}

interface ReadoutProps<Value> {
  readonly id: string
  readonly title: string
  readonly spot: Spot
  readonly size: Size
  readonly series: readonly Series<Value>[]
  readonly legend: LegendKind
  readonly format: (value: Value) => string
}

/** Pixels between the readout and what it tells of. */
const GAP = 14

export function Readout<Value>({ id, title, spot, size, series, legend, format }: ReadoutProps<Value>) {
  const width = Math.min(17 * size.rem, size.width)
  const left = Math.min(Math.max(spot.x + spot.width / 2 - width / 2, 0), size.width - width)
  const isBelow = spot.y + spot.height / 2 < size.height / 2
  const upright = isBelow ? { top: spot.y + spot.height + GAP } : { bottom: size.height - spot.y + GAP }
  return (
    <div className="readout" style={{ left, width, ...upright }} aria-hidden="true">
      <strong>{title}</strong>
      <ul>
        {series.map(({ name, look, values }, i) => {
          const value = values[spot.column]
          return (
            value !== null && (
              <li key={name} className={i === spot.series ? 'current' : undefined}>
                <LegendMark id={id} kind={legend} look={look} />
                <span>{name}</span>
                <span className="number">{format(value)}</span>
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}
