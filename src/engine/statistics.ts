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

/** How many of several, with the interval that holds the true share in 95 of 100 samples. */
export interface Rate {
  readonly hits: number
  readonly of: number
  readonly share: number
  readonly low: number
  readonly high: number
}

/** 95 % of a normal distribution lie within so many standard deviations. */
const Z = 1.959964

/** The interval is Wilson's (1927), which stays within 0 and 1. Null for none of none. */
export function rateOf(hits: number, of: number): Rate | null {
  if (of === 0) return null
  const share = hits / of
  const weight = Z ** 2 / of
  const middle = (share + weight / 2) / (1 + weight)
  const half = (Z * Math.sqrt((share * (1 - share)) / of + weight / (4 * of))) / (1 + weight)
  return { hits, of, share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
