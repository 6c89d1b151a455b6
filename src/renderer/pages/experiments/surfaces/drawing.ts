/** The data that both pictures of a surface are drawn from. */
import type { WeightPair, Surface, SurfacePoint } from '../../../../engine/arena/surface.ts'
import type { Spot } from '../../../ui/charts/spots.ts'
import type { Size } from '../../../ui/charts/use-size.ts'
import type { HeightField } from './field.ts'

/** A place that is pointed out: the best point, or the report's own evaluation. */
export interface SurfaceLandmark extends WeightPair {
  readonly kind: 'best' | 'report'
  readonly label: string
}

export interface DrawingProps {
  readonly surface: Surface
  readonly points: readonly SurfacePoint[]
  readonly field: HeightField
  readonly landmarks: readonly SurfaceLandmark[]
  readonly size: Size
}

/** Places of points, in the order of their numbers. Rows count from above, so that the keys go where they point. */
export function spotsOf(
  points: readonly SurfacePoint[],
  { length }: HeightField,
  at: (point: SurfacePoint) => { readonly x: number; readonly y: number },
): Spot[] {
  return points
    .toSorted((a, b) => a.number - b.number)
    .map((point) => ({
      series: length - 1 - Math.floor(point.number / length),
      column: point.number % length,
      ...at(point),
      width: 0,
      height: 0,
    }))
}

/** The number of the point that a spot stands for. */
export function numberOf({ series, column }: Spot, { length }: HeightField): number {
  return (length - 1 - series) * length + column
}
