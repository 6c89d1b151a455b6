/** What both pictures of a surface are drawn from. */
import type { Place, Surface, SurfacePoint } from '../../engine/arena/surface.ts'
import type { Spot } from '../charts/spots.ts'
import type { Size } from '../charts/use-size.ts'
import type { Field } from './field.ts'

/** A place that is pointed out: the best point, or the report's own evaluation. */
export interface Landmark extends Place {
  readonly kind: 'best' | 'report'
  readonly label: string
}

export interface DrawingProps {
  readonly surface: Surface
  readonly points: readonly SurfacePoint[]
  readonly field: Field
  readonly landmarks: readonly Landmark[]
  readonly size: Size
}

/** Where a point is drawn: its row counts from above, so that the keys go where they point. */
export function spotOf({ number }: SurfacePoint, { length }: Field, at: { readonly x: number; readonly y: number }): Spot {
  return { series: length - 1 - Math.floor(number / length), column: number % length, ...at, width: 0, height: 0 }
}

/** The number of the point that a spot is of. */
export function numberOf({ series, column }: Spot, { length }: Field): number {
  return (length - 1 - series) * length + column
}
