/** Points of surfaces from untrusted plain data, checked as they are read; and the limits of surfaces. */
import { checkedNumber, isWhole, isSameJson, fieldsOf } from '../math/plain-data.ts'
import { pointCount, pointOf, type Surface, type SurfacePoint } from './surface.ts'

/** Maximum number of pairs for each point: more would not make an interval visibly narrower. */
export const MAX_POINT_PAIRS = 1000

/** Maximum size of a fixed weight. What matters is its ratio to the others, which go up to ten. */
export const MAX_FIXED_WEIGHT = 100

/**
 * A point from plain data, computed anew from its number and its pairs of games.
 *
 * @throws RangeError that names what is wrong with it
 */
export function checkedPoint(surface: Surface, data: unknown): SurfacePoint {
  const { number, pairs } = fieldsOf(data)
  const { lost, split, won } = fieldsOf(pairs)
  const counts = [lost, split, won]
  if (!counts.every((count) => isWhole(count, 0, surface.pairs)))
    throw new RangeError('its pairs are no numbers of pairs')
  const [lostPairs, splitPairs, wonPairs] = counts
  const point = pointOf(surface, checkedNumber(number, pointCount(surface)), {
    lost: lostPairs,
    split: splitPairs,
    won: wonPairs,
  })
  if (!isSameJson(point, data))
    throw new RangeError('its place or its rate does not follow from its number and its pairs')
  return point
}
