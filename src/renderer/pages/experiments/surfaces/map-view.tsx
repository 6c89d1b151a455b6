/** A surface from above: areas of one colour between contour lines, one at each tenth of the rate. */
import { contours } from 'd3'
import { memo, useId } from 'react'
import { MAX_SURFACE_WEIGHT, type WeightPair } from '../../../../engine/arena/surface.ts'
import type { Spot } from '../../../ui/charts/spots.ts'
import type { Size } from '../../../ui/charts/use-size.ts'
import { spotsOf, type DrawingProps } from './drawing.ts'
import { BANDS, TICKS, TINY, type HeightField } from './field.ts'
import { LandmarkView } from './landmark.tsx'
import { featureLabel, weightWords } from '../../../model/studies/surface/words.ts'

/** The square that the weights span, since both axes have the same scale. */
interface Square {
  readonly left: number
  readonly top: number
  readonly side: number
}

function squareOf({ width, height, rem }: Size): Square {
  const side = Math.max(1, Math.min(width - 4.5 * rem, height - 4.75 * rem))
  return { left: Math.max(3.5 * rem, (width - side) / 2), top: 1.75 * rem, side }
}

const SPAN = 2 * MAX_SURFACE_WEIGHT

function placer({ left, top, side }: Square) {
  return ({ x, y }: WeightPair) => ({
    x: left + ((x + MAX_SURFACE_WEIGHT) / SPAN) * side,
    y: top + side - ((y + MAX_SURFACE_WEIGHT) / SPAN) * side,
  })
}

export function mapSpots({ points, field, size }: Pick<DrawingProps, 'points' | 'field' | 'size'>): Spot[] {
  return spotsOf(points, field, placer(squareOf(size)))
}

export const MapView = memo(function MapView({ surface, points, field, landmarks, size }: DrawingProps) {
  const clip = useId()
  const square = squareOf(size)
  const { left, top, side } = square
  const at = placer(square)
  const radius = Math.min(2, side / field.length / 8)
  return (
    <>
      <clipPath id={clip}>
        <rect x={left} y={top} width={side} height={side} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect fill="var(--band-0)" x={left} y={top} width={side} height={side} />
        {areasOf(field, square).map(({ band, path }) => (
          <path
            key={band}
            className={band === BANDS / 2 ? 'contour half' : 'contour'}
            fill={`var(--band-${band})`}
            d={path}
          />
        ))}
      </g>
      <g className="map-points">
        {points.map((point) => {
          const { x, y } = at(point)
          return <circle key={point.number} cx={x} cy={y} r={radius} />
        })}
      </g>
      <MapAxes surface={surface} square={square} size={size} />
      {landmarks.map((landmark) => (
        <LandmarkView key={landmark.kind} landmark={landmark} at={at(landmark)} within={size} />
      ))}
    </>
  )
})

/** The area above each threshold, as a path; d3 puts the first place of the grid at 0.5. */
function areasOf({ length, heights }: HeightField, { left, top, side }: Square) {
  const thresholds = Array.from({ length: BANDS - 1 }, (_, i) => (i + 1) / BANDS - TINY)
  const cell = side / (length - 1)
  const point = ([x, y]: number[]) =>
    `${(left + (x - 0.5) * cell).toFixed(1)} ${(top + side - (y - 0.5) * cell).toFixed(1)}`
  return contours()
    .size([length, length])
    .thresholds(thresholds)([...heights])
    .map(({ coordinates }, i) => ({
      band: i + 1,
      path: coordinates.flatMap((rings) => rings.map((ring) => `M${ring.map(point).join('L')}Z`)).join(''),
    }))
}

function MapAxes({
  surface,
  square: { left, top, side },
  size: { rem },
}: Pick<DrawingProps, 'surface' | 'size'> & { square: Square }) {
  const [right, bottom] = [left + side, top + side]
  const at = placer({ left, top, side })
  return (
    <g className="axis map-axis">
      {TICKS.map((tick) => {
        const { x, y } = at({ x: tick, y: tick })
        return (
          <g key={tick}>
            <path d={`M${x} ${bottom}v5M${left} ${y}h-5`} />
            <text x={x} y={bottom} dy="1.6em" textAnchor="middle">
              {weightWords(tick)}
            </text>
            <text x={left - 9} y={y} dy="0.35em" textAnchor="end">
              {weightWords(tick)}
            </text>
          </g>
        )
      })}
      <path className="zero" d={`M${at({ x: 0, y: 0 }).x} ${top}V${bottom}M${left} ${at({ x: 0, y: 0 }).y}H${right}`} />
      <rect className="frame" x={left} y={top} width={side} height={side} />
      <text className="axis-name" x={left - 2.6 * rem} y={top - 0.7 * rem}>
        ↑ {featureLabel(surface.y)}
      </text>
      <text className="axis-name" x={right} y={bottom} dy="3.1em" textAnchor="end">
        {featureLabel(surface.x)} →
      </text>
    </g>
  )
}
