/** The scale of f in the graph of a game: whole numbers around zero, and beyond them a place each for +∞ and −∞. */
import { scaleLinear } from 'd3'
import type { Area } from '../../ui/charts/axes.tsx'
import type { ValueScale } from '../../ui/charts/scales.ts'

/** The room for ±∞ between the last number and the edge, in rem. */
const BEYOND = 2

/** The scale reaches at least this far on either side of zero, so that a quiet game looks quiet. */
const MIN_REACH = 2

/** The room that a tick needs, in rem. */
const TICK = 1.5

export function valueScale(
  values: readonly number[],
  { top, bottom }: Pick<Area, 'top' | 'bottom'>,
  rem: number,
): ValueScale {
  const numbers = values.filter((value) => Number.isFinite(value))
  const [low, high] = [Math.floor(Math.min(-MIN_REACH, ...numbers)), Math.ceil(Math.max(MIN_REACH, ...numbers))]
  const isBeyond = (infinity: number) => values.includes(infinity)
  const from = bottom - (isBeyond(-Infinity) ? BEYOND * rem : 0)
  const to = top + (isBeyond(Infinity) ? BEYOND * rem : 0)
  const scale = scaleLinear([low, high], [from, to])
  const step = Math.max(1, Math.ceil(((high - low) * TICK * rem) / Math.max(1, from - to)))
  const ticks = Array.from({ length: high - low + 1 }, (_, i) => low + i).filter((tick) => tick % step === 0)
  const place = (value: number) =>
    Number.isFinite(value) ? scale(value) : value > 0 ? top + 0.25 * rem : bottom - 0.25 * rem
  return Object.assign(place, { ticks })
}
