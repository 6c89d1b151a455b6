/** The value pointed at: a mark on it, and beside it all series of the same column. */
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import type { Series } from './chart-data.ts'
import { LegendMark, type MarkKind } from './legend.tsx'
import type { Look } from './looks.ts'
import type { Spot } from './spots.ts'
import type { Size } from './use-size.ts'
import './readout.css'

/** A ring around a point, a frame around a bar. */
export function Marker({ spot: { x, y, width, height }, look }: { spot: Spot; look: Look }) {
  const isPoint = width === 0 && height === 0
  return (
    <g className={`marker ${look}`} data-screen="">
      {isPoint ? (
        <circle cx={x} cy={y} r={9} />
      ) : (
        <rect x={x - 2.5} y={y - 2.5} width={width + 5} height={height + 5} rx={4} />
      )}
    </g>
  )
}

interface ReadoutProps<Value> {
  readonly id: string
  readonly title: string
  readonly spot: Spot
  readonly size: Size
  readonly series: readonly Series<Value>[]
  readonly marks: MarkKind
  readonly format: (value: Value) => string
}

/** Pixels between the readout and the spot that it describes. */
const GAP = 14

export function Readout<Value>({ id, title, spot, size, series, marks, format }: ReadoutProps<Value>) {
  return (
    <ReadoutBox spot={spot} size={size}>
      <strong>{title}</strong>
      <ul>
        {series.map(({ name, look, values }, i) => {
          const value = values[spot.column]
          return (
            value !== null && (
              <li key={name} aria-current={i === spot.series ? 'true' : undefined}>
                <LegendMark id={id} kind={marks} look={look} />
                <span>{name}</span>
                <span className="number">{format(value)}</span>
              </li>
            )
          )
        })}
      </ul>
    </ReadoutBox>
  )
}

export function ReadoutBox({
  spot,
  size,
  children,
}: {
  readonly spot: Spot
  readonly size: Size
  readonly children: ReactNode
}) {
  const ref = useRef<HTMLDivElement>(null)
  // Centred above or below the spot, as far as the plot has room for its width.
  useLayoutEffect(() => {
    const { style, offsetWidth } = ref.current as HTMLElement
    const middle = spot.x + spot.width / 2
    style.left = `${Math.max(0, Math.min(middle - offsetWidth / 2, size.width - offsetWidth))}px`
  })
  const isBelow = spot.y + spot.height / 2 < size.height / 2
  const upright = isBelow ? { top: spot.y + spot.height + GAP } : { bottom: size.height - spot.y + GAP }
  return (
    <div ref={ref} className="readout" data-screen="" style={upright} aria-hidden="true">
      {children}
    </div>
  )
}
