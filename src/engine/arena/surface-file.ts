/** Surfaces from untrusted plain data, checked as they are read. */
import { BOARD_SIZES } from '../game/board.ts'
import { FEATURES } from '../evaluation/features.ts'
import { checkedNumber, isWhole, isSameJson, fieldsOf } from '../math/plain-data.ts'
import { MAX_SEED } from '../lab/sample.ts'
import { MAX_DEPTH } from '../search/search.ts'
import { isContestant } from './contestant-file.ts'
import { pointCount, pointOf, STEPS, type Surface, type SurfacePoint } from './surface.ts'

/** Maximum number of pairs for each point: more would not make an interval visibly narrower. */
export const MAX_POINT_PAIRS = 1000

/** Maximum size of a fixed weight. What matters is its ratio to the others, which go up to ten. */
export const MAX_FIXED_WEIGHT = 100

const oneOf = (values: readonly unknown[]) => (value: unknown) => values.includes(value)
const whole = (min: number, max: number) => (value: unknown) => isWhole(value, min, max)

const PARTS: Readonly<Record<keyof Surface, (value: unknown) => boolean>> = {
  x: oneOf(FEATURES),
  y: oneOf(FEATURES),
  step: oneOf(STEPS),
  fixed: areWeights,
  depth: whole(1, MAX_DEPTH),
  reference: isContestant,
  boardSize: oneOf(BOARD_SIZES),
  pairs: whole(1, MAX_POINT_PAIRS),
  openingStones: whole(0, MAX_DEPTH - 1),
  seed: whole(0, MAX_SEED),
}

/** Are the data a valid surface, with no other parts? */
export function isSurface(data: unknown): data is Surface {
  if (!isRecord(data)) return false
  const names = Object.keys(PARTS) as (keyof Surface)[]
  if (Object.keys(data).length !== names.length || !names.every((name) => PARTS[name](data[name]))) return false
  const { x, y, fixed } = data as Partial<Surface>
  return x !== y && [x, y].every((id) => !Object.hasOwn(fixed as object, id as string))
}

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

function areWeights(data: unknown): boolean {
  if (!isRecord(data)) return false
  return Object.entries(data).every(
    ([id, weight]) => oneOf(FEATURES)(id) && Number.isFinite(weight) && Math.abs(Number(weight)) <= MAX_FIXED_WEIGHT,
  )
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null
}
