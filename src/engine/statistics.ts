/** What a sample of figures says as a whole. */

/** The five figures of a box plot, and how many went into them. */
export interface Quartiles {
  readonly count: number
  readonly least: number
  readonly lower: number
  readonly median: number
  readonly upper: number
  readonly greatest: number
}

/**
 * The value below which a share of the sorted figures lies, with straight lines between neighbours (Hyndman and Fan
 * 1996, definition 7, as in R and d3).
 */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share
  const below = Math.floor(place)
  const next = sorted[Math.min(below + 1, sorted.length - 1)]
  return sorted[below] + (next - sorted[below]) * (place - below)
}

/** @throws RangeError when there are no figures */
export function quartiles(figures: readonly number[]): Quartiles {
  if (figures.length === 0) throw new RangeError('no figures have no quartiles')
  const sorted = figures.toSorted((a, b) => a - b)
  const at = (share: number) => quantile(sorted, share)
  return { count: sorted.length, least: at(0), lower: at(0.25), median: at(0.5), upper: at(0.75), greatest: at(1) }
}

/** @throws RangeError when there are no figures */
export function median(figures: readonly number[]): number {
  return quartiles(figures).median
}

/** A figure with the ends of its 95 % confidence interval. */
export interface Estimate {
  readonly value: number
  readonly lower: number
  readonly upper: number
}

/** Of a normal distribution, 95 % lies within so many standard deviations of the mean. */
export const DEVIATIONS_OF_95_PERCENT = 1.959963984540054

/**
 * The share of hits among trials that are independent of each other, from 0 to 1, with Wilson's score interval (Wilson
 * 1927; method 3 of Newcombe 1998).
 *
 * @param of trials, at least one
 */
export function shareOf(hits: number, of: number): Estimate {
  const square = DEVIATIONS_OF_95_PERCENT ** 2
  const middle = (hits + square / 2) / (of + square)
  const half = (DEVIATIONS_OF_95_PERCENT * Math.sqrt((hits * (of - hits)) / of + square / 4)) / (of + square)
  return { value: hits / of, lower: hits === 0 ? 0 : middle - half, upper: hits === of ? 1 : middle + half }
}

/**
 * The mean of counts that are independent of each other, with the interval that Wilson's is for shares: the means that do not
 * lie further from the one observed than the variance allows that counts have where they are mean. That is Poisson's, as
 * many times as great as the observed one is (quasi-Poisson: McCullagh and Nelder 1989, 6.2), or as it is where all counts
 * are the same and nothing is known of it.
 *
 * @param counts at least one
 */
export function meanCount(counts: readonly number[]): Estimate {
  const value = counts.reduce((sum, count) => sum + count, 0) / counts.length
  const variance = counts.reduce((sum, count) => sum + (count - value) ** 2, 0) / Math.max(1, counts.length - 1)
  const unit = (DEVIATIONS_OF_95_PERCENT ** 2 * (variance === 0 ? 1 : variance / value)) / counts.length
  const half = Math.sqrt(unit * value + unit ** 2 / 4)
  return { value, lower: Math.max(0, value + unit / 2 - half), upper: value + unit / 2 + half }
}

/** How many of several, and the share that this is. */
export interface Rate extends Estimate {
  readonly hits: number
  readonly of: number
}

/** Null for none of none. */
export function rateOf(hits: number, of: number): Rate | null {
  return of === 0 ? null : { hits, of, ...shareOf(hits, of) }
}
