/**
 * Scales of a chart's values, with the ticks that fit its height, and places for what stands side by side in a column.
 */
import { extent, range, scaleBand, scaleLinear, scaleLog, ticks } from 'd3'

export interface ValueScale {
  (value: number): number
  readonly ticks: readonly number[]
}

type Range = readonly [from: number, to: number]

/**
 * Room for a tick, in multiples of the font size: on linear scales, where d3 takes it as a hint, and for powers of ten.
 */
const LINEAR_SPACING = 3
const LOG_SPACING = 1.75

/** Maximum factor by which a logarithmic scale exceeds the span of the values. */
const MAX_LOG_MARGIN = 1.5

/** A linear scale from zero to the furthest values, rounded to a tick. */
export function linearScale(values: readonly number[], [from, to]: Range, textSize: number): ValueScale {
  const count = Math.max(2, Math.floor(Math.abs(to - from) / (LINEAR_SPACING * textSize)))
  const scale = scaleLinear(
    values.some((value) => value !== 0) ? [Math.min(0, ...values), Math.max(0, ...values)] : [0, 1],
    [from, to],
  ).nice(count)
  return Object.assign((value: number) => scale(value), { ticks: scale.ticks(count) })
}

/** A linear scale over the span of the values, rounded to a tick, for values close together. */
export function closeScale(values: readonly number[], [from, to]: Range, textSize: number): ValueScale {
  const count = Math.max(2, Math.floor(Math.abs(to - from) / (LINEAR_SPACING * textSize)))
  const [min = 0, max = 1] = extent(values)
  const margin = min === max ? Math.max(0.01, Math.abs(min) / 10) : 0
  const scale = scaleLinear([min - margin, max + margin], [from, to]).nice(count)
  return Object.assign((value: number) => scale(value), { ticks: scale.ticks(count) })
}

/** A linear scale from zero; over the span of the values where its lower half would be empty. */
export function lineScale(values: readonly number[], range: Range, textSize: number): ValueScale {
  const [min = 0, max = 0] = extent(values)
  return (min > 0 && min > max / 2 ? closeScale : linearScale)(values, range, textSize)
}

/** A logarithmic scale over a little more than the positive values span; all others lie at its lower end. */
export function logScale(values: readonly number[], [from, to]: Range, textSize: number): ValueScale {
  const positive = values.filter((value) => value > 0)
  const [low = 1, high = 10] = extent(positive)
  // Values close together would lie on one another in the middle of a wide margin.
  const margin = low === high ? MAX_LOG_MARGIN : Math.min(MAX_LOG_MARGIN, Math.max(1.01, (high / low) ** 0.1))
  const [min, max] = positive.length === 0 ? [low, high] : [low / margin, high * margin]
  const scale = scaleLog([min, max], [from, to]).clamp(true)
  const room = Math.max(2, Math.floor(Math.abs(to - from) / (LOG_SPACING * textSize)))
  return Object.assign((value: number) => scale(Math.max(value, min)), { ticks: logTicks(min, max, room) })
}

/**
 * Powers of ten inside the span, as many as there is room for; in a short span 1, 2 and 5 times these, or any round
 * numbers.
 */
export function logTicks(min: number, max: number, room: number): number[] {
  const powers = range(Math.floor(Math.log10(min)), Math.ceil(Math.log10(max)) + 1).map((power) => Number(`1e${power}`))
  const inside = (candidates: readonly number[]) => candidates.filter((tick) => tick >= min && tick <= max)
  const fine = inside(powers.flatMap((power) => [power, 2 * power, 5 * power]))
  const coarse = inside(powers)
  // d3 takes the number as a hint.
  if (fine.length < 2)
    return [3, 2, 1].map((count) => ticks(min, max, count)).find(({ length }) => length <= room) ?? []
  if (coarse.length < 3 && fine.length <= Math.max(room, 3)) return fine
  const step = Math.ceil(coarse.length / room)
  return coarse.filter((_, i) => i % step === 0)
}

/**
 * Places for `series` things of the same width side by side at each of `columns`.
 *
 * @param widest maximum width of one, however few there are
 */
export function sideBySide(columns: number, series: number, [from, to]: Range, widest: number) {
  const groups = scaleBand(range(columns), [from, to]).paddingInner(0.3).paddingOuter(0.2)
  const width = Math.min(groups.bandwidth(), widest * series)
  const things = scaleBand(range(series), [-width / 2, width / 2]).paddingInner(0.16)
  const middle = (column: number) => (groups(column) ?? 0) + groups.bandwidth() / 2
  return {
    middle,
    left: (thing: number, column: number) => middle(column) + (things(thing) ?? 0),
    width: things.bandwidth(),
  }
}
