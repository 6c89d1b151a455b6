/** Numbers as charts write them, in the language of the page, and whether there is room for them. */
import { precisionFixed, sum } from 'd3'
import { i18n } from './i18n.ts'

function written(value: number, options: Intl.NumberFormatOptions, language = i18n.language): string {
  return new Intl.NumberFormat(language, options).format(value)
}

/** How far from the next tick of its axis a number stands, from which it has to differ in what is written. */
export interface AxisStep {
  readonly step: number
}

/** @param axis only of a number that is a tick */
export type TickFormat = (value: number, axis?: AxisStep) => string

/** @param ticks in order; the step is the same for all on a linear scale, and grows on a logarithmic one */
export function stepAt(ticks: readonly number[], i: number): AxisStep {
  const distances = [i - 1, i + 1].filter((other) => other in ticks).map((other) => Math.abs(ticks[other] - ticks[i]))
  // Differences of decimals are a little off: 0.3 − 0.2 is less than 0.1.
  return { step: distances.length === 0 ? 1 : Number(Math.min(...distances).toPrecision(6)) }
}

/** As many decimals as tell one tick from the next. */
export function digitsOf({ step }: AxisStep): number {
  return precisionFixed(step)
}

/**
 * As short as a tick has to be: 100, 10K, 1M; 1.15K beside 1.2K. By the language alone: in some regions a million is `1m`, or
 * ten lakh.
 */
export function short(value: number, axis?: AxisStep): string {
  if (axis === undefined || value === 0) return written(value, { notation: 'compact' }, i18n.resolvedLanguage)
  const significant = Math.floor(Math.log10(Math.abs(value))) - Math.floor(Math.log10(axis.step)) + 1
  return written(value, { notation: 'compact', maximumSignificantDigits: Math.min(Math.max(significant, 2), 21) }, i18n.resolvedLanguage)
}

/** A share of 1 in per cent; below ten with a decimal, on an axis all with the same number of them. */
export function percent(share: number, axis?: AxisStep): string {
  if (axis === undefined) return written(share, { style: 'percent', maximumFractionDigits: share < 0.0995 ? 1 : 0 })
  const digits = digitsOf({ step: Number((100 * axis.step).toPrecision(6)) })
  return written(share, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** Shares of one whole in per cent, with a decimal each, rounded together so that what is written adds up to 100 %. */
export function percents(shares: readonly number[]): string[] {
  return thousandthsOf(shares).map((thousandths) => written(thousandths / 1000, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }))
}

/** Each share rounded down to thousandths, and one more for those with the largest remainders until nothing is left. */
export function thousandthsOf(shares: readonly number[]): number[] {
  const whole = shares.map((share) => Math.floor(1000 * share))
  const left = Math.round(1000 * sum(shares)) - sum(whole)
  const byRemainder = [...shares.keys()].sort((a, b) => 1000 * shares[b] - whole[b] - (1000 * shares[a] - whole[a]))
  for (const i of byRemainder.slice(0, left)) whole[i]++
  return whole
}

/** With two decimals at most, on an axis as many as it takes. */
export function decimal(value: number, axis?: AxisStep): string {
  return axis === undefined ? written(value, { maximumFractionDigits: 2 }) : fixed(value, digitsOf(axis))
}

function fixed(value: number, digits: number): string {
  return written(value, { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** With four decimals at most, on an axis as many as it takes: for what lies close together. */
export function fine(value: number, axis?: AxisStep): string {
  return axis === undefined ? written(value, { maximumFractionDigits: 4 }) : fixed(value, digitsOf(axis))
}

/** Width of a letter as a part of the page's text size, roughly: charts write a little smaller. */
const LETTER = 0.46

/** Does a short text fit into a width with a little space around it? */
export function fits(text: string, width: number, rem: number): boolean {
  return (text.length + 1) * LETTER * rem < width
}

/** Numbers in order, those that follow one another joined: `2-4,6`. */
export function ranges(numbers: readonly number[], dash = '-', comma = ','): string {
  const runs: number[][] = []
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run?.at(-1) === number - 1) run.push(number)
    else runs.push([number])
  }
  return runs.map((run) => (run.length === 1 ? String(run[0]) : `${run[0]}${dash}${run[run.length - 1]}`)).join(comma)
}
