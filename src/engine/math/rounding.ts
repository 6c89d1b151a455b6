/**
 * The one way in which figures are rounded to be shown: half away from zero, by their shortest decimals, as
 * `Intl.NumberFormat` does. `toFixed` goes by the binary number, and `Math.round` rounds −2.5 up.
 */

/** Nothing is written with more decimals; what is this close to 0 or 1 differs from it by errors of arithmetic. */
const MAX_DECIMALS = 15

/** By their number of decimals; kept between calls, as making one takes long. */
const formats: Intl.NumberFormat[] = []

function formatWith(digits: number): Intl.NumberFormat {
  return (formats[digits] ??= new Intl.NumberFormat('en', { maximumFractionDigits: digits, useGrouping: false }))
}

/** Never −0. */
export function rounded(value: number, digits = 0): number {
  return Number.isFinite(value) ? Number(formatWith(digits).format(value)) + 0 : value
}

/** Would a rounded ratio be taken for 0, or for 1, where it is not? */
function misleads(shown: number, ratio: number): boolean {
  return (shown === 0 || shown === 1) && shown !== ratio
}

/** The decimals of a ratio: as many as usual, or more where it would read as 0 or 1 and is not. */
export function ratioDigits(ratio: number, usual: number): number {
  let digits = usual
  while (digits < MAX_DECIMALS && misleads(rounded(ratio, digits), ratio)) digits++
  return digits
}

/** The decimals of a percentage, which reads as 0 or 100 % only where it is. */
export function percentDigits(share: number, usual: number): number {
  return ratioDigits(share, usual + 2) - 2
}

export interface Parts {
  /** Rounded shares, which add up to the rounded sum. */
  readonly shares: readonly number[]
  /** The decimals of their percentages, the same for all. */
  readonly digits: number
}

/** Shares of one whole, rounded together by the largest remainder method, with decimals as in `percentDigits`. */
export function roundedParts(shares: readonly number[], usual: number): Parts {
  for (let digits = usual; ; digits++) {
    const unit = 10 ** (digits + 2)
    const shown = inUnits(shares, unit).map((units) => units / unit)
    if (digits === MAX_PART_DIGITS || !shown.some((part, i) => misleads(part, shares[i])))
      return { shares: shown, digits }
  }
}

/** With more decimals the remainders would be errors of arithmetic. */
const MAX_PART_DIGITS = 9

function inUnits(shares: readonly number[], unit: number): number[] {
  const units = shares.map((share) => Math.floor(unit * share))
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
  const left = Math.round(unit * sum(shares)) - sum(units)
  const byRemainder = [...shares.keys()].sort((a, b) => unit * shares[b] - units[b] - (unit * shares[a] - units[a]))
  for (const i of byRemainder.slice(0, left)) units[i]++
  return units
}
