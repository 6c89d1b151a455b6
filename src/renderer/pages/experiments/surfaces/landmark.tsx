/** A place pointed out on a picture of a surface, with its name beside it. */
import type { Size } from '../../../ui/charts/use-size.ts'
import type { SurfaceLandmark } from './drawing.ts'

interface LandmarkProps {
  readonly landmark: SurfaceLandmark
  readonly at: { readonly x: number; readonly y: number }
  readonly within: Size
}

/** A diamond for the best point, a ring for the report's. */
const SHAPES: Readonly<Record<SurfaceLandmark['kind'], string>> = {
  best: 'M0-7 7 0 0 7-7 0Z',
  report: 'M-5.5 0A5.5 5.5 0 1 0 5.5 0A5.5 5.5 0 1 0-5.5 0Z',
}

export function LandmarkView({ landmark: { kind, label }, at: { x, y }, within }: LandmarkProps) {
  // The label stands on the side with more room, off the axis's name; two labels at the same place stay apart.
  const isLeft = x > within.width / 2
  const isAbove = kind === 'best' && y > 3 * within.rem
  return (
    <g className={`landmark ${kind}`} transform={`translate(${x} ${y})`}>
      <path d={SHAPES[kind]} />
      <text x={isLeft ? -11 : 11} dy={isAbove ? '-0.45em' : '1.05em'} textAnchor={isLeft ? 'end' : 'start'}>
        {label}
      </text>
    </g>
  )
}
