/** Statistics of samples: quartiles, confidence intervals, tail probabilities. */

/** The five figures of a box plot, and how many went into them. */
export interface Quartiles {
  readonly count: number
  readonly minimum: number
  readonly lower: number
  readonly median: number
  readonly upper: number
  readonly maximum: number
}

/** A quantile of sorted figures, with linear interpolation (Hyndman and Fan 1996, definition 7, as in R and d3). */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share
  const below = Math.floor(place)
  const next = sorted[Math.min(below + 1, sorted.length - 1)]
  return sorted[below] + (next - sorted[below]) * (place - below)
}

/** @throws RangeError when there are no figures */
export function quartiles(figures: readonly number[]): Quartiles {
  if (figures.length === 0) throw new RangeError('quartiles need at least one figure')
  const sorted = figures.toSorted((a, b) => a - b)
  const at = (share: number) => quantile(sorted, share)
  return { count: sorted.length, minimum: at(0), lower: at(0.25), median: at(0.5), upper: at(0.75), maximum: at(1) }
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

/** The estimate of the share that is left of one: of losses, where the estimate is of wins. */
export function opposite({ value, lower, upper }: Estimate): Estimate {
  return { value: 1 - value, lower: 1 - upper, upper: 1 - lower }
}

/** z: 95 % of a normal distribution lies within this many standard deviations of the mean. */
export const DEVIATIONS_OF_95_PERCENT = 1.959963984540054

/**
 * t: 95 % of Student's t distribution lies within this many standard deviations of the mean, with a relative error below
 * 0.002: exact for one and two degrees of freedom, else by the expansion about the normal distribution (Abramowitz and
 * Stegun 1972, 26.7.5).
 */
export function deviationsOf95Percent(degreesOfFreedom: number): number {
  const [n, z] = [degreesOfFreedom, DEVIATIONS_OF_95_PERCENT]
  if (n === 1) return Math.tan(0.475 * Math.PI)
  if (n === 2) return 0.95 * Math.sqrt(2 / (1 - 0.95 ** 2))
  const terms = [
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
    (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / 92_160,
  ]
  return terms.reduce((sum, term, i) => sum + term / n ** (i + 1), z)
}

/** Coefficients of the complementary error function, from the term of degree zero (Press et al. 1992, 6.2: `erfcc`). */
const ERFC = [
  -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
  0.17087277,
]

/** The natural logarithm of the probability that a standard normal variable is below `deviation`, to about 1e-7. */
export function logOfLowerTail(deviation: number): number {
  if (deviation > 0) return Math.log1p(-Math.exp(logOfLowerTail(-deviation)))
  const z = -deviation / Math.SQRT2
  const t = 1 / (1 + z / 2)
  return Math.log(t / 2) - z * z + ERFC.reduceRight((sum, coefficient) => coefficient + t * sum, 0)
}

/**
 * The confidence that each of several intervals needs for all of them to hold jointly with 95 % (Bonferroni's
 * inequality), however the figures depend on each other.
 */
export function confidenceOfEach(figures: number): number {
  return 1 - 0.05 / figures
}

/** z for a confidence: a normal figure lies within this many standard deviations of its mean with this probability. */
export function deviationsOf(confidence: number): number {
  let [below, above] = [0, 10]
  for (let halving = 0; halving < 60; halving++) {
    const middle = (below + above) / 2
    if (2 * normalAbove0(middle) < confidence) below = middle
    else above = middle
  }
  return above
}

/** The probability that a standard normal figure lies between 0 and x, by its Taylor series (Marsaglia 2004). */
function normalAbove0(x: number): number {
  let [sum, term] = [0, x]
  for (let odd = 3; sum + term !== sum; odd += 2) {
    sum += term
    term *= x ** 2 / odd
  }
  return (sum * Math.exp(-(x ** 2) / 2)) / Math.sqrt(2 * Math.PI)
}

/**
 * The share of hits among trials that are independent of each other, from 0 to 1, with Wilson's score interval (Wilson
 * 1927; method 3 of Newcombe 1998).
 *
 * @param of trials, at least one
 * @param deviations z of the confidence; 95 % by default
 */
export function shareOf(hits: number, of: number, deviations = DEVIATIONS_OF_95_PERCENT): Estimate {
  const square = deviations ** 2
  const middle = (hits + square / 2) / (of + square)
  const half = (deviations * Math.sqrt((hits * (of - hits)) / of + square / 4)) / (of + square)
  return { value: hits / of, lower: hits === 0 ? 0 : middle - half, upper: hits === of ? 1 : middle + half }
}

/** A count of events, and the number of things they were counted in: blunders in games, for example. */
export interface Tally {
  readonly count: number
  readonly of: number
}

/**
 * The mean count per thing over independent tallies, with a score interval as Wilson's is for shares. A mean is in it
 * if the observed one is at most z standard deviations away (Student's t where the dispersion is estimated), by the
 * variance under that mean. The variance is Poisson's times the dispersion of the tallies (quasi-Poisson: McCullagh and
 * Nelder
 * 1989, 6.2); it is Poisson's own when all tallies are alike, so that nothing is known of the dispersion.
 *
 * @param tallies at least one; together of at least one thing
 */
export function meanCount(tallies: readonly Tally[]): Estimate {
  const [count, of] = [
    tallies.reduce((sum, tally) => sum + tally.count, 0),
    tallies.reduce((sum, tally) => sum + tally.of, 0),
  ]
  const value = count / of
  const others = tallies.length - 1
  const surplus = tallies.reduce((sum, tally) => sum + (tally.count - value * tally.of) ** 2, 0)
  const [deviations, dispersion] =
    surplus === 0
      ? [DEVIATIONS_OF_95_PERCENT, 1]
      : [deviationsOf95Percent(others), (surplus * tallies.length) / (others * count)]
  const unit = (deviations ** 2 * dispersion) / of
  const half = Math.sqrt(unit * value + unit ** 2 / 4)
  return { value, lower: Math.max(0, value + unit / 2 - half), upper: value + unit / 2 + half }
}

/** A number of hits among trials, and its share. */
export interface Rate extends Estimate {
  readonly hits: number
  readonly of: number
}

/** The share of hits with its interval; null when there are no trials. */
export function rateOf(hits: number, of: number, deviations = DEVIATIONS_OF_95_PERCENT): Rate | null {
  return of === 0 ? null : { hits, of, ...shareOf(hits, of, deviations) }
}

/**
 * The median of independent figures. The interval for the median of their distribution, whatever that is, lies between
 * two of the figures: the number of figures below the median is binomial with probability ½ (David and Nagaraja 2003,
 * 7.1). With too few figures it is unbounded.
 *
 * @throws RangeError when there are no figures
 */
export function medianOf(figures: readonly number[], confidence: number): Estimate {
  const value = median(figures)
  const sorted = figures.toSorted((a, b) => a - b)
  const { length } = sorted
  // `tail` is the probability that at most `outside` figures lie below the median. The next term is kept as its
  // logarithm, as it may underflow.
  let [outside, tail, logarithm] = [-1, 0, -length * Math.LN2]
  while (tail + Math.exp(logarithm) <= (1 - confidence) / 2) {
    tail += Math.exp(logarithm)
    outside++
    logarithm += Math.log((length - outside) / (outside + 1))
  }
  return outside < 0
    ? { value, lower: -Infinity, upper: Infinity }
    : { value, lower: sorted[outside], upper: sorted[length - 1 - outside] }
}
