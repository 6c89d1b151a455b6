/** Numbers as charts write them, in the language of the page, and whether there is room for them. */
import { percentDigits, ratioDigits, rounded, roundedParts } from '../../engine/math/rounding.ts'
import { i18n } from './i18n.ts'

function written(value: number, options: Intl.NumberFormatOptions, language = i18n.language): string {
  return new Intl.NumberFormat(language, options).format(value)
}

/** The distance between a tick and the nearest other one, whose label has to read differently. */
export interface AxisStep {
  readonly step: number
}

/** @param axis given only for a tick of an axis */
export type TickFormat = (value: number, axis?: AxisStep) => string

/** @param ticks in order; the step is the same for all on a linear scale, and grows on a logarithmic one */
export function stepAt(ticks: readonly number[], i: number): AxisStep {
  const distances = [i - 1, i + 1].filter((other) => other in ticks).map((other) => Math.abs(ticks[other] - ticks[i]))
  // Differences of decimals are a little off: 0.3 − 0.2 is less than 0.1.
  return { step: distances.length === 0 ? 1 : Number(Math.min(...distances).toPrecision(6)) }
}

/** The number of decimals that tells one tick from the next. */
export function digitsOf({ step }: AxisStep): number {
  return Math.max(0, -Number(Math.abs(step).toExponential().split('e')[1]))
}

/**
 * Compact notation: 100, 10K, 1M; on an axis 1.15K beside 1.2K. By language alone: some regions write a million as
 * `1m`, or ten lakh.
 */
export function short(value: number, axis?: AxisStep): string {
  if (axis === undefined || value === 0) return written(value, { notation: 'compact' }, i18n.resolvedLanguage)
  const significant = Math.floor(Math.log10(Math.abs(value))) - Math.floor(Math.log10(axis.step)) + 1
  return written(
    value,
    { notation: 'compact', maximumSignificantDigits: Math.min(Math.max(significant, 2), 21) },
    i18n.resolvedLanguage,
  )
}

/**
 * A share of 1 in per cent, with one decimal below ten, and more where it would read as 0 or 100 % and is not; on an
 * axis all ticks have the same number of decimals.
 */
export function percent(share: number, axis?: AxisStep): string {
  if (axis === undefined)
    return written(share, { style: 'percent', maximumFractionDigits: percentDigits(share, share < 0.0995 ? 1 : 0) })
  const digits = digitsOf({ step: Number((100 * axis.step).toPrecision(6)) })
  return written(share, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/**
 * Shares of one whole in per cent, with at least a decimal each, rounded together so that what is written adds up to
 * 100 %.
 */
export function percents(shares: readonly number[]): string[] {
  const { shares: shown, digits } = roundedParts(shares, 1)
  return shown.map((share) =>
    written(share, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits }),
  )
}

/** At most two decimals; on an axis, as many as tell its ticks apart. */
export function decimal(value: number, axis?: AxisStep): string {
  return axis === undefined ? written(value, { maximumFractionDigits: 2 }) : fixed(value, digitsOf(axis))
}

/** One figure relative to another: as `decimal`, with more decimals where it would read as 0 or 1 and is not. */
export function ratio(value: number, axis?: AxisStep): string {
  return axis === undefined
    ? written(value, { maximumFractionDigits: ratioDigits(value, 2) })
    : fixed(value, digitsOf(axis))
}

/** Text of a ratio: with a decimal below ten, and more where it would read as 1 and is not. */
export function multiple(value: number): string {
  return written(value, { maximumFractionDigits: ratioDigits(value, rounded(value, 1) < 10 ? 1 : 0) })
}

function fixed(value: number, digits: number): string {
  return written(value, { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** At most four decimals, for values close together; on an axis, as many as tell its ticks apart. */
export function fine(value: number, axis?: AxisStep): string {
  return axis === undefined ? written(value, { maximumFractionDigits: 4 }) : fixed(value, digitsOf(axis))
}

/** Rough width of a letter as a share of the page's font size; charts use a slightly smaller font. */
const LETTER = 0.46

/** Does a short text fit into a width with a little space around it? */
export function fits(text: string, width: number, rem: number): boolean {
  return (text.length + 1) * LETTER * rem < width
}

/** Sorted numbers with runs of consecutive ones joined: `2-4,6`. */
export function ranges(numbers: readonly number[], dash = '-', comma = ','): string {
  const runs: number[][] = []
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run?.at(-1) === number - 1) run.push(number)
    else runs.push([number])
  }
  return runs.map((run) => (run.length === 1 ? String(run[0]) : `${run[0]}${dash}${run[run.length - 1]}`)).join(comma)
}

/** The day of a moment by the user's clock, as in SGF and in names of files: 2026-05-03. */
export function localDay(date: Date): string {
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
