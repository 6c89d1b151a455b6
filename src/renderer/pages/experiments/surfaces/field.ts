/** The rates of a surface as a whole grid of heights: measured ones as they are, the others interpolated. */
import {
  MAX_SURFACE_WEIGHT,
  weightsOf,
  type WeightPair,
  type Surface,
  type SurfacePoint,
} from '../../../../engine/arena/surface.ts'

/** Shares of wins, row by row, as the points are numbered. */
export interface HeightField {
  /** Places in a row, and rows. */
  readonly length: number
  readonly heights: readonly number[]
}

/** The exponent of the inverse distance weighting. */
const FALL = 3

/**
 * A place that is not measured yet has the mean of the measured points, weighted by inverse distance (Shepard 1968).
 * Takes time in points × places.
 *
 * @param points at least one
 */
export function fieldOf(surface: Pick<Surface, 'step'>, points: readonly SurfacePoint[]): HeightField {
  const { length } = weightsOf(surface)
  const measured = new Map(points.map((point) => [point.number, point.rate.value]))
  const heights = Array.from(
    { length: length ** 2 },
    (_, number) => measured.get(number) ?? guess(number % length, Math.floor(number / length)),
  )
  return { length, heights }

  function guess(column: number, row: number): number {
    let [sum, weights] = [0, 0]
    for (const [number, rate] of measured) {
      const weight = Math.hypot((number % length) - column, Math.floor(number / length) - row) ** -FALL
      sum += weight * rate
      weights += weight
    }
    return sum / weights
  }
}

/** The height of a place between points, by bilinear interpolation. */
export function heightAt({ length, heights }: HeightField, { x, y }: WeightPair): number {
  const [column, row] = [placeOf(x, length), placeOf(y, length)]
  const [left, below] = [column, row].map((at) => Math.min(Math.floor(at), length - 2))
  const [across, up] = [column - left, row - below]
  const at = (dx: number, dy: number) => heights[(below + dy) * length + left + dx]
  return (at(0, 0) * (1 - across) + at(1, 0) * across) * (1 - up) + (at(0, 1) * (1 - across) + at(1, 1) * across) * up
}

/** The place of a weight in a row, from 0. */
function placeOf(weight: number, length: number): number {
  return ((weight + MAX_SURFACE_WEIGHT) / (2 * MAX_SURFACE_WEIGHT)) * (length - 1)
}

/** The number of colours that rates are drawn in: brown below a half, teal above. */
export const BANDS = 10

/** Less than any two rates differ by: a rate equal to a threshold lies above it. */
export const TINY = 1e-9

/** The index of a rate's colour, from 0. */
export function bandOf(rate: number): number {
  return Math.min(BANDS - 1, Math.floor(rate * BANDS + TINY))
}

/** Ticks of a weight, as many as have room everywhere. */
export const TICKS = [-MAX_SURFACE_WEIGHT, -MAX_SURFACE_WEIGHT / 2, 0, MAX_SURFACE_WEIGHT / 2, MAX_SURFACE_WEIGHT]
